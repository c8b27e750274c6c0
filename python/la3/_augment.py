"""`LabelAwareAugment`: a policy at work."""

from __future__ import annotations

import operator
import os
import sys
import threading
from typing import Any, Callable, Iterable, List, NamedTuple, Optional, Sequence, Tuple, Union

import numpy

from la3 import _la3
from la3._images import Array, Image, Plain, Work, apply_with_alpha, is_tensor, on_image, on_images, premultiplied, unmultiplied
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
_counting = threading.Lock()


def _begin_branch() -> None:
    global _branch, _counting
    _branch = os.getpid() << 40
    _counting = threading.Lock()  # another thread may have held it while this process was forked


os.register_at_fork(after_in_child=_begin_branch)
_process = sys.modules.get("multiprocessing.process")
if _process is not None and _process.parent_process() is not None:
    _begin_branch()


class Counter:
    """Counts images, for several threads."""

    def __init__(self) -> None:
        self._next = 0

    def take(self, count: int) -> int:
        """The first of so many indices that nobody has had."""
        with _counting:
            first = self._next
            self._next += count
        return _branch + first


def checked_number(name: str, value: Any, bits: int) -> int:
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{name}: a whole number expected, found {type(value).__name__}") from None
    if not 0 <= number < 1 << bits:
        raise ValueError(f"{name} {number}: 0 to 2^{bits} - 1 expected")
    return number


def checked_share(name: str, value: Any) -> float:
    try:
        share = float(value)
    except (TypeError, ValueError):
        raise TypeError(f"{name}: a number expected, found {type(value).__name__}") from None
    if not 0 <= share <= 1:
        raise ValueError(f"{name} {share:g}: 0 to 1 expected")
    return share


def checked_size(size: Any) -> Tuple[int, int]:
    """(height, width) of a side in pixels or of both."""
    sides = size if isinstance(size, (tuple, list)) else (size, size)
    if len(sides) != 2:
        raise ValueError(f"size {size!r}: a side in pixels, or height and width, expected")
    height, width = (checked_number("size", side, 16) for side in sides)
    if not height or not width:
        raise ValueError(f"size {size!r}: at least 1 pixel expected")
    return height, width


class LabelAwareAugment:
    """Augments images by a policy: each image gets one of its label's triples, with random magnitudes.

    What an image gets follows from (`seed`, epoch, index, label) alone: the same on every machine, with any number of
    threads or workers, and the same bytes as the C++ library's. Give the image's index in its data set and the epoch to
    have that; without an index, calls are counted, and every call draws something new. A process that was forked or
    spawned counts on its own, so that two workers do not draw the same; only there such draws differ from run to run.

    `labels` are the data set's label names in the order of their numbers; without them, those of the policy in its
    order. They must be the policy's, unless that is for every label. `threads` are for batches; 0 is one per core.

    `size`, a side or (height, width) in pixels, is for photos: before the policy, a random part of the image is cut out
    and resized, and mirrored with probability `flip`, as ``la3 train`` does it. `crop_scale` says how much of the area a
    part has, at least and at most.

    `mix` allows images to have several labels, given as a list of them, or as a vector of 0 and 1 (floats or bools) with
    an entry for each label. One of them is followed: with "first" the first, with "random" any, by (seed, epoch, index).
    Of its triples, an image gets one that its other labels have too, with the same operations in any order; of recipes,
    one with the same steps. If they share none, it gets any of the label that is followed. An image without labels stays
    as it is.

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

    def __init__(
        self,
        policy: Policy,
        seed: int = 0,
        labels: Optional[Sequence[str]] = None,
        threads: int = 0,
        *,
        size: Union[None, int, Tuple[int, int]] = None,
        flip: float = 0.5,
        crop_scale: Tuple[float, float] = (0.08, 1.0),
        mix: Optional[str] = None,
    ):
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
        if mix not in (None, "first", "random"):
            raise ValueError(f"mix {mix!r}: 'first', 'random' or None expected")
        self._mix = mix
        self._size = None if size is None else checked_size(size)
        self._flip = checked_share("flip", flip)
        if not isinstance(crop_scale, (tuple, list)) or len(crop_scale) != 2:
            raise ValueError(f"crop_scale {crop_scale!r}: two numbers expected, the least and the greatest share of the area")
        self._crop_scale = (checked_share("crop_scale", crop_scale[0]), checked_share("crop_scale", crop_scale[1]))
        crop = None
        if self._size is not None:
            crop = (self._size[1], self._size[0], *self._crop_scale, self._flip)
        self._core = _la3.Augmenter(policy._core, self._labels or [], self._seed, self._threads, crop)
        self._is_invariant = policy.is_label_invariant
        # A policy for every label, with no names to hold a label against, takes any.
        self._any = self._core.label_count() < 0
        self._numbers = {name: number for number, name in enumerate(self.labels)}
        if len(self._numbers) < len(self.labels):
            raise ValueError("labels: different names expected, found one twice")
        self._counter = Counter()
        # Numbers for labels that are followed together with others; (-1, none) for no label at all.
        self._mixed: dict[Tuple[int, frozenset[int]], int] = {}

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
        label: Any = None,
        *,
        epoch: int = 0,
        index: Optional[int] = None,
        layout: Optional[str] = None,
        out: Any = None,
    ) -> Image:
        """The augmented image, of the same kind: PIL (RGB or L), numpy (uint8; HWC, HW) or torch (uint8; CHW, HW).

        `label` is a name or a number; a policy for every label needs none. `layout` ("HWC", "CHW") overrides what is
        usual for the kind; `out` takes the result instead of new memory and may be the image itself. Memory is looked at
        in place where it is contiguous.

        Alpha (RGBA, PIL's LA too) moves with the pixels and is otherwise left alone. Floats must be in 0 to 1: they are
        rounded to 8 bits and made floats again, with a warning once.
        """
        epoch = checked_number("epoch", epoch, 32)
        place = self._counter.take(1) if index is None else checked_number("index", index, 64)
        number = self._number(label, epoch, place)
        core = self._core
        work = Work(
            lambda array, its_layout, its_out: core.array(array, its_layout, number, epoch, place, its_out),
            lambda data, width, height, channels: core.bytes(data, width, height, channels, number, epoch, place),
            lambda _, colours, alpha: self._with_alpha(colours, alpha, number, epoch, place),
            None if self._size is None else self._size[::-1],
        )
        return on_image(image, layout, out, work)  # type: ignore[no-any-return]

    def batch(
        self,
        images: Image,
        labels: Any = None,
        *,
        epoch: int = 0,
        index: Union[None, int, Iterable[int]] = None,
        layout: Optional[str] = None,
        out: Any = None,
    ) -> Image:
        """Augments many images at once, over threads and without the GIL.

        Images of one shape are a numpy array, NHWC (or NHW), or a torch tensor, NCHW; `layout` says otherwise. A list
        holds images of any kinds and sizes, and so does the list that is returned. `labels` has a name or a number for
        each image, `index` the index of each, or of the first. The results are those of single calls.

        >>> import numpy
        >>> aug = LabelAwareAugment(Policy.random(), seed=1)
        >>> images = numpy.random.default_rng(0).integers(0, 256, (8, 32, 32, 3), numpy.uint8)
        >>> done = aug.batch(images, [0] * 8, epoch=2, index=100)
        >>> bool((done[3] == aug(images[3], 0, epoch=2, index=103)).all())
        True
        """
        epoch = checked_number("epoch", epoch, 32)
        numbers, indices = self._batch_keys(labels, len(images) if hasattr(images, "__len__") else 0, epoch, index)
        core = self._core
        work = Work(
            lambda array, its_layout, its_out: core.batch(array, its_layout, numbers, epoch, indices, its_out),
            lambda *_: b"",
            lambda i, colours, alpha: self._with_alpha(colours, alpha, int(numbers[i]), epoch, int(indices[i])),
            None if self._size is None else self._size[::-1],
        )
        if not isinstance(images, (list, tuple)):
            return on_image(images, layout, out, work, batch=True)  # type: ignore[no-any-return]
        if out is not None:
            raise ValueError("out: for arrays and tensors only, found a list of images")

        def on_list(plain: List[Plain]) -> List[Any]:
            return core.batch_list(plain, numbers, epoch, indices)

        return on_images(list(images), layout, on_list, work)  # type: ignore[return-value]

    def calls(self, label: Any = None, *, epoch: int = 0, index: int) -> list[OpCall]:
        """What happens to an image: the operations with everything decided.

        >>> aug = LabelAwareAugment(Policy({"*": [("Rotate", "Invert", "Identity")]}), seed=3)
        >>> [call.op for call in aug.calls("any", epoch=1, index=2)]
        ['Rotate', 'Invert', 'Identity']
        """
        from la3._ops import OPS

        epoch, index = checked_number("epoch", epoch, 32), checked_number("index", index, 64)
        decided = self._core.decide(self._number(label, epoch, index), epoch, index)
        return [
            OpCall(op, None if OPS[op] is None else magnitude, (x, y) if op == "Cutout" else None, unit)
            for op, magnitude, x, y, unit in decided
        ]

    def __repr__(self) -> str:
        return f"<la3.LabelAwareAugment by {self._policy!r}, seed {self._seed}{''.join(', ' + text for text in self._options_text())}>"

    def _options_text(self) -> list[str]:
        shown = []
        if self._size is not None:
            shown.append(f"size={self._size[0] if self._size[0] == self._size[1] else self._size}")
        if self._size is not None and self._flip != 0.5:
            shown.append(f"flip={self._flip:g}")
        if self._size is not None and self._crop_scale != (0.08, 1.0):
            shown.append(f"crop_scale={self._crop_scale}")
        return shown if self._mix is None else [*shown, f"mix={self._mix!r}"]

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        options = {"size": self._size, "flip": self._flip, "crop_scale": self._crop_scale, "mix": self._mix}
        return (_made_again, (self._policy, self._seed, self._labels, self._threads, options))

    def _with_alpha(self, colours: Array, alpha: Array, number: int, epoch: int, place: int) -> Tuple[Array, Array]:
        if self._size is not None:
            # As Pillow resizes them: what is transparent has no influence on the colour beside it.
            colours = self._core.crop(premultiplied(colours, alpha), epoch, place)
            alpha = self._core.crop(alpha, epoch, place)
            colours = unmultiplied(colours, alpha)
        return apply_with_alpha(self._core.decide(number, epoch, place), colours, alpha)

    def _number(self, label: Any, epoch: int, place: int) -> int:
        """The number by which the core knows a label, or several."""
        if isinstance(label, str):
            number = self._numbers.get(label)
            if number is not None:
                return number
            if self._any:
                return 0
            if label in self._policy.labels or self._policy.is_label_invariant:
                raise ValueError(f"label {label!r}: not one of the data set's")
            self._policy.triples(label)  # says so, with the nearest name
        if label is None and self._is_invariant:
            return 0
        try:
            number = operator.index(label)
        except TypeError:
            number = None
        if number is None:
            return self._mixed_number(label, epoch, place)
        if not -(1 << 62) <= number < 1 << 62:
            raise ValueError(f"label {number}: far out of range")
        return number

    def _mixed_number(self, label: Any, epoch: int, place: int) -> int:
        several = _several(label)
        if several is None or (self._mix is None and not self._is_invariant):
            hint = "; only policies for every label do without" if label is None else ""
            hint = "; mix='first' or mix='random' takes several labels" if several is not None else hint
            raise TypeError(f"label: a name or a whole number expected, found {type(label).__name__}{hint}")
        if self._is_invariant:
            return 0
        names = self.labels
        if several and isinstance(several[0], (bool, float)):
            if len(several) != len(names):
                raise ValueError(f"label: a vector of 0 and 1 with {len(names)} entries expected, found {len(several)}")
            if any(entry not in (0, 1) for entry in several):
                raise ValueError(f"label: a vector of 0 and 1 expected, found {next(e for e in several if e not in (0, 1)):g} in it")
            numbers = [number for number, entry in enumerate(several) if entry]
        else:
            numbers = list(dict.fromkeys(self._number(one, epoch, place) for one in several))
        for number in numbers:
            if not 0 <= number < len(names):
                raise ValueError(f"label {number}: 0 to {len(names) - 1} expected")
        if self._mix == "first":
            chosen = numbers[0] if numbers else -1
        else:
            chosen = sorted(numbers)[_la3.choose_label(self._seed, epoch, place, len(numbers))] if numbers else -1
        key = (chosen, frozenset(numbers) - {chosen})
        found = self._mixed.get(key)
        if found is None:
            found = self._mixed[key] = self._add_mixed(names, *key)
        return found

    def _add_mixed(self, names: list[str], chosen: int, others: frozenset[int]) -> int:
        if chosen < 0:
            return self._core.add(Policy({"*": [("Identity",) * 3]})._core)
        if not others:
            return chosen
        shared = _la3.shared_policy(self._policy._core, names[chosen], [names[number] for number in sorted(others)])
        return chosen if shared is None else self._core.add(shared)

    def _batch_keys(self, labels: Any, images: int, epoch: int, index: Any) -> Tuple[Array, Array]:
        """The numbers of the labels and the indices of a batch of so many images."""
        if labels is None:
            self._number(None, 0, 0)  # only a policy for every label goes without
            labels = numpy.zeros(images, numpy.int64)
        if is_tensor(labels):
            labels = labels.detach().cpu().numpy()
        if not isinstance(labels, (list, tuple)) or {type(label) for label in labels} <= _SINGLE:
            labels = numpy.asarray(labels)
        count = len(labels) if getattr(labels, "ndim", 1) else 0
        indices = self._indices(index, count)
        return self._label_numbers(labels, epoch, indices), indices

    def _label_numbers(self, labels: Any, epoch: int, indices: Array) -> Array:
        is_several = isinstance(labels, (list, tuple)) or (labels.ndim == 2 and (self._mix is not None or self._is_invariant))
        if is_several and len(labels) == len(indices):
            return numpy.array([self._number(label, epoch, int(index)) for label, index in zip(labels, indices)], numpy.int64)
        if isinstance(labels, (list, tuple)):
            raise ValueError(f"labels for {len(labels)} images, index for {len(indices)}: as many of both expected")
        array = labels
        if array.ndim == 1 and (array.size == 0 or array.dtype.kind in "U"):
            return numpy.array([self._number(str(name), epoch, 0) for name in array], numpy.int64)
        if array.dtype.kind not in "iu":
            raise TypeError(f"labels: names or whole numbers expected, found {array.dtype}")
        if array.dtype == numpy.uint64 and array.size and int(array.max()) >= 1 << 63:
            raise ValueError(f"label {array.max()}: far out of range")
        if array.ndim != 1:
            raise ValueError(f"labels of shape {array.shape}: one dimension expected, a label for each image")
        return numpy.ascontiguousarray(array, numpy.int64)

    def _indices(self, index: Union[None, int, Iterable[int]], count: int) -> Array:
        if index is None:
            index = self._counter.take(count)
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


_SINGLE = {int, str, bool, float, type(None)}


def _several(label: Any) -> Optional[list[Any]]:
    """The labels that a list, a set or a vector holds: all of them bools or floats if it has an entry for each label."""
    if is_tensor(label):
        label = label.detach().cpu().numpy()
    if isinstance(label, numpy.ndarray):
        if label.ndim != 1 or label.dtype.kind not in "iufbU":
            return None
        label = label.tolist()
    if isinstance(label, (set, frozenset)):
        return sorted(label)
    if not isinstance(label, (list, tuple)):
        return None
    is_vector = bool(label) and all(isinstance(entry, (bool, float)) for entry in label)
    return list(label) if is_vector or not any(isinstance(entry, (bool, float)) for entry in label) else None


def _made_again(policy: Policy, seed: int, labels: Optional[list[str]], threads: int, options: dict[str, Any]) -> LabelAwareAugment:
    return LabelAwareAugment(policy, seed, labels, threads, **options)
