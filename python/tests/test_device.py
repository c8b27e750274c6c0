"""`la3.torch.DeviceAugment`: what a training's loader makes, on the CPU."""

import copy
import os
import pickle
import subprocess
import tempfile
import unittest
import warnings
from pathlib import Path

import numpy
from PIL import Image

import la3

try:
    import torch

    from la3.torch import DeviceAugment, Photos, SmallImages
except ImportError:
    raise unittest.SkipTest("there is no torch") from None

random = numpy.random.default_rng(21)
ALL = la3.Policy.random().triples("*")
POLICY = la3.Policy({"cat": ALL[::2], "dog": ALL[1::2]})


def loaded(spec, policy, seed, epoch, training):
    """What la3's own loader makes of a data set: its settings, files, labels and floats."""
    with tempfile.TemporaryDirectory() as folder:
        file = "none"
        if policy is not None:
            file = str(Path(folder) / "policy.json")
            policy.save(file)
        arguments = [os.environ["LA3_BATCHES_TOOL"], spec, file, str(seed), str(epoch), str(int(training))]
        got = subprocess.run(arguments, stdout=subprocess.PIPE, check=True).stdout
    head, _, got = got.partition(b"\n")
    count, side, pad, flip, cutout, *numbers = head.split()
    settings = {"side": int(side), "pad": int(pad), "flip": int(flip) / 2, "cutout": int(cutout)}
    settings["mean"], settings["std"] = [float(x) for x in numbers[:3]], [float(x) for x in numbers[3:]]
    files, labels, floats = [], [], []
    for _ in range(int(count)):
        file, _, got = got.partition(b"\n")
        files.append(file.decode())
        labels.append(int(numpy.frombuffer(got[:4], numpy.int32)[0]))
        size = 4 * 3 * settings["side"] ** 2
        floats.append(numpy.frombuffer(got[4 : 4 + size], numpy.float32).reshape(3, settings["side"], settings["side"]))
        got = got[4 + size :]
    return settings, files, torch.tensor(labels), torch.from_numpy(numpy.stack(floats))


def folder_of_photos(folder):
    for label in ("cat", "dog"):
        (Path(folder) / "train" / label).mkdir(parents=True)
        for number in range(8):
            pixels = random.integers(0, 256, (20 + 9 * number, 70 - 5 * number, 3), numpy.uint8)
            Image.fromarray(pixels).save(Path(folder) / "train" / label / f"{number}.png")


class SameAsTraining(unittest.TestCase):
    def test_small_images(self):
        # Without a policy and in evaluation, the loader gives the images' own values: the input to compare with.
        spec = "shapes?train=12&validation=1&test=1"
        settings, _, labels, plain = loaded(spec, None, 0, 0, False)
        mean, std = (torch.tensor(settings[name]).view(1, 3, 1, 1) for name in ("mean", "std"))
        images = (plain * std + mean).mul(255).round().to(torch.uint8)
        names = [str(number) for number in range(int(labels.max()) + 1)]
        for policy, labels_given in ((la3.Policy.random(), None), (None, None)):
            settings, _, _, expected = loaded(spec, policy, 7, 3, True)
            standard = SmallImages(settings["pad"], settings["flip"], settings["cutout"])
            augment = DeviceAugment(policy, labels=names, seed=7, standard=standard, out=torch.float32, mean=settings["mean"], std=settings["std"])
            self.assertTrue(torch.equal(augment(images, labels_given, epoch=3, index=0), expected))
            last = augment(images.contiguous(memory_format=torch.channels_last), epoch=3, index=torch.arange(len(images)))
            self.assertTrue(torch.equal(last, expected))
            self.assertTrue(last.is_contiguous(memory_format=torch.channels_last))
        self.assertTrue(torch.equal(augment.eval()(images), plain))

    def test_photos(self):
        with tempfile.TemporaryDirectory() as folder:
            folder_of_photos(folder)
            spec = f"folder:{folder}?size=24"
            settings, files, labels, expected = loaded(spec, POLICY, 5, 2, True)
            pil = [Image.open(Path(folder) / file) for file in files]
            photos = [torch.from_numpy(numpy.asarray(photo).transpose(2, 0, 1).copy()) for photo in pil]
            augment = DeviceAugment(POLICY, seed=5, standard=Photos(24), out=torch.float32, mean=settings["mean"], std=settings["std"])
            self.assertTrue(torch.equal(augment(photos, labels, epoch=2, index=0), expected))
            _, _, _, centred = loaded(spec, None, 5, 2, False)
            self.assertTrue(torch.equal(augment.eval()(photos, labels), centred))
            # LabelAwareDataset's bytes are the same, not yet normalised.
            data = la3.torch.LabelAwareDataset(list(zip(pil, labels.tolist())), POLICY, seed=5, labels=["cat", "dog"], size=24)
            data.set_epoch(2)
            mean, std = (torch.tensor(settings[name]).view(3, 1, 1) for name in ("mean", "std"))
            for i, floats in enumerate(expected):
                bytes_ = (floats * std + mean).mul(255).round().to(torch.uint8).permute(1, 2, 0)
                self.assertTrue((bytes_.numpy() == numpy.asarray(data[i][0])).all(), i)


class Batches(unittest.TestCase):
    def setUp(self):
        self.images = torch.from_numpy(random.integers(0, 256, (6, 3, 20, 24), numpy.uint8))
        self.labels = torch.arange(6) % 2

    def test_bytes(self):
        plain = DeviceAugment(POLICY, seed=3)
        expected = la3.LabelAwareAugment(POLICY, seed=3).batch(self.images, self.labels, epoch=1, index=4)
        self.assertTrue(torch.equal(plain(self.images, self.labels, epoch=1, index=4), expected))
        with_crop = DeviceAugment(POLICY, seed=3, standard=SmallImages(cutout=0))
        as_floats = DeviceAugment(POLICY, seed=3, standard=SmallImages(cutout=0), out=torch.float32)
        expected = with_crop(self.images, self.labels, epoch=1, index=4)
        for memory in (torch.contiguous_format, torch.channels_last):
            images = self.images.contiguous(memory_format=memory)
            found = with_crop(images, self.labels, epoch=1, index=4)
            self.assertTrue(torch.equal(found, expected))
            floats = as_floats(images, self.labels, epoch=1, index=4)
            self.assertTrue(torch.equal(floats.mul(255).round().to(torch.uint8), expected))
            self.assertEqual((found.stride(), floats.stride()), (images.stride(),) * 2)
        photos = DeviceAugment(POLICY, seed=3, standard=Photos((8, 10)))
        expected = la3.LabelAwareAugment(POLICY, seed=3, size=(8, 10)).batch(self.images, self.labels, epoch=1, index=4)
        self.assertTrue(torch.equal(photos(self.images, self.labels, epoch=1, index=4), expected))
        self.assertTrue(torch.equal(photos(list(self.images), self.labels, epoch=1, index=4), expected))
        self.assertTrue(torch.equal(with_crop.eval()(self.images, self.labels), self.images))

    def test_other_types_grey_and_nothing(self):
        augment = DeviceAugment(POLICY, seed=3, standard=SmallImages(), out=torch.bfloat16, mean=(0.5,) * 3, std=(0.2,) * 3)
        exact = DeviceAugment(POLICY, seed=3, standard=SmallImages(), out=torch.float32, mean=(0.5,) * 3, std=(0.2,) * 3)
        self.assertTrue(torch.equal(augment(self.images, self.labels, index=1), exact(self.images, self.labels, index=1).bfloat16()))
        self.assertEqual(exact(self.images[:, :1], self.labels).shape, (6, 1, 20, 24))
        self.assertEqual(exact(self.images[:0], self.labels[:0]).shape, (0, 3, 20, 24))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self.assertTrue(torch.equal(exact(self.images.float().div(255), self.labels, index=1), exact(self.images, self.labels, index=1)))
        strided = torch.cat([self.images, self.images], 3)[..., ::2]
        self.assertTrue(torch.equal(exact(strided, self.labels, index=1), exact(strided.contiguous(), self.labels, index=1)))

    def test_counting_copies_and_pickles(self):
        augment = DeviceAugment(POLICY, seed=3, standard=SmallImages(), out=torch.float32)
        first = augment(self.images, self.labels)
        self.assertFalse(torch.equal(first, augment(self.images, self.labels)))
        for again in (pickle.loads(pickle.dumps(augment)), copy.deepcopy(augment)):
            self.assertTrue(torch.equal(again(self.images, self.labels), first))
        self.assertEqual(len(list(augment.parameters())) + len(augment.state_dict()), 0)
        self.assertIn("standard=SmallImages(pad=4, flip=0.5, cutout=16), out=torch.float32", repr(augment))
        network = torch.nn.Sequential(DeviceAugment(la3.Policy.random(), out=torch.float32), torch.nn.Conv2d(3, 2, 3))
        self.assertEqual(network(self.images).shape, (6, 2, 18, 22))

    def test_operator_for_compilers(self):
        augment = DeviceAugment(POLICY, seed=3, standard=SmallImages(), out=torch.bfloat16)
        photos = DeviceAugment(POLICY, seed=3, standard=Photos((8, 10)))
        for memory, is_last in ((torch.contiguous_format, False), (torch.channels_last, True)):
            images = self.images.contiguous(memory_format=memory)
            expected = augment(images, self.labels, epoch=1, index=4)
            for index, first in ((None, 4), (torch.arange(4, 10), -1)):
                for when, epoch in ((None, 1), (torch.tensor(1), 0)):
                    given = [[images], False, self.labels, index, first, when, epoch, is_last, True, augment._number]
                    self.assertTrue(torch.equal(torch.ops.la3.augment(*given), expected))
            with torch.inference_mode():  # torch 1.13 does not know autograd for what has no memory
                given[0] = [images.to("meta")]
                given[2] = given[3] = given[5] = None
                shape = torch.ops.la3.augment(*given)
            self.assertEqual((shape.shape, shape.dtype, shape.stride()), (expected.shape, expected.dtype, expected.stride()))
        expected = photos(list(self.images), self.labels, index=4)
        given = [list(self.images), True, self.labels, None, 4, None, 0, False, True, photos._number]
        self.assertTrue(torch.equal(torch.ops.la3.augment(*given), expected))
        with torch.inference_mode():
            given[:3] = [[image.to("meta") for image in self.images], True, None]
            self.assertEqual(torch.ops.la3.augment(*given).shape, expected.shape)
        # Copies have numbers of their own.
        self.assertEqual(len({augment._number, copy.deepcopy(augment)._number, pickle.loads(pickle.dumps(augment))._number}), 3)

    def test_checks_of_gpu_arguments(self):
        from la3._gpu import PhotoList, as_bytes, check_vector

        cpu = torch.device("cpu")
        with self.assertRaisesRegex(ValueError, r"labels: int64 of shape \(6,\) expected, found int32 of shape \(6,\)"):
            check_vector("labels", self.labels.int(), 6, cpu)
        with self.assertRaisesRegex(ValueError, "labels: a tensor on cuda:1 expected, found one on cpu"):
            check_vector("labels", self.labels, 6, torch.device("cuda", 1))
        with self.assertRaisesRegex(ValueError, "image of float32: values of 0 to 1 expected, found 0 to 2"):
            as_bytes("images", torch.tensor([0.0, 2.0]).view(2, 1, 1, 1), "NCHW")
        # Rows and planes are where the strides say.
        image = self.images[0]
        pixels = image.permute(1, 2, 0).contiguous().permute(2, 0, 1)
        strange = torch.stack([image, image], -1)[..., 0]
        found = PhotoList([image, image[:, 2:, 3:], pixels, image[:1], strange])
        self.assertEqual(found.shapes.tolist(), [[24, 20, 24, 480], [21, 18, 24, 480], [24, 20, 72, -1], [24, 20, 24, 0], [24, 20, 24, 480]])
        self.assertEqual(int(found.addresses[1]), image.data_ptr() + 2 * 24 + 3)
        self.assertEqual(int(found.addresses[4]), found.kept[0].data_ptr())

    def test_wrong_options(self):
        for arguments, named, error, message in (
            (("policy.json",), {}, TypeError, "policy: a la3.Policy expected, found str"),
            ((POLICY,), {"out": torch.float64}, ValueError, "out torch.float64: torch.uint8, torch.float32 or torch.bfloat16 expected"),
            ((POLICY,), {"standard": 4}, TypeError, "standard: la3.torch.SmallImages, la3.torch.Photos or None expected, found int"),
            ((POLICY,), {"standard": SmallImages()}, ValueError, "standard.cutout 16: 0 expected with out=torch.uint8"),
            ((POLICY,), {"standard": SmallImages(pad=-1)}, ValueError, "standard.pad -1: 0 to"),
            ((POLICY,), {"standard": SmallImages(cutout=0, flip=3)}, ValueError, "standard.flip 3: 0 to 1 expected"),
            ((POLICY,), {"standard": Photos(0)}, ValueError, "size 0: at least 1 pixel"),
            ((POLICY,), {"mean": (0, 0, 0)}, ValueError, "mean and std: for out=torch.float32 or torch.bfloat16"),
            ((POLICY,), {"mean": (0, 0), "out": torch.float32}, ValueError, r"mean: three numbers expected, found \(0, 0\)"),
            ((POLICY,), {"std": (1, 0, 1), "out": torch.float32}, ValueError, r"std \(1.0, 0.0, 1.0\): numbers above 0 expected"),
            ((POLICY, ["cat", "wolf"]), {}, ValueError, "'wolf'"),
        ):
            with self.subTest(message), self.assertRaisesRegex(error, message):
                DeviceAugment(*arguments, **named)

    def test_wrong_calls(self):
        augment = DeviceAugment(POLICY, standard=SmallImages(), out=torch.float32)
        good = self.images
        for arguments, named, error, message in (
            ((good.numpy(), self.labels), {}, TypeError, "images: a tensor expected, found ndarray"),
            ((list(good), self.labels), {}, TypeError, "images: a tensor expected, found a list; standard=la3.torch.Photos"),
            ((good[0], self.labels), {}, ValueError, r"images: shape \(N, C, H, W\) with 3 channels, or 1 for grey, expected, found \(3, 20, 24\)"),
            ((good.permute(0, 2, 3, 1), self.labels), {}, ValueError, r"found \(6, 20, 24, 3\)"),
            ((good.int(), self.labels), {}, ValueError, "images: uint8, or floats of 0 to 1, expected, found int32"),
            ((good.float(), self.labels), {}, ValueError, "image of float32: values of 0 to 1 expected"),
            ((good.float().div(255).requires_grad_(), self.labels), {}, ValueError, "images: a tensor without gradients expected"),
            ((good.to("meta"), self.labels), {}, ValueError, r"images: a tensor on the cpu or on a GPU \(cuda\) expected, found one on meta"),
            ((good,), {}, TypeError, "label: a name or a whole number expected, found NoneType; only policies for every label"),
            ((good, self.labels + 1), {}, ValueError, "label 2: 0 to 1 expected"),
            ((good, self.labels[:4]), {}, ValueError, r"labels of shape \(4,\): \(6,\) expected, one for each image"),
            ((good, self.labels), {"index": torch.arange(4)}, ValueError, r"indices of shape \(4,\): \(6,\) expected"),
            ((good, self.labels), {"index": -1}, ValueError, "index -1: 0 to"),
            ((good, self.labels), {"epoch": -1}, ValueError, "epoch -1: 0 to"),
        ):
            with self.subTest(message), self.assertRaisesRegex(error, message):
                augment(*arguments, **named)
        photos = DeviceAugment(POLICY, standard=Photos(8))
        with self.assertRaisesRegex(ValueError, "images: all grey or all RGB expected, found both"):
            photos([good[0], good[0, :1]], [0, 1])
        with self.assertRaisesRegex(ValueError, r"images\[1\]: shape \(C, H, W\)"):
            photos([good[0], good[0, 0]], [0, 1])


if __name__ == "__main__":
    unittest.main()
