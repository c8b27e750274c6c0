#!/usr/bin/env python3
"""Writes the first inputs of the fuzz targets: tests/fuzz/corpus/TARGET/seed-*. What fuzzers found has other names.

Image files, archives and pickles of tests/fixtures are inputs too."""
import json
import os
import struct
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURES = os.path.join(HERE, "..", "fixtures")
OPS = ["ShearX", "ShearY", "TranslateX", "TranslateY", "Rotate", "AutoContrast", "Invert", "Equalize", "Solarize", "Posterize",
       "Contrast", "Color", "Brightness", "Sharpness", "Cutout", "Identity"]


def write(target, name, content):
    folder = os.path.join(HERE, "corpus", target)
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "seed-" + name), "wb") as file:
        file.write(content.encode() if isinstance(content, str) else content)


def lines(*values):
    return "".join(json.dumps(value, separators=(",", ":")) + "\n" for value in values)


def chunk(kind, body, length=None):
    return struct.pack(">I", len(body) if length is None else length) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(*chunks):
    header = struct.pack(">IIBBBBB", 4, 2, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + b"".join(chunks) +
            chunk(b"IDAT", zlib.compress((b"\1" + bytes(range(12))) * 2)) + chunk(b"IEND", b""))


def images():
    write("png", "plain", png())
    for kind in (b"tEXt", b"zTXt", b"iTXt", b"sPLT", b"pCAL", b"iCCP"):  # claim 2^31 - 1 bytes
        write("png", "claims-" + kind.decode(), png(chunk(kind, b"a\0b", 0x7FFFFFFF)))
    write("png", "exif", png(chunk(b"eXIf", tiff(6))))
    with open(os.path.join(FIXTURES, "codec", "progressive.jpg"), "rb") as file:
        progressive = file.read()
    last = progressive.rindex(b"\xff\xda")
    write("jpeg", "200-scans", progressive[:last] + progressive[last:-2] * 200 + b"\xff\xd9")
    write("jpeg", "cut", progressive[:300])
    write("image", "ppm", "P3 2 1 255 0 1 2 3 4 5\n")
    write("image", "pbm", b"P4 9 2\n\xff\x80\0\0")
    write("image", "bmp", b"BM" + struct.pack("<IHHIIiiHHIIiiII", 70, 0, 0, 54, 40, 2, 2, 1, 24, 0, 16, 0, 0, 0, 0) + bytes(16))
    write("exif", "six", tiff(6))
    write("exif", "big-endian", b"Exif\0\0MM\0*\0\0\0\x08\0\1\x01\x12\0\3\0\0\0\1\0\x08\0\0\0\0\0\0")


def tiff(orientation):
    return b"II*\0\x08\0\0\0\1\0\x12\1\3\0\1\0\0\0" + bytes([orientation, 0, 0, 0, 0, 0, 0, 0])


def tar_member(name, content, kind=b"0"):
    header = bytearray(512)
    header[:len(name)] = name
    header[100:108], header[108:116], header[116:124] = b"0000644\0", b"0000000\0", b"0000000\0"
    header[124:136], header[136:148], header[148:156] = b"%011o\0" % len(content), b"00000000000\0", b" " * 8
    header[156:157], header[257:265] = kind, b"ustar\x0000"
    header[148:156] = b"%06o\0 " % sum(header)
    return bytes(header) + content + bytes(-len(content) % 512)


def datasets():
    whole = tar_member(b"0.png", png()) + tar_member(b"0.cls", b"1") + bytes(1024)
    for target in ("tar", "shard"):
        write(target, "one", whole)
        write(target, "pax", tar_member(b"x", b"17 path=dir/0.png\n", b"x") + whole)
        write(target, "cut", whole[:700])
    write("index", "folder", "la3-index 1 folder\npart 0 train\nlabel cat\nlabel a%20b\ngroup 0 0 1700000000000000000 0 cat\n"
                             "- 0 120 8 6 -1 1.jpg\ngroup 0 1 1700000000000000000 0 %-\n- 0 9 1 1 -1 %ff\nbad x.jpg why\n")
    write("index", "empty", "la3-index 1 folder\n")
    write("csv", "named", "file_name,label,split\na.jpg,cat,train\n\"b,\"\"c\"\".jpg\",dog,val\n")
    write("csv", "tabs", "a.jpg\tcat\nb.jpg\tdog\n")
    write("csv", "lines", "a;b\r\n\r\n\"two\nlines\";c\n")


def policies():
    write("policy", "v1", json.dumps({"format": "la3-policy", "version": 1, "provenance": {"data": "x"}, "labels": [
        {"label": "cat", "triples": [{"ops": ["ShearX", "Invert", "Color"], "score": 1.25}]}]}))
    write("policy", "v2", json.dumps({"format": "la3-policy", "version": 2, "space": "la3", "labels": [
        {"label": "*", "recipes": [{"steps": [{"op": "Rotate", "probability": 0.5, "range": [-10, 10]}, {"op": "Invert"}]}]}]}))
    write("import", "triples", json.dumps({"cat": [["ShearX", "Invert", "Color"]], "dog": [["Cutout", "Cutout", "Rotate"]]}))
    write("import", "sub-policies", "[[('Invert', 0.1, 7), ('Contrast', 0.2, 6)], [('Rotate', 0.7, 2), ('TranslateX', 0.3, 9)]]\n")
    for name, text in {"python": "# x\n{'a': (1, 2.5e3, None, True, \"b\\n\"), }\n", "json": '[{"a": [1, null, "\\u00e4"]}]',
                       "deep": "[" * 200 + "]" * 200}.items():
        write("literal", name, text)
    write("pickle", "dict", b"\x80\x02}q\0U\1aq\1]q\2(K\1G?\xf0\0\0\0\0\0\0es.")
    write("pickle", "code", b"cos\nsystem\n(S'true'\ntR.")
    write("pickle", "itself", b"\x80\x02]q\0h\0a.")


def weights():
    def safetensors(header, data):
        text = json.dumps(header).encode()
        text += b" " * (-len(text) % 8)
        return struct.pack("<Q", len(text)) + text + data
    write("safetensors", "two", safetensors({"__metadata__": {"la3.network": "/tmp/x.pt"}, "a": {
        "dtype": "F32", "shape": [2, 1], "data_offsets": [0, 8]}, "b": {"dtype": "U8", "shape": [], "data_offsets": [8, 9]}}, bytes(9)))
    write("safetensors", "none", safetensors({}, b""))
    write("pth", "cut", b"PK\3\4" + bytes(26))
    write("pth", "old", b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19.\x80\x02M\xe9\x03.")


def records():
    header = {"format": "la3-evaluations", "version": 1, "ops": OPS, "labels": ["cat", "dog"], "data": "folder:pets", "network": "wrn-16-1",
              "weights": "c0ffee0123456789", "seed": 0, "iterations": 5, "warm_up": 2, "label_invariant": False, "settings": {"mutated": "10"},
              "baseline": [{"images": 50, "correct": 47}, {"images": 50, "correct": 44}]}
    first = {"iteration": 1, "label": 0, "triple": ["ShearX", "Invert", "Color"], "reward": -12.0, "images": 50, "correct": 41}
    second = {"iteration": 1, "label": 1, "triple": ["Cutout", "Rotate", "Identity"], "reward": -4.0, "images": 50, "correct": 42}
    write("evaluations", "one", lines(header, first, second))
    write("evaluations", "cut", lines(header, first, second, dict(first, iteration=2))[:-20])
    write("evaluations", "all-labels", lines(dict(header, label_invariant=True), dict(first, label=-1, images=100, correct=91, reward=0.0)))
    trials = {"format": "la3-trials", "version": 1, "data": "shapes", "network": "wrn-10-1", "weights": "5f", "baseline": {
        "images": 400, "correct": 311}, "seed": 0, "trials": 2, "warm_up": 1, "sub_policies": 1, "draws": 5, "normalise": ""}
    pair = [{"op": "Color", "probability": 0.31, "level": 0.844}, {"op": "Rotate", "probability": 0.667, "level": 0.12}]
    write("trials", "one", lines(trials, {"trial": 1, "sub_policies": [pair], "images": 400, "correct": 352}))
    write("trials", "cut", lines(trials, {"trial": 1, "sub_policies": [pair], "images": 400, "correct": 352})[:-9])
    write("metrics", "epochs", lines({"epoch": 1, "learning_rate": 0.1, "train_loss": 1.5, "train_accuracy": 40.0, "test_accuracy": 30.0,
                                      "test_recall": [10.0, None], "seconds": 1.0}, {"epoch": 2, "train_loss": None}))
    write("metrics", "iterations", lines({"iteration": 1, "mean_reward": -3.0, "seconds": 0.1}, {"iteration": 2, "spearman": 0.5, "mae": 2.0}))
    write("metrics", "cut", '{"epoch":1}\n{"epoch"')
    write("run", "one", json.dumps({"format": "la3-run", "version": 1, "la3": "0.1.0", "command": "la3 run", "data": "shapes", "seed": 0, "seeds": 2,
                                    "titles": [{"label": "a", "title": "b"}],
                                    "stages": [{"name": "pretrain", "seconds": 1.5, "done": True}, {"name": "later", "done": False}]}))
    measured = {"strength": 0.5, "epochs": 3, "seed": 1, "training_images": 1600, "images": 400, "accuracy": 41.25, "loss": 1.5625}
    strength = {"format": "la3-strength", "version": 1, "measurements": [dict(measured, strength=0), measured]}
    write("strength", "begun", json.dumps(strength, indent=1) + "\n")
    write("strength", "chosen", json.dumps(dict(strength, choice={"strength": 0.5, "epochs": 30, "predictions": [
        {"strength": 0.5, "gain": 2.5, "error": 0.75}, {"strength": 1, "gain": -1.0, "error": 1e-3}], "why": "half gains most"}), indent=1) + "\n")
    write("toml", "config", '# all\nseed = 3\n\n[run]\ndata = "folder:q#2"\nlr = 0.1\nskip-bad = false\ncompare = ["none", "learned"]\n')
    write("toml", "escapes", 'a = "\\u00e4\\n\\\\ \\U0001F408" # c\nb = \'c:\\d\'\nc = [1e-4,\n  "x", # y\n]\n[a.b]\nd.e = true\nf = wrn-40-2\ng\n')


def messages():
    hello = b"Hla3-monitor-1\n1\n2\n1\nhost\n4711\n0-1\nsecret\n"
    write("monitor", "hello", struct.pack("<I", len(hello)) + hello + struct.pack("<I", 2) + b"A7")
    write("monitor", "huge", b"\xff\xff\xff\xffH")
    write("monitor", "empty", bytes(8))


for make in (images, datasets, policies, weights, records, messages):
    make()
