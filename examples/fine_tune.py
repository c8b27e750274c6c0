"""From a torchvision network to a policy learned with it, and on to a training loop of your own.

    la3 data export shapes --out shapes        # or any folder of train/LABEL/*.jpg and test/ or val/ like it
    python3 examples/fine_tune.py --data shapes --size 32 --out runs/fine-tune

`--weights` is a file of torch.save() with the weights of torchvision's resnet18, whatever its head. Without it they are
random, and the point is only to show the steps.
"""

import argparse
from pathlib import Path

import la3
import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision.datasets import ImageFolder
from torchvision.models import resnet18
from torchvision.transforms import Compose, Normalize, Resize, ToTensor


def accuracy(model: nn.Module, loader: DataLoader) -> float:
    model.eval()
    with torch.no_grad():
        right = sum(int((model(images).argmax(1) == labels).sum()) for images, labels in loader)
    return 100 * right / len(loader.dataset)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", required=True, help="folder with train and test or val, each with a folder for each label")
    parser.add_argument("--weights", help="a .pth of resnet18")
    parser.add_argument("--size", type=int, default=224, help="side of the images")
    parser.add_argument("--epochs", type=int, default=5, help="of each training")
    parser.add_argument("--iterations", type=int, default=100, help="of the search")
    parser.add_argument("--train-images", type=int, default=0, help="of the search's network and la3's trainings; 0: all")
    parser.add_argument("--strength", default="auto", help="of the policy, up to 1; auto measures it and may take no policy")
    parser.add_argument("--anyway", action="store_true", help="search even if the network has learned nothing")
    parser.add_argument("--out", default="runs/fine-tune")
    flags = parser.parse_args()
    torch.manual_seed(0)
    data = Path(flags.data)
    held_out = data / "test" if (data / "test").is_dir() else data / "val"
    if not held_out.is_dir():
        parser.error(f"--data {data}: a folder test or val expected in it, found neither")

    # 1. A network of torchvision's, as a file. A head for 1,000 labels is fine: la3 takes a fresh one.
    out = Path(flags.out)
    out.mkdir(parents=True, exist_ok=True)
    start = resnet18()
    if flags.weights:
        start.load_state_dict(torch.load(flags.weights, map_location="cpu", weights_only=True))
    torch.save(start.state_dict(), out / "start.pth")

    # 2. A policy learned with that network: la3 run's pre-training, search and trainings all start from the file.
    result = la3.run(
        f"folder:{flags.data}?size={flags.size}", out / "run", init=out / "start.pth", resume=(out / "run").exists(),
        epochs=flags.epochs, pretrain_epochs=flags.epochs, warmup_epochs=0, seeds=1, compare="none,learned",
        train_images=flags.train_images, iterations=flags.iterations, warm_up=max(1, flags.iterations // 4), strength=flags.strength, anyway=flags.anyway,
    )  # fmt: skip
    for row in result.figures["policies"]:
        print(f"la3 with {row['policy']}: test accuracy {row['accuracy']:.2f}%")

    # 3. The policy in a loop of your own, with the same start and a head for your labels.
    to_floats = Compose([Resize((flags.size, flags.size)), ToTensor(), Normalize((0.485, 0.456, 0.406), (0.229, 0.224, 0.225))])
    images, test = ImageFolder(data / "train"), ImageFolder(held_out, transform=to_floats)
    train = la3.torch.LabelAwareDataset(images, result.policy, seed=0, transform=to_floats)
    model = start
    model.fc = nn.Linear(model.fc.in_features, len(test.classes))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01, momentum=0.9, nesterov=True, weight_decay=1e-4)
    loader = DataLoader(train, batch_size=50, shuffle=True, num_workers=2)
    for epoch in range(flags.epochs):
        train.set_epoch(epoch)
        model.train()
        total = 0.0
        for batch, labels in loader:
            loss = nn.functional.cross_entropy(model(batch), labels)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            total += float(loss) * len(labels)
        print(f"epoch {epoch + 1}/{flags.epochs}: loss {total / len(train):.3f}", flush=True)
    print(f"own loop: {held_out.name} accuracy {accuracy(model, DataLoader(test, batch_size=100)):.2f}%")


if __name__ == "__main__":
    main()
