#!/usr/bin/python3
"""How fast Pillow from Python does our work: random triples of the sixteen ops, and each op alone.

One thread, RGB images that are PIL images beforehand, magnitudes as the sampler draws them (ten levels, random signs,
a random centre for Cutout). Images and calls are drawn before the clock starts, so that Pillow is at its best.
Prints a table, or one JSON object with --json; every figure is the median of the rounds.
"""
import argparse
import json
import random
import statistics
import sys
import time

import PIL
from PIL import Image, ImageDraw, ImageEnhance, ImageFilter, ImageOps


def affine(im, *coefficients):
    return im.transform(im.size, Image.AFFINE, coefficients)


def cutout(im, v, ux, uy):
    if v <= 0:
        return im
    w, h = im.size
    side = v * w
    x0, y0 = int(max(0, ux * w - side / 2)), int(max(0, uy * h - side / 2))
    im = im.copy()
    ImageDraw.Draw(im).rectangle((x0, y0, min(w, x0 + side), min(h, y0 + side)), (125, 123, 114))
    return im


# Name: lowest and highest magnitude, whether the sign is random, the call.
OPS = {
    "ShearX": (-0.3, 0.3, True, lambda im, v, ux, uy: affine(im, 1, v, 0, 0, 1, 0)),
    "ShearY": (-0.3, 0.3, True, lambda im, v, ux, uy: affine(im, 1, 0, 0, v, 1, 0)),
    "TranslateX": (-0.45, 0.45, True, lambda im, v, ux, uy: affine(im, 1, 0, v * im.size[0], 0, 1, 0)),
    "TranslateY": (-0.45, 0.45, True, lambda im, v, ux, uy: affine(im, 1, 0, 0, 0, 1, v * im.size[1])),
    "Rotate": (-30, 30, True, lambda im, v, ux, uy: im.rotate(v)),
    "AutoContrast": (0, 0, False, lambda im, v, ux, uy: ImageOps.autocontrast(im)),
    "Invert": (0, 0, False, lambda im, v, ux, uy: ImageOps.invert(im)),
    "Equalize": (0, 0, False, lambda im, v, ux, uy: ImageOps.equalize(im)),
    "Solarize": (0, 256, False, lambda im, v, ux, uy: ImageOps.solarize(im, v)),
    "Posterize": (4, 8, False, lambda im, v, ux, uy: ImageOps.posterize(im, int(v))),
    "Contrast": (0.1, 1.9, False, lambda im, v, ux, uy: ImageEnhance.Contrast(im).enhance(v)),
    "Color": (0.1, 1.9, False, lambda im, v, ux, uy: ImageEnhance.Color(im).enhance(v)),
    "Brightness": (0.1, 1.9, False, lambda im, v, ux, uy: ImageEnhance.Brightness(im).enhance(v)),
    "Sharpness": (0.1, 1.9, False, lambda im, v, ux, uy: ImageEnhance.Sharpness(im).enhance(v)),
    "Cutout": (0, 0.2, False, cutout),
    "Identity": (0, 0, False, lambda im, v, ux, uy: im),
}


def draw_call(rng, name):
    low, high, random_sign, call = OPS[name]
    v = low + rng.randrange(10) / 10 * (high - low)
    return call, -v if random_sign and rng.random() < 0.5 else v, rng.random(), rng.random()


def photo_like(rng, side):
    small = Image.frombytes("RGB", (8, 8), rng.randbytes(192))
    grain = Image.frombytes("RGB", (side, side), rng.randbytes(side * side * 3))
    return Image.blend(small.resize((side, side), Image.BICUBIC), grain, 0.05).filter(ImageFilter.SMOOTH)


def images_per_s(images, calls_per_image, seconds):
    """Goes through the images until the time is over; the calls of image i are calls_per_image[i % their number]."""
    start, done = time.perf_counter(), 0
    while True:
        for i, im in enumerate(images):
            for call, v, ux, uy in calls_per_image[(done + i) % len(calls_per_image)]:
                im = call(im, v, ux, uy)
        done += len(images)
        elapsed = time.perf_counter() - start
        if elapsed >= seconds:
            return done / elapsed


def measure(side, rounds, seconds):
    rng = random.Random(side)
    images = [photo_like(rng, side) for _ in range(16)]
    names = list(OPS)
    work = {name: [[draw_call(rng, name)] for _ in range(509)] for name in names}
    work["triples"] = [[draw_call(rng, rng.choice(names)) for _ in range(3)] for _ in range(4093)]
    # A quarter of the time goes to the triples, the rest is shared by the ops.
    share = {name: seconds / rounds * (0.25 if name == "triples" else 0.75 / len(OPS)) for name in work}
    rates = {name: [] for name in work}
    for _ in range(rounds):
        for name, calls in work.items():
            rates[name].append(images_per_s(images, calls, share[name]))
    rates = {name: statistics.median(values) for name, values in rates.items()}
    triples = rates.pop("triples")
    return {"images_per_s": round(triples, 1), "ops_ns": {name: round(1e9 / rate) for name, rate in rates.items()}}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10, help="in all, about (default 10)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    result = {"pillow_version": PIL.__version__,
              "sizes": {str(side): measure(side, arguments.rounds, arguments.seconds / 2) for side in (32, 224)}}
    if arguments.json:
        print(json.dumps(result))
        return 0
    small, large = result["sizes"]["32"], result["sizes"]["224"]
    print(f"Pillow {PIL.__version__}, one thread")
    print(f"{'':14}{'32x32':>10}{'224x224':>12}")
    print(f"{'triples, im/s':14}{small['images_per_s']:10.0f}{large['images_per_s']:12.0f}")
    for name in OPS:
        print(f"{name + ', ns':16}{small['ops_ns'][name]:8}{large['ops_ns'][name]:12}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
