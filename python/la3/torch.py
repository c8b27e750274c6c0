"""For PyTorch: a data set whose images are augmented by a policy, and batches as la3 trains on them.

Importing this imports torch; `la3` alone does not.
"""

from __future__ import annotations

from typing import Any, Callable, Optional, Sequence, Tuple, Union

import torch
import torch.utils.data

from la3._augment import LabelAwareAugment, checked_number
from la3._device import DeviceAugment, Photos, SmallImages
from la3._policy import Policy
from la3._resident import ResidentDataset
from la3._samples import LABEL, Key, checked_key, open_sample
from la3._transform import label_for

__all__ = ["DeviceAugment", "LabelAwareDataset", "Photos", "ResidentDataset", "SmallImages"]


def _classes_of(dataset: Any, label_key: Key) -> Optional[list[str]]:
    """The names of the labels, also through `Subset` and other wrappers: torchvision's `classes`, Hugging Face's `features`."""
    for _ in range(100):
        classes = getattr(dataset, "classes", None)
        if classes is not None:
            return [str(name) for name in classes]
        features = getattr(dataset, "features", None)
        if isinstance(features, dict):
            feature = features.get(LABEL if label_key is None else label_key)
            names = getattr(getattr(feature, "feature", feature), "names", None)  # of a list of labels: its entries'
            return None if names is None else [str(name) for name in names]
        if not hasattr(dataset, "dataset"):
            return None
        dataset = dataset.dataset
    return None


class LabelAwareDataset(torch.utils.data.Dataset):  # type: ignore[type-arg]
    """Wraps a map-style data set of images and labels: the same items, each image augmented by its label's policy.

    The images are what `la3.LabelAwareAugment` takes: PIL images, uint8 arrays (HWC) or uint8 tensors (CHW). So let
    `dataset` yield them before they become floats, and give what comes after, such as ``ToTensor()``, as `transform`.
    Photos have different sizes: `size` cuts a random part out of each and resizes it, as ``la3 train`` does it, so that
    they fit into one batch. `size`, `flip`, `crop_scale` and `mix` (for several labels) are `la3.LabelAwareAugment`'s.

    Items are tuples (image, label, ...) or dicts, also within each other; see `la3.Transform` for `image_key` and
    `label_key`. Labels are numbers whose names are ``dataset.classes`` (or the ``names`` of ``dataset.features``), or
    names themselves. `labels` gives the names where the data set has none. They must be the policy's names, in any order;
    a policy for every label needs none, and no labels either.

    What item i becomes follows from (seed, epoch, i): the same with any number of workers, forked or spawned. Call
    `set_epoch` before each epoch; it reaches workers that live on too (``persistent_workers=True``), from the next
    batch they begin, so call it before iterating.

    >>> import numpy, la3
    >>> policy = la3.Policy({"cat": [("Rotate", "Color", "Cutout")], "dog": [("Invert", "ShearX", "Identity")]})
    >>> pictures = [(numpy.zeros((32, 32, 3), numpy.uint8), i % 2) for i in range(10)]
    >>> data = la3.torch.LabelAwareDataset(pictures, policy, labels=["dog", "cat"], transform=torch.from_numpy)
    >>> loader = torch.utils.data.DataLoader(data, batch_size=5)
    >>> for epoch in range(2):
    ...     data.set_epoch(epoch)
    ...     for images, numbers in loader:
    ...         print(images.shape, numbers.tolist())
    torch.Size([5, 32, 32, 3]) [0, 1, 0, 1, 0]
    torch.Size([5, 32, 32, 3]) [1, 0, 1, 0, 1]
    torch.Size([5, 32, 32, 3]) [0, 1, 0, 1, 0]
    torch.Size([5, 32, 32, 3]) [1, 0, 1, 0, 1]
    """

    def __init__(
        self,
        dataset: Any,
        policy: Policy,
        *,
        seed: int = 0,
        labels: Optional[Sequence[str]] = None,
        transform: Optional[Callable[[Any], Any]] = None,
        size: Union[None, int, Tuple[int, int]] = None,
        flip: float = 0.5,
        crop_scale: Tuple[float, float] = (0.08, 1.0),
        mix: Optional[str] = None,
        image_key: Key = None,
        label_key: Key = None,
    ):
        if isinstance(dataset, torch.utils.data.IterableDataset) or not hasattr(dataset, "__getitem__") or not hasattr(dataset, "__len__"):
            raise TypeError(f"dataset: a map-style data set expected, found {type(dataset).__name__}")
        if not isinstance(policy, Policy):
            raise TypeError(f"policy: a la3.Policy expected, found {type(policy).__name__}; la3.Policy.load reads a file")
        self.image_key = checked_key("image_key", image_key)
        self.label_key = checked_key("label_key", label_key)
        names = list(labels) if labels is not None else _classes_of(dataset, label_key)
        if names is None and not policy.is_label_invariant:
            raise ValueError(
                "labels: the data set has no .classes; give the names of its labels 0, 1, ... "
                "(labels=policy.labels if that is their order)"
            )
        self.dataset = dataset
        self.transform = transform
        self.augment = LabelAwareAugment(
            policy, seed=seed, labels=names, threads=1, size=size, flip=flip, crop_scale=crop_scale, mix=mix
        )
        # Shared with workers, also with those that were there before it changes.
        self._epoch = torch.zeros(1, dtype=torch.int64).share_memory_()  # type: ignore[no-untyped-call]

    @property
    def classes(self) -> list[str]:
        """The names of the labels 0, 1, ...; none if any label will do."""
        return self.augment.labels

    @property
    def epoch(self) -> int:
        return int(self._epoch[0])

    def set_epoch(self, epoch: int) -> None:
        """Another epoch, other augmentations."""
        self._epoch[0] = checked_number("epoch", epoch, 32)

    def __len__(self) -> int:
        return len(self.dataset)

    def __getitem__(self, index: int) -> Any:
        place = checked_number("index", index + len(self) if index < 0 else index, 64)
        sample = open_sample(self.dataset[index], self.image_key, self.label_key)
        image = self.augment(sample.image, label_for(self.augment, sample), epoch=self.epoch, index=place)
        if self.transform is not None:
            image = self.transform(image)
        return sample.with_image(image)
