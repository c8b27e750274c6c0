#!/usr/bin/env python3
"""Makes the pictures of docs/python.md: PYTHONPATH=build/python scripts/make_python_pictures.py SHAPES_FOLDER

SHAPES_FOLDER is what `la3 data export shapes --out SHAPES_FOLDER` makes.
"""

import sys
from pathlib import Path

import la3
import torch
from PIL import Image
from torch.utils.data import DataLoader
from torchvision.datasets import ImageFolder
from torchvision.transforms import PILToTensor
from torchvision.utils import make_grid

root = Path(__file__).resolve().parent.parent
out = root / "docs" / "python"
out.mkdir(exist_ok=True)

# Each image, then what the policy makes of it in seven epochs.
policy = la3.Policy.load(root / "examples" / "policy.json")
aug = la3.LabelAwareAugment(policy, seed=1)
rows = []
for index, label in enumerate(["ladybird", "lighthouse"]):
    image = Image.open(root / "examples" / "images" / f"{label}.png").convert("RGB").resize((96, 96))
    row = [image] + [aug(image, label, epoch=epoch, index=index) for epoch in range(7)]
    rows += [PILToTensor()(cell) for cell in row]
grid = make_grid(torch.stack(rows), nrow=8, padding=2, pad_value=255)
Image.fromarray(grid.permute(1, 2, 0).numpy()).save(out / "epochs.jpg", quality=85)

# A batch as a DataLoader gives it.
data = la3.torch.LabelAwareDataset(ImageFolder(sys.argv[1] + "/train"), la3.Policy.random(), transform=PILToTensor())
torch.manual_seed(1)
images, _ = next(iter(DataLoader(data, batch_size=48, shuffle=True)))
grid = make_grid(images, nrow=16, padding=2, pad_value=255)
batch = Image.fromarray(grid.permute(1, 2, 0).numpy())
batch.resize((batch.width * 3 // 2, batch.height * 3 // 2), Image.BICUBIC).save(out / "batch.jpg", quality=85)
