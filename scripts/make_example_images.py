#!/usr/bin/python3
"""Draws the pictures of examples/images (96x96 PNG), so that the demo has something to augment and no one's rights are
touched: scripts/make_example_images.py [FOLDER]. Needs Debian's python3-pil and python3-numpy."""
import pathlib
import sys

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

SIDE, SCALE = 96, 4  # drawn four times as large, then reduced


def gradient(top, bottom):
    t = np.linspace(0, 1, SIDE * SCALE)[:, None, None]
    rows = (1 - t) * np.array(top) + t * np.array(bottom)
    return Image.fromarray(np.broadcast_to(rows, (SIDE * SCALE, SIDE * SCALE, 3)).astype(np.uint8))


def finish(im, rng, grain=6):
    im = im.filter(ImageFilter.GaussianBlur(2)).resize((SIDE, SIDE), Image.LANCZOS)
    noise = rng.normal(0, grain, (SIDE, SIDE, 1))
    return Image.fromarray(np.clip(np.asarray(im) + noise, 0, 255).astype(np.uint8))


def points(*xy):
    return [(x * SCALE, y * SCALE) for x, y in xy]


def sailing_boat(rng):
    im = gradient((120, 180, 235), (235, 225, 200))
    draw = ImageDraw.Draw(im)
    draw.ellipse(points((66, 10), (82, 26)), (255, 235, 150))
    draw.rectangle(points((0, 64), (96, 96)), (30, 90, 130))
    for y in range(66, 96, 3):
        for _ in range(6):
            x = rng.uniform(0, 90)
            draw.line(points((x, y), (x + rng.uniform(4, 10), y)), (90, 150, 180), SCALE)
    draw.polygon(points((20, 66), (72, 66), (64, 78), (28, 78)), (130, 60, 40))
    draw.line(points((45, 66), (45, 16)), (80, 50, 30), 2 * SCALE)
    draw.polygon(points((47, 18), (47, 60), (74, 60)), (245, 240, 230))
    draw.polygon(points((43, 24), (43, 60), (24, 60)), (215, 70, 60))
    return finish(im, rng)


def ladybird(rng):
    im = gradient((70, 130, 50), (40, 95, 40))
    draw = ImageDraw.Draw(im)
    for _ in range(40):
        x, y = rng.uniform(-10, 96, 2)
        draw.line(points((x, y), (x + rng.uniform(5, 25), y + rng.uniform(-6, 6))), (95, 155, 70), SCALE)
    for side in (-1, 1):
        for dy in (-14, 2, 16):
            draw.line(points((48, 52 + dy), (48 + side * 36, 52 + dy * 1.6)), (25, 25, 25), 2 * SCALE)
    draw.ellipse(points((34, 14), (62, 38)), (25, 25, 25))
    draw.ellipse(points((22, 24), (74, 82)), (200, 35, 30))
    draw.line(points((48, 24), (48, 82)), (25, 25, 25), 2 * SCALE)
    for x, y in ((34, 40), (62, 40), (32, 58), (64, 58), (38, 73), (58, 73)):
        draw.ellipse(points((x - 5, y - 5), (x + 5, y + 5)), (25, 25, 25))
    for x in (40, 56):
        draw.ellipse(points((x - 3, 18), (x + 3, 24)), (240, 240, 235))
    return finish(im, rng)


def lighthouse(rng):
    im = gradient((20, 25, 60), (225, 130, 90))
    draw = ImageDraw.Draw(im)
    for _ in range(30):
        x, y = rng.uniform(0, 96), rng.uniform(0, 45)
        draw.ellipse(points((x, y), (x + 0.8, y + 0.8)), (240, 240, 220))
    draw.polygon(points((48, 20), (96, 4), (96, 30)), (250, 240, 190))
    draw.polygon(points((0, 82), (30, 72), (70, 74), (96, 84), (96, 96), (0, 96)), (45, 50, 45))
    for i in range(5):
        left, right = 38 - i * 1.5, 58 + i * 1.5
        top = 28 + i * 10
        draw.polygon(points((left, top), (right, top), (right + 1.5, top + 10), (left - 1.5, top + 10)),
                     (235, 230, 220) if i % 2 else (190, 45, 40))
    draw.rectangle(points((40, 14), (56, 28)), (255, 240, 170))
    draw.polygon(points((36, 14), (60, 14), (48, 5)), (60, 50, 50))
    return finish(im, rng)


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent / "examples/images")
    folder.mkdir(parents=True, exist_ok=True)
    for i, draw in enumerate((ladybird, lighthouse, sailing_boat)):
        draw(np.random.default_rng(i)).save(folder / f"{draw.__name__.replace('_', '-')}.png", optimize=True)


if __name__ == "__main__":
    main()
