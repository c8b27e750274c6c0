// The Python code that exported policies consist of: the operations based on a library, then the
// policy, which is the same for all. export.cpp fills in @OPS@, @PROVENANCE@ and @LABELS@, and
// tests/policy/export_test.py runs the result.
#pragma once

#include <string_view>

namespace la3::policy {

inline constexpr std::string_view kTorchvisionOperations =
    R"PY("""A label-aware augmentation policy for torchvision 0.12 and above, written by `la3 policy export`.

    policy = LabelAwarePolicy()               # or LabelAwarePolicy(classes=dataset.classes)
    image = policy(image, label)              # label: a name, or a number

Images are PIL images (RGB or L) or uint8 tensors (..., 3 or 1, height, width). Apply it before crop, flip and
normalising. On PIL images torchvision calls Pillow, whose bytes la3 gives too; on tensors it computes by itself, and
some bytes differ a little.
"""
import math
import random

import torch
import torchvision.transforms.functional as F
from PIL import Image, ImageDraw


def _affine(image, translate=(0.0, 0.0), shear=(0.0, 0.0)):
    # About the upper left corner, as in AutoAugment, and not about the centre.
    degrees = [math.degrees(math.atan(s)) for s in shear]
    return F.affine(image, angle=0.0, translate=list(translate), scale=1.0, shear=degrees, center=[0, 0])


def _size(image):
    return (image.shape[-1], image.shape[-2]) if isinstance(image, torch.Tensor) else image.size


def _fill(image, x0, y0, x1, y1):
    if isinstance(image, torch.Tensor):
        colour = [125, 123, 114] if image.shape[-3] == 3 else [123]
        fill = torch.tensor(colour, dtype=image.dtype, device=image.device)[:, None, None]
        return F.erase(image, y0, x0, y1 - y0, x1 - x0, fill)
    image = image.copy()
    ImageDraw.Draw(image).rectangle((x0, y0, x1 - 1, y1 - 1), (125, 123, 114) if image.mode == "RGB" else 123)
    return image


def _cutout(image, v, centre):
    if v <= 0:
        return image
    w, h = _size(image)
    x0 = int(max(0, centre[0] * w - v * w / 2))
    y0 = int(max(0, centre[1] * h - v * w / 2))
    x1, y1 = int(min(w, x0 + v * w)), int(min(h, y0 + v * w))  # both included
    return _fill(image, x0, y0, min(w, x1 + 1), min(h, y1 + 1))


def apply_op(image, op, v=0.0, centre=(0.5, 0.5)):
    """The image after one operation with magnitude v; centre is Cutout's, as a share of width and height."""
    if op == "ShearX":
        return _affine(image, shear=(v, 0.0))
    if op == "ShearY":
        return _affine(image, shear=(0.0, v))
    if op == "TranslateX":
        return _affine(image, translate=(-v * _size(image)[0], 0.0))
    if op == "TranslateY":
        return _affine(image, translate=(0.0, -v * _size(image)[1]))
    if op == "Rotate":
        return F.rotate(image, v)
    if op == "AutoContrast":
        return F.autocontrast(image)
    if op == "Invert":
        return F.invert(image)
    if op == "Equalize":
        return F.equalize(image)
    if op == "Solarize":
        return F.solarize(image, v)
    if op == "Posterize":
        return F.posterize(image, int(v))
    if op == "Contrast":
        return F.adjust_contrast(image, v)
    if op == "Color":
        return F.adjust_saturation(image, v)
    if op == "Brightness":
        return F.adjust_brightness(image, v)
    if op == "Sharpness":
        return F.adjust_sharpness(image, v)
    if op == "Cutout":
        return _cutout(image, v, centre)
    return image
)PY";

inline constexpr std::string_view kAlbumentationsOperations =
    R"PY("""A label-aware augmentation policy for albumentations 2.0, written by `la3 policy export`.

    policy = LabelAwarePolicy()               # or LabelAwarePolicy(classes=names by number)
    image = policy(image, label)              # label: a name, or a number

Images are uint8 arrays (height, width, 3), RGB. Apply it before crop, flip and normalising. Albumentations computes
with OpenCV, so many bytes differ from Pillow's, most by one. Of the sixteen operations it has no Sharpness as Pillow
knows it (here its convolution with the same kernel, also at the border), and its CoarseDropout keeps the square
inside the image, so Cutout is done here.
"""
import math
import random

import albumentations as A
import cv2
import numpy as np
from albumentations.augmentations.geometric import functional as fgeometric
from albumentations.augmentations.pixel import functional as fpixel

_AUTO_CONTRAST = A.AutoContrast(cutoff=0, method="pil", p=1.0)


def _affine(image, inverse):
    # `inverse` takes a point of the result to one of the image, with pixels at halves; OpenCV has them at whole numbers.
    h, w = image.shape[:2]
    a, b, c, d, e, f = inverse
    c, f = c + (a + b - 1) / 2, f + (d + e - 1) / 2
    matrix = np.linalg.inv(np.array([[a, b, c], [d, e, f], [0, 0, 1]], dtype=np.float64))
    return fgeometric.warp_affine(image, matrix, cv2.INTER_NEAREST, 0, cv2.BORDER_CONSTANT, (h, w))


def _rotate(image, degrees):
    h, w = image.shape[:2]
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    x, y = w / 2, h / 2
    return _affine(image, (cos, -sin, x - cos * x + sin * y, sin, cos, y - sin * x - cos * y))


def _sharpness(image, v):
    kernel = np.array([[1, 1, 1], [1, 5, 1], [1, 1, 1]], dtype=np.float32) * np.float32((1 - v) / 13)
    kernel[1, 1] += np.float32(v)
    return fpixel.convolve(image, kernel)


def _size(image):
    return image.shape[1], image.shape[0]


def _fill(image, x0, y0, x1, y1):
    image = image.copy()
    image[y0:y1, x0:x1] = (125, 123, 114)
    return image


def _cutout(image, v, centre):
    if v <= 0:
        return image
    w, h = _size(image)
    x0 = int(max(0, centre[0] * w - v * w / 2))
    y0 = int(max(0, centre[1] * h - v * w / 2))
    x1, y1 = int(min(w, x0 + v * w)), int(min(h, y0 + v * w))  # both included
    return _fill(image, x0, y0, min(w, x1 + 1), min(h, y1 + 1))


def apply_op(image, op, v=0.0, centre=(0.5, 0.5)):
    """The image after one operation with magnitude v; centre is Cutout's, as a share of width and height."""
    h, w = image.shape[:2]
    if op == "ShearX":
        return _affine(image, (1, v, 0, 0, 1, 0))
    if op == "ShearY":
        return _affine(image, (1, 0, 0, v, 1, 0))
    if op == "TranslateX":
        return _affine(image, (1, 0, v * w, 0, 1, 0))
    if op == "TranslateY":
        return _affine(image, (1, 0, 0, 0, 1, v * h))
    if op == "Rotate":
        return _rotate(image, v)
    if op == "AutoContrast":
        return _AUTO_CONTRAST(image=image)["image"]
    if op == "Invert":
        return fpixel.invert(image)
    if op == "Equalize":
        return fpixel.equalize(image, mode="pil", by_channels=True)
    if op == "Solarize":
        return fpixel.solarize(image, v / 255)
    if op == "Posterize":
        return fpixel.posterize(image, int(v)) if v < 8 else image
    if op == "Contrast":
        return fpixel.adjust_contrast_torchvision(image, v)
    if op == "Color":
        return fpixel.adjust_saturation_torchvision(image, v)
    if op == "Brightness":
        return fpixel.adjust_brightness_torchvision(image, v)
    if op == "Sharpness":
        return _sharpness(image, v)
    if op == "Cutout":
        return _cutout(image, v, centre)
    return image
)PY";

inline constexpr std::string_view kPythonPolicy = R"PY(

# Each operation's magnitudes, of which one is drawn for every image, and whether its sign is drawn too.
OPS = {
@OPS@}


class LabelAwarePolicy:
    """Takes one of the label's triples at random, all equally likely, and applies its operations in order.

    `classes` are the label names by number, where labels are given as numbers; without them, the order below. With a
    `seed` the draws are always the same; else they come from Python's `random`, which DataLoader's workers seed.
    """

    def __init__(self, classes=None, seed=None):
        self.triples = {label: [line.split(",") for line in text.split()] for label, text in POLICY.items()}
        self.classes = list(self.triples) if classes is None else list(classes)
        self.random = random if seed is None else random.Random(seed)
        missing = [] if "*" in self.triples else [name for name in self.classes if name not in self.triples]
        if missing:
            raise ValueError(f"the policy has no label {missing[0]!r}; it has {', '.join(self.triples)}")

    def _name(self, label):
        if "*" in self.triples:
            return "*"
        if isinstance(label, str):
            if label not in self.triples:
                raise ValueError(f"label {label!r}: one of {', '.join(self.triples)} expected")
            return label
        number = int(label)
        if not 0 <= number < len(self.classes):
            raise ValueError(f"label {number}: 0 to {len(self.classes) - 1} expected")
        return self.classes[number]

    def sample(self, label):
        """What is applied to one image of the label: three of (operation, magnitude, centre)."""
        calls = []
        for op in self.random.choice(self.triples[self._name(label)]):
            magnitudes, random_sign = OPS[op]
            v = self.random.choice(magnitudes) if magnitudes else 0.0
            if random_sign and self.random.random() < 0.5:
                v = -v
            calls.append((op, v, (self.random.random(), self.random.random())))
        return calls

    def __call__(self, image, label):
        for op, v, centre in self.sample(label):
            image = apply_op(image, op, v, centre)
        return image


# By label, a triple a line; "*" stands for every label.
@PROVENANCE@POLICY = {
@LABELS@}
)PY";

// For policies that say more than triples, in place of kPythonPolicy.
inline constexpr std::string_view kPythonRecipes = R"PY(

# Each operation's magnitudes where a recipe names none, whether their sign is drawn, and what they count.
OPS = {
@OPS@}
_NEUTRAL = {"Contrast": 1, "Color": 1, "Brightness": 1, "Sharpness": 1}  # what a magnitude is mirrored about; else 0


def apply_call(image, op, v, centre, unit):
    """The image after one operation whose magnitude counts shares ("own"), "pixels", or shares in whole pixels."""
    w, h = _size(image)
    if unit == "own":
        return apply_op(image, op, v, centre)
    if op == "Cutout":
        x, y, half = int(centre[0] * w), int(centre[1] * h), int(v) // 2
        x0, y0, x1, y1 = max(0, x - half), max(0, y - half), min(w, x + half), min(h, y + half)
        return image if x1 <= x0 or y1 <= y0 else _fill(image, x0, y0, x1, y1)
    side = w if op == "TranslateX" else h
    return apply_op(image, op, int(v if unit == "pixels" else v * side) / side, centre)


class LabelAwarePolicy:
    """Draws one of the label's recipes by weight and applies its steps in order.

    `classes` are the label names by number, where labels are given as numbers; without them, the order below. With a
    `seed` the draws are always the same; else they come from Python's `random`, which DataLoader's workers seed. Where
    recipes change with the epochs, set `epoch`.
    """

    def __init__(self, classes=None, seed=None):
        self.classes = list(POLICY) if classes is None else list(classes)
        self.random = random if seed is None else random.Random(seed)
        self.epoch = 0
        missing = [] if "*" in POLICY else [name for name in self.classes if name not in POLICY]
        if missing:
            raise ValueError(f"the policy has no label {missing[0]!r}; it has {', '.join(POLICY)}")

    def _name(self, label):
        if "*" in POLICY:
            return "*"
        if isinstance(label, str):
            if label not in POLICY:
                raise ValueError(f"label {label!r}: one of {', '.join(POLICY)} expected")
            return label
        number = int(label)
        if not 0 <= number < len(self.classes):
            raise ValueError(f"label {number}: 0 to {len(self.classes) - 1} expected")
        return self.classes[number]

    def sample(self, label):
        """What is applied to one image of the label: (operation, magnitude, centre, unit) for each step."""
        phases = POLICY[self._name(label)]
        recipes = [recipes for first_epoch, recipes in phases if first_epoch <= self.epoch][-1]
        calls = []
        for step in self.random.choices(recipes, [recipe[0] for recipe in recipes])[0][1:]:
            _, op, probability, magnitudes, random_sign = self.random.choices(step, [choice[0] for choice in step])[0]
            levels, op_sign, unit = OPS[op]
            if self.random.random() >= probability:
                continue
            v = 0.0
            if magnitudes is None:
                magnitudes, random_sign = levels, op_sign
            if isinstance(magnitudes, tuple):
                v = self.random.uniform(*magnitudes)
            elif magnitudes:
                v = self.random.choice(magnitudes)
            if random_sign and self.random.random() < 0.5:
                v = 2 * _NEUTRAL.get(op, 0) - v
            calls.append((op, v, (self.random.random(), self.random.random()), unit))
        return calls

    def __call__(self, image, label):
        for op, v, centre, unit in self.sample(label):
            image = apply_call(image, op, v, centre, unit)
        return image


# By label, from which epoch on which recipes. A recipe is a weight and steps; a step is a list of choices: weight,
# operation, probability, magnitudes (None: as above; a tuple: anywhere between), random sign. "*" is every label.
@PROVENANCE@POLICY = {
@LABELS@}
)PY";

}  // namespace la3::policy
