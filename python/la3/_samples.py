"""Where image and label are in what a data set returns: tuples, dicts, and such within each other."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, List, NamedTuple, Optional, Tuple, Union

Key = Union[None, int, str]
_Path = Tuple[Any, ...]

#: The keys by default.
IMAGE, LABEL = "image", "label"


class Sample(NamedTuple):
    """A sample, and the ways to its image and its label, if it has one."""

    whole: Any
    image_at: _Path
    label_at: Optional[_Path]

    @property
    def image(self) -> Any:
        return _at(self.whole, self.image_at)

    @property
    def label(self) -> Any:
        return None if self.label_at is None else _at(self.whole, self.label_at)

    def with_image(self, image: Any) -> Any:
        """A copy with another image, otherwise the same."""
        return _replaced(self.whole, self.image_at, image)


def checked_key(name: str, key: Any) -> Key:
    if key is not None and (isinstance(key, bool) or not isinstance(key, (int, str))):
        raise TypeError(f"{name}: a key of a dict or a position in a tuple expected, found {type(key).__name__}")
    return key


def is_container(thing: Any) -> bool:
    return isinstance(thing, (tuple, list, Mapping))


def open_sample(sample: Any, image_key: Key, label_key: Key) -> Sample:
    """Finds image and label.

    In a dict they have the keys `image_key` ("image") and `label_key` ("label"), also within further dicts. In a tuple or
    list they are the first and the second, unless the keys are numbers; where the second is a dict, the label is in it. In
    a named tuple, keys may be its names. A sample that is none of these is an image without a label.

    >>> open_sample({"inputs": {"image": "I"}, "label": 3}, None, None).label
    3
    >>> open_sample(("I", {"label": 3, "id": 17}), None, None).with_image("J")
    ('J', {'label': 3, 'id': 17})
    """
    if not is_container(sample):
        return Sample(sample, (), None)
    images: List[_Path] = []
    labels: List[_Path] = []
    _look(sample, (), image_key, label_key, images, labels)
    if len(images) != 1:
        wanted = image_key if image_key is not None else IMAGE if isinstance(sample, Mapping) else 0
        found = "several" if images else _described(sample)
        raise ValueError(f"sample: one image expected, at {wanted!r}, found {found}; image_key says where it is")
    if len(labels) > 1 or (label_key is not None and not labels):
        wanted = label_key if label_key is not None else LABEL
        raise ValueError(f"sample: one label expected, at {wanted!r}, found {'several' if labels else _described(sample)}; label_key says where it is")
    return Sample(sample, images[0], labels[0] if labels else None)


def _look(thing: Any, path: _Path, image_key: Key, label_key: Key, images: List[_Path], labels: List[_Path]) -> None:
    if isinstance(thing, Mapping) or _is_named(thing, image_key):
        for key in thing if isinstance(thing, Mapping) else thing._fields:
            if key == (IMAGE if image_key is None else image_key):
                images.append((*path, key))
            elif key == (LABEL if label_key is None else label_key):
                labels.append((*path, key))
            elif isinstance(thing, Mapping) and isinstance(thing[key], Mapping):
                _look(thing[key], (*path, key), image_key, label_key, images, labels)
        return
    # Names given for dicts say nothing about the positions in the tuple around them.
    image_at = image_key if isinstance(image_key, int) else 0
    label_at = label_key if isinstance(label_key, int) else 1
    if image_at < len(thing):
        if is_container(thing[image_at]):
            _look(thing[image_at], (*path, image_at), image_key, label_key, images, labels)
        else:
            images.append((*path, image_at))
    if not labels and label_at < len(thing):
        if isinstance(thing[label_at], Mapping):
            _look(thing[label_at], (*path, label_at), image_key, label_key, images, labels)
        else:
            labels.append((*path, label_at))


def _is_named(thing: Any, key: Key) -> bool:
    return isinstance(thing, tuple) and (IMAGE if key is None else key) in getattr(thing, "_fields", ())


def _described(sample: Any) -> str:
    if isinstance(sample, Mapping):
        return "a dict with " + (", ".join(repr(key) for key in list(sample)[:8]) or "nothing")
    return f"a {type(sample).__name__} of {', '.join(type(part).__name__ for part in sample[:8]) or 'nothing'}"


def _at(thing: Any, path: _Path) -> Any:
    for key in path:
        thing = getattr(thing, key) if _is_named(thing, key) else thing[key]
    return thing


def _replaced(thing: Any, path: _Path, value: Any) -> Any:
    if not path:
        return value
    key = path[0]
    if _is_named(thing, key):
        return thing._replace(**{key: _replaced(getattr(thing, key), path[1:], value)})
    inner = _replaced(thing[key], path[1:], value)
    if isinstance(thing, tuple):
        parts = [inner if i == key else part for i, part in enumerate(thing)]
        return thing._make(parts) if hasattr(thing, "_make") else tuple(parts)
    changed = copy.copy(thing) if isinstance(thing, (dict, list)) else dict(thing)
    changed[key] = inner
    return changed
