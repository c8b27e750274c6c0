#!/usr/bin/python3
"""Draws the pictures of docs/operations.md, one strip per operation, with la3's own output:
scripts/make_operation_pictures.py [LA3] [FOLDER]. Needs Debian's python3-pil and fonts-dejavu-core."""
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image, ImageDraw, ImageFont

ROOT = pathlib.Path(__file__).resolve().parent.parent
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
GAP, CAPTION = 8, 20  # pixels between pictures, and below them for the caption

# The picture that shows it best, and the magnitudes; None where the operation has none.
STRIPS = {
    "ShearX": ("lighthouse", [-0.3, -0.15, 0.15, 0.3]),
    "ShearY": ("lighthouse", [-0.3, -0.15, 0.15, 0.3]),
    "TranslateX": ("sailing-boat", [-0.45, -0.2, 0.2, 0.45]),
    "TranslateY": ("sailing-boat", [-0.45, -0.2, 0.2, 0.45]),
    "Rotate": ("sailing-boat", [-30, -15, 15, 30]),
    "AutoContrast": ("lighthouse", None),
    "Invert": ("ladybird", None),
    "Equalize": ("lighthouse", None),
    "Solarize": ("sailing-boat", [0, 85, 170, 256]),
    "Posterize": ("sailing-boat", [4, 5, 6, 8]),
    "Contrast": ("ladybird", [0.1, 0.5, 1.5, 1.9]),
    "Color": ("ladybird", [0.1, 0.5, 1.5, 1.9]),
    "Brightness": ("lighthouse", [0.1, 0.5, 1.5, 1.9]),
    "Sharpness": ("ladybird", [0.1, 0.5, 1.5, 1.9]),
    "Cutout": ("sailing-boat", [0.05, 0.1, 0.15, 0.2]),
    "Identity": ("sailing-boat", None),
}


def augmented(la3, picture, op, magnitude, folder):
    out = folder / "out.png"
    command = [la3, "augment", picture, "--quiet", "--ops", op, "--out", out]
    if magnitude is not None:
        command.append(f"--magnitudes={magnitude}")
    if op == "Cutout":
        command.append("--cutout-centre=0.5,0.4")
    subprocess.run([str(word) for word in command], check=True)
    return Image.open(out).convert("RGB")


def strip(la3, op, name, magnitudes, folder):
    picture = ROOT / "examples/images" / f"{name}.png"
    cells = [("original", Image.open(picture).convert("RGB"))]
    for magnitude in magnitudes or []:
        caption = f"{magnitude:g}".replace("-", "\N{MINUS SIGN}")
        cells.append((caption, augmented(la3, picture, op, magnitude, folder)))
    if not magnitudes:
        cells.append((op, augmented(la3, picture, op, None, folder)))
    if not magnitudes and op != "Identity":  # what it does to a picture of little contrast
        faded = augmented(la3, picture, "Contrast", 0.4, folder)
        faded.save(folder / "faded.png")
        cells += [("faded", faded), (op, augmented(la3, folder / "faded.png", op, None, folder))]
    side = cells[0][1].width
    sheet = Image.new("RGB", (len(cells) * (side + GAP) + GAP, side + GAP + CAPTION), "white")
    draw, font = ImageDraw.Draw(sheet), ImageFont.truetype(FONT, 12)
    for i, (caption, image) in enumerate(cells):
        left = GAP + i * (side + GAP)
        sheet.paste(image, (left, GAP))
        draw.text((left + side / 2, GAP + side + CAPTION / 2), caption, "black", font, anchor="mm")
    return sheet


def main():
    la3 = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build/la3").resolve()
    out = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else ROOT / "docs/operations")
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for op, (name, magnitudes) in STRIPS.items():
            strip(la3, op, name, magnitudes, pathlib.Path(folder)).save(out / f"{op}.jpg", quality=92, subsampling=0)


main()
