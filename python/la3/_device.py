"""`DeviceAugment`: what a training does to a batch of images, as a module of torch."""

from __future__ import annotations

from typing import Any, List, NamedTuple, Optional, Sequence, Tuple, Union

import numpy
import torch

from la3 import _compiled
from la3._augment import LabelAwareAugment, checked_number, checked_share
from la3._gpu import Gpu
from la3._images import Array, float_bytes
from la3._policy import Policy

_FLOATS = (torch.float32, torch.bfloat16)


class SmallImages(NamedTuple):
    """The standard transforms of a training on images of one size, such as CIFAR's: `pad` black pixels on each side and a
    random crop of the original size, mirrored with probability `flip`; after normalising, a square of side `cutout`
    at a random place is set to 0."""

    pad: int = 4
    flip: float = 0.5
    cutout: int = 16


class Photos(NamedTuple):
    """The standard transforms of a training on photos: a random part, with a share of the area in `crop_scale`, resized
    to `size` (a side, or height and width, in pixels) and mirrored with probability `flip`. It comes before the policy."""

    size: Union[int, Tuple[int, int]] = 224
    crop_scale: Tuple[float, float] = (0.08, 1.0)
    flip: float = 0.5


class DeviceAugment(torch.nn.Module):
    """Batches as ``la3 train`` makes them: policy, standard transforms, normalising; on a GPU in one kernel.

    `policy` is a `la3.Policy`, or None for the rest alone. `labels` are the names of the labels 0, 1, ..., by default the
    policy's in its order. `standard` is `SmallImages()`, `Photos()`, or None for the policy alone. `out` is
    ``torch.uint8``, or ``torch.float32`` or ``torch.bfloat16`` for normalised values: ``(byte / 255 - mean) / std`` for
    each channel. `threads` are the CPU's; 0 is one per core.

    Images on a GPU are augmented there, in torch's current stream and without waiting; images on the CPU by its cores.
    The values are the same.

    >>> import la3
    >>> augment = la3.torch.DeviceAugment(
    ...     la3.Policy.random(), seed=1, standard=la3.torch.SmallImages(), out=torch.float32, mean=(0.49, 0.48, 0.45), std=(0.25, 0.24, 0.26)
    ... )
    >>> images = torch.zeros(8, 3, 32, 32, dtype=torch.uint8)
    >>> batch = augment(images, epoch=2, index=torch.arange(100, 108))
    >>> batch.shape, batch.dtype
    (torch.Size([8, 3, 32, 32]), torch.float32)

    A call takes images and the number of each one's label; a policy for every label needs none. The images are a uint8
    tensor (N, 3, H, W) or (N, 1, H, W), contiguous or channels-last, and so is the result. With `Photos` they may also be
    a list of uint8 tensors (C, H, W) of different sizes. Floats in 0 to 1 are rounded to 8 bits first, with a warning
    once. `epoch` and `index` (the first image's number in its data set, or each one's) decide what is drawn: the values
    are then those of ``la3 train`` with the same seed. Without an index, images are counted.

    After ``eval()``, images are normalised only, and photos are cut from the centre, as ``la3 train`` evaluates them.

    On a GPU, labels and indices are int64 tensors there (or a first index). Labels that do not exist are found by the GPU:
    their images are zeros, and the next call, or `check`, raises. `epoch` may be a tensor with one int64 there. A call can
    be captured in a CUDA graph after one call with images of that size; without an index, replays count on. With `Photos`
    the CPU decides what is cut out, so such calls cannot be captured.
    """

    def __init__(
        self,
        policy: Optional[Policy],
        labels: Optional[Sequence[str]] = None,
        seed: int = 0,
        standard: Union[None, SmallImages, Photos] = None,
        out: torch.dtype = torch.uint8,
        mean: Optional[Sequence[float]] = None,
        std: Optional[Sequence[float]] = None,
        threads: int = 0,
    ):
        super().__init__()
        if out not in (torch.uint8, *_FLOATS):
            raise ValueError(f"out {out}: torch.uint8, torch.float32 or torch.bfloat16 expected")
        if standard is not None and not isinstance(standard, (SmallImages, Photos)):
            raise TypeError(f"standard: la3.torch.SmallImages, la3.torch.Photos or None expected, found {type(standard).__name__}")
        if out is torch.uint8 and (mean is not None or std is not None):
            raise ValueError("mean and std: for out=torch.float32 or torch.bfloat16, found torch.uint8")
        if policy is None:
            policy = Policy({"*": [("Identity",) * 3]})
        self.out, self.standard = out, standard
        self.mean = _three("mean", mean, (0.0, 0.0, 0.0))
        self.std = _three("std", std, (1.0, 1.0, 1.0))
        if min(self.std) <= 0:
            raise ValueError(f"std {self.std}: numbers above 0 expected")
        self._finish = (0, 0.0, 0, self.mean, self.std)
        options: dict[str, Any] = {}
        if isinstance(standard, SmallImages):
            pad, cutout = checked_number("standard.pad", standard.pad, 12), checked_number("standard.cutout", standard.cutout, 12)
            if out is torch.uint8 and cutout:
                raise ValueError(
                    f"standard.cutout {cutout}: 0 expected with out=torch.uint8, because cutout sets normalised values to 0"
                )
            self._finish = (pad, checked_share("standard.flip", standard.flip), cutout, self.mean, self.std)
        elif standard is not None:
            options = {"size": standard.size, "crop_scale": standard.crop_scale, "flip": standard.flip}
        self.augment = LabelAwareAugment(policy, seed=seed, labels=labels, threads=threads, **options)
        self._is_photos = isinstance(standard, Photos)
        self._gpu = Gpu(self.augment, out, self._finish, isinstance(standard, SmallImages))
        self._number = _compiled.register(self)

    def forward(
        self,
        images: Union[torch.Tensor, List[torch.Tensor]],
        labels: Optional[torch.Tensor] = None,
        *,
        epoch: Union[int, torch.Tensor] = 0,
        index: Union[None, int, torch.Tensor] = None,
    ) -> torch.Tensor:
        """The batch that a network takes, or its bytes."""
        if not _compiled.is_compiling():
            return self._made(images, labels, epoch, index, self.training)
        is_list = not isinstance(images, torch.Tensor)
        is_last = isinstance(images, torch.Tensor) and not images.is_contiguous() and images.is_contiguous(memory_format=torch.channels_last)
        numbers = index if isinstance(index, torch.Tensor) else None
        first = -1 if index is None or numbers is not None else index
        epoch_at = epoch if isinstance(epoch, torch.Tensor) else None
        made: torch.Tensor = _compiled.operator(
            list(images) if is_list else [images], is_list, labels, numbers, first, epoch_at, 0 if epoch_at is not None else epoch,
            is_last, self.training, self._number,
        )  # fmt: skip
        return made

    def check(self) -> None:
        """Waits for the GPU, and raises if it met a label that does not exist."""
        self._gpu.check()

    def _made(
        self,
        images: Union[torch.Tensor, List[torch.Tensor]],
        labels: Optional[torch.Tensor],
        epoch: Any,
        index: Any,
        is_training: bool,
        is_last: Optional[bool] = None,
    ) -> torch.Tensor:
        is_list = isinstance(images, (list, tuple))
        if is_list and not self._is_photos:
            raise TypeError("images: a tensor expected, found a list; standard=la3.torch.Photos() takes lists")
        first = images[0] if is_list and images else images
        if isinstance(first, torch.Tensor) and first.is_cuda:
            made = self._gpu.photos if self._is_photos else self._gpu.batch
            return made(images, labels, epoch, index, is_training, is_last)  # type: ignore[arg-type]
        return self._made_on_cpu(images, labels, epoch, index, is_training, is_last)

    def _made_on_cpu(
        self,
        images: Union[torch.Tensor, List[torch.Tensor]],
        labels: Optional[torch.Tensor],
        epoch: Any,
        index: Any,
        is_training: bool,
        is_last: Optional[bool],
    ) -> torch.Tensor:
        if isinstance(images, (list, tuple)):
            arrays = [_array(f"images[{i}]", image, "CHW") for i, image in enumerate(images)]
            count, channels = len(arrays), {array.shape[0] for array in arrays}
            if len(channels) > 1:
                raise ValueError("images: all grey or all RGB expected, found both")
            shape: Tuple[int, ...] = ((channels or {3}).pop(), 0, 0)
            is_last = bool(is_last)
        else:
            array = _array("images", images, "NCHW")
            arrays, count, shape = [array], len(array), array.shape[1:]
            if is_last is None:
                is_last = not images.is_contiguous() and images.is_contiguous(memory_format=torch.channels_last)
        epoch = checked_number("epoch", epoch, 32)
        numbers, indices = self.augment._batch_keys(labels, count, epoch, index)
        height, width = self.augment._size or shape[1:]
        layout = "CHW" if isinstance(images, (list, tuple)) else "NCHW"
        made = numpy.empty((count, height, width, shape[0]) if is_last else (count, shape[0], height, width), numpy.float32 if self.out in _FLOATS else numpy.uint8)
        self.augment._core.finish(arrays, layout, numbers, epoch, indices, self._finish, made, not is_last, is_training)
        batch = torch.from_numpy(made)
        if is_last:
            batch = batch.permute(0, 3, 1, 2)
        return batch if batch.dtype is self.out else batch.to(self.out)

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)  # type: ignore[no-untyped-call]
        self._number = _compiled.register(self)

    def extra_repr(self) -> str:
        shown = [repr(self.augment.policy), f"seed={self.augment.seed}", f"standard={self.standard}", f"out={self.out}"]
        return ", ".join(shown if self.out is torch.uint8 else [*shown, f"mean={self.mean}", f"std={self.std}"])


def _three(name: str, values: Optional[Sequence[float]], default: Tuple[float, float, float]) -> Tuple[float, float, float]:
    if values is None:
        return default
    try:
        numbers = [float(value) for value in values]
    except (TypeError, ValueError):
        raise TypeError(f"{name}: three numbers expected, found {values!r}") from None
    if len(numbers) != 3 or not all(numpy.isfinite(numbers)):
        raise ValueError(f"{name}: three numbers expected, found {values!r}")
    return numbers[0], numbers[1], numbers[2]


def _array(name: str, images: Any, layout: str) -> Array:
    """The bytes of a tensor on the CPU, in place where they are bytes."""
    if not isinstance(images, torch.Tensor):
        raise TypeError(f"{name}: a tensor expected, found {type(images).__name__}")
    if images.dim() != len(layout) or images.shape[-3] not in (1, 3):
        raise ValueError(f"{name}: shape ({', '.join(layout)}) with 3 channels, or 1 for grey, expected, found {tuple(images.shape)}")
    if images.device.type != "cpu":
        raise ValueError(f"{name}: a tensor on the cpu or on a GPU (cuda) expected, found one on {images.device}")
    if images.requires_grad:
        raise ValueError(f"{name}: a tensor without gradients expected, found one that requires them; tensor.detach()")
    if images.is_floating_point():
        return float_bytes(images.float().numpy())
    if images.dtype is not torch.uint8:
        raise ValueError(f"{name}: uint8, or floats of 0 to 1, expected, found {str(images.dtype)[6:]}")
    array: Array = images.numpy()
    return array
