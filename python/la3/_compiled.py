"""`DeviceAugment` as one operator that torch.compile does not look into: ``torch.ops.la3.augment``."""

from __future__ import annotations

import itertools
import weakref
from typing import Any, Callable, List, Optional

import torch

# By number, because operators take numbers and tensors only.
_modules: weakref.WeakValueDictionary[int, Any] = weakref.WeakValueDictionary()
_next = itertools.count()


def register(module: Any) -> int:
    number = next(_next)
    _modules[number] = module
    return number


def _find_is_compiling() -> Callable[[], bool]:
    for place in (getattr(torch, "compiler", None), getattr(torch, "_dynamo", None)):
        found = getattr(place, "is_compiling", None)
        if found is not None:
            return found  # type: ignore[no-any-return]
    return lambda: False


#: True while torch.compile reads the code.
is_compiling = _find_is_compiling()


def _augment(
    images: List[torch.Tensor],
    is_list: bool,
    labels: Optional[torch.Tensor],
    index: Optional[torch.Tensor],
    first: int,
    epoch_at: Optional[torch.Tensor],
    epoch: int,
    is_last: bool,
    is_training: bool,
    module: int,
) -> torch.Tensor:
    place: Any = index if index is not None else None if first < 0 else first
    when: Any = epoch if epoch_at is None else epoch_at
    made: torch.Tensor = _modules[module]._made(images if is_list else images[0], labels, when, place, is_training, is_last)
    return made


def _augment_fake(
    images: List[torch.Tensor],
    is_list: bool,
    labels: Optional[torch.Tensor],
    index: Optional[torch.Tensor],
    first: int,
    epoch_at: Optional[torch.Tensor],
    epoch: int,
    is_last: bool,
    is_training: bool,
    module: int,
) -> torch.Tensor:
    augment = _modules[module]
    count = len(images) if is_list else images[0].shape[0]
    channels, *size = images[0].shape[-3:]
    memory = torch.channels_last if is_last else torch.contiguous_format
    height, width = augment.augment._size or size
    return torch.empty((count, channels, height, width), dtype=augment.out, device=images[0].device, memory_format=memory)


_library: Any = torch.library.Library("la3", "DEF")  # type: ignore[no-untyped-call]
# Calls with equal arguments count, so they must not be merged into one.
_known: Any = getattr(torch, "Tag", None)
_tags = [getattr(_known, name) for name in ("nondeterministic_seeded", "pt2_compliant_tag") if hasattr(_known, name)]
_schema = (
    "augment(Tensor[] images, bool is_list, Tensor? labels, Tensor? index, SymInt first, Tensor? epoch_at, SymInt epoch, "
    "bool is_last, bool is_training, int module) -> Tensor"
)
try:
    _library.define(_schema, tags=tuple(_tags))
except TypeError:  # before torch 2.1
    _library.define(_schema)
_library.impl("augment", _augment, "CPU")
_library.impl("augment", _augment, "CUDA")
_library.impl("augment", _augment_fake, "Meta")
operator: Callable[..., torch.Tensor] = torch.ops.la3.augment.default  # type: ignore[attr-defined]
