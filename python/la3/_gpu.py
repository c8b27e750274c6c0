"""The GPU's half of `DeviceAugment`: all memory and the stream are torch's, and the kernels are la3's."""

from __future__ import annotations

import threading
from typing import Any, Callable, List, Optional, Sequence, Tuple, Union

import numpy
import torch

from la3 import _la3
from la3._augment import LabelAwareAugment, checked_number
from la3._images import Array, check_floats, note_floats

#: Captured calls count on the GPU, from here on, far from the indices of data sets and of other calls.
_CAPTURED = 1 << 60

_Key = Tuple[int, int, int, int, bool, int]
_raw_stream: Callable[[int], int] = getattr(torch._C, "_cuda_getCurrentRawStream", None) or (
    lambda device: torch.cuda.current_stream(device).cuda_stream
)


def is_capturing() -> bool:
    return torch.cuda.is_initialized() and bool(torch.cuda.is_current_stream_capturing())  # type: ignore[no-untyped-call]


def as_bytes(name: str, images: torch.Tensor, layout: str) -> torch.Tensor:
    """Checks a tensor of images on a GPU; floats of 0 to 1 become bytes."""
    if images.dim() != len(layout) or images.shape[-3] not in (1, 3):
        raise ValueError(f"{name}: shape ({', '.join(layout)}) with 3 channels, or 1 for grey, expected, found {tuple(images.shape)}")
    if images.requires_grad:
        raise ValueError(f"{name}: a tensor without gradients expected, found one that requires them; tensor.detach()")
    if images.dtype is torch.uint8:
        return images
    if not images.is_floating_point():
        raise ValueError(f"{name}: uint8, or floats of 0 to 1, expected, found {str(images.dtype)[6:]}")
    if images.numel() and not is_capturing():
        # Waits for the GPU.
        check_floats(str(images.dtype)[6:], float(images.min()), float(images.max()))
    note_floats()
    return images.float().mul(255).round_().to(torch.uint8)


def check_vector(name: str, vector: Any, count: int, device: torch.device) -> torch.Tensor:
    """A contiguous vector of numbers on the device."""
    if not isinstance(vector, torch.Tensor):
        raise TypeError(f"{name}: a tensor on {device} expected, found {type(vector).__name__}")
    if vector.device != device:
        raise ValueError(f"{name}: a tensor on {device} expected, found one on {vector.device}")
    if vector.dtype is not torch.int64 or vector.dim() != 1 or vector.shape[0] != count:
        raise ValueError(f"{name}: int64 of shape ({count},) expected, found {str(vector.dtype)[6:]} of shape {tuple(vector.shape)}")
    return vector.contiguous()


class PhotoList:
    """Where photos of different sizes lie on a GPU."""

    def __init__(self, photos: Sequence[torch.Tensor]):
        self.kept: List[torch.Tensor] = []  # what lies elsewhere only because it was strange
        self.addresses = numpy.empty(len(photos), numpy.uint64)
        self.shapes = numpy.empty((len(photos), 4), numpy.int64)
        for i, photo in enumerate(photos):
            strides = _photo_strides(photo)
            if strides is None:
                photo = photo.contiguous()
                self.kept.append(photo)
                strides = _photo_strides(photo)
            self.addresses[i] = photo.data_ptr()
            self.shapes[i] = (photo.shape[2], photo.shape[1], *strides)  # type: ignore[misc]


def _photo_strides(photo: torch.Tensor) -> Optional[Tuple[int, int]]:
    """The distances of rows and of planes, -1 for pixel after pixel; None if the memory is in another order."""
    plane, row, pixel = (photo.stride(axis) for axis in range(3))
    if photo.shape[0] == 3 and plane == 1 and pixel == 3:
        return row, -1
    if pixel == 1 or photo.shape[2] == 1:
        return row, plane if photo.shape[0] == 3 else 0
    return None


class Gpu:
    """What a `DeviceAugment` does on GPUs: a compiled augmenter for each device and size, made when it is first needed."""

    def __init__(self, augment: LabelAwareAugment, out: torch.dtype, finish: Any, has_standard: bool):
        self._settings = (augment, out, finish, has_standard)
        self._augment, self._out, self._finish, self._has_standard = self._settings
        self._cores: dict[_Key, _la3.DeviceAugmenter] = {}
        self._problems: Optional[torch.Tensor] = None
        self._lock = threading.Lock()

    def __reduce__(self) -> Tuple[Any, ...]:
        return (Gpu, self._settings)

    def check(self) -> None:
        """Waits for the GPUs; raises if they met a label that does not exist."""
        if not self._cores:
            return
        if is_capturing():
            raise RuntimeError("check(): waits for the GPU, which cannot be done while a graph is captured")
        cores = dict(self._cores)
        for device in {key[0] for key in cores}:
            torch.cuda.synchronize(device)
        for core in cores.values():
            core.check()

    def batch(
        self,
        images: torch.Tensor,
        labels: Optional[torch.Tensor],
        epoch: Any,
        index: Any,
        is_training: bool,
        is_last: Optional[bool] = None,
    ) -> torch.Tensor:
        """Images of one size."""
        device = images.device
        images = as_bytes("images", images, "NCHW")
        count, channels, height, width = images.shape
        is_planes = images.is_contiguous()
        memory_is_last = not is_planes and images.is_contiguous(memory_format=torch.channels_last)
        if not is_planes and not memory_is_last:
            images, is_planes = images.contiguous(), True
        if is_last is None:
            is_last = memory_is_last
        given = self._labels(labels, count, device)
        number, epoch_at = _epoch(epoch, device)
        first, numbers, counts = self._numbers(index, count, device)
        out = self._empty((count, channels, height, width), device, is_last)
        if count:
            self._run(
                (device.index, channels, height, width, is_training, 0), images=images, is_planes=is_planes, labels=given,
                count=count, numbers=numbers, first=first, counts=counts, samples=count, epoch=number, epoch_at=epoch_at,
                out=out, is_last=is_last,
            )  # fmt: skip
        return out

    def resident(
        self, images: torch.Tensor, labels: torch.Tensor, order: torch.Tensor, position: int, count: int, epoch: int, is_training: bool, is_last: bool
    ) -> Tuple[torch.Tensor, torch.Tensor]:
        """Images `position`, `position + 1`, ... in the order of a whole data set, and their labels."""
        device, (_, channels, height, width) = images.device, images.shape
        out = self._empty((count, channels, height, width), device, is_last)
        out_labels = torch.empty(count, dtype=torch.int64, device=device)
        self._run(
            (device.index, channels, height, width, is_training, 0), images=images, is_planes=images.is_contiguous(), labels=labels,
            count=len(images), order=order, position=position, samples=count, epoch=epoch, out=out, out_labels=out_labels,
            is_last=is_last,
        )  # fmt: skip
        return out, out_labels

    def photos(
        self,
        images: Union[torch.Tensor, Sequence[torch.Tensor]],
        labels: Optional[torch.Tensor],
        epoch: Any,
        index: Any,
        is_training: bool,
        is_last: Optional[bool] = None,
    ) -> torch.Tensor:
        """Images of any sizes, cut and resized to one."""
        if isinstance(images, torch.Tensor):
            device = images.device
            images = as_bytes("images", images, "NCHW")
            if is_last is None:
                is_last = not images.is_contiguous() and images.is_contiguous(memory_format=torch.channels_last)
            photos: Sequence[torch.Tensor] = images.unbind(0)
            channels = images.shape[1]
        else:
            device = images[0].device
            photos = []
            for i, image in enumerate(images):
                if not isinstance(image, torch.Tensor):
                    raise TypeError(f"images[{i}]: a tensor expected, found {type(image).__name__}")
                if image.device != device:
                    raise ValueError(f"images[{i}]: a tensor on {device} expected, like the first, found one on {image.device}")
                photos.append(as_bytes(f"images[{i}]", image, "CHW"))
            if len({image.shape[0] for image in photos}) > 1:
                raise ValueError("images: all grey or all RGB expected, found both")
            channels = photos[0].shape[0]
        count = len(photos)
        given = self._labels(labels, count, device)
        number = int(epoch) if isinstance(epoch, torch.Tensor) else epoch
        if isinstance(index, torch.Tensor):
            index = index.cpu()  # what is cut out is decided on the CPU
        indices = self._augment._indices(index, count)
        if len(indices) != count:
            raise ValueError(f"index: a number, or ({count},) of them, expected, found {tuple(indices.shape)}")
        return self.cut(PhotoList(photos), channels, device, given, checked_number("epoch", number, 32), indices, is_training, bool(is_last))

    def cut(
        self,
        photos: PhotoList,
        channels: int,
        device: torch.device,
        labels: Optional[torch.Tensor],
        epoch: int,
        indices: Array,
        is_training: bool,
        is_last: bool,
    ) -> torch.Tensor:
        assert self._augment._size is not None
        height, width = self._augment._size
        count = len(indices)
        out = self._empty((count, channels, height, width), device, is_last)
        if not count:
            return out
        if is_capturing():
            raise RuntimeError("images: with standard=Photos the CPU decides what is cut out, which a captured graph cannot repeat")
        if int(photos.shapes[:, :2].min()) < 1:
            raise ValueError("images: photos of at least 1x1 pixels expected, found an empty one")
        longest = 1 << (int(photos.shapes[:, :2].max()) - 1).bit_length()
        raw = _la3.device_cuts(self._augment._core, photos.addresses, photos.shapes, is_training, epoch, indices)
        # One copy from pinned memory, which does not wait.
        both = torch.from_numpy(numpy.concatenate([indices.view(numpy.uint8), raw])).pin_memory().to(device, non_blocking=True)
        self._run(
            (device.index, channels, height, width, is_training, longest), cuts=both.data_ptr() + 8 * count, labels=labels,
            count=count, numbers=both, samples=count, epoch=epoch, out=out, is_last=is_last,
        )  # fmt: skip
        return out

    def _run(
        self,
        key: _Key,
        *,
        out: torch.Tensor,
        is_last: bool,
        count: int,
        samples: int,
        epoch: int,
        images: Optional[torch.Tensor] = None,
        cuts: int = 0,
        is_planes: bool = False,
        labels: Optional[torch.Tensor] = None,
        numbers: Optional[torch.Tensor] = None,
        first: int = 0,
        counts: bool = False,
        order: Optional[torch.Tensor] = None,
        position: int = 0,
        epoch_at: int = 0,
        out_labels: Optional[torch.Tensor] = None,
    ) -> None:
        core = self._cores.get(key) or self._new_core(key)
        bytes_ = core.workspace_bytes(samples)
        # Torch may give it to later work in this stream as soon as the call returns.
        workspace = torch.empty(bytes_, dtype=torch.uint8, device=out.device) if bytes_ else None
        core.run(
            0 if images is None else images.data_ptr(), cuts, is_planes, 0 if labels is None else labels.data_ptr(), count,
            0 if numbers is None else numbers.data_ptr(), first, counts, 0 if order is None else order.data_ptr(), position, samples, epoch, epoch_at, out.data_ptr(),
            0 if out_labels is None else out_labels.data_ptr(), not is_last, 0 if workspace is None else workspace.data_ptr(),
            _raw_stream(key[0]),
        )  # fmt: skip

    def _new_core(self, key: _Key) -> _la3.DeviceAugmenter:
        device, channels, height, width, is_training, longest = key
        if not _la3.cuda_version():
            raise RuntimeError(
                f"images: a tensor on the cpu expected, found one on cuda:{device}, because this la3 was built without CUDA; "
                "build it where nvcc is installed"
            )
        with self._lock:
            core = self._cores.get(key)
            if core is not None:
                return core
            if is_capturing():
                raise RuntimeError(
                    f"images: for {height}x{width} pixels, one call before the graph is captured expected, found none; it allocates"
                )
            if self._problems is None:
                self._problems = torch.zeros(2, dtype=torch.int64, pin_memory=True)
            core = _la3.DeviceAugmenter(
                self._augment.policy._core, self._augment._labels or [], self._augment.seed, is_training, device, channels,
                height, width, str(self._out)[6:], self._has_standard, self._finish, longest, self._problems,
                self._problems.data_ptr(),
            )  # fmt: skip
            self._cores[key] = core
            return core

    def _labels(self, labels: Any, count: int, device: torch.device) -> Optional[torch.Tensor]:
        if labels is None:
            self._augment._number(None, 0, 0)  # only a policy for every label goes without
            return None if self._augment._any else torch.zeros(count, dtype=torch.int64, device=device)
        return check_vector("labels", labels, count, device)

    def _numbers(self, index: Any, count: int, device: torch.device) -> Tuple[int, Optional[torch.Tensor], bool]:
        """The first index, or all of them, or whether the GPU counts."""
        if index is None:
            return (_CAPTURED, None, True) if is_capturing() else (self._augment._counter.take(count), None, False)
        if isinstance(index, torch.Tensor) and (index.dim() or index.device.type != "cpu"):
            if not index.dim():
                index = torch.arange(count, device=index.device) + index
            return 0, check_vector("index", index, count, device), False
        first = checked_number("index", index, 64)
        if first + count > 1 << 64:
            raise ValueError(f"index {first}: too large for {count} images")
        return first, None, False

    def _empty(self, shape: Tuple[int, ...], device: torch.device, is_last: bool) -> torch.Tensor:
        memory = torch.channels_last if is_last else torch.contiguous_format
        return torch.empty(shape, dtype=self._out, device=device, memory_format=memory)


def _epoch(epoch: Any, device: torch.device) -> Tuple[int, int]:
    """The epoch, or its address."""
    if not isinstance(epoch, torch.Tensor) or epoch.device.type == "cpu":
        return checked_number("epoch", epoch, 32), 0
    if epoch.device != device:
        raise ValueError(f"epoch: a tensor on {device} expected, found one on {epoch.device}")
    if epoch.dtype is not torch.int64 or epoch.numel() != 1:
        raise ValueError(f"epoch: one int64 expected, found {str(epoch.dtype)[6:]} of shape {tuple(epoch.shape)}")
    return 0, epoch.data_ptr()
