"""Within PyTorch: DataLoader workers forked and spawned, pickles, names of labels, epochs."""

import os
import pickle
import tempfile
import unittest
from pathlib import Path

import numpy

import la3

try:
    import torch
    from torch.utils.data import DataLoader, IterableDataset, Subset, TensorDataset
except ImportError:
    raise unittest.SkipTest("there is no torch") from None

POLICY = la3.Policy({"cat": la3.Policy.random().triples("*")[::2], "dog": la3.Policy.random().triples("*")[1::2]})


class Pictures:
    """The least a data set can be. At the module's level, as what is spawned must be."""

    classes = ["dog", "cat"]

    def __init__(self, kind="tensor", count=24):
        images = numpy.random.default_rng(3).integers(0, 256, (count, 16, 16, 3), numpy.uint8)
        self.images = torch.from_numpy(images).permute(0, 3, 1, 2).contiguous() if kind == "tensor" else images

    def __len__(self):
        return len(self.images)

    def __getitem__(self, index):
        return self.images[index], index % 2


class Nameless(Pictures):
    classes = None


class Endless(IterableDataset):
    def __iter__(self):
        return iter(())


def all_items(loader):
    return torch.cat([images for images, _ in loader])


class Datasets(unittest.TestCase):
    def test_workers_do_not_matter(self):
        data = la3.torch.LabelAwareDataset(Pictures(), POLICY, seed=4)
        self.assertEqual(len(data), 24)
        self.assertEqual(data.classes, ["dog", "cat"])
        expected = []
        for epoch in range(2):
            data.set_epoch(epoch)
            expected.append(all_items(DataLoader(data, batch_size=4)))
        self.assertFalse(torch.equal(*expected))
        for method in ("fork", "spawn"):
            loader = DataLoader(data, batch_size=4, num_workers=2, multiprocessing_context=method, persistent_workers=True)
            for epoch in (0, 1, 0):  # the workers live on, and hear of each
                data.set_epoch(epoch)
                self.assertTrue(torch.equal(all_items(loader), expected[epoch]), (method, epoch))
            del loader

    def test_items_are_those_of_single_calls(self):
        pictures = Pictures()
        data = la3.torch.LabelAwareDataset(pictures, POLICY, seed=4)
        data.set_epoch(7)
        aug = la3.LabelAwareAugment(POLICY, seed=4)
        for index in (0, 1, 23, -1):
            image, label = data[index]
            name, place = pictures.classes[label], index % 24
            self.assertTrue(torch.equal(image, aug(pictures[index][0], name, epoch=7, index=place)))

    def test_a_pickle_comes_back(self):
        data = la3.torch.LabelAwareDataset(Pictures(), POLICY, seed=4)
        data.set_epoch(3)
        again = pickle.loads(pickle.dumps(data))
        self.assertEqual(again.epoch, 3)
        self.assertTrue(torch.equal(again[5][0], data[5][0]))
        again.set_epoch(4)
        self.assertEqual(data.epoch, 3)  # a copy is on its own

    def test_names_come_from_the_data_set(self):
        turned = la3.torch.LabelAwareDataset(Pictures(), POLICY)
        plain = la3.torch.LabelAwareDataset(Nameless(), POLICY, labels=["dog", "cat"])
        within = la3.torch.LabelAwareDataset(Subset(Pictures(), range(24)), POLICY)
        other = la3.torch.LabelAwareDataset(Nameless(), POLICY, labels=POLICY.labels)
        for index in range(8):
            self.assertTrue(torch.equal(turned[index][0], plain[index][0]))
            self.assertTrue(torch.equal(turned[index][0], within[index][0]))
        self.assertFalse(all(torch.equal(turned[index][0], other[index][0]) for index in range(8)))
        random = la3.torch.LabelAwareDataset(Nameless(), la3.Policy.random())
        self.assertEqual(random[3][0].shape, (3, 16, 16))

    def test_what_comes_after_and_further_parts_of_an_item(self):
        three = [(numpy.zeros((4, 4, 3), numpy.uint8), "cat", index) for index in range(3)]
        data = la3.torch.LabelAwareDataset(three, POLICY, labels=["cat", "dog"], transform=lambda image: image.mean())
        image, label, rest = data[2]
        self.assertEqual((label, rest), ("cat", 2))
        self.assertTrue(numpy.isscalar(image))

    def test_wrong_calls(self):
        for arguments, error, message in (
            ((Pictures(), "policy.json"), TypeError, "a la3.Policy expected, found str"),
            ((Endless(), POLICY), TypeError, "a map-style data set expected, found Endless"),
            ((3, POLICY), TypeError, "a map-style data set expected, found int"),
            ((Nameless(), POLICY), ValueError, "the data set has no .classes; give the names"),
            ((Pictures(), la3.Policy({"cat": [("Invert",) * 3], "wolf": [("Invert",) * 3]})), ValueError, "'wolf'"),
        ):
            with self.subTest(message), self.assertRaisesRegex(error, message):
                la3.torch.LabelAwareDataset(*arguments)
        data = la3.torch.LabelAwareDataset(Pictures(), POLICY)
        with self.assertRaisesRegex(ValueError, "epoch -1"):
            data.set_epoch(-1)
        with self.assertRaises(IndexError):
            data[24]
        floats = la3.torch.LabelAwareDataset(TensorDataset(torch.zeros(2, 3, 8, 8), torch.zeros(2, dtype=torch.int64)), POLICY, labels=POLICY.labels)
        self.assertEqual(floats[0][0].dtype, torch.float32)
        floats.dataset.tensors[0].fill_(-1)
        with self.assertRaisesRegex(ValueError, "image of float32: values of 0 to 1 expected, found -1 to -1"):
            floats[0]

    def test_torchvision_folders(self):
        try:
            from torchvision.datasets import ImageFolder
            from torchvision.transforms import ToTensor
        except ImportError:
            self.skipTest("there is no torchvision")
        from PIL import Image

        with tempfile.TemporaryDirectory() as folder:
            for name in ("dog", "cat"):
                os.mkdir(Path(folder) / name)
                for number in range(3):
                    Image.fromarray(Pictures("array").images[number]).save(Path(folder) / name / f"{number}.png")
            data = la3.torch.LabelAwareDataset(ImageFolder(folder), POLICY, transform=ToTensor())
            self.assertEqual(data.classes, ["cat", "dog"])
            images, labels = next(iter(DataLoader(data, batch_size=6, num_workers=2)))
            self.assertEqual((images.shape, images.dtype, labels.tolist()), ((6, 3, 16, 16), torch.float32, [0, 0, 0, 1, 1, 1]))


if __name__ == "__main__":
    unittest.main()
