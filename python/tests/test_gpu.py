"""`la3.torch` on a GPU gives what it gives on the CPU. Skips itself where there is no GPU."""

import copy
import pickle
import tempfile
import threading
import unittest
import warnings
from pathlib import Path

import numpy

import la3
from la3 import _la3

try:
    import torch

    from la3.torch import DeviceAugment, Photos, ResidentDataset, SmallImages
except ImportError:
    raise unittest.SkipTest("there is no torch") from None
MISSING = "" if torch.cuda.is_available() else "there is no GPU"
MISSING = MISSING or ("" if _la3.cuda_version() else "la3 was built without CUDA")

random = numpy.random.default_rng(4)
ALL = la3.Policy.random().triples("*")
POLICY = la3.Policy({"cat": ALL[::2], "dog": ALL[1::2]})
NAMES = [name for name in la3.Policy.names() if name.islower() and name != "none"]
GPU = torch.device("cuda", 0)
NORMAL = {"mean": (0.49, 0.48, 0.45), "std": (0.25, 0.24, 0.26)}


def pictures(count, height, width, channels=3):
    return torch.from_numpy(random.integers(0, 256, (count, channels, height, width), numpy.uint8))


def on_gpu(value):
    if isinstance(value, list):
        return [each.to(GPU) for each in value]
    return value.to(GPU) if isinstance(value, torch.Tensor) else value


@unittest.skipIf(MISSING, MISSING)
class SameAsTheCpu(unittest.TestCase):
    def same(self, augment, images, labels, **key):
        expected = augment(images, labels, **key)
        key = {name: on_gpu(value) for name, value in key.items()}
        for memory in (torch.contiguous_format, torch.channels_last):
            given = images.to(GPU).contiguous(memory_format=memory)
            found = augment(given, on_gpu(labels), **key)
            self.assertEqual((found.device, found.dtype, found.shape), (GPU, expected.dtype, expected.shape))
            self.assertTrue(found.is_contiguous(memory_format=memory))
            self.assertTrue(torch.equal(found.cpu(), expected), (repr(augment), tuple(images.shape), memory))
        augment.check()

    def test_single_operations(self):
        images = pictures(200, 32, 32)
        for op in la3.OPS:
            self.same(DeviceAugment(la3.Policy({"*": [(op, "Identity", "Identity")]}), seed=3), images, None, index=0)

    def test_policies(self):
        for height, width in ((32, 32), (17, 40), (80, 72)):
            images = pictures(64, height, width)
            for policy in [la3.Policy.random(), *(la3.Policy.named(name) for name in NAMES)]:
                self.same(DeviceAugment(policy, seed=3), images, None, epoch=2, index=100)
            self.same(DeviceAugment(POLICY, seed=3), images, torch.arange(64) % 2, epoch=2, index=2**40)
        self.same(DeviceAugment(POLICY, seed=3), pictures(300, 224, 224), torch.arange(300) % 2, index=7)

    def test_everything_after_the_policy(self):
        index = torch.from_numpy(random.permutation(10**6)[:200])
        for height, width, channels in ((32, 32, 3), (33, 31, 3), (32, 32, 1), (70, 66, 1)):
            images, labels = pictures(200, height, width, channels), torch.arange(200) % 2
            for out in (torch.float32, torch.bfloat16):
                for standard in (SmallImages(), SmallImages(0, 0, 0), None):
                    augment = DeviceAugment(POLICY, seed=9, standard=standard, out=out, **NORMAL)
                    self.same(augment, images, labels, epoch=7, index=index)
                    self.same(augment, images, labels, epoch=torch.tensor(7), index=5)
                    self.same(augment.eval(), images, labels)
            self.same(DeviceAugment(POLICY, seed=9, standard=SmallImages(cutout=0)), images, labels, epoch=7, index=index)
            self.same(DeviceAugment(None, seed=9, standard=SmallImages(), out=torch.float32, **NORMAL), images, None, index=3)

    def test_labels_that_nobody_asks_for(self):
        augment = DeviceAugment(la3.Policy.random(), seed=1)
        self.same(augment, pictures(30, 32, 32), torch.arange(30) + 1000, index=0)
        self.same(DeviceAugment(la3.Policy.random(), labels=["a", "b"]), pictures(30, 32, 32), torch.arange(30) % 2, index=0)

    def test_strides_and_floats(self):
        augment = DeviceAugment(POLICY, seed=3, standard=SmallImages(), out=torch.float32)
        labels = (torch.arange(40) % 4 % 2).to(GPU)[::2]
        wide = pictures(20, 32, 64).to(GPU)
        index = torch.arange(40, device=GPU)[::2]
        expected = augment(wide[..., ::2].cpu(), labels.cpu(), index=index.cpu())
        self.assertTrue(torch.equal(augment(wide[..., ::2], labels, index=index).cpu(), expected))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            floats = wide[..., ::2].float().div(255)
            self.assertTrue(torch.equal(augment(floats, labels, index=index).cpu(), expected))
        with self.assertRaisesRegex(ValueError, "image of float32: values of 0 to 1 expected, found 0 to 255"):
            augment(wide.float(), labels)

    def test_photos(self):
        sizes = [(20 + 37 * i % 300, 30 + 53 * i % 400) for i in range(40)]
        for channels in (3, 1):
            photos = [pictures(1, height, width, channels)[0] for height, width in sizes]
            labels = torch.arange(40) % 2
            index = torch.from_numpy(random.permutation(1000)[:40])
            for standard in (Photos(24), Photos((40, 100), flip=1), Photos(224, (0.5, 1))):
                for out in (torch.uint8, torch.float32):
                    augment = DeviceAugment(POLICY, seed=5, standard=standard, out=out)
                    for which in (index, 11):
                        expected = augment(photos, labels, epoch=2, index=which)
                        found = augment(on_gpu(photos), labels.to(GPU), epoch=2, index=on_gpu(which))
                        self.assertTrue(torch.equal(found.cpu(), expected), (standard, out))
                    last = [photo.permute(1, 2, 0).contiguous().permute(2, 0, 1).to(GPU) for photo in photos]
                    strange = [torch.stack([photo, photo], -1).to(GPU)[..., 0] for photo in photos]
                    for given in (last, strange):
                        self.assertTrue(torch.equal(augment(given, labels.to(GPU), epoch=2, index=11).cpu(), expected))
                    augment.eval()
                    self.assertTrue(torch.equal(augment(on_gpu(photos), labels.to(GPU)).cpu(), augment(photos, labels)))
            self.same(DeviceAugment(POLICY, seed=5, standard=Photos(24)), pictures(9, 50, 60, channels), labels[:9], index=3)


@unittest.skipIf(MISSING, MISSING)
class Using(unittest.TestCase):
    def setUp(self):
        self.images, self.labels = pictures(50, 32, 32).to(GPU), (torch.arange(50) % 2).to(GPU)
        self.augment = DeviceAugment(POLICY, seed=9, standard=SmallImages(), out=torch.float32)

    def test_counting_copies_and_streams(self):
        first = self.augment(self.images, self.labels)
        self.assertFalse(torch.equal(first, self.augment(self.images, self.labels)))
        for again in (pickle.loads(pickle.dumps(self.augment)), copy.deepcopy(self.augment)):
            self.assertTrue(torch.equal(again(self.images, self.labels), first))
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            other = self.augment(self.images, self.labels, index=0)
        torch.cuda.current_stream().wait_stream(stream)
        self.assertTrue(torch.equal(other, first))

    def test_threads_with_streams_of_their_own(self):
        large = pictures(40, 80, 80).to(GPU)
        augment = DeviceAugment(POLICY, seed=9)
        expected = [augment(large, self.labels[:40], index=100 * i).cpu() for i in range(8)]
        torch.cuda.synchronize()
        found = [None] * 8

        def work(i):
            with torch.cuda.stream(torch.cuda.Stream()):
                for _ in range(20):
                    found[i] = augment(large, self.labels[:40], index=100 * i)
                found[i] = found[i].cpu()

        threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for i in range(8):
            self.assertTrue(torch.equal(found[i], expected[i]), i)

    def captured(self, call):
        stream, graph = torch.cuda.Stream(), torch.cuda.CUDAGraph()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            call()
        torch.cuda.current_stream().wait_stream(stream)
        with torch.cuda.graph(graph):
            out = call()
        return graph, out

    def test_graphs(self):
        index, epoch = torch.arange(50, device=GPU), torch.zeros(1, dtype=torch.int64, device=GPU)
        large = pictures(50, 80, 80).to(GPU)
        for images in (self.images, large, large.contiguous(memory_format=torch.channels_last)):
            graph, out = self.captured(lambda: self.augment(images, self.labels, epoch=epoch, index=index))
            for replay in range(3):
                index.copy_(torch.arange(50) + 7 * replay)
                epoch.fill_(replay)
                graph.replay()
                expected = self.augment(images, self.labels, epoch=replay, index=7 * replay)
                self.assertTrue(torch.equal(out, expected), replay)

    def test_graphs_count(self):
        graph, out = self.captured(lambda: self.augment(self.images, self.labels))
        seen = []
        for _ in range(3):
            graph.replay()
            seen.append(out.clone())
        self.assertFalse(torch.equal(seen[0], seen[1]) or torch.equal(seen[1], seen[2]) or torch.equal(seen[0], seen[2]))
        self.assertTrue(torch.equal(seen[2], self.augment(self.images, self.labels, index=(1 << 60) + 100)))

    def test_what_cannot_be_captured(self):
        fresh = DeviceAugment(POLICY, seed=9)
        photos = DeviceAugment(POLICY, seed=9, standard=Photos(32))
        photos(self.images, self.labels)
        for augment, message in ((fresh, "one call before the graph is captured expected"), (photos, "the CPU decides what is cut out")):
            with self.subTest(message), self.assertRaisesRegex(RuntimeError, message):
                with torch.cuda.graph(torch.cuda.CUDAGraph()):
                    augment(self.images, self.labels)
            torch.cuda.synchronize()
            augment(self.images, self.labels)  # nothing is broken

    def test_compiled(self):
        if not hasattr(torch, "compile"):
            self.skipTest("torch.compile begins with torch 2")
        network = torch.nn.Conv2d(3, 4, 3).to(GPU)

        def step(images, labels, epoch, index):
            return network(self.augment(images, labels, epoch=epoch, index=index))

        index = torch.arange(50, device=GPU)
        torch._dynamo.reset()
        compiled = torch.compile(step, fullgraph=True)  # a graph break is an error
        for images in (self.images, self.images.contiguous(memory_format=torch.channels_last)):
            for epoch in range(4):
                for which in (index + epoch, 3 * epoch):
                    made = compiled(images, self.labels, epoch, which)
                    self.assertTrue(torch.allclose(made, step(images, self.labels, epoch, which), atol=1e-3))
        alone = torch.compile(lambda images, labels: self.augment(images, labels, epoch=1, index=4), fullgraph=True)
        self.assertTrue(torch.equal(alone(self.images, self.labels), self.augment(self.images, self.labels, epoch=1, index=4)))
        twice = torch.compile(lambda images, labels: self.augment(images, labels) - self.augment(images, labels), fullgraph=True)
        self.assertGreater(float(twice(self.images, self.labels).abs().max()), 0)
        photos = DeviceAugment(POLICY, seed=5, standard=Photos(24))
        cut = torch.compile(lambda images, labels: photos(images, labels, index=3), fullgraph=True)
        given = [self.images[0], self.images[1, :, 5:]]
        self.assertTrue(torch.equal(cut(given, self.labels[:2]), photos(given, self.labels[:2], index=3)))

    def test_compiled_with_graphs(self):
        if not hasattr(torch, "compile"):
            self.skipTest("torch.compile begins with torch 2")
        index = torch.zeros(50, dtype=torch.int64, device=GPU)
        compiled = torch.compile(lambda images, labels, numbers: self.augment(images, labels, epoch=2, index=numbers) + 0, mode="reduce-overhead", fullgraph=True)
        counting = torch.compile(lambda images, labels: self.augment(images, labels) + 0, mode="reduce-overhead", fullgraph=True)
        seen = []
        for round in range(6):
            index.copy_(torch.arange(50) + round)
            torch.compiler.cudagraph_mark_step_begin()
            found = compiled(self.images, self.labels, index).clone()
            self.assertTrue(torch.equal(found, self.augment(self.images, self.labels, epoch=2, index=round)), round)
            torch.compiler.cudagraph_mark_step_begin()
            seen.append(counting(self.images, self.labels).clone())
        for a, b in zip(seen, seen[1:]):
            self.assertFalse(torch.equal(a, b))

    def test_operator(self):
        if not hasattr(torch.library, "opcheck"):
            self.skipTest("torch.library.opcheck begins with torch 2.4")
        for images in (self.images, self.images.cpu()):
            labels = self.labels.to(images.device)
            given = ([images], False, labels, None, 3, None, 1, False, True, self.augment._number)
            torch.library.opcheck(torch.ops.la3.augment.default, given)

    def test_labels_out_of_range_are_reported_later(self):
        out = self.augment(self.images, self.labels + 5)
        self.assertTrue(torch.equal(out, torch.zeros_like(out)))
        with self.assertRaisesRegex(ValueError, r"labels: 0 to 1 expected, found [56] in an earlier call, whose image is all zeros"):
            self.augment.check()
        self.augment.check()  # said once
        wrong = self.labels.clone()
        wrong[7] = -1
        self.augment(self.images, wrong)
        torch.cuda.synchronize()
        with self.assertRaisesRegex(ValueError, r"labels: 0 to 1 expected, found -1 in an earlier call, whose image is all zeros"):
            self.augment(self.images, self.labels)
        self.augment(self.images, self.labels)
        self.augment.eval()(self.images, wrong)  # nobody asks for labels
        self.augment.check()

    def test_wrong_calls(self):
        augment, good, labels = self.augment, self.images, self.labels
        for arguments, named, error, message in (
            ((good.int(), labels), {}, ValueError, "images: uint8, or floats of 0 to 1, expected, found int32"),
            ((good[0], labels), {}, ValueError, r"images: shape \(N, C, H, W\) with 3 channels, or 1 for grey, expected, found \(3, 32, 32\)"),
            ((good.permute(0, 2, 3, 1), labels), {}, ValueError, r"found \(50, 32, 32, 3\)"),
            ((good.float().div(255).requires_grad_(), labels), {}, ValueError, "images: a tensor without gradients expected"),
            ((good, labels.cpu()), {}, ValueError, "labels: a tensor on cuda:0 expected, found one on cpu"),
            ((good, labels[:2]), {}, ValueError, r"labels: int64 of shape \(50,\) expected, found int64 of shape \(2,\)"),
            ((good, labels.int()), {}, ValueError, r"labels: int64 of shape \(50,\) expected, found int32"),
            ((good, labels), {"index": labels.cpu()}, ValueError, "index: a tensor on cuda:0 expected"),
            ((good, labels), {"index": labels[:3]}, ValueError, r"index: int64 of shape \(50,\) expected"),
            ((good, labels), {"index": -1}, ValueError, "index -1: 0 to"),
            ((good, labels), {"epoch": -1}, ValueError, "epoch -1: 0 to"),
            ((good, labels), {"epoch": labels}, ValueError, "epoch: one int64 expected"),
            ((good, [0] * 50), {}, TypeError, "labels: a tensor on cuda:0 expected, found list"),
            ((good,), {}, TypeError, "only policies for every label do without"),
            ((good[..., :1].expand(-1, -1, -1, 5000), labels), {}, ValueError, "width: 1 .. 4096 expected, found 5000"),
        ):
            with self.subTest(message), self.assertRaisesRegex(error, message):
                augment(*arguments, **named)
        photos = DeviceAugment(POLICY, standard=Photos(8))
        with self.assertRaisesRegex(ValueError, r"images\[1\]: a tensor on cuda:0 expected, like the first, found one on cpu"):
            photos([good[0], good[0].cpu()], labels[:2])
        with self.assertRaisesRegex(ValueError, "images: all grey or all RGB expected, found both"):
            photos([good[0], good[0, :1]], labels[:2])
        self.assertEqual(augment(good[:0], labels[:0]).shape, (0, 3, 32, 32))
        self.assertEqual(augment(good, labels).shape, (50, 3, 32, 32))


@unittest.skipIf(MISSING, MISSING)
class Resident(unittest.TestCase):
    def test_small_images(self):
        images, labels = pictures(203, 32, 32), torch.arange(203) % 2
        augment = DeviceAugment(POLICY, seed=4, standard=SmallImages(), out=torch.float32, **NORMAL)
        expected = ResidentDataset(images, labels, augment, device="cpu")
        for given in (images, images.contiguous(memory_format=torch.channels_last)):
            for last in (False, True):
                resident = ResidentDataset(given, labels, augment, device=GPU, channels_last=last)
                for options in ({}, {"epoch": 3}, {"shuffle": False}, {"drop_last": True}, {"part": (1, 3), "epoch": 1}):
                    pairs = list(zip(resident.batches(50, **options), expected.batches(50, **options)))
                    self.assertGreaterEqual(len(pairs), 2)
                    for (x, y), (x_expected, y_expected) in pairs:
                        self.assertTrue(torch.equal(x.cpu(), x_expected) and torch.equal(y.cpu(), y_expected), options)
                        self.assertTrue(x.is_contiguous(memory_format=torch.channels_last if last else torch.contiguous_format))
        augment.eval()
        for (x, y), (x_expected, y_expected) in zip(resident.batches(50), expected.batches(50)):
            self.assertTrue(torch.equal(x.cpu(), x_expected) and torch.equal(y.cpu(), y_expected))

    def test_photos(self):
        from PIL import Image

        with tempfile.TemporaryDirectory() as folder:
            for label in ("cat", "dog"):
                (Path(folder) / label).mkdir()
                for i in range(12):
                    Image.fromarray(random.integers(0, 256, (30 + 3 * i, 70 - 4 * i, 3), numpy.uint8)).save(Path(folder) / label / f"{i}.png")
            augment = DeviceAugment(POLICY, seed=4, standard=Photos(24), out=torch.float32, **NORMAL)
            both = [ResidentDataset(folder, augment=augment, device=device) for device in (GPU, "cpu")]
        for _ in range(2):
            for (x, y), (x_expected, y_expected) in zip(both[0].batches(7, epoch=2), both[1].batches(7, epoch=2)):
                self.assertTrue(torch.equal(x.cpu(), x_expected) and torch.equal(y.cpu(), y_expected))
            augment.eval()


if __name__ == "__main__":
    unittest.main()
