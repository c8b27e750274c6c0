"""examples/train_pytorch.py and examples/fine_tune.py, on the embedded data set as a folder."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import la3

try:
    import torch
    import torchvision
except ImportError:
    raise unittest.SkipTest("there is no torchvision") from None

PAIR_OPS = [("Identity", "Identity", "Identity"), ("Identity", "Identity", "Cutout")]


class Example(unittest.TestCase):
    def test_a_training_with_a_policy_learns(self):
        example = Path(os.environ["LA3_SOURCE"]) / "examples" / "train_pytorch.py"
        with tempfile.TemporaryDirectory() as folder:
            data = Path(folder) / "shapes"
            subprocess.run([os.environ["LA3_PROGRAM"], "data", "export", "shapes?validation=1&test=40", "--out", data], check=True, stdout=subprocess.DEVNULL)
            labels = sorted(path.name for path in (data / "train").iterdir())
            self.assertEqual(len(labels), 10)
            policy = Path(folder) / "policy.json"
            la3.Policy({label: PAIR_OPS for label in labels}).save(policy)
            command = [sys.executable, str(example), "--data", str(data), "--policy", str(policy), "--epochs", "4"]
            out = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
            self.assertRegex(out, r"epoch 4/4: loss")
            self.assertGreater(float(out.rsplit("accuracy ", 1)[1].rstrip("%\n")), 20)  # 10 is chance

    def test_from_a_torchvision_network_to_a_policy_to_a_loop(self):
        example = Path(os.environ["LA3_SOURCE"]) / "examples" / "fine_tune.py"
        with tempfile.TemporaryDirectory() as folder:
            data, small = Path(folder) / "shapes", Path(folder) / "small"
            subprocess.run([os.environ["LA3_PROGRAM"], "data", "export", "shapes", "--out", data], check=True, stdout=subprocess.DEVNULL)
            for split, ending in (("train", "[05]?"), ("val", "0?"), ("test", "03?")):
                for label in ("sign-warm", "bar-left"):
                    (small / split / label).mkdir(parents=True)
                    for file in (data / split / label).glob(f"*{ending}.png"):
                        file.rename(small / split / label / file.name)
            weights = Path(folder) / "imagenet.pth"
            torch.manual_seed(1)
            torch.save(torchvision.models.resnet18().state_dict(), weights)
            command = [sys.executable, str(example), "--data", str(small), "--weights", str(weights), "--size", "32", "--epochs", "1"]
            command += ["--iterations", "4", "--train-images", "20", "--anyway", "--out", str(Path(folder) / "out")]
            out = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
            self.assertRegex(out, r"^la3 with none: test accuracy [0-9.]+%\nla3 with policy: test accuracy [0-9.]+%\nepoch 1/1: loss [0-9.]+\nown loop: test accuracy [0-9.]+%\n$")
            config = (Path(folder) / "out" / "run" / "config.toml").read_text()
            self.assertIn("start.pth", config)
            self.assertIn('network = "resnet-18"', config)


if __name__ == "__main__":
    unittest.main()
