#!/usr/bin/python3
"""How fast Python's torch trains and runs a network: torch_bench.py wrn-40-2 --threads N --steps N.
The usual way: channels-last, SGD with Nesterov momentum, gradient clipping, one synthetic batch that stays in memory (no
loading, no augmentation); in bfloat16 by autocasting. Prints one JSON object with images per second, which is empty for
a network that neither this script nor torchvision has."""
import argparse
import json
import statistics
import time

import torch
from torch import nn


class Block(nn.Module):
    def __init__(self, inputs, outputs, stride):
        super().__init__()
        self.bn1, self.conv1 = nn.BatchNorm2d(inputs), nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False)
        self.bn2, self.conv2 = nn.BatchNorm2d(outputs), nn.Conv2d(outputs, outputs, 3, 1, 1, bias=False)
        same = inputs == outputs and stride == 1
        self.shortcut = None if same else nn.Conv2d(inputs, outputs, 1, stride, bias=False)

    def forward(self, x):
        active = torch.relu(self.bn1(x))
        skip = x if self.shortcut is None else self.shortcut(active)
        return self.conv2(torch.relu(self.bn2(self.conv1(active)))) + skip


def wide_resnet(depth, width):
    layers, inputs = [nn.Conv2d(3, 16, 3, 1, 1, bias=False)], 16
    for stage, outputs in enumerate((16 * width, 32 * width, 64 * width)):
        for i in range((depth - 4) // 6):
            layers.append(Block(inputs, outputs, 2 if stage > 0 and i == 0 else 1))
            inputs = outputs
    return nn.Sequential(*layers, nn.BatchNorm2d(inputs), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(),
                         nn.Linear(inputs, 10))


def make(name, labels):
    """wrn-DEPTH-WIDTH, or a network of torchvision with its own name or ours (resnet18 and resnet-18); None if there is none."""
    if name.startswith("wrn-"):
        return wide_resnet(*(int(number) for number in name.split("-")[1:]))
    try:
        from torchvision import models
    except ImportError:
        return None
    function = getattr(models, name.replace("resnet-", "resnet"), None)
    return function(weights=None, num_classes=labels) if callable(function) else None


def measure(name, device, bf16, batch_size, size, labels, steps, rounds=1):
    """Medians of images per second, in training and in inference; nothing for networks that are not known here."""
    net = make(name, labels)
    if net is None:
        return {}
    torch.backends.cudnn.benchmark = True
    last = torch.channels_last
    net = net.to(device=device, memory_format=last)
    images = torch.randn(batch_size, 3, size, size, device=device).contiguous(memory_format=last)
    targets = torch.randint(0, labels, (batch_size,), device=device)
    sgd = torch.optim.SGD(net.parameters(), 0.1, momentum=0.9, nesterov=True, weight_decay=5e-4)

    def forward():
        with torch.autocast(device.split(":")[0], torch.bfloat16, enabled=bf16):
            return net(images)

    def step():
        sgd.zero_grad(set_to_none=True)
        nn.functional.cross_entropy(forward().float(), targets).backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5)
        sgd.step()

    def wait():
        if device != "cpu":
            torch.cuda.synchronize()

    def rate(work):
        for _ in range(1 if device == "cpu" else 5):
            work()
        rates = []
        for _ in range(rounds):
            wait()
            start = time.perf_counter()
            for _ in range(steps):
                work()
            wait()
            rates.append(batch_size * steps / (time.perf_counter() - start))
        return statistics.median(rates)

    train = rate(step)
    net.eval()
    with torch.no_grad():
        infer = rate(forward)
    return {"torch_version": torch.__version__, "train_images_per_s": train, "forward_images_per_s": infer}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("network", help="wrn-DEPTH-WIDTH, or a network of torchvision")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--steps", type=int, default=5)
    parser.add_argument("--batch-size", type=int, default=128)
    parser.add_argument("--size", type=int, default=32)
    parser.add_argument("--labels", type=int, default=10)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--precision", choices=("float32", "bf16"), default="float32")
    flags = parser.parse_args()
    torch.set_num_threads(flags.threads)
    print(json.dumps(measure(flags.network, flags.device, flags.precision == "bf16", flags.batch_size, flags.size,
                             flags.labels, flags.steps)))


if __name__ == "__main__":
    main()
