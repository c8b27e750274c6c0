"""The examples of docs/python.md run as they stand there, except those that start the la3 program."""

import os
import re
import tempfile
import unittest
from pathlib import Path

import numpy
from PIL import Image

SOURCE = Path(os.environ.get("LA3_SOURCE", Path(__file__).resolve().parents[2]))

try:
    import torchvision  # noqa: F401
except ImportError:
    raise unittest.SkipTest("there is no torchvision") from None


class Guide(unittest.TestCase):
    def test_its_examples_run(self):
        blocks = re.findall(r"^```python\n(.*?)^```", (SOURCE / "docs" / "python.md").read_text(), re.M | re.S)
        blocks = [block for block in blocks if "la3.run(" not in block]
        self.assertGreaterEqual(len(blocks), 6)
        before = os.getcwd()
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "examples").symlink_to(SOURCE / "examples")
            for label in ("disk", "square"):
                (Path(folder) / "shapes" / "train" / label).mkdir(parents=True)
                for number in range(3):
                    Image.fromarray(numpy.full((32, 32, 3), number, numpy.uint8)).save(Path(folder) / "shapes" / "train" / label / f"{number}.png")
            os.chdir(folder)
            names = {}
            try:
                for block in blocks:
                    with self.subTest(block):
                        exec(block, names)
            finally:
                os.chdir(before)
        self.assertEqual(names["inputs"].shape, (128, 3, 32, 32))


if __name__ == "__main__":
    unittest.main()
