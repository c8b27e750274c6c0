#!/usr/bin/python3
"""Writes photos in each format that Pillow writes, and measures how fast it decodes them: pillow_formats.py FOLDER --seconds S

FOLDER holds the photos, as PNG. They go to FOLDER/FORMAT/. Images per second of CPU time, one thread, from memory, as JSON:
{"pillow_version": ..., "formats": {FORMAT: RATE, ...}}."""
import argparse
import io
import json
import pathlib
import time

import PIL
from PIL import Image, features

FORMATS = {
    "jpg": ("JPEG", {"quality": 90}),
    "png": ("PNG", {}),
    "ppm": ("PPM", {}),
    "bmp": ("BMP", {}),
    "gif": ("GIF", {}),
    "webp": ("WEBP", {"quality": 90}),
    "lossless.webp": ("WEBP", {"lossless": True}),
    "tif": ("TIFF", {"compression": "tiff_lzw"}),
    "deflate.tif": ("TIFF", {"compression": "tiff_adobe_deflate"}),
}


def rate(files, seconds):
    """The best of three rounds."""
    best = 0
    for _ in range(3):
        count, begin = 0, time.process_time()
        while time.process_time() - begin < seconds / 3:
            for data in files:
                Image.open(io.BytesIO(data)).convert("RGB")
            count += len(files)
        best = max(best, count / (time.process_time() - begin))
    return round(best)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seconds", type=float, default=1)
    arguments = parser.parse_args()
    photos = [Image.open(path).convert("RGB") for path in sorted(arguments.folder.glob("*.png"))]
    rates = {}
    for ending, (kind, options) in FORMATS.items():
        if kind == "WEBP" and not features.check("webp"):
            continue
        (arguments.folder / ending).mkdir()
        files = []
        for i, photo in enumerate(photos):
            out = io.BytesIO()
            photo.save(out, kind, **options)
            files.append(out.getvalue())
            (arguments.folder / ending / str(i)).write_bytes(out.getvalue())
        rates[ending] = rate(files, arguments.seconds)
    print(json.dumps({"pillow_version": PIL.__version__, "formats": rates}))


main()
