"""How fast the Python package is, beside Pillow and torchvision in the same run.

    PYTHONPATH=build/python python3 python/benchmarks/bench.py

Random triples of the sixteen operations, the same for all, on one core; then the share of a training's step that is spent
waiting for two DataLoader workers.
"""

import argparse
import json
import os
import sys
import time
from pathlib import Path

import numpy
import torch
from PIL import Image
from torch.utils.data import DataLoader
from torchvision.transforms import functional as F

import la3

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
import pillow_ops  # noqa: E402


def pictures(count, size):
    random = numpy.random.default_rng(0)
    coarse = random.integers(0, 256, (count, 8, 8, 3), numpy.uint8)
    return numpy.stack([numpy.asarray(Image.fromarray(image).resize((size, size), Image.BICUBIC)) for image in coarse])


def on_tensor(image, calls):
    """The operations in torchvision's words; bytes differ a little."""
    height, width = image.shape[1:]
    for op, v, center in calls:
        if op in ("ShearX", "ShearY"):
            angle = numpy.degrees(numpy.arctan(v))
            image = F.affine(image, 0, [0, 0], 1, [angle, 0] if op == "ShearX" else [0, angle])
        elif op in ("TranslateX", "TranslateY"):
            move = [int(v * width), 0] if op == "TranslateX" else [0, int(v * height)]
            image = F.affine(image, 0, move, 1, [0, 0])
        elif op == "Rotate":
            image = F.rotate(image, v)
        elif op == "Cutout":
            side = int(v * width)
            image = F.erase(image, int(center[1] * (height - side)), int(center[0] * (width - side)), side, side, torch.full((3, 1, 1), 120, dtype=torch.uint8))
        elif op == "Posterize":
            image = F.posterize(image, int(v))
        elif op == "Solarize":
            image = F.solarize(image, v)
        elif v is not None:
            names = {"Contrast": F.adjust_contrast, "Color": F.adjust_saturation, "Brightness": F.adjust_brightness, "Sharpness": F.adjust_sharpness}
            image = names[op](image, v)
        elif op != "Identity":
            image = getattr(F, op.lower())(image)
    return image


def per_second(work, count, rounds):
    """The best of some rounds: images a second of CPU time, so that what else the machine does counts little."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return count / best


def measure(size, rounds):
    count = 1024 if size < 100 else 96
    arrays = pictures(count, size)
    images = [Image.fromarray(array) for array in arrays]
    tensors = torch.from_numpy(arrays).permute(0, 3, 1, 2).contiguous()
    aug = la3.LabelAwareAugment(la3.Policy.random(), seed=1, threads=1)
    calls = [aug.calls(0, index=index) for index in range(count)]
    labels = numpy.zeros(count, numpy.int64)
    out = numpy.empty_like(arrays)

    def single(things):
        for index, thing in enumerate(things):
            aug(thing, 0, index=index)

    ways = {
        "pillow": lambda: [pillow_ops.apply(image, its) for image, its in zip(images, calls)],
        "torchvision": lambda: [on_tensor(tensor, its) for tensor, its in zip(tensors, calls)],
        "aug(pil)": lambda: single(images),
        "aug(array)": lambda: single(arrays),
        "aug(tensor)": lambda: single(tensors),
        "aug.batch": lambda: aug.batch(arrays, labels, index=0),
        "aug.batch, out": lambda: aug.batch(arrays, labels, index=0, out=out),
        "aug.batch, NCHW": lambda: aug.batch(tensors, labels, index=0),
    }
    # The same bytes, before anything is timed.
    done = aug.batch(arrays, labels, index=0)
    for index in range(count):
        assert numpy.array_equal(done[index], numpy.asarray(pillow_ops.apply(images[index], calls[index])))
    # All ways in every round, so that whatever else the machine does meets all of them.
    speeds = dict.fromkeys(ways, 0.0)
    for _ in range(rounds):
        for name, work in ways.items():
            speeds[name] = max(speeds[name], per_second(work, count, 1 if name in ("pillow", "torchvision") else 3))
    return speeds


def waiting_share(workers, steps, batch_size):
    """Of a training with a small wide ResNet's first layers on 32x32 images, how much of a step is spent waiting."""
    from torch import nn

    labels = [str(number) for number in range(10)]
    images = [Image.fromarray(array) for array in pictures(2048, 32)]
    policy = la3.Policy({label: la3.Policy.random().triples("*")[number::10] for number, label in enumerate(labels)})
    data = [(image, number % 10) for number, image in enumerate(images)]
    dataset = la3.torch.LabelAwareDataset(data, policy, labels=labels, transform=F.to_tensor)
    loader = DataLoader(dataset, batch_size=batch_size, shuffle=True, num_workers=workers, persistent_workers=workers > 0, drop_last=True)

    def block(inputs, outputs, stride):
        return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU())

    model = nn.Sequential(
        block(3, 16, 1), *[block(16, 16, 1) for _ in range(4)], block(16, 32, 2), *[block(32, 32, 1) for _ in range(4)],
        block(32, 64, 2), *[block(64, 64, 1) for _ in range(4)], nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(64, 10),
    )  # fmt: skip
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01, momentum=0.9)
    waited = worked = 0.0
    done, epoch = -8, 0  # the first steps do not count: the workers start
    while done < steps:
        dataset.set_epoch(epoch)
        epoch += 1
        batches = iter(loader)
        while done < steps:
            start = time.perf_counter()
            batch = next(batches, None)
            if batch is None:
                break
            got = time.perf_counter()
            loss = nn.functional.cross_entropy(model(batch[0]), batch[1])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            if done >= 0:
                waited += got - start
                worked += time.perf_counter() - got
            done += 1
    return {"waiting_percent": 100 * waited / (waited + worked), "images_per_s": steps * batch_size / (waited + worked)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true", help="exit code 1 below the figures the project promises")
    flags = parser.parse_args()
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    torch.set_num_threads(1)
    result = {str(size): measure(size, flags.rounds) for size in (32, 224)}
    os.sched_setaffinity(0, cores)
    result["two workers"] = waiting_share(2, flags.steps, 128)
    if flags.json:
        print(json.dumps(result, indent=2))
    else:
        for size in ("32", "224"):
            print(f"{size}x{size}, images/s on one core, and times Pillow's")
            for name, speed in result[size].items():
                print(f"  {name:16} {speed:10,.0f}  {speed / result[size]['pillow']:6.1f}")
        waiting = result["two workers"]
        print(f"training with two workers at 32x32: {waiting['waiting_percent']:.1f}% of the time waiting, {waiting['images_per_s']:.0f} images/s")
    if flags.check:
        wanted = {("32", "aug(pil)"): 5, ("32", "aug.batch"): 30, ("224", "aug(pil)"): 4, ("224", "aug.batch"): 8}
        low = [key for key, times in wanted.items() if result[key[0]][key[1]] < times * result[key[0]]["pillow"]]
        if result["two workers"]["waiting_percent"] > 5:
            low.append("two workers")
        if low:
            sys.exit(f"below what is promised: {low}")


if __name__ == "__main__":
    main()
