"""Augmenting: Pillow's bytes, C++'s bytes, every kind of image alike, threads and processes."""

import multiprocessing
import os
import pickle
import subprocess
import tempfile
import threading
import unittest

import numpy
from PIL import Image

import la3
import pillow_ops

try:
    import torch
except ImportError:
    torch = None

random = numpy.random.default_rng(1)


def picture(height, width, channels=3):
    # Smooth with some noise: operations have something to see.
    y, x = numpy.mgrid[:height, :width]
    planes = [(x * (3 + c) + y * (5 - c)) % 256 for c in range(channels)]
    image = (numpy.stack(planes, -1) + random.integers(0, 40, (height, width, channels))).clip(0, 255).astype(numpy.uint8)
    return image if channels == 3 else image[..., 0]


def two_labels():
    triples = la3.Policy.random().triples("*")
    return la3.Policy({"cat": triples[::2], "dog": triples[1::2]})


class SameBytes(unittest.TestCase):
    def test_pillow_gives_the_same_bytes(self):
        aug = la3.LabelAwareAugment(two_labels(), seed=5)
        for shape in ((32, 32), (17, 40), (224, 224), (1, 1), (3, 2)):
            for channels in (3, 1):
                image = Image.fromarray(picture(*shape, channels))
                for index in range(300 if shape[0] < 100 else 20):
                    expected = pillow_ops.apply(image, aug.calls("dog", epoch=2, index=index))
                    found = aug(image, "dog", epoch=2, index=index)
                    self.assertEqual(found.mode, image.mode)
                    self.assertEqual(found.tobytes(), expected.tobytes(), (shape, channels, index))

    def test_cpp_gives_the_same_bytes(self):
        policy = two_labels()
        tool = os.environ["LA3_BYTES_TOOL"]
        for height, width, channels in ((32, 32, 3), (31, 45, 1), (224, 200, 3)):
            seed = int(random.integers(0, 2**63)) * 2 + 1
            aug = la3.LabelAwareAugment(policy, seed=seed)
            images = [picture(height, width, channels) for _ in range(50)]
            keys = [(i % 2, int(random.integers(0, 2**32)), int(random.integers(0, 2**63))) for i in range(50)]
            keys[0] = (0, 2**32 - 1, 2**64 - 1)
            with tempfile.NamedTemporaryFile(suffix=".json") as file:
                policy.save(file.name)
                sent = b"".join(b"%d %d %d\n" % key + image.tobytes() for key, image in zip(keys, images))
                arguments = [tool, file.name, str(seed), str(width), str(height), str(channels)]
                got = subprocess.run(arguments, input=sent, stdout=subprocess.PIPE, check=True).stdout
            found = b"".join(aug(image, label, epoch=epoch, index=index).tobytes() for image, (label, epoch, index) in zip(images, keys))
            self.assertEqual(len(got), len(found))
            self.assertEqual(got, found)

    def test_every_kind_of_image_gets_the_same(self):
        aug = la3.LabelAwareAugment(two_labels(), seed=7)
        for height, width in ((32, 32), (5, 7), (1, 1), (2, 19), (100, 33)):
            for channels in (3, 1):
                image = picture(height, width, channels)
                for index in range(60):
                    key = {"epoch": 1, "index": index}
                    expected = aug(image, 1, **key)
                    self.assertEqual(expected.shape, image.shape)
                    full = image.reshape(height, width, channels)
                    planes = numpy.ascontiguousarray(full.transpose(2, 0, 1))
                    results = {
                        "PIL": numpy.asarray(aug(Image.fromarray(image), 1, **key)).reshape(full.shape),
                        "HWC": aug(full, 1, **key),
                        "CHW": aug(planes, 1, layout="CHW", **key).transpose(1, 2, 0),
                        "CHW's view": aug(planes.transpose(1, 2, 0), 1, **key),
                        "reversed": aug(full[::-1].copy()[::-1], 1, **key),
                        "fortran": aug(numpy.asfortranarray(full), 1, **key),
                        "wide": aug(numpy.repeat(full, 2, 1)[:, ::2], 1, **key),
                    }
                    if torch is not None:
                        tensor = torch.from_numpy(planes)
                        last = torch.from_numpy(full).permute(2, 0, 1)
                        results["tensor"] = aug(tensor, 1, **key).numpy().transpose(1, 2, 0)
                        results["channels last"] = aug(last, 1, **key).numpy().transpose(1, 2, 0)
                        self.assertEqual(aug(last, 1, **key).stride()[1:], last.stride()[1:])
                    for kind, result in results.items():
                        self.assertTrue((result == expected.reshape(full.shape)).all(), (kind, height, width, channels, index))

    def test_a_batch_is_its_single_images(self):
        for threads in (1, 3):
            aug = la3.LabelAwareAugment(two_labels(), seed=9, threads=threads)
            for height, width, channels in ((32, 32, 3), (20, 30, 1), (64, 64, 3)):
                images = numpy.stack([picture(height, width, channels) for _ in range(40)])
                labels = random.integers(0, 2, 40)
                index = random.permutation(1000)[:40]
                expected = numpy.stack([aug(*pair, epoch=3, index=i) for *pair, i in zip(images, labels, index)])
                key = {"epoch": 3, "index": index}
                self.assertTrue((aug.batch(images, labels, **key) == expected).all())
                names = [["cat", "dog"][label] for label in labels]
                self.assertTrue((aug.batch(images, names, **key) == expected).all())
                full = images.reshape(40, height, width, channels)
                planes = numpy.ascontiguousarray(full.transpose(0, 3, 1, 2))
                self.assertTrue((aug.batch(planes, labels, layout="NCHW", **key).transpose(0, 2, 3, 1) == expected.reshape(full.shape)).all())
                self.assertTrue((aug.batch(full[::-1], labels[::-1], epoch=3, index=index[::-1])[::-1] == expected.reshape(full.shape)).all())
                out = numpy.empty_like(images)
                self.assertIs(aug.batch(images, labels, out=out, **key), out)
                self.assertTrue((out == expected).all())
                if torch is not None:
                    done = aug.batch(torch.from_numpy(planes), torch.from_numpy(labels), epoch=3, index=torch.from_numpy(index))
                    self.assertTrue((done.numpy().transpose(0, 2, 3, 1) == expected.reshape(full.shape)).all())
                first = aug.batch(images, labels, epoch=3, index=5)
                self.assertTrue((first[4] == aug(images[4], labels[4], epoch=3, index=9)).all())
                # In place, the last: it overwrites the images.
                self.assertIs(aug.batch(images, labels, out=images, **key), images)
                self.assertTrue((images == expected).all())
            self.assertEqual(aug.batch(numpy.empty((0, 8, 8, 3), numpy.uint8), []).shape, (0, 8, 8, 3))

    def test_single_ops_are_pillows(self):
        image = Image.fromarray(picture(37, 41))
        functions = {
            "ShearX": la3.shear_x, "ShearY": la3.shear_y, "TranslateX": la3.translate_x, "TranslateY": la3.translate_y,
            "Rotate": la3.rotate, "AutoContrast": la3.autocontrast, "Invert": la3.invert, "Equalize": la3.equalize,
            "Solarize": la3.solarize, "Posterize": la3.posterize, "Contrast": la3.contrast, "Color": la3.color,
            "Brightness": la3.brightness, "Sharpness": la3.sharpness, "Cutout": la3.cutout, "Identity": la3.identity,
        }  # fmt: skip
        self.assertEqual(functions.keys(), la3.OPS.keys())
        for name, function in functions.items():
            span = la3.OPS[name]
            for share in (0.0, 0.31, 0.77, 1.0):
                arguments = () if span is None else (span[0] + share * (span[1] - span[0]),)
                expected = pillow_ops.OPS[name](image, *(arguments or (None,)), (0.5, 0.5))
                self.assertEqual(function(image, *arguments).tobytes(), expected.tobytes(), (name, arguments))
        self.assertEqual(la3.apply(image, ["Invert", ("Rotate", 5)]).tobytes(), pillow_ops.OPS["Invert"](image, 0, 0).rotate(5).tobytes())


class Keys(unittest.TestCase):
    def setUp(self):
        self.image = picture(16, 16)
        self.aug = la3.LabelAwareAugment(la3.Policy.random(), seed=1)

    def test_the_image_given_stays_as_it_was(self):
        before = self.image.copy()
        self.image.flags.writeable = False
        for index in range(100):
            self.assertFalse(numpy.shares_memory(self.aug(self.image, 0, index=index), self.image))
        self.assertTrue((self.image == before).all())

    def test_without_an_index_every_call_is_new_and_a_copy_counts_anew(self):
        first = [self.aug(self.image, 0).tobytes() for _ in range(50)]
        self.assertGreater(len(set(first)), 30)
        again = pickle.loads(pickle.dumps(self.aug))
        self.assertEqual([again(self.image, 0).tobytes() for _ in range(50)], first)
        self.assertEqual([again(self.image, 0, index=i).tobytes() for i in range(50)], first)
        batch = la3.LabelAwareAugment(la3.Policy.random(), seed=1).batch(numpy.stack([self.image] * 50), [0] * 50)
        self.assertEqual([image.tobytes() for image in batch], first)

    def test_seed_epoch_index_and_label_each_matter(self):
        policy = la3.Policy({"a": la3.Policy.random().triples("*"), "b": la3.Policy.random().triples("*")[::-1]})
        aug = la3.LabelAwareAugment(policy, seed=1)
        plain = aug.calls("a", epoch=1, index=1)
        others = (aug.calls("b", epoch=1, index=1), aug.calls("a", epoch=2, index=1), aug.calls("a", epoch=1, index=2),
                  la3.LabelAwareAugment(policy, seed=2).calls("a", epoch=1, index=1))  # fmt: skip
        for other in others:
            self.assertNotEqual(plain, other)
        self.assertEqual(plain, aug.calls(0, epoch=1, index=1))

    def test_labels_are_matched_by_name(self):
        policy = two_labels()
        turned = la3.LabelAwareAugment(policy, labels=["dog", "cat"])
        plain = la3.LabelAwareAugment(policy)
        self.assertEqual(turned.calls(0, index=5), plain.calls(1, index=5))
        self.assertEqual(turned.calls("cat", index=5), plain.calls("cat", index=5))
        self.assertEqual(turned.labels, ["dog", "cat"])

    def test_threads_and_forked_processes_agree(self):
        images = numpy.stack([self.image] * 64)
        aug = la3.LabelAwareAugment(la3.Policy.random(), seed=1, threads=2)
        expected = aug.batch(images, [0] * 64, index=0)  # its threads are now there, and not in a forked child
        results = []
        workers = [threading.Thread(target=lambda: results.append(aug.batch(images, [0] * 64, index=0))) for _ in range(8)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        self.assertEqual(len(results), 8)
        self.assertTrue(all((result == expected).all() for result in results))
        global inherited
        inherited = (aug, images)
        with multiprocessing.get_context("fork").Pool(2) as pool:
            for result in pool.map(_batch_in_child, range(4)):
                self.assertTrue((result == expected).all())
            counted = pool.map(_count_in_child, range(4), chunksize=1)
        self.assertEqual(len(set(counted)), 4)  # nobody draws what another drew
        self.assertNotIn(self.aug(self.image, 0).tobytes(), counted)

    def test_the_gil_is_released(self):
        # While one thread works on a large batch, another gets to run Python code.
        images = numpy.zeros((200, 224, 224, 3), numpy.uint8)
        aug = la3.LabelAwareAugment(la3.Policy.random(), threads=1)
        ticks, done = [], threading.Event()

        def tick():
            while not done.is_set():
                ticks.append(1)

        ticker = threading.Thread(target=tick)
        ticker.start()
        before = len(ticks)
        aug.batch(images, [0] * 200, index=0, out=images)
        during = len(ticks) - before
        done.set()
        ticker.join()
        self.assertGreater(during, 100)


def _batch_in_child(_):
    aug, images = inherited
    return aug.batch(images, [0] * len(images), index=0)


def _count_in_child(_):
    aug, images = inherited
    return aug(images[0], 0).tobytes()


if __name__ == "__main__":
    unittest.main()
