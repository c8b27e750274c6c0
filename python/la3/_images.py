"""What callers hold images in: Pillow's images, numpy's arrays, torch's tensors. Only numpy is imported here."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Callable, Optional, TypeVar

import numpy

if TYPE_CHECKING:
    Array = numpy.ndarray[Any, Any]
else:
    Array = numpy.ndarray
Image = TypeVar("Image")  # a PIL image, a numpy array or a torch tensor; what comes out is of the same kind

_CHANNELS = {"RGB": 3, "L": 1}
_RAW = {"RGB": "RGBX", "L": "L"}  # how Pillow keeps them in memory, so that it only has to copy

# Work on an array of a layout, and on Pillow's bytes with width, height and channels.
OnArray = Callable[[Array, str, Optional[Array]], Array]
OnBytes = Callable[[bytes, int, int, int], bytes]


def is_tensor(thing: Any) -> bool:
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(thing, torch.Tensor)


def numpy_view(tensor: Any) -> Array:
    """The same memory as a numpy array."""
    if tensor.device.type != "cpu":
        raise ValueError(f"tensor on device {tensor.device}: one on the cpu expected")
    if str(tensor.dtype) != "torch.uint8":
        hint = "; augment before images become floats" if tensor.dtype.is_floating_point else ""
        raise ValueError(f"tensor of {str(tensor.dtype)[6:]}: uint8 expected{hint}")
    view: Array = tensor.numpy()
    return view


def on_pil(image: Any, work: OnBytes) -> Any:
    mode = image.mode
    channels = _CHANNELS.get(mode)
    if channels is None:
        raise ValueError(f"image of mode {mode!r}: 'RGB' or 'L' expected; image.convert('RGB') makes one")
    width, height = image.size
    done = work(image.tobytes("raw", _RAW[mode]), width, height, channels)
    pil = sys.modules["PIL.Image"]
    if channels == 1:
        result = pil.frombuffer(mode, image.size, done, "raw", mode, 0, 1)
    else:
        result = pil.frombytes(mode, image.size, done, "raw", _RAW[mode], 0, 1)
    if image.info:
        result.info = image.info.copy()
    return result


def on_image(image: Any, layout: Optional[str], out: Any, on_array: OnArray, on_bytes: OnBytes, batch: bool = False) -> Any:
    """Does the work on whatever kind of image it is; the result is of the same kind."""
    if isinstance(image, numpy.ndarray):
        return on_array(image, checked_layout(layout, "HWC", batch), checked_out(out, image))
    if not batch:
        pil = sys.modules.get("PIL.Image")
        if pil is not None and isinstance(image, pil.Image):
            if out is not None or layout is not None:
                raise ValueError("out and layout: for arrays and tensors only, found a PIL image")
            return on_pil(image, on_bytes)
    if is_tensor(image):
        done = on_array(numpy_view(image), checked_layout(layout, "CHW", batch), checked_out(out, image))
        return out if out is not None else sys.modules["torch"].from_numpy(done)
    expected = "a numpy array or a torch tensor" if batch else "a PIL image, a numpy array or a torch tensor"
    raise TypeError(f"{type(image).__name__}: {expected} expected")


def checked_layout(layout: Optional[str], default: str, batch: bool) -> str:
    prefix = "N" if batch else ""
    if layout is None:
        return prefix + default
    if layout not in (prefix + "HWC", prefix + "CHW"):
        raise ValueError(f"layout {layout!r}: '{prefix}HWC' or '{prefix}CHW' expected")
    return layout


def checked_out(out: Any, image: Any) -> Optional[Array]:
    if out is None:
        return None
    if isinstance(out, numpy.ndarray) and isinstance(image, numpy.ndarray):
        return out
    if is_tensor(out) and is_tensor(image):
        return numpy_view(out)
    raise TypeError(f"out: {type(out).__name__}: the same kind as the images expected, found {type(image).__name__}")
