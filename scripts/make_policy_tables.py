#!/usr/bin/env python3
"""Writes la3/policy/tables/ from the projects that published the policies, or checks the tables against them.

    git clone https://github.com/kakaobrain/fast-autoaugment; git clone https://github.com/arcelien/pba
    scripts/make_policy_tables.py --fast-autoaugment fast-autoaugment --pba pba [--check]

A folder may also be a bare repository. AutoAugment's tables come from the installed torchvision (0.14).
"""
import argparse
import ast
import pathlib
import re
import subprocess
import sys

TABLES = pathlib.Path(__file__).resolve().parent.parent / "la3" / "policy" / "tables"
WITHOUT_MAGNITUDE = {"AutoContrast", "Invert", "Equalize"}

AUTO_AUGMENT = """\
# AutoAugment's policies (Cubuk et al., CVPR 2019, arXiv:1805.09501), as in torchvision 0.14:
# torchvision/transforms/autoaugment.py of https://github.com/pytorch/vision, BSD-3-Clause,
# Copyright (c) Soumith Chintala 2016. Written by scripts/make_policy_tables.py.
#
# A line is a sub-policy: for each op its name, its probability and its level of 0 to 9.
"""
FAST_AUTO_AUGMENT = """\
# The policies that Fast AutoAugment (Lim et al., NeurIPS 2019, arXiv:1905.00397) found on reduced
# CIFAR-10, SVHN and ImageNet: FastAutoAugment/archive.py of
# https://github.com/kakaobrain/fast-autoaugment, MIT, Copyright (c) 2019 Ildoo Kim. Written by
# scripts/make_policy_tables.py.
#
# A line is a sub-policy: for each op its name, its probability and its level, a share of the op's
# range from 0 to 1. The geometric ops mirror their magnitude every second time.
"""
PBA = """\
# The schedules that Population Based Augmentation (Ho et al., ICML 2019, arXiv:1905.05393) found on
# reduced CIFAR-10 and SVHN: schedules/ of https://github.com/arcelien/pba, Apache-2.0, Copyright The
# TensorFlow Authors and the authors of PBA. Written by scripts/make_policy_tables.py.
#
# A line has a number of epochs, then for each of these ops, twice over, its probability in tenths
# and its level of 0 to 10:
# {ops}
"""


def source(folder, path):
    """The text of a file in a checkout, or at the head of a bare repository."""
    if (folder / path).exists():
        return (folder / path).read_text()
    return subprocess.run(["git", "-C", str(folder), "show", f"HEAD:{path}"], check=True, capture_output=True, text=True).stdout


def sub_policies(policies):
    lines = []
    for policy in policies:
        steps = [f"{op} {p:g} {level}" if isinstance(level, int) else f"{op} {p!r} {level!r}" for op, p, level in policy]
        steps = [step.rsplit(" ", 1)[0] + " -" if step.split()[0] in WITHOUT_MAGNITUDE else step for step in steps]
        lines.append("  ".join(steps))
    return "\n".join(lines) + "\n"


def auto_augment():
    from torchvision.transforms import AutoAugment, AutoAugmentPolicy

    text = AUTO_AUGMENT
    for name in ("cifar10", "svhn", "imagenet"):
        text += f"\n[{name}]\n" + sub_policies(AutoAugment(AutoAugmentPolicy(name)).policies)
    return text


def fast_auto_augment(folder):
    archive = source(folder, "FastAutoAugment/archive.py")
    text = FAST_AUTO_AUGMENT
    for name, function in (("cifar10", "fa_reduced_cifar10"), ("svhn", "fa_reduced_svhn"), ("imagenet", "fa_resnet50_rimagenet")):
        found = re.search(rf"def {function}\(\):\n\s*p = (.*)\n", archive)
        text += f"\n[{name}]\n" + sub_policies(ast.literal_eval(found.group(1)))
    return text


def pba(folder):
    transforms = source(folder, "pba/augmentation_transforms_hp.py")
    names = dict(re.findall(r"(\w+) = TransformT\(\s*'(\w+)'", transforms))
    listed = re.search(r"HP_TRANSFORMS = \[(.*?)\]", transforms, re.S).group(1)
    ops = [names[word.strip()] for word in listed.split(",")]
    text = PBA.replace("{ops}", " ".join(ops[:8]) + "\n# " + " ".join(ops[8:]))
    for name, file, epochs in (("cifar10", "rcifar10_16_wrn.txt", 200), ("svhn", "rsvhn_16_wrn.txt", 160)):
        updates = [ast.literal_eval(line) for line in source(folder, "schedules/" + file).splitlines() if line.strip()]
        # Each update names the trial it goes on from, and the epoch of that trial.
        assert all(a[0] == b[1] for a, b in zip(updates, updates[1:])), file
        begins = [0] + [update[3] for update in updates] + [epochs]
        phases = [updates[0][4]] + [update[5] for update in updates]
        text += f"\n[{name}]\n"
        for begin, end, phase in zip(begins, begins[1:], phases):
            assert len(phase) == 4 * len(ops), len(phase)
            text += f"{end - begin} " + " ".join(f"{p}:{level}" for p, level in zip(phase[::2], phase[1::2])) + "\n"
    return text


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fast-autoaugment", type=pathlib.Path, required=True)
    parser.add_argument("--pba", type=pathlib.Path, required=True)
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if a table differs")
    options = parser.parse_args()
    different = False
    for name, text in (
        ("auto-augment.txt", auto_augment()),
        ("fast-autoaugment.txt", fast_auto_augment(options.fast_autoaugment)),
        ("pba.txt", pba(options.pba)),
    ):
        path = TABLES / name
        if not options.check:
            path.write_text(text)
        elif path.read_text() != text:
            print(f"{path}: differs from its source")
            different = True
    sys.exit(different)


if __name__ == "__main__":
    main()
