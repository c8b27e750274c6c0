#!/usr/bin/python3
"""How fast Python's torch trains and runs a wide ResNet on the CPU: torch_bench.py DEPTH WIDTH --threads N --steps N.
The usual way: channels-last, SGD with Nesterov momentum, gradient clipping, one synthetic batch of 128 that stays in
memory (no loading, no augmentation). Prints one JSON object with images per second."""
import argparse
import json
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


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("depth", type=int)
    parser.add_argument("width", type=int)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--steps", type=int, default=5)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    net = wide_resnet(arguments.depth, arguments.width).to(memory_format=torch.channels_last)
    images = torch.randn(128, 3, 32, 32).contiguous(memory_format=torch.channels_last)
    labels = torch.randint(0, 10, (128,))
    sgd = torch.optim.SGD(net.parameters(), 0.1, momentum=0.9, nesterov=True, weight_decay=5e-4)

    def step():
        sgd.zero_grad(set_to_none=True)
        nn.functional.cross_entropy(net(images), labels).backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5)
        sgd.step()

    def rate(work):
        work()
        start = time.perf_counter()
        for _ in range(arguments.steps):
            work()
        return 128 * arguments.steps / (time.perf_counter() - start)

    train = rate(step)
    net.eval()
    with torch.no_grad():
        forward = rate(lambda: net(images))
    print(json.dumps({"torch_version": torch.__version__, "train_images_per_s": train, "forward_images_per_s": forward}))


if __name__ == "__main__":
    main()
