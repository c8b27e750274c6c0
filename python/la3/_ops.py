"""The sixteen operations as functions, named as Pillow names them, with Pillow's bytes."""

from __future__ import annotations

from typing import Any, Iterable, Optional, Tuple, Union

from la3 import _la3
from la3._images import Image, Work, apply_with_alpha, on_image

#: The operations by name, with the least and the greatest magnitude that triples draw (the functions below take more);
#: None where an operation takes none.
OPS: dict[str, Optional[Tuple[float, float]]] = {
    name: (low, high) if has_magnitude else None for name, has_magnitude, low, high in _la3.ops()
}

CallLike = Union[
    str,
    Tuple[str],
    Tuple[str, Optional[float]],
    Tuple[str, Optional[float], Optional[Tuple[float, float]]],
    Tuple[str, Optional[float], Optional[Tuple[float, float]], str],
]


def _checked_call(call: Any) -> tuple[str, float, float, float, str]:
    parts = (call,) if isinstance(call, str) else tuple(call)
    if not 1 <= len(parts) <= 4 or not isinstance(parts[0], str):
        raise ValueError(f"operation {call!r}: a name, a magnitude and for Cutout a centre expected")
    takes = OPS.get(parts[0], (0.0, 0.0)) is not None
    if takes and parts[0] in OPS and (len(parts) < 2 or parts[1] is None):
        raise ValueError(f"{parts[0]}: a magnitude expected")
    x, y = parts[2] if len(parts) > 2 and parts[2] is not None else (0.5, 0.5)
    unit = str(parts[3]) if len(parts) > 3 else "own"
    return parts[0], float(parts[1]) if takes and len(parts) > 1 else 0.0, float(x), float(y), unit


def apply(image: Image, calls: Iterable[CallLike], *, layout: Optional[str] = None, out: Any = None) -> Image:
    """Applies operations one after another: ("Rotate", 15), "Invert", ("Cutout", 0.2, (0.5, 0.5)).

    The image is what `LabelAwareAugment` takes, and so is the result. `layout` ("HWC", "CHW") says otherwise than is
    usual for its kind, `out` takes the result instead of new memory.

    >>> import numpy
    >>> image = numpy.arange(12, dtype=numpy.uint8).reshape(2, 2, 3)
    >>> apply(image, ["Invert", ("Posterize", 4)])[0, 0]
    array([240, 240, 240], dtype=uint8)
    """
    checked = [_checked_call(call) for call in calls]
    work = Work(
        lambda array, its_layout, its_out: _la3.apply_array(checked, array, its_layout, its_out),
        lambda data, width, height, channels: _la3.apply_bytes(checked, data, width, height, channels),
        lambda _, colours, alpha: apply_with_alpha(checked, colours, alpha),
    )
    return on_image(image, layout, out, work)  # type: ignore[no-any-return]


def autocontrast(image: Image) -> Image:
    """Stretches each channel to 0 to 255, as ``ImageOps.autocontrast``."""
    return apply(image, ["AutoContrast"])


def equalize(image: Image) -> Image:
    """Makes all values about equally frequent, as ``ImageOps.equalize``."""
    return apply(image, ["Equalize"])


def invert(image: Image) -> Image:
    """255 less each value, as ``ImageOps.invert``.

    >>> import numpy
    >>> int(invert(numpy.full((1, 1), 5, numpy.uint8))[0, 0])
    250
    """
    return apply(image, ["Invert"])


def solarize(image: Image, threshold: float = 128) -> Image:
    """Inverts values from the threshold (0 to 256), as ``ImageOps.solarize``."""
    return apply(image, [("Solarize", threshold)])


def posterize(image: Image, bits: int) -> Image:
    """Keeps that many bits (0 to 8) of each value, as ``ImageOps.posterize``."""
    return apply(image, [("Posterize", bits)])


def contrast(image: Image, factor: float) -> Image:
    """Contrast by a factor (0 to 2), as ``ImageEnhance.Contrast``."""
    return apply(image, [("Contrast", factor)])


def color(image: Image, factor: float) -> Image:
    """Saturation by a factor (0 to 2), as ``ImageEnhance.Color``."""
    return apply(image, [("Color", factor)])


def brightness(image: Image, factor: float) -> Image:
    """Brightness by a factor (0 to 2), as ``ImageEnhance.Brightness``."""
    return apply(image, [("Brightness", factor)])


def sharpness(image: Image, factor: float) -> Image:
    """Sharpness by a factor (0 to 2), as ``ImageEnhance.Sharpness``."""
    return apply(image, [("Sharpness", factor)])


def rotate(image: Image, angle: float) -> Image:
    """Turns by degrees (-360 to 360), counter-clockwise, as ``Image.rotate``.

    >>> import numpy
    >>> rotate(numpy.zeros((8, 8, 3), numpy.uint8), 450)
    Traceback (most recent call last):
    ValueError: Rotate: magnitude -360 to 360 (degrees, counter-clockwise) expected, found 450
    """
    return apply(image, [("Rotate", angle)])


def shear_x(image: Image, shear: float) -> Image:
    """Shears rows, by pixels a row (-1 to 1), as ``Image.transform`` does."""
    return apply(image, [("ShearX", shear)])


def shear_y(image: Image, shear: float) -> Image:
    """Shears columns, by pixels a column (-1 to 1), as ``Image.transform`` does."""
    return apply(image, [("ShearY", shear)])


def translate_x(image: Image, share: float) -> Image:
    """Moves by a share of the width (-1 to 1), as ``Image.transform`` does."""
    return apply(image, [("TranslateX", share)])


def translate_y(image: Image, share: float) -> Image:
    """Moves by a share of the height (-1 to 1), as ``Image.transform`` does."""
    return apply(image, [("TranslateY", share)])


def cutout(image: Image, size: float, center: Tuple[float, float] = (0.5, 0.5)) -> Image:
    """A grey square of a share of the width (0 to 1) about a centre in shares of width and height."""
    return apply(image, [("Cutout", size, center)])


def identity(image: Image) -> Image:
    """A copy."""
    return apply(image, ["Identity"])
