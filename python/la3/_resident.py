"""`ResidentDataset`: a data set that is decoded once, stays in a device's memory, and gives augmented batches."""

from __future__ import annotations

import concurrent.futures
import os
from pathlib import Path
from typing import Any, Callable, Iterator, List, Optional, Sequence, Tuple, Union

import numpy
import torch

from la3 import _la3
from la3._augment import checked_number
from la3._device import DeviceAugment, Photos
from la3._gpu import PhotoList
from la3._images import Array, is_pil
from la3._samples import open_sample

_ENDINGS = {".bmp", ".gif", ".jpeg", ".jpg", ".png", ".ppm", ".tif", ".tiff", ".webp"}
#: Photos go to the device in pieces of this many bytes.
_PIECE = 256 << 20


class ResidentDataset:
    """A data set in the memory of a GPU, or of the CPU: decoded once, then augmented there at the kernel's speed.

    `images` are a uint8 tensor (N, C, H, W), a list of uint8 tensors (C, H, W) of any sizes, a map-style data set whose
    items have an image (PIL, a uint8 array HWC, a uint8 tensor CHW) and a label, or a folder with a folder of image files
    for each label, whose names in order are then `classes`. `labels` are the numbers of the labels, for tensors only.
    Photos of different sizes need an `augment` with ``standard=Photos()``. `device` is where they stay.

    `augment` makes the batches; without one they are the images' own bytes. It can be set later, when the names of a
    folder's labels are known:

    >>> import la3
    >>> images = torch.zeros(10, 3, 32, 32, dtype=torch.uint8)
    >>> resident = la3.torch.ResidentDataset(images, torch.arange(10), device="cpu")
    >>> resident.augment = la3.torch.DeviceAugment(la3.Policy.random(), seed=1, out=torch.float32)
    >>> for x, y in resident.batches(4, epoch=0):
    ...     print(tuple(x.shape), y.tolist())
    (4, 3, 32, 32) [0, 6, 7, 5]
    (4, 3, 32, 32) [2, 8, 9, 3]
    (2, 3, 32, 32) [1, 4]

    What image i becomes follows from the augmentation's seed, the epoch and i; so does the order, which is that of
    ``la3 train``. It does not depend on the size of the batches, nor on the device.
    """

    def __init__(
        self,
        images: Any,
        labels: Any = None,
        augment: Optional[DeviceAugment] = None,
        *,
        device: Union[str, torch.device] = "cuda",
        channels_last: bool = False,
    ):
        self.device = torch.device(device)
        if self.device.type not in ("cpu", "cuda"):
            raise ValueError(f"device {str(device)!r}: a GPU (cuda) or the cpu expected")
        if self.device.type == "cuda" and not torch.cuda.is_available():
            raise RuntimeError(f"device {str(device)!r}: torch sees no GPU here; device='cpu' works, with the same results")
        if self.device.type == "cuda" and self.device.index is None:
            self.device = torch.device("cuda", torch.cuda.current_device())
        self.classes: Optional[List[str]] = None
        self.channels_last = channels_last
        self._images: Optional[torch.Tensor] = None  # of one size
        self._photos: List[torch.Tensor] = []  # or each as it is
        self._addresses: Optional[Tuple[PhotoList, int]] = None
        items: Union[torch.Tensor, List[torch.Tensor]]
        numbers: Any
        if isinstance(images, (str, os.PathLike)):
            if labels is not None:
                raise ValueError("labels: none expected with a folder, whose folders are the labels")
            read = self._read_folder(Path(images))
            items, numbers = read[0], read[1]
        elif isinstance(images, torch.Tensor):
            items, numbers = images, labels
        elif isinstance(images, (list, tuple)) and all(isinstance(image, torch.Tensor) for image in images):
            items, numbers = list(images), labels
        elif hasattr(images, "__getitem__") and hasattr(images, "__len__"):
            if labels is not None:
                raise ValueError("labels: none expected with a data set, whose items have them")
            read = self._read_dataset(images)
            items, numbers = read[0], read[1]
        else:
            raise TypeError(f"images: a folder, a tensor, a list of tensors or a map-style data set expected, found {type(images).__name__}")
        self._store(items)
        self._has_labels = numbers is not None
        self._labels = self._checked_labels(numbers).to(self.device)
        self._highest = int(self._labels.max()) if len(self) else -1
        self.augment = DeviceAugment(None) if augment is None else augment

    def __len__(self) -> int:
        return len(self._photos) if self._images is None else len(self._images)

    @property
    def augment(self) -> DeviceAugment:
        """What makes the batches."""
        return self._augment

    @augment.setter
    def augment(self, augment: DeviceAugment) -> None:
        if not isinstance(augment, DeviceAugment):
            raise TypeError(f"augment: a la3.torch.DeviceAugment expected, found {type(augment).__name__}")
        if not self._has_labels:
            augment.augment._number(None, 0, 0)  # only a policy for every label goes without
        names = augment.augment.labels
        if names and self.classes is not None and names != self.classes:
            raise ValueError(f"augment: the labels {self.classes} expected, in this order, found {names}; DeviceAugment(labels=resident.classes)")
        if names and self._highest >= len(names):
            raise ValueError(f"augment: a policy for label {self._highest} expected, found one for 0 to {len(names) - 1}")
        self._augment = augment

    def batches(
        self,
        batch_size: int,
        epoch: int = 0,
        *,
        shuffle: Optional[bool] = None,
        drop_last: bool = False,
        part: Tuple[int, int] = (0, 1),
    ) -> Iterator[Tuple[torch.Tensor, torch.Tensor]]:
        """The epoch's batches and their labels, on the device.

        Shuffled by default while the augmentation is in training mode. `part`, (rank, ranks), gives each of several
        processes an equal part of the epoch; up to ranks - 1 images of the epoch are left out then.
        """
        batch_size, epoch = checked_number("batch_size", batch_size, 31), checked_number("epoch", epoch, 32)
        if not batch_size:
            raise ValueError("batch_size 0: at least 1 expected")
        rank, ranks = (checked_number("part", number, 31) for number in part)
        if rank >= ranks:
            raise ValueError(f"part {tuple(part)}: a rank below the number of ranks expected")
        if self._images is None and self._photos and not self._augment._is_photos:
            raise ValueError("images: one size expected, found several; an augment with standard=la3.torch.Photos() takes them")
        is_training = self._augment.training
        if is_training if shuffle is None else shuffle:
            order = _la3.shuffled_order(len(self), self._augment.augment.seed, epoch)
        else:
            order = numpy.arange(len(self))
        each = len(order) // ranks
        order = numpy.ascontiguousarray(order[rank : each * ranks : ranks])
        end = each - each % batch_size if drop_last else each
        return self._batches(order, batch_size, end, epoch, is_training)

    def _batches(self, order: Array, batch_size: int, end: int, epoch: int, is_training: bool) -> Iterator[Tuple[torch.Tensor, torch.Tensor]]:
        if not end:
            return
        on_device = torch.from_numpy(order)
        if self.device.type == "cuda":
            on_device = on_device.pin_memory().to(self.device, non_blocking=True)
        for position in range(0, end, batch_size):
            count = min(batch_size, end - position)
            if self._images is not None and not self._augment._is_photos and self.device.type == "cuda":
                yield self._augment._gpu.resident(
                    self._images, self._labels, on_device, position, count, epoch, is_training, self.channels_last
                )
                continue
            index = on_device[position : position + count]
            labels = self._labels[index]
            yield self._batch(index, order[position : position + count], labels, epoch, is_training), labels

    def _batch(self, index: torch.Tensor, numbers: Array, labels: torch.Tensor, epoch: int, is_training: bool) -> torch.Tensor:
        if self._augment._is_photos and self.device.type == "cuda":
            photos, channels = self._photo_list()
            chosen = PhotoList(())
            chosen.addresses, chosen.shapes = photos.addresses[numbers], photos.shapes[numbers]
            indices = numbers.astype(numpy.uint64)
            return self._augment._gpu.cut(chosen, channels, self.device, labels, epoch, indices, is_training, self.channels_last)
        place: Any = index
        if self._images is not None:
            given: Any = self._images[index]
        else:
            given = [self._photos[number] for number in numbers]
        return self._augment._made(given, labels, epoch, place, is_training, self.channels_last)

    def _photo_list(self) -> Tuple[PhotoList, int]:
        if self._addresses is None:
            photos = self._photos if self._images is None else list(self._images.unbind(0))
            self._addresses = (PhotoList(photos), photos[0].shape[0])
        return self._addresses

    # ---- reading ----

    def _read_folder(self, folder: Path) -> Tuple[List[torch.Tensor], List[int]]:
        if not folder.is_dir():
            raise FileNotFoundError(f"{folder}: a folder with a folder for each label expected")
        self.classes = sorted(entry.name for entry in folder.iterdir() if entry.is_dir())
        files: List[Tuple[Path, int]] = []
        for number, name in enumerate(self.classes):
            found = sorted(file for file in (folder / name).rglob("*") if file.suffix.lower() in _ENDINGS)
            files += [(file, number) for file in found]
        if not files:
            raise ValueError(f"{folder}: images in a folder for each label expected, found none")
        return _in_threads(_decoded, [file for file, _ in files]), [number for _, number in files]

    def _read_dataset(self, dataset: Any) -> Tuple[List[torch.Tensor], List[int]]:
        classes = getattr(dataset, "classes", None)
        self.classes = None if classes is None else [str(name) for name in classes]

        def read(i: int) -> Tuple[torch.Tensor, int]:
            sample = open_sample(dataset[i], None, None)
            return _photo(f"item {i}", sample.image), checked_number(f"label of item {i}", 0 if sample.label is None else sample.label, 31)

        # One after the other: data sets need not be safe for threads.
        pairs = [read(i) for i in range(len(dataset))]
        return [image for image, _ in pairs], [number for _, number in pairs]

    def _store(self, images: Union[torch.Tensor, List[torch.Tensor]]) -> None:
        if isinstance(images, list):
            for i, image in enumerate(images):
                _check_bytes(f"images[{i}]", image, "CHW")
            if len({image.shape[0] for image in images}) > 1:
                raise ValueError("images: all grey or all RGB expected, found both")
            if len({image.shape for image in images}) == 1:
                images = torch.stack([image.to("cpu") if self.device.type == "cpu" else image for image in images])
        if isinstance(images, torch.Tensor):
            _check_bytes("images", images, "NCHW")
            images = images.detach().to(self.device)
            # Either order of the memory is read at the same speed, but it has to be without gaps.
            if not images.is_contiguous() and not images.is_contiguous(memory_format=torch.channels_last):
                images = images.contiguous()
            self._images = images
            return
        piece: List[torch.Tensor] = []
        size = 0
        for image in images:
            piece.append(image)
            size += image.numel()
            if size >= _PIECE:
                self._photos += self._sent(piece)
                piece, size = [], 0
        if piece:
            self._photos += self._sent(piece)

    def _sent(self, piece: List[torch.Tensor]) -> List[torch.Tensor]:
        """Copies on the device, in one piece of memory."""
        flat = torch.cat([image.reshape(-1) for image in piece]).to(self.device)
        parts = torch.split(flat, [image.numel() for image in piece])
        return [part.view(image.shape) for part, image in zip(parts, piece)]

    def _checked_labels(self, labels: Any) -> torch.Tensor:
        if labels is None:
            return torch.zeros(len(self), dtype=torch.int64)
        numbers = torch.as_tensor(labels)
        if numbers.dim() != 1 or len(numbers) != len(self) or numbers.is_floating_point() or numbers.dtype is torch.bool:
            raise ValueError(f"labels: {len(self)} whole numbers expected, found {str(numbers.dtype)[6:]} of shape {tuple(numbers.shape)}")
        if len(numbers) and int(numbers.min()) < 0:
            raise ValueError(f"labels: numbers from 0 on expected, found {int(numbers.min())}")
        return numbers.to(torch.int64)


def _in_threads(work: Callable[[Any], Any], items: Sequence[Any]) -> List[Any]:
    with concurrent.futures.ThreadPoolExecutor(min(32, os.cpu_count() or 1)) as pool:
        return list(pool.map(work, items))


def _decoded(file: Path) -> torch.Tensor:
    from PIL import Image

    try:
        with Image.open(file) as image:
            return _photo(str(file), image.convert("RGB"))
    except OSError as error:
        raise ValueError(f"{file}: an image expected: {error}") from None


def _photo(name: str, image: Any) -> torch.Tensor:
    """A tensor (C, H, W) of an image of any kind; pixel after pixel in memory, as PIL has them."""
    if is_pil(image):
        image = numpy.asarray(image if image.mode in ("RGB", "L") else image.convert("RGB"))
    if isinstance(image, numpy.ndarray):
        image = torch.from_numpy(numpy.array(image[..., None] if image.ndim == 2 else image)).permute(2, 0, 1)
    if not isinstance(image, torch.Tensor):
        raise TypeError(f"{name}: a PIL image, an array or a tensor expected, found {type(image).__name__}")
    return image


def _check_bytes(name: str, images: torch.Tensor, layout: str) -> None:
    if images.dim() != len(layout) or images.shape[-3] not in (1, 3):
        raise ValueError(f"{name}: shape ({', '.join(layout)}) with 3 channels, or 1 for grey, expected, found {tuple(images.shape)}")
    if images.dtype is not torch.uint8:
        raise ValueError(f"{name}: uint8 expected, found {str(images.dtype)[6:]}")
