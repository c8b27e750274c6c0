"""A whole training in PyTorch with a label-aware policy, in three lines more than without.

    la3 data export shapes --out shapes             # or any folder of train/LABEL/*.jpg and test/ or val/ like it
    python3 examples/train_pytorch.py --data shapes --policy policy.json

`--policy` is a file that `la3 run` or `la3 construct` wrote, "random" for random triples, or "none". `--flip` also
mirrors half of the images; not for `shapes`, where left and right are what tells four of its labels apart.
"""

import argparse
import time
from pathlib import Path

import la3
import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision.datasets import ImageFolder
from torchvision.transforms import Compose, Normalize, RandomHorizontalFlip, Resize, ToTensor


def network(labels: int) -> nn.Module:
    def block(inputs: int, outputs: int, stride: int) -> nn.Sequential:
        return nn.Sequential(nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU())

    return nn.Sequential(
        block(3, 16, 1), block(16, 32, 2), block(32, 32, 1), block(32, 64, 2), block(64, 64, 1),
        nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(64, labels),
    )  # fmt: skip


def accuracy(model: nn.Module, loader: DataLoader) -> float:
    model.eval()
    with torch.no_grad():
        right = sum(int((model(images).argmax(1) == labels).sum()) for images, labels in loader)
    return 100 * right / len(loader.dataset)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", required=True, help="folder with train and test or val, each with a folder for each label")
    parser.add_argument("--size", type=int, default=32, help="side of the images; others are resized")
    parser.add_argument("--flip", action="store_true", help="mirror half of the images; not where left and right make labels")
    parser.add_argument("--policy", default="none", help="a policy file, random or none")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    flags = parser.parse_args()
    torch.manual_seed(flags.seed)

    data = Path(flags.data)
    held_out = data / "test" if (data / "test").is_dir() else data / "val"
    if not held_out.is_dir():
        parser.error(f"--data {data}: a folder test or val expected in it, found neither")
    resize = Resize((flags.size, flags.size))
    to_floats = Compose([ToTensor(), Normalize((0.5, 0.5, 0.5), (0.25, 0.25, 0.25))])
    to_inputs = Compose([RandomHorizontalFlip(), to_floats]) if flags.flip else to_floats
    test = ImageFolder(held_out, transform=Compose([resize, to_floats]))
    if flags.policy == "none":
        train = ImageFolder(data / "train", transform=Compose([resize, to_inputs]))
    else:
        # The policy wants images of bytes; what makes floats of them comes after it.
        policy = la3.Policy.random() if flags.policy == "random" else la3.Policy.load(flags.policy)
        images = ImageFolder(data / "train", transform=resize)
        train = la3.torch.LabelAwareDataset(images, policy, seed=flags.seed, transform=to_inputs)
    loader = DataLoader(train, batch_size=50, shuffle=True, num_workers=flags.workers, persistent_workers=flags.workers > 0)

    model = network(len(test.classes))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9, nesterov=True, weight_decay=5e-4)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, flags.epochs * len(loader))
    for epoch in range(flags.epochs):
        if isinstance(train, la3.torch.LabelAwareDataset):
            train.set_epoch(epoch)
        model.train()
        start, total = time.time(), 0.0
        for batch, labels in loader:
            loss = nn.functional.cross_entropy(model(batch), labels)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += float(loss) * len(labels)
        print(f"epoch {epoch + 1}/{flags.epochs}: loss {total / len(train):.3f}, {len(train) / (time.time() - start):.0f} images/s", flush=True)
    print(f"{held_out.name} accuracy {accuracy(model, DataLoader(test, batch_size=200)):.2f}%")


if __name__ == "__main__":
    main()
