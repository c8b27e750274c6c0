"""Images and samples as people have them: no labels, several, dicts, floats, alpha, photos of different sizes."""

import collections
import pickle
import tempfile
import unittest
import warnings
from pathlib import Path

import numpy
from PIL import Image

import la3
import la3._images
import pillow_ops

try:
    import torch
    from torch.utils.data import DataLoader
except ImportError:
    torch = None

random = numpy.random.default_rng(11)
ALL = la3.Policy.random().triples("*")
POLICY = la3.Policy({"cat": ALL[::2], "dog": ALL[1::2]})


def picture(height=20, width=24, channels=3):
    return random.integers(0, 256, (height, width, channels), numpy.uint8)


class WithoutLabels(unittest.TestCase):
    def test_policies_for_every_label_need_none(self):
        image, batch = picture(), numpy.stack([picture() for _ in range(5)])
        for name in ["random", *(name for name in la3.Policy.names() if name.islower() and name != "none")]:
            policy = la3.Policy.random() if name == "random" else la3.Policy.named(name)
            for labels in (None, ["a", "b"]):
                aug = la3.LabelAwareAugment(policy, seed=2, labels=labels)
                expected = aug(image, 1, epoch=3, index=4)
                self.assertTrue((aug(image, epoch=3, index=4) == expected).all(), name)
                self.assertTrue((aug.batch(batch, epoch=1, index=5) == aug.batch(batch, [0] * 5, epoch=1, index=5)).all())
                self.assertEqual(aug.calls(epoch=3, index=4), aug.calls(0, epoch=3, index=4))
        self.assertEqual(aug.batch([image, picture(9, 9)])[1].shape, (9, 9, 3))

    def test_others_do_and_say_so(self):
        aug = la3.LabelAwareAugment(POLICY)
        for call in (lambda: aug(picture()), lambda: aug.batch(picture()[None]), lambda: aug.calls(index=0)):
            with self.assertRaisesRegex(TypeError, "label: a name or a whole number expected, found NoneType; only policies for every label"):
                call()


class Floats(unittest.TestCase):
    def test_they_are_the_bytes_over_255(self):
        aug = la3.LabelAwareAugment(POLICY, seed=3)
        image, grey = picture(), picture()[..., 0]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for dtype in ("float16", "float32", "float64"):
                for index in range(40):
                    for one in (image, grey):
                        done = aug((one / 255).astype(dtype), "cat", index=index)
                        self.assertEqual(done.dtype, dtype)
                        self.assertTrue((numpy.rint(done.astype("f8") * 255) == aug(one, "cat", index=index)).all(), (dtype, index))
            planes = numpy.ascontiguousarray(image.transpose(2, 0, 1))
            done = aug((planes / 255).astype("f4"), 0, index=3, layout="CHW")
            self.assertTrue((done == aug(planes, 0, index=3, layout="CHW").astype("f4") / numpy.float32(255)).all())
            batch = numpy.stack([picture() for _ in range(4)])
            out = numpy.zeros(batch.shape, "f4")
            self.assertIs(aug.batch((batch / 255).astype("f4"), [0, 1, 0, 1], index=7, out=out), out)
            self.assertTrue((out == aug.batch(batch, [0, 1, 0, 1], index=7).astype("f4") / numpy.float32(255)).all())

    @unittest.skipIf(torch is None, "there is no torch")
    def test_tensors(self):
        aug = la3.LabelAwareAugment(POLICY, seed=3)
        image = torch.from_numpy(picture().transpose(2, 0, 1).copy())
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            done = aug(image.float().div(255), "dog", index=5)
            self.assertTrue(torch.equal(done, aug(image, "dog", index=5).float().div(255)))  # as ToTensor does
            self.assertEqual(aug(image.bfloat16().div(255), "dog").dtype, torch.bfloat16)
            self.assertEqual(aug.batch(image[None].double().div(255), ["dog"]).dtype, torch.float64)
            with self.assertRaisesRegex(ValueError, "tensor that requires gradients: tensor.detach"):
                aug(torch.zeros(3, 8, 8, requires_grad=True), 0)

    def test_a_note_comes_once(self):
        la3._images._floats_were_noted = False
        aug = la3.LabelAwareAugment(POLICY)
        with warnings.catch_warnings(record=True) as notes:
            warnings.simplefilter("always")
            for _ in range(3):
                aug(numpy.zeros((8, 8, 3)), 0)
        self.assertEqual(len(notes), 1)
        self.assertIn("rounded to 8 bits", str(notes[0].message))
        self.assertEqual(notes[0].filename, __file__)

    def test_other_values_are_refused(self):
        aug = la3.LabelAwareAugment(POLICY)
        for value, message in ((255.0, "image of float64: values of 0 to 1 expected, found 255 to 255; are they bytes"), (-0.5, "found -0.5 to -0.5; augment before images are normalised"), (numpy.nan, "found nan to nan")):
            with self.assertRaisesRegex(ValueError, message):
                aug(numpy.full((4, 4, 3), value), 0)
        for out, error, message in (
            (numpy.zeros((4, 4, 3), numpy.uint8), ValueError, r"out: float64 of shape \(4, 4, 3\) expected, found uint8"),
            ([], TypeError, "out: list: the same kind as the images expected"),
        ):
            with self.assertRaisesRegex(error, message):
                aug(numpy.zeros((4, 4, 3)), 0, out=out)


class Alpha(unittest.TestCase):
    def test_it_is_what_pillow_makes_of_it(self):
        # Of the operations that Pillow has for such images.
        image = Image.fromarray(picture(channels=4), "RGBA")
        both = {"ShearX", "ShearY", "TranslateX", "TranslateY", "Rotate", "Contrast", "Color", "Brightness", "Sharpness", "Cutout", "Identity"}
        for op in both:
            for share in (0.1, 0.6, 0.9):
                span = la3.OPS[op]
                magnitude = None if span is None else span[0] + share * (span[1] - span[0])
                expected = pillow_ops.apply(image, [(op, magnitude, (0.3, 0.8))])
                found = la3.apply(image, [(op, magnitude, (0.3, 0.8))])
                self.assertEqual((found.mode, found.size), ("RGBA", image.size))
                self.assertTrue((numpy.asarray(found) == numpy.asarray(expected)).all(), (op, magnitude))

    def test_other_operations_leave_it_alone(self):
        for mode, channels in (("RGBA", 4), ("LA", 2)):
            image = Image.fromarray(picture(channels=channels), mode)
            for op in ("AutoContrast", "Equalize", "Invert", ("Solarize", 100), ("Posterize", 5)):
                done = la3.apply(image, [op])
                self.assertEqual(done.mode, mode)
                self.assertEqual(done.getchannel("A").tobytes(), image.getchannel("A").tobytes())
                self.assertEqual(done.convert(mode[:-1]).tobytes(), la3.apply(image.convert(mode[:-1]), [op]).tobytes())

    def test_every_kind_gets_the_same(self):
        aug = la3.LabelAwareAugment(POLICY, seed=5)
        image = picture(channels=4)
        planes = numpy.ascontiguousarray(image.transpose(2, 0, 1))
        for index in range(60):
            expected = aug(image, 1, index=index)
            self.assertTrue((expected[..., :3] == aug(numpy.ascontiguousarray(image[..., :3]), 1, index=index)).all())
            self.assertTrue((numpy.asarray(aug(Image.fromarray(image, "RGBA"), 1, index=index)) == expected).all())
            self.assertTrue((aug(planes, 1, index=index, layout="CHW").transpose(1, 2, 0) == expected).all())
            self.assertTrue((aug.batch(image[None], [1], index=index)[0] == expected).all())
            self.assertTrue((aug.batch([image], [1], index=index)[0] == expected).all())
            if torch is not None:
                self.assertTrue((aug(torch.from_numpy(planes), 1, index=index).numpy().transpose(1, 2, 0) == expected).all())
        self.assertEqual(aug.batch(numpy.zeros((0, 8, 8, 4), numpy.uint8), []).shape, (0, 8, 8, 4))

    def test_resizing_is_pillows(self):
        # The whole area of a square, not mirrored: what Pillow resizes.
        aug = la3.LabelAwareAugment(la3.Policy({"*": [("Identity",) * 3]}), size=(9, 13), crop_scale=(1, 1), flip=0)
        for mode, channels in (("RGBA", 4), ("LA", 2), ("RGB", 3)):
            square = Image.fromarray(picture(30, 30, channels), mode)
            regions = set()
            for index in range(20):
                done = aug(square, index=index)
                self.assertEqual((done.mode, done.size), (mode, (13, 9)))
                regions.add(done.tobytes())
            self.assertIn(square.resize((13, 9), Image.BILINEAR).tobytes(), regions)


class Lists(unittest.TestCase):
    def test_kinds_and_sizes_may_differ(self):
        aug = la3.LabelAwareAugment(POLICY, seed=6, threads=2)
        images = [Image.fromarray(picture(9, 9 + i)) for i in range(8)]
        images += [picture(11, 5), picture(7, 7)[..., 0], Image.fromarray(picture(6, 8)[..., 0]), picture(9, 4, 4), Image.fromarray(picture(5, 5, 4), "RGBA")]
        if torch is not None:
            images.append(torch.from_numpy(picture(3, 9, 8)))
        labels = [i % 2 for i in range(len(images))]
        done = aug.batch(images, labels, epoch=2, index=30)
        self.assertIs(type(done), list)
        for i, (image, label, found) in enumerate(zip(images, labels, done)):
            expected = aug(image, label, epoch=2, index=30 + i)
            self.assertIs(type(found), type(expected))
            self.assertTrue((numpy.asarray(found) == numpy.asarray(expected)).all(), i)
        self.assertEqual(aug.batch([], []), [])
        self.assertEqual(aug.batch((images[0],), ["cat"], index=3)[0].tobytes(), aug(images[0], "cat", index=3).tobytes())

    def test_cropped_they_fit_together(self):
        aug = la3.LabelAwareAugment(POLICY, seed=6, size=16)
        images = [Image.fromarray(picture(30 + i, 60 - i)) for i in range(6)] + [picture(40, 20, 4), picture(5, 5) / 255]
        done = aug.batch(images, [0] * 8, index=2)
        self.assertEqual([numpy.asarray(image).shape for image in done], [(16, 16, 3)] * 6 + [(16, 16, 4), (16, 16, 3)])
        for i in range(8):
            self.assertTrue((numpy.asarray(done[i]) == numpy.asarray(aug(images[i], 0, index=2 + i))).all())

    def test_mistakes_name_the_image(self):
        aug = la3.LabelAwareAugment(POLICY)
        good = picture()
        for images, error, message in (
            ([good, "a.png"], TypeError, r"images\[1\]: str: a PIL image, a numpy array or a torch tensor expected"),
            ([good, Image.new("P", (4, 4))], ValueError, r"images\[1\]: image of mode 'P': 'RGB', 'L', 'RGBA' or 'LA' expected"),
            ([numpy.full((4, 4, 3), 2.0), good], ValueError, r"images\[0\]: image of float64: values of 0 to 1"),
        ):
            with self.assertRaisesRegex(error, message):
                aug.batch(images, [0, 0])
        with self.assertRaisesRegex(ValueError, r"labels of shape \(3,\): \(2,\) expected"):
            aug.batch([good, good], [0] * 3)
        with self.assertRaisesRegex(ValueError, "out: for arrays and tensors only, found a list"):
            aug.batch([good], [0], out=good)


class Crops(unittest.TestCase):
    def test_they_are_resized_parts_of_the_image(self):
        # A ramp tells where each pixel comes from.
        y, x = numpy.mgrid[:120, :160]
        ramp = numpy.stack([x, y, 0 * x], -1).astype(numpy.uint8)
        plain = la3.Policy({"*": [("Identity",) * 3]})
        aug = la3.LabelAwareAugment(plain, seed=4, size=32)
        shares, mirrored = [], 0
        for index in range(300):
            done = aug(ramp, epoch=1, index=index).astype(int)
            self.assertEqual(done.shape, (32, 32, 3))
            width, height = done[16, 31, 0] - done[16, 0, 0], done[31, 16, 1] - done[0, 16, 1]
            mirrored += width < 0
            self.assertGreater(height, 0)
            shares.append(abs(width) / 31 * 32 * height / 31 * 32 / (120 * 160))
            ratio = abs(width) / height
            self.assertTrue(0.6 < ratio < 1.6, ratio)
        self.assertTrue(120 < mirrored < 180, mirrored)
        self.assertTrue(0.05 < min(shares) < 0.2 and max(shares) > 0.8, (min(shares), max(shares)))
        upright = la3.LabelAwareAugment(plain, seed=4, size=32, flip=0, crop_scale=(0.5, 1.0))
        for index in range(50):
            done = upright(ramp, index=index).astype(int)
            self.assertGreater(done[16, 31, 0], done[16, 0, 0])

    def test_the_policy_comes_after_the_crop(self):
        plain = la3.LabelAwareAugment(la3.Policy({"*": [("Identity",) * 3]}), seed=8, size=(20, 30))
        aug = la3.LabelAwareAugment(POLICY, seed=8, size=(20, 30))
        image = picture(50, 70)
        for index in range(30):
            part = plain(image, epoch=2, index=index)
            calls = aug.calls("dog", epoch=2, index=index)
            self.assertTrue((aug(image, "dog", epoch=2, index=index) == la3.apply(part, calls)).all())
            self.assertEqual(aug(Image.fromarray(image), "dog", epoch=2, index=index).tobytes(), aug(image, "dog", epoch=2, index=index).tobytes())
            grey = numpy.ascontiguousarray(image[..., 0])
            self.assertEqual(aug(grey, "dog", epoch=2, index=index).shape, (20, 30))
            planes = numpy.ascontiguousarray(image.transpose(2, 0, 1))
            self.assertTrue((aug(planes, "dog", epoch=2, index=index, layout="CHW").transpose(1, 2, 0) == aug(image, "dog", epoch=2, index=index)).all())
        batch = numpy.stack([picture(50, 70) for _ in range(6)])
        done = aug.batch(batch, [0] * 6, index=3)
        self.assertTrue((done == numpy.stack([aug(one, 0, index=3 + i) for i, one in enumerate(batch)])).all())
        out = numpy.zeros((6, 20, 30, 3), numpy.uint8)
        self.assertIs(aug.batch(batch, [0] * 6, index=3, out=out), out)
        self.assertTrue((out == done).all())
        with self.assertRaisesRegex(ValueError, "out: an array of the results' shape expected, found"):
            aug.batch(batch, [0] * 6, out=batch)

    def test_wrong_options(self):
        for named, error, message in (
            ({"size": 0}, ValueError, "size 0: at least 1 pixel expected"),
            ({"size": (1, 2, 3)}, ValueError, r"size \(1, 2, 3\): a side in pixels, or height and width, expected"),
            ({"size": "224"}, TypeError, "size: a whole number expected, found str"),
            ({"size": 8, "flip": 2}, ValueError, "flip 2: 0 to 1 expected"),
            ({"size": 8, "crop_scale": 0.5}, ValueError, "crop_scale 0.5: two numbers expected"),
            ({"size": 8, "crop_scale": (0.9, 0.1)}, ValueError, "area_low"),
            ({"size": 8, "crop_scale": (0, 1)}, ValueError, "area_low"),
            ({"mix": "all"}, ValueError, "mix 'all': 'first', 'random' or None expected"),
        ):
            with self.subTest(message), self.assertRaisesRegex(error, message):
                la3.LabelAwareAugment(POLICY, **named)


class SeveralLabels(unittest.TestCase):
    policy = la3.Policy({
        "a": [("Invert", "Rotate", "Rotate"), ("Color", "Color", "Color"), ("ShearX", "ShearY", "Invert")],
        "b": [("Rotate", "Invert", "Rotate"), ("Equalize",) * 3, ("Invert", "ShearX", "ShearY")],
        "c": [("Posterize",) * 3, ("Rotate", "Rotate", "Invert")],
        "d": [("Solarize",) * 3],
    })  # fmt: skip

    def drawn(self, aug, label, epoch=0):
        return collections.Counter(tuple(call.op for call in aug.calls(label, epoch=epoch, index=index)) for index in range(200))

    def test_only_what_all_of_them_have(self):
        aug = la3.LabelAwareAugment(self.policy, seed=1, mix="first")
        self.assertEqual(set(self.drawn(aug, ["a", "b"])), {("Invert", "Rotate", "Rotate"), ("ShearX", "ShearY", "Invert")})
        self.assertEqual(set(self.drawn(aug, ["b", "a"])), {("Rotate", "Invert", "Rotate"), ("Invert", "ShearX", "ShearY")})
        self.assertEqual(set(self.drawn(aug, ["a", "b", "c"])), {("Invert", "Rotate", "Rotate")})
        self.assertEqual(set(self.drawn(aug, ["a", "d"])), set(self.drawn(aug, "a")))  # nothing in common: the first's
        self.assertEqual(set(self.drawn(aug, ["d", "a"])), {("Solarize",) * 3})
        self.assertEqual(self.drawn(aug, ["a"]), self.drawn(aug, "a"))
        self.assertEqual(self.drawn(aug, ["a", "a"]), self.drawn(aug, "a"))
        self.assertEqual(set(self.drawn(aug, [])), {("Identity",) * 3})

    def test_random_follows_any_of_them(self):
        aug = la3.LabelAwareAugment(self.policy, seed=1, mix="random")
        found = self.drawn(aug, ["a", "d"])
        self.assertTrue(60 < found[("Solarize",) * 3] < 140, found)
        self.assertEqual(set(found) - {("Solarize",) * 3}, set(self.drawn(aug, "a")))
        self.assertEqual(self.drawn(aug, ["d", "a"]), found)  # in whatever order
        self.assertEqual(self.drawn(la3.LabelAwareAugment(self.policy, seed=1, mix="random"), {"a", "d"}), found)
        self.assertNotEqual(self.drawn(aug, ["a", "d"], epoch=1), found)
        # Which label is followed does not hang together with what is drawn for it.
        both = [aug.calls(["a", "d"], index=index)[0].op != "Solarize" for index in range(200)]
        of_a = [aug.calls("a", index=index)[0].op == "Color" for index in range(200)]
        self.assertTrue(0.2 < sum(x and y for x, y in zip(both, of_a)) / sum(both) < 0.5)

    def test_every_form_of_them(self):
        aug = la3.LabelAwareAugment(self.policy, seed=1, mix="first")
        image, expected = picture(), None
        forms = [["a", "b"], ("a", "b"), {"a", "b"}, [0, 1], numpy.array([0, 1]), [1.0, 1.0, 0.0, 0.0], [True, True, False, False], numpy.array([1, 1, 0, 0], bool), numpy.array([1, 1, 0, 0], "f4"), numpy.array(["a", "b"])]
        if torch is not None:
            forms += [torch.tensor([0, 1]), torch.tensor([1.0, 1, 0, 0]), torch.tensor([True, True, False, False])]
        for form in forms:
            done = aug(image, form, epoch=1, index=2)
            expected = done if expected is None else expected
            self.assertTrue((done == expected).all(), form)
        batch = numpy.stack([image] * 3)
        singles = numpy.stack([aug(image, label, epoch=1, index=5 + i) for i, label in enumerate([[0, 1], [2], []])])
        self.assertTrue((aug.batch(batch, [[0, 1], 2, []], epoch=1, index=5) == singles).all())
        hot = numpy.array([[1, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]])
        self.assertTrue((aug.batch(batch, hot.astype(bool), epoch=1, index=5) == singles).all())
        if torch is not None:
            self.assertTrue((aug.batch(batch, torch.from_numpy(hot).float(), epoch=1, index=5) == singles).all())
        again = pickle.loads(pickle.dumps(aug))
        self.assertTrue((again(image, [0, 1], epoch=1, index=2) == expected).all())

    def test_recipes_and_their_epochs(self):
        def entry(label, parts):
            recipes = [{"epochs": list(epochs), "recipes": [{"steps": [{"op": op, "probability": 0.5}]} for op in ops]} for epochs, ops in parts]
            return {"label": label, "schedule": recipes}

        import json

        text = json.dumps({"format": "la3-policy", "version": 2, "space": "la3", "labels": [
            entry("a", [((0, 9), ["Invert", "Rotate"]), ((10, 19), ["Equalize", "Color"])]),
            entry("b", [((0, 19), ["Invert", "Solarize"])]),
        ]})  # fmt: skip
        try:
            policy = la3.Policy.from_json(text)
        except ValueError as error:
            self.fail(f"{error}")
        aug = la3.LabelAwareAugment(policy, seed=1, mix="first")
        self.assertEqual({ops[0] for ops in self.drawn(aug, ["a", "b"], epoch=3)}, {"Invert", "Identity"})
        # Nothing in common in these epochs: all of a's.
        self.assertEqual({ops[0] for ops in self.drawn(aug, ["a", "b"], epoch=12)}, {"Equalize", "Color", "Identity"})
        self.assertEqual({ops[0] for ops in self.drawn(aug, ["b", "a"], epoch=12)}, {"Invert", "Identity"})

    def test_policies_for_every_label_take_anything(self):
        aug = la3.LabelAwareAugment(la3.Policy.random(), seed=1)
        image = picture()
        for label in (["x", "y"], [3, 9], numpy.array([0.0, 1.0])):
            self.assertTrue((aug(image, label, index=2) == aug(image, index=2)).all())

    def test_mistakes(self):
        aug, strict = la3.LabelAwareAugment(self.policy, mix="random"), la3.LabelAwareAugment(self.policy)
        for who, label, error, message in (
            (strict, ["a", "b"], TypeError, "label: a name or a whole number expected, found list; mix='first' or mix='random' takes several"),
            (aug, ["a", "bb"], ValueError, "no label 'bb'"),
            (aug, [0, 4], ValueError, "label 4: 0 to 3 expected"),
            (aug, [-1], ValueError, "label -1: 0 to 3 expected"),
            (aug, [1.0, 0.0], ValueError, "label: a vector of 0 and 1 with 4 entries expected, found 2"),
            (aug, [0.3, 0.7, 0.0, 0.0], ValueError, "label: a vector of 0 and 1 expected, found 0.3 in it"),
            (aug, 1.5, TypeError, "label: a name or a whole number expected, found float"),
            (aug, numpy.zeros((2, 2)), TypeError, "label: a name or a whole number expected, found ndarray"),
        ):
            with self.subTest(message), self.assertRaisesRegex(error, message):
                who(picture(), label)
        with self.assertRaisesRegex(ValueError, "labels for 2 images, index for 3"):
            aug.batch(numpy.stack([picture()] * 2), [[0], [1]], index=[1, 2, 3])


class Transforms(unittest.TestCase):
    def setUp(self):
        self.image = picture()
        self.transform = la3.Transform(POLICY, seed=2)
        self.expected = la3.LabelAwareAugment(POLICY, seed=2)(self.image, "dog", epoch=1, index=9)

    def same(self, image):
        return bool((numpy.asarray(image) == self.expected).all())

    def test_samples_of_every_form(self):
        call = lambda *sample: self.transform(*sample, epoch=1, index=9)  # noqa: E731
        done = call(self.image, "dog")
        self.assertTrue(type(done) is tuple and self.same(done[0]) and done[1] == "dog")
        done = call((self.image, 1, "more"))
        self.assertTrue(self.same(done[0]) and done[1:] == (1, "more"))
        done = call([self.image, 1])
        self.assertTrue(type(done) is list and self.same(done[0]))
        sample = {"image": self.image, "label": "dog", "boxes": [[1, 2, 3, 4]]}
        done = call(sample)
        self.assertTrue(self.same(done["image"]) and done["boxes"] is sample["boxes"] and sample["image"] is self.image)
        done = call({"in": {"image": self.image, "n": 1}, "target": {"label": 1}})
        self.assertTrue(self.same(done["in"]["image"]) and done["in"]["n"] == 1)
        done = call((self.image, {"label": 1, "id": 5}))
        self.assertTrue(self.same(done[0]) and done[1] == {"label": 1, "id": 5})
        done = call(((self.image, 1), "extra"))
        self.assertTrue(self.same(done[0][0]) and done[1] == "extra")
        Named = collections.namedtuple("Named", "label image")
        done = call(Named(1, self.image))
        self.assertTrue(type(done) is Named and self.same(done.image) and done.label == 1)
        other = collections.namedtuple("Other", "picture kind")
        done = call(other(self.image, 1))
        self.assertTrue(type(done) is other and self.same(done.picture))

    def test_keys(self):
        keyed = la3.Transform(POLICY, seed=2, image_key="img", label_key="fine_label")
        done = keyed({"img": self.image, "fine_label": "dog", "label": 0}, epoch=1, index=9)
        self.assertTrue(self.same(done["img"]))
        turned = la3.Transform(POLICY, seed=2, image_key=1, label_key=0)
        done = turned(("dog", self.image), epoch=1, index=9)
        self.assertTrue(self.same(done[1]) and done[0] == "dog")
        within = keyed(({"img": self.image}, {"fine_label": 1}), epoch=1, index=9)
        self.assertTrue(self.same(within[0]["img"]))

    def test_images_alone(self):
        anyhow = la3.Transform(la3.Policy.named("trivial-augment-wide"), seed=2, size=16)
        self.assertEqual(anyhow(self.image).shape, (16, 16, 3))
        self.assertEqual(anyhow(Image.fromarray(self.image)).size, (16, 16))
        self.assertEqual(anyhow({"image": self.image})["image"].shape, (16, 16, 3))
        again = pickle.loads(pickle.dumps(anyhow))
        self.assertTrue((again(self.image, index=4) == anyhow(self.image, index=4)).all())
        self.assertEqual(repr(anyhow), "Transform(<la3.Policy for every label, 1 recipe>, seed=2, size=16)")
        self.assertEqual(repr(again), repr(anyhow))

    def test_mistakes(self):
        for arguments, error, message in (
            ((), TypeError, "an image or a sample expected, found no argument"),
            ((self.image,), TypeError, "a label expected, found an image without one: the policy differs by label"),
            (({"image": self.image},), TypeError, "a label expected, found a sample without one"),
            (({"img": self.image, "label": 1},), ValueError, "sample: one image expected, at 'image', found a dict with 'img', 'label'; image_key says"),
            (({"a": {"image": 1}, "b": {"image": 2}},), ValueError, "one image expected, at 'image', found several"),
            (((),), ValueError, "one image expected, at 0, found a tuple of nothing"),
            (("picture.png", 1), TypeError, "str: a PIL image, a numpy array or a torch tensor expected"),
        ):
            with self.subTest(message), self.assertRaisesRegex(error, message):
                self.transform(*arguments)
        with self.assertRaisesRegex(ValueError, "sample: one label expected, at 'kind', found a dict with 'image'"):
            la3.Transform(POLICY, label_key="kind")({"image": self.image, "label": 1})
        with self.assertRaisesRegex(TypeError, "image_key: a key of a dict or a position in a tuple expected, found float"):
            la3.Transform(POLICY, image_key=1.5)

    @unittest.skipIf(torch is None, "there is no torch")
    def test_subclasses_of_tensors_stay(self):
        class Fancy(torch.Tensor):
            pass

        tensor = torch.from_numpy(self.image.transpose(2, 0, 1).copy()).as_subclass(Fancy)
        self.assertIs(type(self.transform(tensor, 0)[0]), Fancy)


@unittest.skipIf(torch is None, "there is no torch")
class Datasets(unittest.TestCase):
    def photos(self, folder):
        for name in ("cat", "dog"):
            (Path(folder) / name).mkdir()
            for number in range(4):
                Image.fromarray(picture(30 + 7 * number, 50 - 3 * number)).save(Path(folder) / name / f"{number}.png")

    def test_photos_of_different_sizes_in_the_default_collate(self):
        try:
            from torchvision.datasets import ImageFolder
            from torchvision.transforms import Compose, ToTensor
        except ImportError:
            self.skipTest("there is no torchvision")
        with tempfile.TemporaryDirectory() as folder:
            self.photos(folder)
            images = ImageFolder(folder)
            data = la3.torch.LabelAwareDataset(images, POLICY, seed=1, size=24, transform=ToTensor())
            epochs = []
            for workers in (0, 2):
                loader = DataLoader(data, batch_size=8, num_workers=workers)
                for epoch in (0, 1):
                    data.set_epoch(epoch)
                    batch, labels = next(iter(loader))
                    self.assertEqual((batch.shape, labels.tolist()), ((8, 3, 24, 24), [0] * 4 + [1] * 4))
                    epochs.append(batch)
            self.assertTrue(torch.equal(epochs[0], epochs[2]) and torch.equal(epochs[1], epochs[3]))
            self.assertFalse(torch.equal(epochs[0], epochs[1]))
            again = pickle.loads(pickle.dumps(data))
            self.assertTrue(torch.equal(again[3][0], data[3][0]))
            # As a transform of the data set itself, which is told no label.
            pipeline = Compose([la3.Transform(la3.Policy.random(), size=24), ToTensor()])
            batch, _ = next(iter(DataLoader(ImageFolder(folder, transform=pipeline), batch_size=8, num_workers=2)))
            self.assertEqual(batch.shape, (8, 3, 24, 24))
            with self.assertRaisesRegex(TypeError, "transforms=, not transform="):
                ImageFolder(folder, transform=la3.Transform(POLICY))[0]

    def test_a_data_sets_transforms(self):
        from torchvision.datasets import VisionDataset

        class Pictures(VisionDataset):
            def __getitem__(self, index):
                return self.transforms(Image.fromarray(numpy.full((9, 9, 3), index, numpy.uint8)), index % 2)

            def __len__(self):
                return 6

        images = Pictures("none", transforms=la3.Transform(la3.Policy({"a": [("Invert",) + ("Identity",) * 2], "b": [("Identity",) * 3]})))
        self.assertEqual([image.getpixel((0, 0))[0] for image, _ in (images[i] for i in range(6))], [255, 1, 253, 3, 251, 5])

    def test_dicts_and_hugging_faces_names(self):
        class ClassLabel:
            names = ["dog", "cat"]

        class Rows(list):
            features = {"img": object(), "label": ClassLabel()}

        rows = Rows({"img": picture(16, 16), "label": i % 2, "id": i} for i in range(6))
        data = la3.torch.LabelAwareDataset(rows, POLICY, seed=3, image_key="img")
        self.assertEqual(data.classes, ["dog", "cat"])
        aug = la3.LabelAwareAugment(POLICY, seed=3)
        for i in range(6):
            expected = aug(rows[i]["img"], ["dog", "cat"][i % 2], index=i)
            self.assertTrue((data[i]["img"] == expected).all())
        for workers in (0, 2):
            batch = next(iter(DataLoader(data, batch_size=6, num_workers=workers)))
            self.assertEqual((batch["img"].shape, batch["id"].tolist()), ((6, 16, 16, 3), list(range(6))))
        with self.assertRaisesRegex(ValueError, "sample: one image expected, at 'image', found a dict with 'img', 'label', 'id'"):
            la3.torch.LabelAwareDataset(rows, POLICY)[0]

    def test_images_without_labels_and_with_several(self):
        alone = la3.torch.LabelAwareDataset([picture() for _ in range(3)], la3.Policy.random())
        self.assertEqual(alone[1].shape, (20, 24, 3))
        # Targets of another kind, for a policy that looks at none.
        angles = la3.torch.LabelAwareDataset([(picture(), 0.5), (picture(), {"angle": 3})], la3.Policy.random())
        self.assertEqual([angles[0][1], angles[1][1]], [0.5, {"angle": 3}])
        hot = torch.eye(4)[torch.arange(8) % 4] + torch.eye(4)[(torch.arange(8) + 1) % 4]
        rows = [(picture(8, 8), hot[i]) for i in range(8)]
        data = la3.torch.LabelAwareDataset(rows, SeveralLabels.policy, labels=["a", "b", "c", "d"], mix="random", seed=2)
        first = [next(iter(DataLoader(data, batch_size=8, num_workers=workers))) for workers in (0, 2)]
        self.assertTrue(torch.equal(first[0][0], first[1][0]) and torch.equal(first[0][1], hot))


if __name__ == "__main__":
    unittest.main()
