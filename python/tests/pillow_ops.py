"""The sixteen operations in Pillow's own words: the oracle for bytes, and what speed is measured against."""

from PIL import Image, ImageDraw, ImageEnhance, ImageOps


def affine(image, matrix):
    return image.transform(image.size, Image.AFFINE, matrix)


def cutout(image, size, center):
    if size <= 0:
        return image
    width, height = image.size
    side = size * width
    x0, y0 = int(max(0, center[0] * width - side / 2)), int(max(0, center[1] * height - side / 2))
    box = (x0, y0, min(width, x0 + side), min(height, y0 + side))
    image = image.copy()
    colour = (125, 123, 114)
    ImageDraw.Draw(image).rectangle(box, colour if image.mode != "L" else Image.new("RGB", (1, 1), colour).convert("L").getpixel((0, 0)))
    return image


OPS = {
    "ShearX": lambda image, v, _: affine(image, (1, v, 0, 0, 1, 0)),
    "ShearY": lambda image, v, _: affine(image, (1, 0, 0, v, 1, 0)),
    "TranslateX": lambda image, v, _: affine(image, (1, 0, v * image.size[0], 0, 1, 0)),
    "TranslateY": lambda image, v, _: affine(image, (1, 0, 0, 0, 1, v * image.size[1])),
    "Rotate": lambda image, v, _: image.rotate(v),
    "AutoContrast": lambda image, v, _: ImageOps.autocontrast(image),
    "Invert": lambda image, v, _: ImageOps.invert(image),
    "Equalize": lambda image, v, _: ImageOps.equalize(image),
    "Solarize": lambda image, v, _: ImageOps.solarize(image, v),
    "Posterize": lambda image, v, _: ImageOps.posterize(image, int(v)),
    "Contrast": lambda image, v, _: ImageEnhance.Contrast(image).enhance(v),
    "Color": lambda image, v, _: ImageEnhance.Color(image).enhance(v),
    "Brightness": lambda image, v, _: ImageEnhance.Brightness(image).enhance(v),
    "Sharpness": lambda image, v, _: ImageEnhance.Sharpness(image).enhance(v),
    "Cutout": cutout,
    "Identity": lambda image, v, _: image,
}


def apply(image, calls):
    for op, magnitude, center, *_unit in calls:
        image = OPS[op](image, magnitude, center)
    return image
