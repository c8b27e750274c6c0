#!/usr/bin/env python3
"""Networks of torchvision as TorchScript files, and la3's as torchvision's: make_network_test.py LA3 SOURCE_DIR

Exits with 77 (skipped) where torch or torchvision is missing.
"""
import csv
import io
import json
import contextlib
import os
import runpy
import struct
import subprocess
import sys
import tempfile
import time
import unittest.mock
from pathlib import Path

try:
    import torch
    import torchvision
except ImportError as error:
    print(f"skipped: {error}")
    sys.exit(77)

LA3, SOURCE = os.path.abspath(sys.argv[1]), Path(sys.argv[2]).resolve()
DATA = "folder:photos?size=32"


def la3(*arguments, code=0):
    done = subprocess.run([LA3, *map(str, arguments)], capture_output=True, text=True)
    assert done.returncode == code, (arguments, done.returncode, done.stdout, done.stderr)
    return done.stdout + done.stderr


def make(*arguments, code=0):
    """make-network in this process, which has imported torch already."""
    said, found = io.StringIO(), 0
    with unittest.mock.patch("sys.argv", ["make-network", *map(str, arguments)]), contextlib.redirect_stderr(said):
        try:
            runpy.run_path(str(SOURCE / "scripts" / "make-network"), run_name="__main__")
        except SystemExit as end:
            found = end.code or 0
            if isinstance(found, str):
                print(found, file=sys.stderr)
                found = 1
    assert found == code, (arguments, found, said.getvalue())
    return said.getvalue()


def read(path):
    with open(path, "rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header, data = json.loads(file.read(length)), file.read()
    types = {"F32": torch.float32, "I64": torch.int64}
    metadata = header.pop("__metadata__", {})
    tensors = {}
    for name, info in header.items():
        begin, end = info["data_offsets"]
        tensors[name] = torch.frombuffer(bytearray(data[begin:end]), dtype=types[info["dtype"]]).view(info["shape"])
    return tensors, metadata


def accuracy(*arguments):
    """The share of test images that la3 predict takes for the label of their folder."""
    rows = list(csv.DictReader(io.StringIO(la3("predict", "--csv", "--quiet", *arguments, "photos/test"))))
    return 100 * sum(row["label"] == row["image"].split("/")[-2] for row in rows) / len(rows)


def photos():
    la3("data", "export", "shapes", "--out", "shapes", "--quiet")
    for split, ending in (("train", "[05]?"), ("val", "1?"), ("test", "3?")):
        for label in ("sign-warm", "bar-left"):
            folder = Path("photos", split, label)
            folder.mkdir(parents=True)
            for file in sorted(Path("shapes", split, label).glob(f"*{ending}.png")):
                file.rename(folder / file.name)


def test_torchvision_network():
    said = make("mobilenet_v3_small", "--classes", 2, "--out", "small.pt")
    assert "small.pt: mobilenet_v3_small for 2 labels" in said, said
    train = ["train", "--data", DATA, "--network", "small.pt", "--batch-size", 8, "--train-images", 16, "--warmup-epochs", 0,
             "--lr", 0.01, "--threads", 1, "--quiet"]
    la3(*train, "--epochs", 2, "--out", "whole")
    # Dropout draws the same numbers after an interruption.
    stopped = subprocess.Popen([LA3, *map(str, train), "--epochs", "2", "--out", "stopped"], stdout=subprocess.DEVNULL)
    while stopped.poll() is None and not (os.path.exists("stopped/metrics.jsonl") and os.path.getsize("stopped/metrics.jsonl")):
        time.sleep(0.02)
    stopped.terminate()
    assert stopped.wait() in (0, 130)
    la3(*train, "--epochs", 2, "--out", "stopped", "--resume")
    assert Path("whole/weights.safetensors").read_bytes() == Path("stopped/weights.safetensors").read_bytes()

    # Trained parameters moved, and so did the batch norms' statistics; python's torch has la3's logits in evaluation.
    before, (after, _) = torch.jit.load("small.pt").state_dict(), read("whole/weights.safetensors")
    assert before.keys() == after.keys()
    for name in ("features.0.0.weight", "features.0.1.running_mean", "classifier.3.weight"):
        assert not torch.equal(before[name], after[name]), name
    network = ["--network", "small.pt", "--weights", "whole/weights.safetensors"]
    evaluated = json.loads(la3("evaluate", "--data", DATA, *network, "--json", "--quiet"))
    assert accuracy(*network) == evaluated["accuracy"]
    la3("search", "--data", DATA, *network, "--iterations", 4, "--warm-up", 2, "--anyway", "--out", "search", "--quiet")

    # The user's module with the trained tensors: it can be trained again, and knows its labels.
    la3("export", *network, "--to", "torchscript", "--out", "trained.pt", "--quiet")
    module = torch.jit.load("trained.pt")
    assert all(torch.equal(module.state_dict()[name], tensor) for name, tensor in after.items())
    images = torch.randn(4, 3, 32, 32)
    assert not torch.equal(module.train()(images), module.eval()(images))
    assert accuracy("--network", "trained.pt") == evaluated["accuracy"]

    # Weights of torchvision's network with another head.
    torch.manual_seed(3)
    thousand = torchvision.models.mobilenet_v3_small()
    torch.save({"state_dict": {"module." + name: tensor for name, tensor in thousand.state_dict().items()}}, "thousand.pth")
    said = make("mobilenet_v3_small", "--classes", 2, "--weights", "thousand.pth", "--out", "from.pt")
    assert "thousand.pth: 242 tensors taken, 2 fresh, 2 left" in said, said
    assert torch.equal(torch.jit.load("from.pt").state_dict()["features.0.0.weight"], thousand.state_dict()["features.0.0.weight"])
    assert "is it another network?" in make("resnet18", "--classes", 2, "--weights", "thousand.pth", "--out", "x.pt", code=1)
    assert "has no such network" in make("resnet19", "--classes", 2, "--out", "x.pt", code=1)
    assert "ends with .pt" in make("resnet18", "--classes", 2, "--out", "x.bin", code=1)


def test_exports():
    la3("train", "--data", DATA, "--network", "resnet-18", "--batch-size", 8, "--train-images", 16, "--warmup-epochs", 0, "--epochs", 1,
        "--lr", 0.01, "--out", "resnet", "--quiet")
    weights = "resnet/weights.safetensors"
    la3("export", "--weights", weights, "--to", "safetensors", "--out", "resnet.safetensors", "--quiet")
    tensors, metadata = read("resnet.safetensors")
    assert json.loads(metadata["la3.labels"]) == ["bar-left", "sign-warm"] and metadata["format"] == "pt", metadata
    theirs = torchvision.models.resnet18(num_classes=2).eval()
    theirs.load_state_dict(tensors, strict=True)
    la3("export", "--weights", weights, "--to", "torchscript", "--out", "resnet.pt", "--quiet")
    extra = {"la3.labels": ""}
    module = torch.jit.load("resnet.pt", _extra_files=extra).eval()
    assert json.loads(extra["la3.labels"]) == ["bar-left", "sign-warm"]
    images = torch.randn(5, 3, 48, 48)
    with torch.no_grad():
        assert torch.allclose(theirs(images), module(images), atol=1e-5), (theirs(images), module(images))
        torch.save(theirs.state_dict(), "theirs.pth")
    probabilities = [la3("predict", "--csv", "--quiet", *flags, "photos/test/bar-left")
                     for flags in (["--weights", weights], ["--weights", "resnet.safetensors"], ["--network", "resnet.pt"],
                                   ["--weights", "theirs.pth", "--labels", DATA])]
    assert len(probabilities[0].splitlines()) > 5 and probabilities[0] == probabilities[1] == probabilities[3]
    for one, other in zip(csv.DictReader(io.StringIO(probabilities[0])), csv.DictReader(io.StringIO(probabilities[2]))):
        assert one["label"] == other["label"] and abs(float(one["probability"]) - float(other["probability"])) < 1e-4
    assert "torch.onnx.export" in la3("export", "--weights", weights, "--to", "onnx", "--out", "x.onnx", code=1)
    assert not os.path.exists("x.onnx")
    la3("export", "--weights", weights, "--to", "tflite", "--out", "x", code=2)


def test_network_for_another_size():
    torch.jit.script(torch.nn.Sequential(torch.nn.Flatten(), torch.nn.Linear(3 * 32 * 32, 2))).save("flat.pt")
    for command in (["train", "--epochs", 1, "--out", "flat"], ["evaluate"]):
        said = la3(*command, "--network", "flat.pt", "--data", "folder:photos?size=48", code=1)
        assert "flat.pt: failed on images of 3 x 3 x 48 x 48: " in said and "?size=PX in --data" in said, said
        assert len(said.splitlines()) <= 2 and not os.path.exists("flat"), said
    la3("evaluate", "--network", "flat.pt", "--data", DATA)


if __name__ == "__main__":
    os.environ["CUDA_VISIBLE_DEVICES"] = ""
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        photos()
        test_exports()
        test_network_for_another_size()
        test_torchvision_network()
        os.chdir("/")
    print("passed")
