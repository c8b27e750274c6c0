"""`LabelAwareAugment`: a policy at work."""

from __future__ import annotations

import itertools
import operator
import os
import sys
from typing import Any, Callable, Iterable, NamedTuple, Optional, Sequence, Tuple, Union

import numpy

from la3 import _la3
from la3._images import Array, Image, is_tensor, on_image
from la3._policy import Policy


class OpCall(NamedTuple):
    """An operation with everything decided."""

    op: str
    magnitude: Optional[float]
    center: Optional[Tuple[float, float]]  # Cutout's, in shares of width and height
    unit: str = "own"  # of the magnitude: "pixels" and "whole-share" in some spaces


# Copies of an object in other processes must not count through the same indices. 0 in the process that began it all;
# elsewhere the process's number, so that what is drawn there is new and not repeatable.
_branch = 0


def _begin_branch() -> None:
    global _branch
    _branch = os.getpid() << 40


os.register_at_fork(after_in_child=_begin_branch)
_process = sys.modules.get("multiprocessing.process")
if _process is not None and _process.parent_process() is not None:
    _begin_branch()


def checked_number(name: str, value: Any, bits: int) -> int:
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{name}: a whole number expected, found {type(value).__name__}") from None
    if not 0 <= number < 1 << bits:
        raise ValueError(f"{name} {number}: 0 to 2^{bits} - 1 expected")
    return number


class LabelAwareAugment:
    """Augments images by a policy: each image gets one of its label's triples, with random magnitudes.

    What an image gets follows from (`seed`, epoch, index, label) alone: the same on every machine, with any number of
    threads or workers, and the same bytes as the C++ library's. Give the image's index in its data set and the epoch to
    have that; without an index, calls are counted, and every call draws something new. A process that was forked or
    spawned counts on its own, so that two workers do not draw the same; only there such draws differ from run to run.

    `labels` are the data set's label names in the order of their numbers; without them, those of the policy in its
    order. They must be the policy's, unless that is for every label. `threads` are for batches; 0 is one per core.

    >>> import numpy
    >>> policy = Policy({"cat": [("Invert", "Identity", "Identity")], "dog": [("Rotate", "Color", "Cutout")]})
    >>> aug = LabelAwareAugment(policy, seed=1)
    >>> image = numpy.full((32, 32, 3), 10, numpy.uint8)
    >>> int(aug(image, "cat")[0, 0, 0])
    245
    >>> a, b = aug(image, 1, epoch=3, index=17), aug(image, "dog", epoch=3, index=17)
    >>> bool((a == b).all())
    True

    Safe to call from several threads. Pickles and copies begin to count anew.
    """

    def __init__(self, policy: Policy, seed: int = 0, labels: Optional[Sequence[str]] = None, threads: int = 0):
        if not isinstance(policy, Policy):
            raise TypeError(f"policy: a la3.Policy expected, found {type(policy).__name__}; la3.Policy.load reads a file")
        if isinstance(labels, str) or not all(isinstance(name, str) for name in labels or []):
            raise TypeError("labels: a list of names expected")
        self._policy = policy
        self._seed = checked_number("seed", seed, 64)
        self._threads = checked_number("threads", threads, 12)
        self._labels = None if labels is None else list(labels)
        if self._labels is not None and not self._labels:
            raise ValueError("labels: at least one name expected")
        self._core = _la3.Augmenter(policy._core, self._labels or [], self._seed, self._threads)
        # A policy for every label, with no names to hold a label against, takes any.
        self._any = self._core.label_count() < 0
        self._numbers = {name: number for number, name in enumerate(self.labels)}
        if len(self._numbers) < len(self.labels):
            raise ValueError("labels: different names expected, found one twice")
        self._counter = itertools.count()

    @property
    def policy(self) -> Policy:
        return self._policy

    @property
    def seed(self) -> int:
        return self._seed

    @property
    def labels(self) -> list[str]:
        """The names of the labels 0, 1, ...; none if any label will do."""
        if self._labels is not None:
            return list(self._labels)
        return [] if self._any else self._policy.labels

    def __call__(
        self,
        image: Image,
        label: Union[int, str],
        *,
        epoch: int = 0,
        index: Optional[int] = None,
        layout: Optional[str] = None,
        out: Any = None,
    ) -> Image:
        """The augmented image, of the same kind: PIL (RGB or L), numpy (uint8; HWC, HW) or torch (uint8; CHW, HW).

        `label` is a name or a number. `layout` ("HWC", "CHW") overrides what is usual for the kind; `out` takes the
        result instead of new memory and may be the image itself. Memory is looked at in place where it is contiguous.
        """
        number = self._number(label)
        epoch = checked_number("epoch", epoch, 32)
        place = _branch + next(self._counter) if index is None else checked_number("index", index, 64)
        core = self._core
        return on_image(  # type: ignore[no-any-return]
            image,
            layout,
            out,
            lambda array, its_layout, its_out: core.array(array, its_layout, number, epoch, place, its_out),
            lambda data, width, height, channels: core.bytes(data, width, height, channels, number, epoch, place),
        )

    def batch(
        self,
        images: Image,
        labels: Any,
        *,
        epoch: int = 0,
        index: Union[None, int, Iterable[int]] = None,
        layout: Optional[str] = None,
        out: Any = None,
    ) -> Image:
        """Augments many images of one shape at once, over threads and without the GIL.

        numpy arrays are NHWC (or NHW), torch tensors NCHW; `layout` says otherwise. `labels` has a name or a number for
        each image, `index` the index of each, or of the first. The results are those of single calls.

        >>> import numpy
        >>> aug = LabelAwareAugment(Policy.random(), seed=1)
        >>> images = numpy.random.default_rng(0).integers(0, 256, (8, 32, 32, 3), numpy.uint8)
        >>> done = aug.batch(images, [0] * 8, epoch=2, index=100)
        >>> bool((done[3] == aug(images[3], 0, epoch=2, index=103)).all())
        True
        """
        numbers = self._label_numbers(labels)
        epoch = checked_number("epoch", epoch, 32)
        indices = self._indices(index, len(numbers))
        core = self._core

        def on_array(array: Array, its_layout: str, its_out: Optional[Array]) -> Array:
            return core.batch(array, its_layout, numbers, epoch, indices, its_out)

        return on_image(images, layout, out, on_array, lambda *_: b"", batch=True)  # type: ignore[no-any-return]

    def calls(self, label: Union[int, str], *, epoch: int = 0, index: int) -> list[OpCall]:
        """What happens to an image: the operations with everything decided.

        >>> aug = LabelAwareAugment(Policy({"*": [("Rotate", "Invert", "Identity")]}), seed=3)
        >>> [call.op for call in aug.calls("any", epoch=1, index=2)]
        ['Rotate', 'Invert', 'Identity']
        """
        from la3._ops import OPS

        decided = self._core.decide(self._number(label), checked_number("epoch", epoch, 32), checked_number("index", index, 64))
        return [
            OpCall(op, None if OPS[op] is None else magnitude, (x, y) if op == "Cutout" else None, unit)
            for op, magnitude, x, y, unit in decided
        ]

    def __repr__(self) -> str:
        return f"<la3.LabelAwareAugment by {self._policy!r}, seed {self._seed}>"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return (LabelAwareAugment, (self._policy, self._seed, self._labels, self._threads))

    def _number(self, label: Any) -> int:
        if isinstance(label, str):
            number = self._numbers.get(label)
            if number is not None:
                return number
            if self._any:
                return 0
            if label in self._policy.labels or self._policy.is_label_invariant:
                raise ValueError(f"label {label!r}: not one of the data set's")
            self._policy.triples(label)  # says so, with the nearest name
        try:
            number = operator.index(label)
        except TypeError:
            raise TypeError(f"label: a name or a whole number expected, found {type(label).__name__}") from None
        if not -(1 << 63) <= number < 1 << 63:
            raise ValueError(f"label {number}: far out of range")
        return number

    def _label_numbers(self, labels: Any) -> Array:
        if is_tensor(labels):
            labels = labels.cpu().numpy()
        array = numpy.asarray(labels)
        if array.ndim == 1 and (array.size == 0 or array.dtype.kind in "U"):
            return numpy.array([self._number(str(name)) for name in array], numpy.int64)
        if array.dtype.kind not in "iu":
            raise TypeError(f"labels: names or whole numbers expected, found {array.dtype}")
        if array.dtype == numpy.uint64 and array.size and int(array.max()) >= 1 << 63:
            raise ValueError(f"label {array.max()}: far out of range")
        if array.ndim != 1:
            raise ValueError(f"labels of shape {array.shape}: one dimension expected, a label for each image")
        return numpy.ascontiguousarray(array, numpy.int64)

    def _indices(self, index: Union[None, int, Iterable[int]], count: int) -> Array:
        if index is None:
            counted = numpy.fromiter(itertools.islice(self._counter, count), numpy.uint64, count)
            return counted + numpy.uint64(_branch)
        if hasattr(index, "__index__") and not (hasattr(index, "__len__") and getattr(index, "ndim", 1) > 0):
            first = checked_number("index", index, 64)
        else:
            if is_tensor(index):
                index = index.numpy()  # type: ignore[union-attr]
            given = numpy.asarray(index)
            if given.size and given.dtype.kind not in "iu":
                raise TypeError(f"index: whole numbers expected, found {given.dtype}")
            if given.size and int(given.min()) < 0:
                raise ValueError(f"index {given.min()}: 0 to 2^64 - 1 expected")
            return numpy.ascontiguousarray(given, numpy.uint64)
        if first + count > 1 << 64:
            raise ValueError(f"index {first}: too large for {count} images")
        return numpy.arange(count, dtype=numpy.uint64) + numpy.uint64(first)
