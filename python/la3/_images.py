"""What callers hold images in: Pillow's images, numpy's arrays, torch's tensors. Only numpy is imported here."""

from __future__ import annotations

import sys
import warnings
from typing import TYPE_CHECKING, Any, Callable, List, NamedTuple, Optional, Tuple, TypeVar, Union

import numpy

from la3 import _la3

if TYPE_CHECKING:
    Array = numpy.ndarray[Any, Any]
else:
    Array = numpy.ndarray
Image = TypeVar("Image")  # a PIL image, a numpy array or a torch tensor; what comes out is of the same kind
Call = Tuple[str, float, float, float, str]

_CHANNELS = {"RGB": 3, "L": 1}
_RAW = {"RGB": "RGBX", "L": "L"}  # how Pillow keeps them in memory, so that it only has to copy
_WITH_ALPHA = ("RGBA", "LA")

# Images as the core takes them: Pillow's bytes with width, height and channels, or an array with its layout.
Plain = Union[Tuple[bytes, int, int, int], Tuple[Array, str]]


class Work(NamedTuple):
    """What is to be done to images. `size` is that of the results, (width, height), unless it is the images' own."""

    array: Callable[[Array, str, Optional[Array]], Array]  # an array of a layout, and where to
    bytes: Callable[[bytes, int, int, int], bytes]  # Pillow's, with width, height and channels
    alpha: Callable[[int, Array, Array], Tuple[Array, Array]]  # colours (HWC or HW) and alpha (HW) of image i
    size: Optional[Tuple[int, int]] = None


def is_tensor(thing: Any) -> bool:
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(thing, torch.Tensor)


def is_pil(thing: Any) -> bool:
    pil = sys.modules.get("PIL.Image")
    return pil is not None and isinstance(thing, pil.Image)


def numpy_view(tensor: Any) -> Array:
    """The same memory as a numpy array."""
    if tensor.device.type != "cpu":
        raise ValueError(f"tensor on device {tensor.device}: one on the cpu expected")
    if str(tensor.dtype) != "torch.uint8":
        raise ValueError(f"tensor of {str(tensor.dtype)[6:]}: uint8 expected")
    view: Array = tensor.numpy()
    return view


def like_tensor(array: Array, tensor: Any) -> Any:
    """The array as a tensor of the same class, such as torchvision's `Image`."""
    torch = sys.modules["torch"]
    made = torch.from_numpy(array)
    return made if type(tensor) is torch.Tensor else made.as_subclass(type(tensor))


def on_image(image: Any, layout: Optional[str], out: Any, work: Work, batch: bool = False) -> Any:
    """Does the work on whatever kind of image it is; the result is of the same kind."""
    if isinstance(image, numpy.ndarray):
        its_layout = checked_layout(layout, "HWC", batch)
        if image.dtype.kind == "f" or has_alpha(image.shape, its_layout):
            return _on_unusual(_Unusual(image, its_layout), out, work)
        return work.array(image, its_layout, checked_out(out, image))
    if not batch and is_pil(image):
        if out is not None or layout is not None:
            raise ValueError("out and layout: for arrays and tensors only, found a PIL image")
        if image.mode in _WITH_ALPHA:
            return _on_unusual(_Unusual(image, "HWC"), None, work)
        data, width, height, channels = pil_bytes(image)
        return pil_image(work.bytes(data, width, height, channels), work.size or image.size, image)
    if is_tensor(image):
        its_layout = checked_layout(layout, "CHW", batch)
        if image.is_floating_point() or has_alpha(image.shape, its_layout):
            return _on_unusual(_Unusual(image, its_layout), out, work)
        done = work.array(numpy_view(image), its_layout, checked_out(out, image))
        return out if out is not None else like_tensor(done, image)
    expected = "a list of images, a numpy array or a torch tensor" if batch else "a PIL image, a numpy array or a torch tensor"
    raise TypeError(f"{type(image).__name__}: {expected} expected")


def on_images(images: List[Any], layout: Optional[str], work: Callable[[List[Plain]], List[Any]], alone: Work) -> List[Any]:
    """Does the work on a list of images, each of any kind and size. `alone` is for those with alpha."""
    plain: List[Plain] = []
    back: List[Callable[[Any], Any]] = []

    def add(number: int, image: Any) -> None:
        if is_pil(image) and image.mode not in _WITH_ALPHA:
            plain.append(pil_bytes(image))
            back.append(lambda done: pil_image(done, alone.size or image.size, image))
            return
        if is_pil(image):
            unusual, its_layout = _Unusual(image, "HWC"), "HWC"
        elif isinstance(image, numpy.ndarray) or is_tensor(image):
            is_array = isinstance(image, numpy.ndarray)
            its_layout = checked_layout(layout, "HWC" if is_array else "CHW", False)
            is_float = image.dtype.kind == "f" if is_array else image.is_floating_point()
            if not is_float and not has_alpha(image.shape, its_layout):
                plain.append((image if is_array else numpy_view(image), its_layout))
                back.append(lambda done: done if is_array else like_tensor(done, image))
                return
            unusual = _Unusual(image, its_layout)
        else:
            raise TypeError(f"{type(image).__name__}: a PIL image, a numpy array or a torch tensor expected")
        if unusual.alpha is None:
            plain.append((unusual.colours, "HWC"))
            back.append(lambda done: unusual.joined(done, None))
        else:
            # Takes its place in the list, so that the numbers of the others stay.
            plain.append((numpy.zeros((1, 1), numpy.uint8), "HWC"))
            back.append(lambda _: unusual.joined(*alone.alpha(number, unusual.colours, unusual.alpha)))  # type: ignore[arg-type]

    for number, image in enumerate(images):
        try:
            add(number, image)
        except (TypeError, ValueError) as error:
            raise type(error)(f"images[{number}]: {error}") from None
    return [put(done) for put, done in zip(back, work(plain))]


# ---- Pillow's images ----


def pil_bytes(image: Any) -> Tuple[bytes, int, int, int]:
    mode = image.mode
    channels = _CHANNELS.get(mode)
    if channels is None:
        raise ValueError(f"image of mode {mode!r}: 'RGB', 'L', 'RGBA' or 'LA' expected; image.convert('RGB') makes one")
    width, height = image.size
    return image.tobytes("raw", _RAW[mode]), width, height, channels


def pil_image(done: bytes, size: Tuple[int, int], image: Any) -> Any:
    pil, mode = sys.modules["PIL.Image"], image.mode
    if mode == "L":
        result = pil.frombuffer(mode, size, done, "raw", mode, 0, 1)
    else:
        result = pil.frombytes(mode, size, done, "raw", _RAW[mode], 0, 1)
    if image.info:
        result.info = image.info.copy()
    return result


# ---- floats, and images with alpha ----


def has_alpha(shape: Any, layout: str) -> bool:
    return len(shape) == len(layout) and shape[layout.index("C")] == 4


class _Unusual:
    """An image, or a batch of one shape, as bytes in the layout (N)HWC without alpha, and the way back to its kind."""

    colours: Array
    alpha: Optional[Array] = None

    def __init__(self, image: Any, layout: str):
        self.image, self.layout = image, layout
        if is_tensor(image):
            if image.device.type != "cpu":
                raise ValueError(f"tensor on device {image.device}: one on the cpu expected")
            if image.requires_grad:
                raise ValueError("tensor that requires gradients: tensor.detach() expected, augmenting has none")
            array = (image.float() if str(image.dtype) == "torch.bfloat16" else image).numpy()
        else:
            array = numpy.asarray(image)
        self.is_float = array.dtype.kind == "f"
        # Grey images may have no dimension of channels.
        self.has_channels = array.ndim == len(layout)
        if layout.endswith("CHW") and self.has_channels:
            array = numpy.moveaxis(array, -3, -1)
        if array.dtype.kind == "f":
            array = float_bytes(array)
        if is_pil(image) or (self.has_channels and array.shape[-1] == 4):
            array, self.alpha = array[..., :-1], numpy.ascontiguousarray(array[..., -1])
        if is_pil(image) and image.mode == "LA":
            array = array[..., 0]
        self.colours = numpy.ascontiguousarray(array)

    def joined(self, colours: Array, alpha: Optional[Array]) -> Any:
        if alpha is not None:
            colours = colours[..., None] if colours.ndim == alpha.ndim else colours
            colours = numpy.concatenate([colours, alpha[..., None]], -1)
        if is_pil(self.image):
            # A new image of the mode: fromarray() would choose one by the array's shape.
            size = (colours.shape[1], colours.shape[0])
            result = sys.modules["PIL.Image"].frombytes(self.image.mode, size, colours.tobytes())
            result.info = self.image.info.copy()
            return result
        if self.layout.endswith("CHW") and self.has_channels:
            colours = numpy.ascontiguousarray(numpy.moveaxis(colours, -1, -3))
        if not is_tensor(self.image):
            return (colours.astype(numpy.float32) / 255).astype(self.image.dtype) if self.is_float else colours
        tensor = like_tensor(colours, self.image)
        return tensor.float().div_(255).to(self.image.dtype) if self.is_float else tensor


def _on_unusual(unusual: _Unusual, out: Any, work: Work) -> Any:
    layout = unusual.layout.replace("CHW", "HWC")
    if unusual.alpha is None:
        done = unusual.joined(work.array(unusual.colours, layout, None), None)
    elif not layout.startswith("N"):
        done = unusual.joined(*work.alpha(0, unusual.colours, unusual.alpha))
    else:
        pairs = [work.alpha(i, *pair) for i, pair in enumerate(zip(unusual.colours, unusual.alpha))]
        if pairs:
            colours, alpha = (numpy.stack(part) for part in zip(*pairs))
        else:
            colours = work.array(unusual.colours, layout, None)
            alpha = numpy.zeros(colours.shape[:3], numpy.uint8)
        done = unusual.joined(colours, alpha)
    if out is None:
        return done
    if type(out) is not type(done):
        raise TypeError(f"out: {type(out).__name__}: the same kind as the images expected, found {type(unusual.image).__name__}")
    if out.shape != done.shape or out.dtype != done.dtype:
        raise ValueError(f"out: {done.dtype} of shape {tuple(done.shape)} expected, found {out.dtype} of shape {tuple(out.shape)}")
    out[...] = done
    return out


_floats_were_noted = False


def check_floats(kind: str, low: float, high: float) -> None:
    """Raises unless values from `low` to `high` are within 0 to 1."""
    if not (low >= 0 and high <= 1):
        hint = "; augment before images are normalised" if low < 0 else "; are they bytes? uint8 is expected for 0 to 255" if high > 1 else ""
        raise ValueError(f"image of {kind}: values of 0 to 1 expected, found {low:g} to {high:g}{hint}")


def note_floats() -> None:
    """Warns once."""
    global _floats_were_noted
    if not _floats_were_noted:
        _floats_were_noted = True
        warnings.warn(
            "la3: float images of 0 to 1 are rounded to 8 bits, augmented, and made floats again; uint8 images save the time",
            stacklevel=6,
        )


def float_bytes(floats: Array) -> Array:
    """Values of 0 to 1 as bytes."""
    if floats.size:
        check_floats(str(floats.dtype), float(floats.min()), float(floats.max()))
    note_floats()
    made: Array = numpy.rint(floats.astype(numpy.float32) * 255).astype(numpy.uint8)
    return made


_MOVES = ("ShearX", "ShearY", "TranslateX", "TranslateY", "Rotate")


def apply_with_alpha(calls: List[Call], colours: Array, alpha: Array) -> Tuple[Array, Array]:
    """The operations on colours; alpha moves with them, and where there was nothing it is transparent.

    That is Pillow's result for the operations that it has for such images. Cutout's rectangle is opaque, also as Pillow
    draws it; operations on colours leave alpha as it is.
    """
    done = _la3.apply_array(calls, colours, "HWC", None)
    for call in calls:
        if call[0] in _MOVES:
            alpha = _la3.apply_array([call], alpha, "HWC", None)
        elif call[0] == "Cutout":
            hole = _la3.apply_array([call], numpy.zeros_like(alpha), "HWC", None)
            alpha = numpy.where(hole > 0, numpy.uint8(255), alpha)
    return done, alpha


def premultiplied(colours: Array, alpha: Array) -> Array:
    """Colours times alpha, rounded as Pillow does before it resizes an image with alpha."""
    product = colours.reshape(*alpha.shape, -1).astype(numpy.uint32) * alpha[..., None] + 128
    made: Array = (((product >> 8) + product) >> 8).astype(numpy.uint8).reshape(colours.shape)
    return made


def unmultiplied(colours: Array, alpha: Array) -> Array:
    """The other way, as Pillow does afterwards."""
    divisor = numpy.where(alpha == 0, 255, alpha)[..., None].astype(numpy.uint32)
    quotient: Array = colours.reshape(*alpha.shape, -1).astype(numpy.uint32) * 255 // divisor
    made: Array = quotient.clip(0, 255).astype(numpy.uint8).reshape(colours.shape)
    return made


# ---- arguments ----


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
