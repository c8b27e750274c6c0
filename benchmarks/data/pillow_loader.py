#!/usr/bin/python3
"""How fast a Pillow + numpy pipeline feeds a training: decode, random resized crop to 224, flip, a random triple of the
sixteen ops, normalise to float32 NCHW. One process: pillow_loader.py FOLDER [--seconds S]. Prints one JSON object."""
import argparse
import json
import math
import pathlib
import random
import sys
import time

import numpy as np
import PIL
from PIL import Image

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "augment"))
from pillow_bench import OPS, draw_call  # noqa: E402

MEAN = np.array((0.485, 0.456, 0.406), np.float32)
DEVIATION = np.array((0.229, 0.224, 0.225), np.float32)


def resized_crop(im, rng):
    width, height = im.size
    for _ in range(10):
        area = width * height * rng.uniform(0.08, 1)
        ratio = math.exp(rng.uniform(math.log(3 / 4), math.log(4 / 3)))
        w, h = round(math.sqrt(area * ratio)), round(math.sqrt(area / ratio))
        if 0 < w <= width and 0 < h <= height:
            x, y = rng.randint(0, width - w), rng.randint(0, height - h)
            break
    else:
        w = h = min(width, height)
        x, y = (width - w) // 2, (height - h) // 2
    return im.crop((x, y, x + w, y + h)).resize((224, 224), Image.BILINEAR)


def load(path, rng):
    with Image.open(path) as file:
        im = resized_crop(file.convert("RGB"), rng)
    if rng.random() < 0.5:
        im = im.transpose(Image.FLIP_LEFT_RIGHT)
    for _ in range(3):
        call, v, ux, uy = draw_call(rng, rng.choice(list(OPS)))
        im = call(im, v, ux, uy)
    values = (np.asarray(im, np.float32) / 255 - MEAN) / DEVIATION
    return values.transpose(2, 0, 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--seconds", type=float, default=3)
    arguments = parser.parse_args()
    paths = sorted(p for p in pathlib.Path(arguments.folder).rglob("*") if p.is_file())
    rng = random.Random(0)
    batch = np.empty((32, 3, 224, 224), np.float32)
    start, done = time.perf_counter(), 0
    while time.perf_counter() - start < arguments.seconds:
        for i in range(len(batch)):
            batch[i] = load(paths[(done + i) % len(paths)], rng)
        done += len(batch)
    rate = done / (time.perf_counter() - start)
    print(json.dumps({"pillow_version": PIL.__version__, "images_per_s": round(rate, 1)}))


if __name__ == "__main__":
    main()
