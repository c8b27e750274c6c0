"""How fast `la3.torch.DeviceAugment` is on a GPU, beside its own kernel, torchvision on the GPU and Pillow in workers; and what a
training loop makes of it.

    PYTHONPATH=build/python python3 python/benchmarks/gpu_bench.py --out results.json
    PYTHONPATH=build/python python3 python/benchmarks/gpu_bench.py --only training --seconds 5

All rows apply TrivialAugment (wide), so they do about the same to an image; only la3's are the bytes of Pillow. Every figure is the
best of three.
"""

import argparse
import importlib.util
import json
import sys
import time
from pathlib import Path

import numpy
import torch
from torch.utils.data import DataLoader, Dataset

import la3
from la3.torch import DeviceAugment, LabelAwareDataset, ResidentDataset, SmallImages

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "benchmarks" / "train"))
import torch_bench  # noqa: E402

NORMAL = {"mean": (0.49, 0.48, 0.45), "std": (0.25, 0.24, 0.26)}
POLICY = "trivial-augment-wide"
WORKERS = 8


def pictures(count, size):
    """Smooth, as photos are."""
    different = min(count, 256)
    coarse = torch.randint(0, 256, (different, 3, 8, 8), generator=torch.Generator().manual_seed(0)).float()
    fine = torch.nn.functional.interpolate(coarse, size=(size, size), mode="bilinear").round().to(torch.uint8)
    return fine.repeat((count + different - 1) // different, 1, 1, 1)[:count].contiguous()


def seconds_each(work, seconds):
    """Of one call, on the GPU and in Python, whichever takes longer."""
    for _ in range(3):
        work()
    best = float("inf")
    for _ in range(3):
        torch.cuda.synchronize()
        begin, calls = time.perf_counter(), 0
        while calls < 2 or time.perf_counter() - begin < seconds / 3:
            for _ in range(4):
                work()
            calls += 4
            if calls % 64 == 0:
                torch.cuda.synchronize()  # or thousands of calls wait in the stream
        torch.cuda.synchronize()
        best = min(best, (time.perf_counter() - begin) / calls)
    return best


def python_seconds(work):
    """What a call costs the CPU, while the GPU is idle enough to keep up."""
    best = float("inf")
    for _ in range(20):
        torch.cuda.synchronize()
        begin = time.perf_counter()
        for _ in range(20):
            work()
        best = min(best, (time.perf_counter() - begin) / 20)
    torch.cuda.synchronize()
    return best


def captured(work, times=10):
    """So many calls in a CUDA graph: nothing of Python is left."""
    stream, graph = torch.cuda.Stream(), torch.cuda.CUDAGraph()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        work()
    torch.cuda.current_stream().wait_stream(stream)
    with torch.cuda.graph(graph):
        for _ in range(times):
            work()
    return graph


def kernel_alone(augment, images, index):
    """The bare kernel: the compiled augmenter with everything decided, into memory that is there already."""
    gpu = augment._gpu
    is_last = not images.is_contiguous()
    out = augment(images, index=index)
    count, channels, height, width = images.shape
    core = gpu._cores[(images.device.index, channels, height, width, True, 0)]
    bytes_ = core.workspace_bytes(count)
    workspace = torch.empty(max(bytes_, 1), dtype=torch.uint8, device=images.device)

    def work():
        core.run(
            images.data_ptr(), 0, not is_last, 0, count, index.data_ptr(), 0, False, 0, 0, count, 0, 0, out.data_ptr(), 0, not is_last,
            workspace.data_ptr() if bytes_ else 0, torch.cuda.current_stream().cuda_stream,
        )  # fmt: skip

    return work, (out, workspace)


class Pil(Dataset):
    def __init__(self, images, transform):
        from PIL import Image

        self.images = [Image.fromarray(image.permute(1, 2, 0).numpy()) for image in images]
        self.transform = transform

    def __len__(self):
        return len(self.images)

    def __getitem__(self, i):
        return self.transform(self.images[i]), 0


def loader_rate(data, batch_size, seconds):
    loader = DataLoader(data, batch_size=batch_size, shuffle=True, num_workers=WORKERS, persistent_workers=True, drop_last=True)
    for _ in loader:
        break
    begin, count = time.perf_counter(), 0
    while time.perf_counter() - begin < seconds:
        for images, _ in loader:
            count += len(images)
            if time.perf_counter() - begin >= seconds:
                break
    return count / (time.perf_counter() - begin)


def speed(seconds):
    from torchvision.transforms import v2

    rows = []
    for size in (32, 224):
        pil = Pil(pictures(2048, size), v2.Compose([v2.TrivialAugmentWide(), v2.PILToTensor()]))
        pillow = loader_rate(pil, 128, 4 * seconds)
        for count in (128, 1024, 8192):
            images = pictures(count, size).cuda()
            index = torch.arange(count, device="cuda")
            finish = {"standard": SmallImages(), "out": torch.bfloat16, **NORMAL}
            plain = DeviceAugment(la3.Policy.named(POLICY), seed=1)
            finished = DeviceAugment(la3.Policy.named(POLICY), seed=1, **finish)
            last = images.contiguous(memory_format=torch.channels_last)
            row = {"size": size, "batch": count}
            for name, augment, given in (("bytes", plain, images), ("finished", finished, last)):
                alone, kept = kernel_alone(augment, given, index)
                graph = captured(alone)
                kernel = count / (seconds_each(graph.replay, seconds) / 10)
                call = lambda: augment(given, index=index)  # noqa: B023, E731
                row[name] = {
                    "kernel_alone": kernel,
                    "device_augment": count / seconds_each(call, seconds),
                    "device_augment_in_a_graph": count / (seconds_each(captured(call).replay, seconds) / 10),
                    "python_us_per_call": 1e6 * python_seconds(call) if count == 128 else None,
                }
                del graph, kept
            transform = v2.TrivialAugmentWide()
            row["torchvision_per_batch"] = count / seconds_each(lambda: transform(images), seconds)  # noqa: B023
            some = images[:128]
            row["torchvision_per_sample"] = 128 / seconds_each(lambda: torch.stack([transform(image) for image in some]), seconds)  # noqa: B023
            row["pillow_in_8_workers"] = pillow
            rows.append(row)
            print(json.dumps(row), flush=True)
    return rows


def speed_table(rows):
    names = ["kernel alone", "DeviceAugment", "in a graph", "kernel, finished", "DeviceAugment, fin.", "tv per batch", "tv per sample", "Pillow x 8"]
    lines = ["images/s       " + "".join(f"{name:>21}" for name in names)]
    for row in rows:
        values = [row["bytes"]["kernel_alone"], row["bytes"]["device_augment"], row["bytes"]["device_augment_in_a_graph"]]
        values += [row["finished"]["kernel_alone"], row["finished"]["device_augment"]]
        values += [row["torchvision_per_batch"], row["torchvision_per_sample"], row["pillow_in_8_workers"]]
        lines.append(f"{row['size']:4} px x {row['batch']:5} " + "".join(f"{value:21,.0f}" for value in values))
        if row["batch"] == 128:
            lines.append(f"    Python per call: {row['bytes']['python_us_per_call']:.1f} us, finished {row['finished']['python_us_per_call']:.1f} us")
    return "\n".join(lines)


# ---- a training loop ----


class Bytes(Dataset):
    def __init__(self, images):
        self.images = images

    def __len__(self):
        return len(self.images)

    def __getitem__(self, i):
        return self.images[i], 0, i


def to_floats(image):
    mean, std = (torch.tensor(NORMAL[name]).view(3, 1, 1) for name in ("mean", "std"))
    return (torch.from_numpy(numpy.asarray(image).transpose(2, 0, 1).copy()).float() / 255 - mean) / std


def sources(images, batch_size):
    """Endless batches on the GPU, in four ways."""
    from torchvision.transforms import v2

    options = {"batch_size": batch_size, "shuffle": True, "num_workers": WORKERS, "persistent_workers": True, "drop_last": True, "pin_memory": True}
    policy = la3.Policy.named(POLICY)
    augment = DeviceAugment(policy, seed=1, standard=SmallImages(), out=torch.bfloat16, **NORMAL)

    def loaded(data):
        loader = DataLoader(data, **options)
        while True:
            for x, y, *_ in loader:
                yield x.cuda(non_blocking=True).contiguous(memory_format=torch.channels_last), y.cuda(non_blocking=True)

    def with_pillow():
        transform = v2.Compose([v2.TrivialAugmentWide(), v2.RandomCrop(32, padding=4), v2.RandomHorizontalFlip(), to_floats, v2.RandomErasing(1)])
        return loaded(Pil(images, transform))

    def with_cpu_package():
        standard = v2.Compose([v2.RandomCrop(32, padding=4), v2.RandomHorizontalFlip(), to_floats, v2.RandomErasing(1)])
        plain = Pil(images, lambda image: image)
        return loaded(LabelAwareDataset(plain, policy, seed=1, labels=[str(i) for i in range(10)], transform=standard))

    def with_device_augment():
        loader = DataLoader(Bytes(images), **options)
        epoch = 0
        while True:
            for x, y, index in loader:
                x = x.cuda(non_blocking=True).contiguous(memory_format=torch.channels_last)
                yield augment(x, epoch=epoch, index=index.cuda(non_blocking=True)), y.cuda(non_blocking=True)
            epoch += 1

    def with_resident():
        resident = ResidentDataset(images, torch.zeros(len(images), dtype=torch.int64), augment, channels_last=True)
        epoch = 0
        while True:
            yield from resident.batches(batch_size, epoch, drop_last=True)
            epoch += 1

    return {
        "DataLoader and Pillow": with_pillow,
        "DataLoader and la3 on the CPU": with_cpu_package,
        "DataLoader and DeviceAugment": with_device_augment,
        "ResidentDataset": with_resident,
    }


def training(seconds, batch_size=512):
    torch.backends.cudnn.benchmark = True
    images = pictures(50000, 32)
    rows = []
    for name, source in sources(images, batch_size).items():
        network = torch_bench.make("wrn-40-2", 10).cuda().to(memory_format=torch.channels_last)
        optimizer = torch.optim.SGD(network.parameters(), lr=0.01, momentum=0.9, nesterov=True)
        batches = source()

        def steps(count):
            for _ in range(count):
                x, y = next(batches)  # noqa: B023
                with torch.autocast("cuda", torch.bfloat16):
                    loss = torch.nn.functional.cross_entropy(network(x), y)  # noqa: B023
                optimizer.zero_grad(set_to_none=True)  # noqa: B023
                loss.backward()
                optimizer.step()  # noqa: B023

        steps(15)
        torch.cuda.synchronize()
        begin, count = time.perf_counter(), 0
        while time.perf_counter() - begin < seconds:
            steps(5)
            torch.cuda.synchronize()
            count += 5
        each = (time.perf_counter() - begin) / count
        row = {"loop": name, "images_per_s": batch_size / each, "batch": batch_size, "network": "wrn-40-2"}
        with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
            steps(20)
            torch.cuda.synchronize()
        # Of a step's time without the profiler, which slows Python down and not the GPU.
        busy = sum(getattr(event, "self_device_time_total", None) or getattr(event, "self_cuda_time_total", 0) for event in profile.key_averages())
        row["gpu_busy"] = busy / 1e6 / 20 / each
        rows.append(row)
        print(json.dumps(row), flush=True)
        del batches
    return rows


def training_table(rows):
    lines = [f"WRN-40-2, 32 px, batches of {rows[0]['batch']}, bf16, plain PyTorch{'':6}{'images/s':>12}{'GPU busy':>10}"]
    lines += [f"{row['loop']:60}{row['images_per_s']:12,.0f}{100 * row['gpu_busy']:9.0f}%" for row in rows]
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", choices=["speed", "training"])
    parser.add_argument("--seconds", type=float, default=0.5, help="per figure; a training loop gets ten times as many")
    parser.add_argument("--out", help="a JSON file for everything")
    arguments = parser.parse_args()
    if not torch.cuda.is_available():
        sys.exit("gpu_bench.py: a GPU expected; torch sees none")
    result = {"gpu": torch.cuda.get_device_name(), "torch": torch.__version__, "la3": la3.__version__}
    for peer in ("kornia", "nvidia.dali"):
        try:
            found = importlib.util.find_spec(peer) is not None
        except ModuleNotFoundError:
            found = False
        result[peer] = "installed, not measured" if found else "not installed"
    texts = []
    for name, measure, table in (("speed", speed, speed_table), ("training", lambda seconds: training(10 * seconds), training_table)):
        if arguments.only in (None, name):
            result[name] = measure(arguments.seconds)
            texts.append(table(result[name]))
    if arguments.out:
        Path(arguments.out).write_text(json.dumps(result, indent=1) + "\n")
    print("\n\n".join(texts))


if __name__ == "__main__":
    main()
