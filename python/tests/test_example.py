"""examples/train_pytorch.py, on the embedded data set as a folder."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import la3

try:
    import torchvision  # noqa: F401
except ImportError:
    raise unittest.SkipTest("there is no torchvision") from None

PAIR_OPS = [("Identity", "Identity", "Identity"), ("Identity", "Identity", "Cutout")]


class Example(unittest.TestCase):
    def test_a_training_with_a_policy_learns(self):
        example = Path(os.environ["LA3_SOURCE"]) / "examples" / "train_pytorch.py"
        with tempfile.TemporaryDirectory() as folder:
            data = Path(folder) / "shapes"
            subprocess.run([os.environ["LA3_PROGRAM"], "data", "export", "shapes", "--out", data], check=True, stdout=subprocess.DEVNULL)
            labels = sorted(path.name for path in (data / "train").iterdir())
            self.assertEqual(len(labels), 10)
            policy = Path(folder) / "policy.json"
            la3.Policy({label: PAIR_OPS for label in labels}).save(policy)
            command = [sys.executable, str(example), "--data", str(data), "--policy", str(policy), "--epochs", "4"]
            out = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
            self.assertRegex(out, r"epoch 4/4: loss")
            self.assertGreater(float(out.rsplit("accuracy ", 1)[1].rstrip("%\n")), 20)  # 10 is chance


if __name__ == "__main__":
    unittest.main()
