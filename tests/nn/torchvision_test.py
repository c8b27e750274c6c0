#!/usr/bin/env python3
"""ResNet weights between la3 and torchvision, both ways, with the same logits; and as torch.save() writes them.

    torchvision_test.py WEIGHTS_TOOL

WEIGHTS_TOOL is built from tests/nn/weights_tool.cpp. Exits with 77 (skipped) where torch or torchvision is missing. The
files are read and written here by a few lines of Python after the format's description, not by la3's own code.
"""
import json
import os
import struct
import subprocess
import sys
import tempfile

try:
    import torch
    import torchvision
except ImportError as error:
    print(f"skipped: {error}")
    sys.exit(77)

NAMES = {"F64": torch.float64, "F32": torch.float32, "F16": torch.float16, "BF16": torch.bfloat16, "I64": torch.int64}
TYPES = {dtype: name for name, dtype in NAMES.items()}

# Both kinds of blocks, and wider ones. That the others have torchvision's names and shapes is nn_test's to see.
RESNETS = {"resnet-18": torchvision.models.resnet18, "wide-resnet-50-2": torchvision.models.wide_resnet50_2}


def bytes_of(tensor):
    return bytes(tensor.contiguous().view(-1).view(torch.uint8).numpy()) if tensor.dim() else bytes_of(tensor[None])


def write(path, tensors):
    header, data = {}, []
    offset = 0
    for name, tensor in tensors.items():
        data.append(bytes_of(tensor))
        header[name] = {"dtype": TYPES[tensor.dtype], "shape": list(tensor.shape),
                        "data_offsets": [offset, offset + len(data[-1])]}
        offset += len(data[-1])
    text = json.dumps(header).encode()  # not padded: readers must cope
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + b"".join(data))


def read(path):
    with open(path, "rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(length))
        data = file.read()
    metadata = header.pop("__metadata__", {})
    tensors = {}
    for name, info in header.items():
        begin, end = info["data_offsets"]
        tensors[name] = torch.frombuffer(bytearray(data[begin:end]), dtype=NAMES[info["dtype"]]).view(info["shape"])
    return tensors, metadata


def randomise_statistics(network):
    """Running means and variances, and so forth, that show in the logits if one of them is lost or swapped."""
    for name, tensor in network.state_dict().items():
        if name.endswith("running_var") or "bn" in name and name.endswith("weight"):
            tensor.uniform_(0.5, 1.5)
        elif name.endswith("running_mean") or name.endswith("bias"):
            tensor.normal_(0, 0.2)
        elif name.endswith("num_batches_tracked"):
            tensor.fill_(12)


def check_close(what, ours, theirs):
    difference = ((ours - theirs).abs().max() / theirs.abs().max()).item()
    print(f"{what}: largest logit {theirs.abs().max().item():.4g}, relative difference {difference:.2g}")
    assert theirs.std() > 1e-3, "logits too flat to tell anything"
    assert difference < 1e-4


def main(tool, folder):
    def path(name):
        return os.path.join(folder, name)

    def run(*arguments, network="resnet-50"):
        subprocess.run([tool, network, *arguments], check=True)

    def our_logits(weights, network="resnet-50"):
        run("forward", weights, path("input"), path("output"), network=network)
        with open(path("output"), "rb") as file:
            return torch.frombuffer(bytearray(file.read()), dtype=torch.float32).view(2, 1000)

    torch.manual_seed(1)
    images = torch.randn(2, 3, 64, 64)
    with open(path("input"), "wb") as file:
        file.write(bytes_of(images))
    network = torchvision.models.resnet50().eval()

    with torch.no_grad():
        # Ours to theirs. load_state_dict() is strict: no name may be missing or left over.
        run("make", "3", path("ours"))
        tensors, metadata = read(path("ours"))
        assert metadata["la3.network"] == "resnet-50", metadata
        assert metadata["la3.version"] == "1", metadata
        assert len(metadata["la3.checksum"]) == 16, metadata
        network.load_state_dict(tensors)
        check_close("ours in torchvision", our_logits(path("ours")), network(images))

        # Theirs to ours, and back to the same bytes.
        network = torchvision.models.resnet50().eval()
        randomise_statistics(network)
        expected = network(images)
        write(path("theirs"), network.state_dict())
        check_close("torchvision's in ours", our_logits(path("theirs")), expected)
        run("copy", path("theirs"), path("copy"))
        copied, _ = read(path("copy"))
        state = network.state_dict()
        assert copied.keys() == state.keys()
        for name, tensor in state.items():
            assert torch.equal(copied[name], tensor), name

        # As some files come: half precision, and without the batch counts.
        network.half().float()
        expected = network(images)
        state = {name: tensor.half() for name, tensor in network.state_dict().items()
                 if not name.endswith("num_batches_tracked")}
        write(path("half"), state)
        check_close("torchvision's as F16 in ours", our_logits(path("half")), expected)

        # A head for other classes is refused, with both numbers.
        write(path("ten"), torchvision.models.resnet50(num_classes=10).state_dict())
        refused = subprocess.run([tool, "resnet-50", "forward", path("ten"), path("input"), path("output")],
                                 capture_output=True, text=True)
        assert refused.returncode == 1 and "1000 classes expected, found 10" in refused.stderr, refused

        # ResNets as torch.save() writes it: each tensor, and the logits.
        for name, make in RESNETS.items():
            network = make().eval()
            randomise_statistics(network)
            state = network.state_dict()
            torch.save({"state_dict": {"module." + key: tensor for key, tensor in state.items()}}, path("saved.pth"))
            check_close(f"torch.save's {name} in ours", our_logits(path("saved.pth"), name), network(images))
            run("copy", path("saved.pth"), path("copy"), network=name)
            copied, _ = read(path("copy"))
            assert copied.keys() == state.keys()
            for key, tensor in state.items():
                assert torch.equal(copied[key], tensor), (name, key)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        main(sys.argv[1], scratch)
