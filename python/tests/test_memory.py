"""Reference counts and memory stay where they are, over hundreds of thousands of calls."""

import gc
import os
import sys
import unittest

import numpy
from PIL import Image

import la3


def resident_bytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


POLICY = la3.Policy({"cat": [("Rotate", "Color", "Cutout")], "dog": [("Invert", "ShearX", "Identity")]})


class Memory(unittest.TestCase):
    def stays(self, calls, work, *watched):
        """Memory may grow by less than a tenth of a byte a call, the references to what is passed not at all."""
        work(max(1, calls // 10))
        gc.collect()
        counts = [sys.getrefcount(thing) for thing in watched]
        before = resident_bytes()
        work(calls)
        gc.collect()
        self.assertEqual([sys.getrefcount(thing) for thing in watched], counts)
        self.assertLess(resident_bytes() - before, max(calls // 10, 1 << 20))

    def test_many_calls(self):
        aug = la3.LabelAwareAugment(POLICY)
        image = numpy.zeros((4, 4, 3), numpy.uint8)
        label, out = "cat", image.copy()

        def work(calls):
            for _ in range(calls // 2):
                aug(image, label)
                aug(image, label, out=out)

        nones = sys.getrefcount(None)
        self.stays(300_000, work, image, label, out, aug)
        self.assertLess(abs(sys.getrefcount(None) - nones), 1000)  # others use it too

    def test_pillow_images_batches_and_objects(self):
        aug = la3.LabelAwareAugment(POLICY, threads=2)
        image, grey = Image.new("RGB", (8, 8)), Image.new("L", (8, 8))
        images = numpy.zeros((4, 8, 8, 3), numpy.uint8)
        labels = numpy.zeros(4, numpy.int64)

        def work(calls):
            for _ in range(calls):
                aug(image, 0)
                aug(grey, 1)
                aug.batch(images, labels)
                aug.batch([image, images[0]], labels[:2])
                la3.rotate(images[0], 5)
                aug.calls(0, index=3)

        self.stays(20_000, work, image, grey, images, labels, aug)

        def make(calls):
            for _ in range(calls):
                la3.LabelAwareAugment(la3.Policy.from_json(POLICY.to_json()), threads=2).batch(images, labels)

        self.stays(2_000, make, images, labels, POLICY)

    def test_wrong_calls(self):
        aug = la3.LabelAwareAugment(POLICY)
        good, bad, planes = numpy.zeros((4, 4, 3), numpy.uint8), numpy.zeros((4, 4, 3), int), numpy.zeros((3, 5, 5), numpy.uint8)

        def fails(function, *arguments, **named):
            try:
                function(*arguments, **named)
            except (ValueError, TypeError):
                return
            raise AssertionError

        def work(calls):
            for _ in range(calls):
                fails(aug, bad, 0)
                fails(aug, planes, 0)
                fails(aug, good, 7)
                fails(aug, good, "wolf")
                fails(aug, good, 0, out=bad)
                fails(la3.Policy.from_json, "{}")

        self.stays(10_000, work, good, bad, planes, aug)


if __name__ == "__main__":
    unittest.main()
