#!/usr/bin/python3
"""Holds the embedded data set `shapes` to its documented truth, and draws its contact sheet.

  scripts/check_shapes.py --sheet docs/shapes.png     the contact sheet
  scripts/check_shapes.py --table                     per op and label: change of recall when the op is applied
  scripts/check_shapes.py --policies                  accuracy of training with different sets of ops

Independent of the rest of the project but for la3/data/shapes.cpp, which is compiled with g++ on the fly: the networks
are Python torch's, the ops Pillow's. WRN-10-1, 1,000 training images, batch 50, SGD with Nesterov momentum 0.9, lr 0.1
with a cosine to 0, weight decay 5e-4; validation 100 and test 400 images a label. docs/shapes.md holds the figures.
"""
import argparse
import ctypes
import itertools
import multiprocessing
import os
import pathlib
import subprocess
import tempfile

import numpy as np
from PIL import Image, ImageDraw, ImageEnhance, ImageOps

ROOT = pathlib.Path(__file__).resolve().parent.parent
BRIDGE = """
#include <cstring>
#include "la3/data/shapes.h"
extern "C" void draw(uint64_t seed, int split, int per_label, uint8_t* out) {
  la3::data::ShapesOptions o;
  o.seed = seed;
  o.train_per_label = o.validation_per_label = o.test_per_label = 1;
  (split == 0 ? o.train_per_label : split == 1 ? o.validation_per_label : o.test_per_label) = per_label;
  const la3::data::Splits s = la3::data::make_shapes(o);
  const auto& set = split == 0 ? s.train : split == 1 ? s.validation : s.test;
  for (size_t i = 0; i < set->size(); ++i) { std::memcpy(out + 3072 * i, set->in_memory(i).pixels, 3072); }
}
"""
LABELS = ["sign-warm", "sign-cool", "sign-dark", "sign-light", "bar-left", "bar-right", "ring-left", "ring-right",
          "patch-plain", "patch-hatched"]
# As shapes_truth(): the harmful and the doubtful ops of each pair of labels.
TRUTH = [{"Invert", "Solarize", "Color"}, {"Invert", "Solarize", "Contrast", "Brightness"}, {"ShearX", "Rotate"},
         {"TranslateX"}, {"Sharpness"}]
DOUBTFUL = [{"Equalize", "Contrast", "Brightness"}, {"Equalize", "AutoContrast"}, set(), set(), set()]
# Name: lowest magnitude, highest, random sign; as in la3/augment/op.h.
RANGES = {"ShearX": (-0.3, 0.3, True), "ShearY": (-0.3, 0.3, True), "TranslateX": (-0.45, 0.45, True),
          "TranslateY": (-0.45, 0.45, True), "Rotate": (-30, 30, True), "AutoContrast": (0, 0, False),
          "Invert": (0, 0, False), "Equalize": (0, 0, False), "Solarize": (0, 256, False), "Posterize": (4, 8, False),
          "Contrast": (0.1, 1.9, False), "Color": (0.1, 1.9, False), "Brightness": (0.1, 1.9, False),
          "Sharpness": (0.1, 1.9, False), "Cutout": (0, 0.2, False), "Identity": (0, 0, False)}
OPS = list(RANGES)
MULTISETS = np.array(list(itertools.combinations_with_replacement(range(16), 3)))


def draw_images(seed, split, per_label, folder):
    library = ctypes.CDLL(f"{folder}/shapes.so")
    images = np.zeros((10 * per_label, 32, 32, 3), np.uint8)  # image i has label i % 10
    library.draw(ctypes.c_uint64(seed), split, per_label, images.ctypes.data_as(ctypes.c_void_p))
    return images


def compile_bridge(folder):
    pathlib.Path(folder, "bridge.cpp").write_text(BRIDGE)
    sources = [ROOT / "la3" / name for name in
               ("data/shapes.cpp", "data/dataset.cpp", "data/region.cpp", "core/image.cpp")]
    subprocess.run(["g++", "-std=c++20", "-O3", "-ffp-contract=off", "-fPIC", "-shared", f"-I{ROOT}", *sources,
                    f"{folder}/bridge.cpp", "-o", f"{folder}/shapes.so"], check=True)


# ---- ops ----

def apply_op(image, name, rng):
    low, high, signed = RANGES[name]
    v = low + int(rng.integers(10)) / 10 * (high - low)
    if signed and rng.integers(2):
        v = -v
    w, h = image.size
    affine = {"ShearX": (1, v, 0, 0, 1, 0), "ShearY": (1, 0, 0, v, 1, 0), "TranslateX": (1, 0, v * w, 0, 1, 0),
              "TranslateY": (1, 0, 0, 0, 1, v * h)}
    if name in affine:
        return image.transform(image.size, Image.Transform.AFFINE, affine[name])
    if name == "Rotate":
        return image.rotate(v)
    if name in ("AutoContrast", "Invert", "Equalize"):
        return getattr(ImageOps, name.lower())(image)
    if name == "Solarize":
        return ImageOps.solarize(image, v)
    if name == "Posterize":
        return ImageOps.posterize(image, int(v))
    if name in ("Contrast", "Color", "Brightness", "Sharpness"):
        return getattr(ImageEnhance, name)(image).enhance(v)
    if name == "Cutout" and v > 0:
        x, y = (int(max(0, rng.random() * side - v * w / 2)) for side in (w, h))
        image = image.copy()
        ImageDraw.Draw(image).rectangle((x, y, min(w, x + v * w), min(h, y + v * w)), (125, 123, 114))
    return image


def augment(images, triples, rng):
    out = np.empty_like(images)
    for i, ops in enumerate(triples):
        image = Image.fromarray(images[i])
        for op in ops:
            image = apply_op(image, OPS[op], rng)
        out[i] = np.asarray(image)
    return out


# ---- the network ----

def wide_resnet_10(torch):
    nn, functional = torch.nn, torch.nn.functional

    class Block(nn.Module):
        def __init__(self, inputs, outputs, stride):
            super().__init__()
            self.norm1, self.norm2 = nn.BatchNorm2d(inputs), nn.BatchNorm2d(outputs)
            self.conv1 = nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False)
            self.conv2 = nn.Conv2d(outputs, outputs, 3, 1, 1, bias=False)
            self.shortcut = None if inputs == outputs else nn.Conv2d(inputs, outputs, 1, stride, bias=False)

        def forward(self, x):
            h = functional.relu(self.norm1(x))
            y = self.conv2(functional.relu(self.norm2(self.conv1(h))))
            return y + (x if self.shortcut is None else self.shortcut(h))

    net = nn.Sequential(nn.Conv2d(3, 16, 3, 1, 1, bias=False), Block(16, 16, 1), Block(16, 32, 2), Block(32, 64, 2),
                        nn.BatchNorm2d(64), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(64, 10))
    for module in net.modules():
        if isinstance(module, nn.Conv2d):
            nn.init.kaiming_normal_(module.weight, mode="fan_out")
    return net.to("cuda" if torch.cuda.is_available() else "cpu", memory_format=torch.channels_last)


def to_tensor(torch, net, images):
    device = next(net.parameters()).device
    return (torch.from_numpy(images).to(device).permute(0, 3, 1, 2).float() / 255 - 0.43) / 0.266


def train(torch, images, epochs, seed, choose_triples=None, batch=50, top_rate=0.1):
    torch.manual_seed(seed)
    net = wide_resnet_10(torch)
    decayed = [p for p in net.parameters() if p.ndim > 1]
    others = [p for p in net.parameters() if p.ndim <= 1]
    optimizer = torch.optim.SGD([{"params": decayed, "weight_decay": 5e-4}, {"params": others}], top_rate,
                                momentum=0.9, nesterov=True)
    rng, step, steps = np.random.default_rng(seed), 0, epochs * len(images) // batch
    inputs = to_tensor(torch, net, images)
    labels = torch.arange(len(images), device=inputs.device) % 10
    for _ in range(epochs):
        net.train()
        if choose_triples:
            inputs = to_tensor(torch, net, augment(images, choose_triples(rng, len(images)), rng))
        for chosen in torch.from_numpy(rng.permutation(len(images))).to(inputs.device).split(batch):
            warm_up = min(1, (step + 1) / (2 * len(images) // batch))
            for group in optimizer.param_groups:
                group["lr"] = top_rate * warm_up * 0.5 * (1 + np.cos(np.pi * step / steps))
            loss = torch.nn.functional.cross_entropy(net(inputs[chosen]), labels[chosen])
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
            optimizer.step()
            step += 1
    return net


def recalls(torch, net, images):
    """Per label, in percent."""
    net.eval()
    with torch.no_grad():
        found = torch.cat([net(to_tensor(torch, net, part)).argmax(1) for part in np.array_split(images, 4)])
    return (found.cpu().numpy().reshape(-1, 10) == np.arange(10)).mean(0) * 100


# ---- the measurements ----

def measure_rewards(seed, folder):
    """Trains without augmentation; returns recalls on train and test, and rewards of ops (16 x 10) and of triples."""
    import torch
    torch.set_num_threads(2)
    images = [draw_images(0, split, count, folder) for split, count in ((0, 100), (1, 100), (2, 400))]
    net = train(torch, images[0], 30, seed)
    base, rng = recalls(torch, net, images[1]), np.random.default_rng(100 + seed)
    identity = OPS.index("Identity")

    def reward(triple, count):
        part = images[1][:count]
        return recalls(torch, net, augment(part, np.tile(triple, (count, 1)), rng))

    ops = np.array([np.mean([reward((op, identity, identity), 1000) for _ in range(3)], 0) - base
                    for op in range(16)])
    base500 = recalls(torch, net, images[1][:500])
    triples = np.array([reward(triple, 500) - base500 for triple in MULTISETS])
    return recalls(torch, net, images[0]), recalls(torch, net, images[2]), ops, triples


def print_table(results):
    for split in (0, 1):
        print(("train", "test")[split], "accuracy", *(f"{r[split].mean():.1f}" for r in results))
    print("test recall per label", np.mean([r[1] for r in results], 0).round().astype(int))
    rewards = np.mean([r[2] for r in results], 0)
    print("\nOne op, change of recall in points (* harmful by the truth, ? doubtful);"
          "\nthen each pair minus the other eight labels")
    print("| op | " + " | ".join(LABELS) + " | hue | brightness | tilt | position | texture |")
    print("|---" * 16 + "|")
    for op, row in zip(OPS, rewards):
        mark = ["\\*" if op in TRUTH[p] else "?" if op in DOUBTFUL[p] else "" for p in range(5)]
        cells = [f"{value:.0f}{mark[label // 2]}" for label, value in enumerate(row)]
        pairs = row.reshape(5, 2).mean(1)
        cells += [f"{value - (pairs.sum() - value) / 4:.0f}" for value in pairs]
        print(f"| {op} | " + " | ".join(cells) + " |")
    triples = np.mean([r[3] for r in results], 0)
    print("\nTriples that hold the op, mean reward: its pair, labels it leaves alone, difference,"
          "\nand that difference beyond the labels' own mean rewards", triples.mean(0).round().astype(int))
    for pair, harmful in enumerate(TRUTH):
        for op in sorted(harmful, key=OPS.index):
            row = triples[(MULTISETS == OPS.index(op)).any(1)].mean(0)
            own = [2 * pair, 2 * pair + 1]
            rest = [label for label in range(10) if op not in TRUTH[label // 2] | DOUBTFUL[label // 2]]
            beyond = row - triples.mean(0)
            print(f"| {LABELS[own[0]]}, {LABELS[own[1]]} | {op} | {row[own].mean():.0f} | {row[rest].mean():.0f} | "
                  f"{row[own].mean() - row[rest].mean():.0f} | {beyond[own].mean() - beyond[rest].mean():.0f} |")


def construct(reward, alpha=2.5, count=100):
    """Stage 2 of the search on known rewards of all multisets."""
    shifted, counts = reward - reward.min(), np.zeros((len(MULTISETS), 16), int)
    for place in range(3):
        counts[np.arange(len(MULTISETS)), MULTISETS[:, place]] += 1
    overlap, chosen = np.zeros(len(MULTISETS)), []
    for n in range(count):
        score = shifted - (alpha * shifted.mean() * overlap / n if n else 0)
        score[chosen] = -np.inf
        chosen.append(int(score.argmax()))
        overlap += np.minimum(counts, counts[chosen[-1]]).sum(1)
    return MULTISETS[chosen]


def policies(triple_rewards):
    """Name: a function of (rng, images) that gives each image a triple; None: no augmentation."""
    def from_ops(allowed):  # allowed(label, op)
        sets = [[k for k, op in enumerate(OPS) if allowed(label, op)] for label in range(10)]
        return lambda rng, n: [rng.choice(sets[i % 10], 3) for i in range(n)]

    def from_triples(lists):
        return lambda rng, n: [rng.permutation(lists[i % 10][rng.integers(100)]) for i in range(n)]

    unsafe = [harmful | doubtful for harmful, doubtful in zip(TRUTH, DOUBTFUL)]
    anywhere = set().union(*unsafe)
    return {"none": None,
            "random triples": from_ops(lambda label, op: True),
            "label-invariant, by the truth": from_ops(lambda label, op: op not in anywhere),
            "label-aware, by the truth": from_ops(lambda label, op: op not in unsafe[label // 2]),
            "label-invariant, constructed": from_triples([construct(triple_rewards.mean(1))] * 10),
            "label-aware, constructed": from_triples([construct(triple_rewards[:, k]) for k in range(10)])}


def measure_policy(name, seed, epochs, triple_rewards, folder):
    import torch
    torch.set_num_threads(2)
    net = train(torch, draw_images(0, 0, 100, folder), epochs, seed, policies(triple_rewards)[name])
    return recalls(torch, net, draw_images(0, 2, 400, folder))


def draw_sheet(path, folder, columns=12, scale=3, gap=6):
    images, step = draw_images(0, 0, columns, folder), 32 * scale + gap
    sheet = np.full((10 * step, columns * step, 3), 255, np.uint8)
    for i, image in enumerate(images):
        y, x = i % 10 * step + gap // 2, i // 10 * step + gap // 2
        sheet[y:y + 32 * scale, x:x + 32 * scale] = image.repeat(scale, 0).repeat(scale, 1)
    Image.fromarray(sheet).save(path, optimize=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sheet", metavar="FILE", help="write the contact sheet")
    parser.add_argument("--table", action="store_true", help="train without augmentation and print the rewards")
    parser.add_argument("--policies", action="store_true", help="compare policies (implies --table)")
    parser.add_argument("--seeds", type=int, default=3, help="networks per figure")
    parser.add_argument("--epochs", type=int, default=80, help="epochs of the policies' comparison")
    parser.add_argument("--jobs", type=int, default=1, help="networks trained at a time")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        compile_bridge(folder)
        if args.sheet:
            draw_sheet(args.sheet, folder)
        if not (args.table or args.policies):
            return
        results = pool.starmap(measure_rewards, [(seed, folder) for seed in range(args.seeds)], 1)
        print_table(results)
        if args.policies:
            triples = results[0][3]
            jobs = [(name, seed, args.epochs, triples, folder) for name in policies(triples)
                    for seed in range(args.seeds)]
            found = pool.starmap(measure_policy, jobs, 1)
            print(f"\nTest accuracy after {args.epochs} epochs, mean of the seeds, per seed, mean recall per label")
            for name in policies(triples):
                values = np.array([f for job, f in zip(jobs, found) if job[0] == name])
                print(f"| {name} | {values.mean():.1f} | {', '.join(f'{v.mean():.1f}' for v in values)} | "
                      f"{' '.join(f'{v:.0f}' for v in values.mean(0))} |")


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "2")
    main()
