#!/usr/bin/python3
"""How fast Pillow writes augmented copies of JPEGs: decode once, one of the sixteen ops per copy, encode with the file's
own tables and subsampling. One process, CPU time: pillow_copies.py FOLDER OUT [--images N] [--copies N]."""
import argparse
import json
import pathlib
import random
import sys
import time

import PIL
from PIL import Image, JpegImagePlugin

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "augment"))
from pillow_bench import OPS, draw_call  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("out")
    parser.add_argument("--images", type=int, default=1000)
    parser.add_argument("--copies", type=int, default=2)
    arguments = parser.parse_args()
    rng = random.Random(0)
    paths = sorted(p for p in pathlib.Path(arguments.folder).rglob("*") if p.is_file())
    paths = rng.sample(paths, min(arguments.images, len(paths)))
    out = pathlib.Path(arguments.out)
    out.mkdir(parents=True)
    start = time.process_time()
    for i, path in enumerate(paths):
        with Image.open(path) as file:
            tables, sampling = file.quantization, JpegImagePlugin.get_sampling(file)
            im = file.convert("RGB")
        for copy in range(arguments.copies):
            call, v, ux, uy = draw_call(rng, rng.choice(list(OPS)))
            call(im, v, ux, uy).save(out / f"{i}.{copy}.jpg", qtables=tables, subsampling=sampling if sampling >= 0 else 2)
    seconds = time.process_time() - start
    copies = len(paths) * arguments.copies
    print(json.dumps({"pillow_version": PIL.__version__, "copies": copies, "copies_per_cpu_s": round(copies / seconds, 1)}))


if __name__ == "__main__":
    main()
