"""Wrong calls: each an exception that says what was expected, never a crash."""

import unittest

import numpy
from PIL import Image

import la3

try:
    import torch
except ImportError:
    torch = None

POLICY = la3.Policy({"cat": [("Rotate", "Color", "Cutout")], "dog": [("Invert", "ShearX", "Identity")]})
good = numpy.zeros((8, 8, 3), numpy.uint8)
batch = numpy.zeros((4, 8, 8, 3), numpy.uint8)


class BadInput(unittest.TestCase):
    def setUp(self):
        self.aug = la3.LabelAwareAugment(POLICY)

    def wrong(self, error, message, function, *arguments, **named):
        with self.subTest(message), self.assertRaisesRegex(error, message):
            function(*arguments, **named)

    def test_images_of_a_wrong_type(self):
        for thing in (None, 3, "picture.png", b"bytes", [[1, 2], [3, 4]]):
            self.wrong(TypeError, "a PIL image, a numpy array or a torch tensor expected", self.aug, thing, 0)
            self.wrong(TypeError, "a numpy array or a torch tensor expected", self.aug.batch, thing, [0])
        self.wrong(TypeError, "Image: a list of images, a numpy array or a torch tensor expected", self.aug.batch, Image.new("RGB", (8, 8)), [0])

    def test_arrays_of_a_wrong_dtype(self):
        for dtype in ("int64", "int8", "uint16", "bool", "object", "complex64", "datetime64[s]"):
            self.wrong(ValueError, r"uint8 expected", self.aug, good.astype(dtype), 0)
            self.wrong(ValueError, r"uint8 expected", self.aug.batch, batch.astype(dtype), [0] * 4)

    def test_arrays_of_a_wrong_shape(self):
        for shape, message in (
            ((), r"array of shape \(\): HWC or, for grey, HW expected"),
            ((8,), "HWC or, for grey, HW expected"),
            ((8, 8, 5), "1 .grey., 3 .RGB. or 4 .RGBA. channels expected, found 5"),
            ((3, 8, 8), "found 8; is it layout='CHW'"),
            ((8, 8, 0), "found 0"),
            ((0, 8, 3), "images of 1x1 to"),
            ((8, 0), "images of 1x1 to"),
            ((1, 8, 8, 3), "HWC or, for grey, HW expected"),
        ):
            self.wrong(ValueError, message, self.aug, numpy.zeros(shape, numpy.uint8), 0)
        self.wrong(ValueError, "NHWC or, for grey, NHW expected", self.aug.batch, good[0], [0] * 8)
        self.wrong(ValueError, "is it layout='NCHW'", self.aug.batch, batch.transpose(0, 3, 1, 2), [0] * 4)
        self.wrong(ValueError, "layout 'NHCW': 'NHWC' or 'NCHW' expected", self.aug.batch, batch, [0] * 4, layout="NHCW")
        self.wrong(ValueError, "layout 'NHWC': 'HWC' or 'CHW' expected", self.aug, good, 0, layout="NHWC")
        # 2^29 pixels that take no memory.
        huge = numpy.lib.stride_tricks.as_strided(numpy.zeros(1, numpy.uint8), (1 << 14, 1 << 15), (0, 0))
        self.wrong(ValueError, "images of 1x1 to", self.aug, huge, 0)

    def test_places_for_the_result(self):
        locked = good.copy()
        locked.flags.writeable = False
        self.wrong(ValueError, "out: a writeable array expected, found a read-only one", self.aug, good, 0, out=locked)
        self.wrong(ValueError, "out: a contiguous array expected, found strides", self.aug, good, 0, out=numpy.zeros((8, 16, 3), numpy.uint8)[:, ::2])
        self.wrong(ValueError, "out: an array of the images' shape expected", self.aug, good, 0, out=numpy.zeros((8, 9, 3), numpy.uint8))
        self.wrong(ValueError, "uint8 expected", self.aug, good, 0, out=good.astype(float))
        self.wrong(TypeError, "out: list: the same kind as the images expected", self.aug, good, 0, out=[])
        room = numpy.zeros((9, 8, 3), numpy.uint8)
        self.wrong(ValueError, "shares no memory", self.aug, room[:8], 0, out=room[1:])
        self.wrong(ValueError, "out and layout: for arrays and tensors only", self.aug, Image.new("L", (8, 8)), 0, layout="HWC")
        self.assertIs(self.aug(good, 0, out=good), good)

    def test_read_only_and_non_contiguous_arrays_are_read(self):
        locked = numpy.frombuffer(bytes(8 * 8 * 3), numpy.uint8).reshape(8, 8, 3)
        self.assertEqual(self.aug(locked, 0).shape, (8, 8, 3))
        self.assertEqual(self.aug(numpy.zeros((16, 16, 3), numpy.uint8)[::2, ::-2], 0).shape, (8, 8, 3))

    def test_pillow_images_of_other_modes(self):
        for mode in ("1", "P", "CMYK", "I", "F", "HSV", "YCbCr", "I;16"):
            self.wrong(ValueError, f"image of mode '{mode}': 'RGB', 'L', 'RGBA' or 'LA' expected", self.aug, Image.new(mode, (8, 8)), 0)
        self.wrong(ValueError, "image of 0x8", self.aug, Image.new("RGB", (0, 8)), 0)

    @unittest.skipIf(torch is None, "there is no torch")
    def test_tensors(self):
        self.wrong(ValueError, "device meta: one on the cpu expected", self.aug, torch.zeros(3, 8, 8, device="meta"), 0)
        self.wrong(ValueError, "tensor of int64: uint8 expected", self.aug, torch.zeros(3, 8, 8, dtype=torch.int64), 0)
        self.wrong(ValueError, "layout CHW: .* found 8; is it layout='HWC'", self.aug, torch.zeros(8, 8, 3, dtype=torch.uint8), 0)
        self.wrong(ValueError, "device meta: one on the cpu expected", self.aug, torch.zeros(3, 8, 8, dtype=torch.uint8, device="meta"), 0)

    def test_labels(self):
        for label in (2, -1, 10**6, numpy.int64(2)):
            self.wrong(ValueError, f"label {label}: 0 to 1 expected", self.aug, good, label)
            self.wrong(ValueError, f"label {label}: 0 to 1 expected", self.aug.batch, batch, [0, 1, label, 0])
        for label in (2**63, -(2**70)):
            self.wrong(ValueError, "far out of range", self.aug, good, label)
        self.wrong(ValueError, "far out of range", self.aug.batch, batch, numpy.array([2**63] * 4, numpy.uint64))
        self.wrong(ValueError, "no label 'cta'", self.aug, good, "cta")
        self.wrong(ValueError, "no label 'Dog'; did you mean 'dog'", self.aug.batch, batch, ["dog", "Dog", "cat", "cat"])
        for label in (None, 1.0, b"cat", [0]):
            self.wrong(TypeError, "label: a name or a whole number expected", self.aug, good, label)
        self.wrong(TypeError, "labels: names or whole numbers expected", self.aug.batch, batch, [0.5] * 4)
        self.wrong(TypeError, "label: a name or a whole number expected, found NoneType", self.aug.batch, batch, None)
        self.wrong(ValueError, r"labels of shape \(3,\): \(4,\) expected", self.aug.batch, batch, [0] * 3)
        self.wrong(TypeError, "found list; mix='first' or mix='random' takes several labels", self.aug.batch, batch, [[0] * 4])
        self.wrong(ValueError, "one dimension expected", self.aug.batch, batch, numpy.zeros((1, 4), int))
        anything = la3.LabelAwareAugment(la3.Policy.random())
        self.assertEqual(anything(good, 123456).shape, good.shape)
        self.wrong(ValueError, "label -1: 0 or more expected", anything, good, -1)
        named = la3.LabelAwareAugment(la3.Policy.random(), labels=["a", "b"])
        self.wrong(ValueError, "label 'c': not one of the data set's", named, good, "c")

    def test_label_names_of_another_data_set(self):
        self.wrong(ValueError, "'wolf'", la3.LabelAwareAugment, POLICY, labels=["cat", "wolf"])
        self.wrong(ValueError, "of the policy not in the data set: 'dog'", la3.LabelAwareAugment, POLICY, labels=["cat"])
        self.wrong(ValueError, "different names expected", la3.LabelAwareAugment, POLICY, labels=["cat", "dog", "dog"])
        self.wrong(ValueError, "at least one name", la3.LabelAwareAugment, POLICY, labels=[])
        self.wrong(TypeError, "a list of names", la3.LabelAwareAugment, POLICY, labels="cat")
        self.wrong(TypeError, "a list of names", la3.LabelAwareAugment, POLICY, labels=[1, 2])
        self.wrong(TypeError, "a la3.Policy expected, found str; la3.Policy.load", la3.LabelAwareAugment, "policy.json")

    def test_keys(self):
        for name, bits in (("epoch", 32), ("index", 64)):
            for value in (-1, 1 << bits):
                self.wrong(ValueError, f"{name} {value}: 0 to 2.{bits} - 1 expected", self.aug, good, 0, **{name: value})
            for value in ("1", 1.5, good):
                self.wrong(TypeError, f"{name}: a whole number expected", self.aug, good, 0, **{name: value})
        self.wrong(ValueError, "index 18446744073709551615: too large for 4 images", self.aug.batch, batch, [0] * 4, index=2**64 - 1)
        self.wrong(ValueError, "index -1: 0 to", self.aug.batch, batch, [0] * 4, index=[0, 1, -1, 2])
        self.wrong(TypeError, "index: whole numbers expected, found float64", self.aug.batch, batch, [0] * 4, index=[0.5] * 4)
        self.wrong(ValueError, r"indices of shape \(3,\): \(4,\) expected", self.aug.batch, batch, [0] * 4, index=[1, 2, 3])
        self.wrong(ValueError, "seed -1", la3.LabelAwareAugment, POLICY, seed=-1)
        self.wrong(ValueError, "threads 5000: 0 to", la3.LabelAwareAugment, POLICY, threads=5000)

    def test_single_ops(self):
        self.wrong(ValueError, "Rotate: magnitude -360 to 360 .* expected, found 361", la3.rotate, good, 361)
        self.wrong(ValueError, "found nan", la3.contrast, good, float("nan"))
        self.wrong(ValueError, "Cutout: a centre of at least 0 and below 1 expected", la3.cutout, good, 0.1, (2, 0))
        self.wrong(ValueError, "unknown op 'rotate'; did you mean 'Rotate'", la3.apply, good, [("rotate", 1)])
        self.wrong(ValueError, "Rotate: a magnitude expected", la3.apply, good, ["Rotate"])
        self.wrong(ValueError, "a name, a magnitude", la3.apply, good, [()])
        self.wrong(TypeError, "a PIL image", la3.invert, [1])
        self.wrong((TypeError, ValueError), "", la3.rotate, good, "far")

    def test_a_batch_with_one_bad_label_writes_nothing(self):
        images = numpy.full((64, 8, 8, 3), 7, numpy.uint8)
        with self.assertRaises(ValueError):
            self.aug.batch(images, [0] * 63 + [9], out=images)
        self.assertTrue((images == 7).all())


if __name__ == "__main__":
    unittest.main()
