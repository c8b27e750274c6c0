"""Which labels training mirrors left to right: flips.json, as the C++ code writes it (docs/formats.md)."""

from __future__ import annotations

import json
import os
from typing import Union

_FORMAT = "la3-flips"
_VERSION = 1


def read_flips(path: Union[str, os.PathLike[str]]) -> dict[str, bool]:
    """By label, whether its images may be mirrored: what ``la3 run --flip by-label`` measured, in search/flips.json.

    A policy holds no flip: that is the training's, and a training of your own should do the same. `OSError` if the file
    cannot be read, `ValueError` if it is another kind of file.

    ::

        flips = la3.read_flips("runs/photos/search/flips.json")
        if flips[label] and random.random() < 0.5:
            image = ImageOps.mirror(image)
    """
    with open(path, "rb") as file:
        text = file.read()
    name = os.fspath(path)
    try:
        document = json.loads(text)
    except ValueError as error:
        raise ValueError(f"{name}: JSON expected: {error}") from None
    if not isinstance(document, dict) or document.get("format") != _FORMAT:
        raise ValueError(f"{name}: a file of the format {_FORMAT!r} expected")
    version = document.get("version")
    if not isinstance(version, int) or not 1 <= version <= _VERSION:
        raise ValueError(f"{name}: version: at most {_VERSION} expected, found {version!r}")
    flips: dict[str, bool] = {}
    labels = document.get("labels")
    for i, entry in enumerate(labels if isinstance(labels, list) else []):
        label, mirrored = (entry.get("label"), entry.get("mirrored")) if isinstance(entry, dict) else (None, None)
        if not isinstance(label, str) or not isinstance(mirrored, bool) or label in flips:
            raise ValueError(f"{name}: labels[{i}]: a new label and whether it is mirrored expected, found {entry!r}")
        flips[label] = mirrored
    if not flips:
        raise ValueError(f"{name}: labels: at least one expected")
    return flips
