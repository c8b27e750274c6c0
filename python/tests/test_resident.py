"""`la3.torch.ResidentDataset`, on the CPU; test_gpu.py holds GPUs against this."""

import tempfile
import unittest
from pathlib import Path

import numpy
from PIL import Image

import la3
from la3 import _la3

try:
    import torch

    from la3.torch import DeviceAugment, Photos, ResidentDataset, SmallImages
except ImportError:
    raise unittest.SkipTest("there is no torch") from None

random = numpy.random.default_rng(8)
ALL = la3.Policy.random().triples("*")
POLICY = la3.Policy({"cat": ALL[::2], "dog": ALL[1::2]})


def folder_of_photos(folder):
    for label in ("cat", "dog"):
        (Path(folder) / label).mkdir()
        for i in range(5):
            Image.fromarray(random.integers(0, 256, (30 + 3 * i, 70 - 4 * i, 3), numpy.uint8)).save(Path(folder) / label / f"{i}.png")


class Batches(unittest.TestCase):
    def setUp(self):
        self.images = torch.from_numpy(random.integers(0, 256, (23, 3, 12, 10), numpy.uint8))
        self.labels = torch.arange(23) % 2
        self.augment = DeviceAugment(POLICY, seed=4, standard=SmallImages(), out=torch.float32)

    def test_an_epoch_is_every_image_once_as_augmented_alone(self):
        resident = ResidentDataset(self.images, self.labels, self.augment, device="cpu")
        alone = self.augment(self.images, self.labels, epoch=3, index=0)
        orders = []
        for batch_size in (1, 5, 23, 40):
            found = list(resident.batches(batch_size, epoch=3))
            x, y = torch.cat([pair[0] for pair in found]), torch.cat([pair[1] for pair in found])
            order = torch.from_numpy(_la3.shuffled_order(23, 4, 3))
            self.assertTrue(torch.equal(x, alone[order]) and torch.equal(y, self.labels[order]))
            orders.append(order)
        self.assertEqual(sorted(orders[0].tolist()), list(range(23)))
        self.assertNotEqual(_la3.shuffled_order(23, 4, 3).tolist(), _la3.shuffled_order(23, 4, 4).tolist())
        self.assertNotEqual(_la3.shuffled_order(23, 4, 3).tolist(), _la3.shuffled_order(23, 5, 3).tolist())
        self.assertEqual([len(y) for _, y in resident.batches(10, drop_last=True)], [10, 10])
        x, _ = next(resident.batches(23, epoch=3, shuffle=False))
        self.assertTrue(torch.equal(x, alone))
        self.augment.eval()
        x, y = next(resident.batches(23))
        self.assertTrue(torch.equal(x, self.augment(self.images, self.labels)) and torch.equal(y, self.labels))

    def test_parts_share_an_epoch(self):
        resident = ResidentDataset(self.images, torch.arange(23) % 2, self.augment, device="cpu")
        whole = torch.cat([x for x, _ in resident.batches(4, epoch=1)])
        parts = [torch.cat([x for x, _ in resident.batches(4, epoch=1, part=(rank, 3))]) for rank in range(3)]
        self.assertEqual([len(part) for part in parts], [7, 7, 7])
        for rank in range(3):
            self.assertTrue(torch.equal(parts[rank], whole[rank:21:3]))

    def test_folders_lists_and_data_sets(self):
        photos = DeviceAugment(POLICY, seed=4, standard=Photos(8))
        with tempfile.TemporaryDirectory() as folder:
            folder_of_photos(folder)
            read = ResidentDataset(folder, augment=photos, device="cpu")
            files = sorted(Path(folder).glob("*/*.png"))
            items = [(Image.open(file).copy(), int(file.parent.name == "dog")) for file in files]
        self.assertEqual((read.classes, len(read)), (["cat", "dog"], 10))
        tensors = [torch.from_numpy(numpy.asarray(image).transpose(2, 0, 1).copy()) for image, _ in items]
        numbers = [label for _, label in items]
        expected = photos(tensors, torch.tensor(numbers), epoch=2, index=0)
        for resident in (read, ResidentDataset(items, augment=photos, device="cpu"), ResidentDataset(tensors, numbers, photos, device="cpu")):
            x, y = next(resident.batches(10, epoch=2, shuffle=False))
            self.assertTrue(torch.equal(x, expected))
            self.assertEqual(y.tolist(), numbers)
        same = [(image.resize((9, 7)), label) for image, label in items]
        small = ResidentDataset(same, augment=DeviceAugment(POLICY, seed=4), device="cpu", channels_last=True)
        x, _ = next(small.batches(4))
        self.assertTrue(x.shape == (4, 3, 7, 9) and x.is_contiguous(memory_format=torch.channels_last))
        plain, _ = next(ResidentDataset(same, device="cpu").batches(10, shuffle=False))
        self.assertTrue((plain[3].permute(1, 2, 0).numpy() == numpy.asarray(same[3][0])).all())

    def test_wrong_input(self):
        images, labels = self.images, self.labels
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "empty" / "cat").mkdir(parents=True)
            (Path(folder) / "broken" / "cat").mkdir(parents=True)
            (Path(folder) / "broken" / "cat" / "1.png").write_bytes(b"no image")
            for arguments, named, error, message in (
                ((folder + "/nowhere",), {}, FileNotFoundError, "nowhere: a folder with a folder for each label expected"),
                ((folder + "/empty",), {}, ValueError, "empty: images in a folder for each label expected, found none"),
                ((folder + "/broken",), {}, ValueError, "1.png: an image expected"),
                ((folder + "/empty", labels), {}, ValueError, "labels: none expected with a folder"),
                ((images.float(), labels), {}, ValueError, "images: uint8 expected, found float32"),
                ((images[0], labels), {}, ValueError, r"images: shape \(N, C, H, W\)"),
                (([images[0], images[1, :1]], [0, 1]), {}, ValueError, "all grey or all RGB"),
                ((images, labels[:3]), {}, ValueError, r"labels: 23 whole numbers expected, found int64 of shape \(3,\)"),
                ((images, -labels), {}, ValueError, "labels: numbers from 0 on expected, found -1"),
                ((images, labels + 1, self.augment), {}, ValueError, "augment: a policy for label 2 expected, found one for 0 to 1"),
                ((images, None, self.augment), {}, TypeError, "only policies for every label do without"),
                ((images, labels, POLICY), {}, TypeError, "augment: a la3.torch.DeviceAugment expected, found Policy"),
                ((7,), {}, TypeError, "images: a folder, a tensor, a list of tensors or a map-style data set expected, found int"),
                ((images,), {"device": "meta"}, ValueError, r"device 'meta': a GPU \(cuda\) or the cpu expected"),
            ):
                with self.subTest(message), self.assertRaisesRegex(error, message):
                    ResidentDataset(*arguments, **{"device": "cpu", **named})
        resident = ResidentDataset([images[0], images[1, :, 3:]], device="cpu")
        for arguments, named, message in (
            ((2,), {}, "images: one size expected, found several"),
            ((0,), {}, "batch_size 0: at least 1 expected"),
            ((2,), {"part": (2, 2)}, r"part \(2, 2\): a rank below"),
            ((2,), {"epoch": -1}, "epoch -1: 0 to"),
        ):
            with self.subTest(message), self.assertRaisesRegex(ValueError, message):
                resident.batches(*arguments, **named)
        resident = ResidentDataset([(Image.new("RGB", (4, 4)), 0)], device="cpu")
        resident.classes = ["dog", "cat"]
        with self.assertRaisesRegex(ValueError, r"augment: the labels \['dog', 'cat'\] expected, in this order, found \['cat', 'dog'\]"):
            resident.augment = self.augment
        if not torch.cuda.is_available():
            with self.assertRaisesRegex(RuntimeError, "device 'cuda': torch sees no GPU here"):
                ResidentDataset(images)


if __name__ == "__main__":
    unittest.main()
