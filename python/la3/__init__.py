"""Label-aware image augmentation: a policy says which operations help which class, and this applies it fast.

>>> import la3, numpy
>>> policy = la3.Policy({"cat": [("Rotate", "Color", "Cutout")], "dog": [("Invert", "ShearX", "Identity")]})
>>> aug = la3.LabelAwareAugment(policy, seed=1)
>>> image = numpy.zeros((32, 32, 3), numpy.uint8)     # or a PIL image, or a torch tensor
>>> aug(image, "cat").shape
(32, 32, 3)

``la3.torch.LabelAwareDataset`` does it within a ``DataLoader``; ``la3.run`` learns a policy from a folder of images.
"""

from __future__ import annotations

from typing import Any

from la3._augment import LabelAwareAugment, OpCall
from la3._build import VERSION as __version__
from la3._flips import read_flips
from la3._ops import (
    OPS,
    apply,
    autocontrast,
    brightness,
    color,
    contrast,
    cutout,
    equalize,
    identity,
    invert,
    posterize,
    rotate,
    sharpness,
    shear_x,
    shear_y,
    solarize,
    translate_x,
    translate_y,
)
from la3._policy import Policy, Triple
from la3._program import Progress, RunResult, SearchResult, construct, run, search
from la3._transform import Transform

__all__ = [
    "LabelAwareAugment",
    "OPS",
    "OpCall",
    "Policy",
    "Progress",
    "RunResult",
    "SearchResult",
    "Transform",
    "Triple",
    "apply",
    "autocontrast",
    "brightness",
    "color",
    "construct",
    "contrast",
    "cutout",
    "equalize",
    "identity",
    "invert",
    "posterize",
    "read_flips",
    "rotate",
    "run",
    "search",
    "sharpness",
    "shear_x",
    "shear_y",
    "solarize",
    "translate_x",
    "translate_y",
]


def __getattr__(name: str) -> Any:
    # torch is imported by those who use it only.
    if name == "torch":
        import importlib

        return importlib.import_module("la3.torch")
    raise AttributeError(f"module 'la3' has no attribute {name!r}")
