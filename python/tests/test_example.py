"""examples/train_pytorch.py and examples/fine_tune.py, on the embedded data set as a folder."""

import contextlib
import io
import os
import subprocess
import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

import la3
from PIL import Image

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

    def test_photos_of_unlike_sizes_with_a_folder_val(self):
        example = Path(os.environ["LA3_SOURCE"]) / "examples" / "train_pytorch.py"
        with tempfile.TemporaryDirectory() as folder:
            photos = Path(folder) / "photos"
            for split in ("train", "val"):
                for number, label in enumerate(("cat", "dog")):
                    (photos / split / label).mkdir(parents=True)
                    for side in (40, 50, 60):
                        Image.new("RGB", (side, 30), (99 * number, 0, side)).save(photos / split / label / f"{side}.jpg")
            for more in (["--policy", "random"], ["--flip"]):
                command = [sys.executable, str(example), "--data", str(photos), "--epochs", "1", "--workers", "0", *more]
                out = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
                self.assertRegex(out, r"\nval accuracy [0-9.]+%\n$")
            command = [sys.executable, str(example), "--data", str(photos / "train")]
            self.assertIn("a folder test or val expected in it", subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False).stderr)

    def test_a_training_mirrors_only_where_it_is_asked_to(self):
        sys.path.insert(0, str(Path(os.environ["LA3_SOURCE"]) / "examples"))
        self.addCleanup(sys.path.pop, 0)
        import train_pytorch

        with tempfile.TemporaryDirectory() as folder:
            for split in ("train", "val"):
                (Path(folder) / split / "left").mkdir(parents=True)
                Image.new("RGB", (32, 32)).save(Path(folder) / split / "left" / "0.png")
            for more, calls in (([], 0), (["--flip"], 1)):
                flip = unittest.mock.Mock(wraps=train_pytorch.RandomHorizontalFlip())
                arguments = ["train_pytorch.py", "--data", folder, "--epochs", "1", "--workers", "0", *more]
                with unittest.mock.patch.object(train_pytorch, "RandomHorizontalFlip", lambda: flip), unittest.mock.patch.object(sys, "argv", arguments), contextlib.redirect_stdout(io.StringIO()):
                    train_pytorch.main()
                self.assertEqual(flip.call_count, calls)

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
            command += ["--iterations", "4", "--train-images", "20", "--strength", "1", "--anyway", "--out", str(Path(folder) / "out")]
            out = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
            self.assertRegex(out, r"^la3 with none: test accuracy [0-9.]+%\nla3 with policy: test accuracy [0-9.]+%\nepoch 1/1: loss [0-9.]+\nown loop: test accuracy [0-9.]+%\n$")
            config = (Path(folder) / "out" / "run" / "config.toml").read_text()
            self.assertIn("start.pth", config)
            self.assertIn('network = "resnet-18"', config)


if __name__ == "__main__":
    unittest.main()
