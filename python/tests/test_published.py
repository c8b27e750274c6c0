"""The built-in policies against their sources: torchvision's own classes, where Debian's torchvision has them, and code
written here from the descriptions of Fast AutoAugment and PBA. Draws are compared by chi-squared tests of fixed seeds,
and the pixels of what was drawn byte by byte."""
import collections
import math
import os
import pathlib
import random
import subprocess
import tempfile
import types
import unittest

import numpy
from PIL import Image, ImageDraw, ImageEnhance, ImageOps

import la3

try:
    import torch
    from torchvision.transforms import autoaugment
except ImportError:
    autoaugment = None

DRAWS = 30_000
TABLES = pathlib.Path(os.environ["LA3_SOURCE"]) / "la3" / "policy" / "tables"
ENHANCERS = ("Brightness", "Color", "Contrast", "Sharpness")
GEOMETRIC = ("ShearX", "ShearY", "TranslateX", "TranslateY", "Rotate")
WITHOUT_MAGNITUDE = ("AutoContrast", "Equalize", "Invert", "Identity")


def picture(size, seed=1):
    """Noise over a gradient: every operation changes it."""
    rows = numpy.linspace(0, 200, size)
    noise = numpy.random.RandomState(seed).randint(0, 56, (size, size, 3))
    return Image.fromarray((rows[:, None, None] * [0.6, 0.8, 1.0] + noise).astype(numpy.uint8))


def section(table, name):
    lines, inside = [], False
    for line in (TABLES / table).read_text().splitlines():
        if line.startswith("["):
            inside = line == f"[{name}]"
        elif inside and line and not line.startswith("#"):
            lines.append(line.split())
    return lines


def chi_squared(a, b):
    """Of two counts of draws from what should be one distribution: the statistic, less what it has in 999 of 1,000 cases.

    Outcomes seen fewer than ten times are counted as one.
    """
    cells, rest = [], [0, 0]
    for key in a.keys() | b.keys():
        if a[key] + b[key] < 10:
            rest = [rest[0] + a[key], rest[1] + b[key]]
        else:
            cells.append((a[key], b[key]))
    if sum(rest) >= 10:
        cells.append(tuple(rest))
    total = [sum(cell[i] for cell in cells) for i in (0, 1)]
    statistic = 0.0
    for cell in cells:
        for i in (0, 1):
            expected = sum(cell) * total[i] / sum(total)
            statistic += (cell[i] - expected) ** 2 / expected
    freedom = max(1, len(cells) - 1)
    # Wilson and Hilferty's approximation of the quantile.
    return statistic - freedom * (1 - 2 / (9 * freedom) + 3.09 * math.sqrt(2 / (9 * freedom))) ** 3


def drawn(name, count, epoch=0, seed=3):
    """What la3 draws for so many samples."""
    augment = la3.LabelAwareAugment(la3.Policy.named(name), seed=seed)
    return [augment.calls("any", epoch=epoch, index=index) for index in range(count)]


def in_torchvision_terms(call, size):
    """(op, magnitude) as torchvision's _apply_op takes them, rounded as far as float32 asks for."""
    magnitude = call.magnitude or 0.0
    if call.op in ENHANCERS:
        magnitude -= 1
    if call.op.startswith("Translate"):
        # Positive moves to the left here, to the right there.
        return call.op, -int(magnitude * size if call.unit == "whole-share" else magnitude)
    return call.op, round(magnitude, 5) + 0.0


@unittest.skipIf(autoaugment is None, "needs torchvision")
class Torchvision(unittest.TestCase):
    SIZE = 32

    def recorded(self, transform, count):
        """What the transform applies, and the number of times it does."""
        calls = []

        def record(image, op, magnitude, interpolation, fill):
            if op.startswith("Translate"):
                # By version and CPU, torch's linspace has 16 or the float before it, and torchvision cuts it to whole pixels.
                calls.append((op, int(magnitude + math.copysign(1e-4, magnitude))))
            else:
                calls.append((op, round(magnitude, 5) + 0.0))
            return image

        # The same table for every image: asking for it anew takes most of the time.
        space = transform._augmentation_space
        known = {}
        transform._augmentation_space = lambda *given: known.setdefault(given, space(*given))
        image, original = Image.new("RGB", (self.SIZE, self.SIZE)), autoaugment._apply_op
        counts = collections.Counter()
        torch.manual_seed(1)
        autoaugment._apply_op = record
        try:
            for _ in range(count):
                calls.clear()
                transform(image)
                counts[tuple(call for call in calls if call[0] != "Identity")] += 1
        finally:
            autoaugment._apply_op = original
        return counts

    def check(self, name, transform):
        theirs = self.recorded(transform, DRAWS)
        ours, seen = collections.Counter(), set()
        for calls in drawn(name, DRAWS):
            ours[tuple(in_torchvision_terms(call, self.SIZE) for call in calls if call.op != "Identity")] += 1
            seen.update(calls)
        self.assertLess(chi_squared(ours, theirs), 0, name)
        # A policy that is a little different is told apart.
        first = max(ours, key=lambda key: ours[key])
        self.assertGreater(chi_squared(ours + collections.Counter({first: DRAWS // 20}), theirs), 0)
        self.check_bytes(name, seen)

    def check_bytes(self, name, seen):
        for size in (32, 33, 96):
            image = picture(size)
            for call in seen:
                op, magnitude = in_torchvision_terms(call, size)
                if not op.startswith("Translate") and op not in WITHOUT_MAGNITUDE:
                    magnitude = call.magnitude - (1 if op in ENHANCERS else 0)
                expected = autoaugment._apply_op(image, op, magnitude, autoaugment.InterpolationMode.NEAREST, None)
                found = la3.apply(image, [call])
                self.assertEqual(found.tobytes(), expected.tobytes(), f"{name}: {call} at {size}")

    def test_trivial_augment_wide(self):
        self.check("trivial-augment-wide", autoaugment.TrivialAugmentWide())

    def test_rand_augment(self):
        self.check("rand-augment:2,9", autoaugment.RandAugment(2, 9))

    def test_auto_augment(self):
        for name in ("cifar10", "imagenet", "svhn"):
            self.check(f"auto-augment:{name}", autoaugment.AutoAugment(autoaugment.AutoAugmentPolicy(name)))

    def test_trivial_augment_draws_rand_augments_levels(self):
        space = autoaugment.RandAugment()._augmentation_space(31, (self.SIZE, self.SIZE))
        expected = {op: {round(abs(m), 5) for m in magnitudes.tolist()} if magnitudes.ndim else {0.0} for op, (magnitudes, _) in space.items()}
        found = collections.defaultdict(set)
        for calls in drawn("trivial-augment", 20_000):
            self.assertEqual(len(calls), 1)
            op, magnitude = in_torchvision_terms(calls[0], self.SIZE)
            found[op].add(abs(magnitude))
        for op, magnitudes in expected.items():
            self.assertEqual(found[op], {int(m) for m in magnitudes} if op.startswith("Translate") else magnitudes, op)

    def test_whole_pixels_of_every_size(self):
        """Translations of RandAugment and AutoAugment are whole pixels, by the floats of torchvision's linspace."""
        image_sizes = list(range(16, 700, 7)) + [224, 331, 662, 993]
        for transform, bins, names in (
            (autoaugment.RandAugment(), 31, [f"rand-augment:1,{m}" for m in range(0, 31, 3)]),
            (autoaugment.AutoAugment(), 10, ["auto-augment:cifar10", "auto-augment:svhn"]),
        ):
            shares = {
                choice["magnitude"]
                for name in names
                for recipe in la3.Policy.named(name).recipes("*")
                for step in recipe["steps"]
                for choice in step.get("one_of", [step])
                if choice["op"].startswith("Translate")
            }
            for size in image_sizes:
                pixels = {int(m) for m in transform._augmentation_space(bins, (size, size))["TranslateX"][0].tolist()}
                self.assertLessEqual({int(share * size) for share in shares}, pixels, size)


def pillow(image, call):
    """One operation as Fast AutoAugment and PBA describe it, with Pillow."""
    op, v = call.op, call.magnitude
    w, h = image.size
    if op in ("ShearX", "ShearY"):
        return image.transform(image.size, Image.AFFINE, (1, v, 0, 0, 1, 0) if op == "ShearX" else (1, 0, 0, v, 1, 0))
    if op in ("TranslateX", "TranslateY"):
        x, y = (v, 0) if op == "TranslateX" else (0, v)
        if call.unit == "own":
            x, y = x * w, y * h
        return image.transform(image.size, Image.AFFINE, (1, 0, x, 0, 1, y))
    if op == "Rotate":
        return image.rotate(v)
    if op in ENHANCERS:
        return getattr(ImageEnhance, op)(image).enhance(v)
    if op == "Posterize":
        return ImageOps.posterize(image, int(v))
    if op == "Solarize":
        return ImageOps.solarize(image, v)
    if op == "Cutout":
        if v <= 0:
            return image
        image, (x, y) = image.copy(), call.center
        if call.unit == "pixels":
            x, y, half = int(x * w), int(y * h), int(v) // 2
            hole = numpy.array(image)
            hole[max(0, y - half) : min(h, y + half), max(0, x - half) : min(w, x + half)] = (125, 123, 114)
            return Image.fromarray(hole)
        x0, y0 = int(max(0, x * w - v * w / 2)), int(max(0, y * h - v * w / 2))
        ImageDraw.Draw(image).rectangle((x0, y0, min(w, x0 + v * w), min(h, y0 + v * w)), (125, 123, 114))
        return image
    if op == "Identity":
        return image
    return {"AutoContrast": ImageOps.autocontrast, "Equalize": ImageOps.equalize, "Invert": ImageOps.invert}[op](image)


class Described(unittest.TestCase):
    def check_bytes(self, name, count, epoch=0):
        augment = la3.LabelAwareAugment(la3.Policy.named(name), seed=5)
        for index in range(count):
            image = picture(32 + index % 3, index % 7)
            expected = image
            calls = augment.calls("any", epoch=epoch, index=index)
            for call in calls:
                expected = pillow(expected, call)
            self.assertEqual(augment(image, "any", epoch=epoch, index=index).tobytes(), expected.tobytes(), f"{name}: {calls}")


class FastAutoAugment(Described):
    RANGES = {"ShearX": (-0.3, 0.3), "ShearY": (-0.3, 0.3), "TranslateX": (-0.45, 0.45), "TranslateY": (-0.45, 0.45),
              "Rotate": (-30, 30), "Solarize": (0, 256), "Posterize": (4, 8), "Contrast": (0.1, 1.9), "Color": (0.1, 1.9),
              "Brightness": (0.1, 1.9), "Sharpness": (0.1, 1.9), "Cutout": (0, 0.2)}  # fmt: skip

    def test_every_sub_policy_is_as_published(self):
        for data in ("cifar10", "svhn", "imagenet"):
            recipes = la3.Policy.named(f"fast-autoaugment:{data}").recipes("*")
            lines = section("fast-autoaugment.txt", data)
            self.assertEqual(len(recipes), len(lines))
            for recipe, words in zip(recipes, lines):
                expected = []
                for op, probability, level in zip(words[::3], words[1::3], words[2::3]):
                    step = {"op": op, "probability": float(probability)}
                    if op in self.RANGES:
                        low, high = self.RANGES[op]
                        step["magnitude"] = float(level) * (high - low) + low
                    if op in GEOMETRIC:
                        step["sign"] = "random"
                    expected.append(step)
                self.assertEqual(recipe, {"steps": expected})

    def test_bytes(self):
        for data in ("cifar10", "svhn", "imagenet"):
            self.check_bytes(f"fast-autoaugment:{data}", 1500)


class PopulationBased(Described):
    OPS = ["Rotate", "TranslateX", "TranslateY", "Brightness", "Color", "Invert", "Sharpness", "Posterize", "ShearX",
           "Solarize", "ShearY", "Equalize", "AutoContrast", "Cutout", "Contrast"]  # fmt: skip

    @staticmethod
    def magnitude(op, level):
        """The magnitude of a level of 0 to 10, without its sign."""
        if op in WITHOUT_MAGNITUDE:
            return 0.0
        whole = {"Rotate": 30, "TranslateX": 10, "TranslateY": 10, "Cutout": 20, "Posterize": 4, "Solarize": 256}
        if op in whole:
            value = int(level * whole[op] / 10)
            return {"Posterize": 4 - value, "Solarize": 256 - value}.get(op, value)
        return level * 0.3 / 10 if op.startswith("Shear") else level * 1.8 / 10 + 0.1

    def test_draws_follow_the_rule(self):
        generator = random.Random(1)
        for data, epoch in (("cifar10", 20), ("cifar10", 190), ("svhn", 199)):
            # The schedule's part of that epoch; SVHN's 160 epochs become 200.
            begin, lines = 0, section("pba.txt", data)
            total = sum(int(words[0]) for words in lines)
            for words in lines:
                begin += int(words[0]) * 200 // total
                if epoch < begin:
                    break
            ops = [
                (op, int(pair.split(":")[0]) / 10, self.magnitude(op, int(pair.split(":")[1])))
                for op, pair in zip(2 * self.OPS, words[1:])
            ]
            rule = collections.Counter()
            for _ in range(DRAWS):
                count, applied = generator.choices([0, 1, 2], [0.2, 0.3, 0.5])[0], []
                for op, probability, magnitude in generator.sample(ops, len(ops)) if count else []:
                    if generator.random() < probability:
                        flip = op in GEOMETRIC and generator.random() > 0.5
                        applied.append((op, round(-magnitude if flip else magnitude, 9) + 0.0))
                        if len(applied) == count:
                            break
                rule[tuple(applied)] += 1
            ours = collections.Counter(
                tuple((call.op, round(call.magnitude or 0.0, 9) + 0.0) for call in calls if call.op != "Identity")
                for calls in drawn(f"pba:{data}", DRAWS, epoch)
            )
            self.assertLess(chi_squared(ours, rule), 0, f"{data}, epoch {epoch}")

    def test_bytes(self):
        for data, epoch in (("cifar10", 60), ("cifar10", 199), ("svhn", 150)):
            self.check_bytes(f"pba:{data}", 1500, epoch)


class Others(Described):
    def test_uniform_augment(self):
        """Two operations of fifteen, each left out half of the time, at magnitudes all over their ranges."""
        counts, least, most = collections.Counter(), {}, {}
        for calls in drawn("uniform-augment", 30_000):
            self.assertEqual(len(calls), 2)
            for call in calls:
                counts[call.op] += 1
                if call.magnitude is not None:
                    least[call.op] = min(call.magnitude, least.get(call.op, math.inf))
                    most[call.op] = max(call.magnitude, most.get(call.op, -math.inf))
        self.assertAlmostEqual(counts.pop("Identity") / 60_000, 0.5, delta=0.01)
        self.assertEqual(len(counts), 15)
        for op, count in counts.items():
            self.assertAlmostEqual(count / 60_000, 0.5 / 15, delta=0.004, msg=op)
        for op, (low, high) in FastAutoAugment.RANGES.items():
            self.assertAlmostEqual(least[op], low, delta=0.01 * (high - low), msg=op)
            self.assertAlmostEqual(most[op], high, delta=0.01 * (high - low), msg=op)
        self.check_bytes("uniform-augment", 1500)


@unittest.skipIf(autoaugment is None, "needs torchvision")
class Exported(unittest.TestCase):
    """`la3 policy export NAME --to torchvision` draws and does the same."""

    def test_draws_and_bytes(self):
        for name, epoch in (("auto-augment:cifar10", 0), ("trivial-augment-wide", 0), ("pba:svhn", 199), ("uniform-augment", 0)):
            with tempfile.TemporaryDirectory() as folder:
                file = os.path.join(folder, "policy.py")
                subprocess.run([os.environ["LA3_PROGRAM"], "policy", "export", name, "--to", "torchvision", "--out", file], check=True, stdout=subprocess.DEVNULL)
                module = types.ModuleType("policy")
                exec(pathlib.Path(file).read_text(), module.__dict__)
            policy = module.LabelAwarePolicy(seed=2)
            policy.epoch = epoch
            theirs = collections.Counter()
            for index in range(15_000):
                calls = policy.sample("any")
                if name != "uniform-augment":
                    theirs[tuple((op, round(v, 9) + 0.0) for op, v, _, _ in calls if op != "Identity")] += 1
                else:  # its magnitudes are anywhere
                    theirs[tuple(op for op, _, _, _ in calls)] += 1
                if index < 400:
                    image = picture(32 + index % 3, index % 5)
                    ours = la3.apply(image, [la3.OpCall(op, v, centre, unit) for op, v, centre, unit in calls])
                    for op, v, centre, unit in calls:
                        image = module.apply_call(image, op, v, centre, unit)
                    self.assertEqual(image.tobytes(), ours.tobytes(), f"{name}: {calls}")
            ours = collections.Counter(
                tuple(call.op if name == "uniform-augment" else (call.op, round(call.magnitude or 0.0, 9) + 0.0) for call in calls if call.op != "Identity")
                for calls in drawn(name, 15_000, epoch)
            )
            self.assertLess(chi_squared(ours, theirs), 0, name)


if __name__ == "__main__":
    unittest.main()
