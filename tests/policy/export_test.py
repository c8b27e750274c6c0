#!/usr/bin/env python3
"""Exported policies, applied by the libraries they are for, beside la3's own operations.

    export_test.py LA3 SOURCE_DIR            # checks
    export_test.py LA3 SOURCE_DIR --table    # prints the table of docs/policies.md

Needs Debian's python3-torchvision, -pil and -numpy; exits with 77 (skipped) without them. Albumentations is tried where
it is installed.
"""
import collections
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import types

try:
    import numpy as np
    import torch
    import torchvision
    from PIL import Image
except ImportError as error:
    print(f"skipped: {error}")
    sys.exit(77)

LA3, SOURCE = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
PICTURES = os.path.join(SOURCE, "examples/images")
IMAGES = [os.path.join(PICTURES, name) for name in ("ladybird.png", "sailing-boat.png")]
CENTRE = (0.3, 0.95)  # Cutout's square is cut off by the lower edge


def la3(*arguments):
    return subprocess.run([LA3, *arguments], check=True, capture_output=True, text=True).stdout


def exported(policy, library, folder):
    path = os.path.join(folder, f"{library}_{os.path.basename(policy)[:-5]}.py")
    la3("policy", "export", policy, "--to", library, "--out", path)
    spec = importlib.util.spec_from_file_location("exported_" + library, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# Ways to apply an operation: from a PIL image to an array (height, width, 3).
def on_pil(module):
    return lambda image, *call: np.asarray(module.apply_op(image, *call))


def on_tensor(module):
    def apply(image, *call):
        tensor = torch.from_numpy(np.asarray(image).copy()).permute(2, 0, 1)
        return module.apply_op(tensor, *call).permute(1, 2, 0).numpy()

    return apply


def on_array(module):
    return lambda image, *call: module.apply_op(np.asarray(image).copy(), *call)


def magnitudes_of(module, op):
    """Some of those that are drawn: no need for all ten."""
    magnitudes, random_sign = module.OPS[op]
    return [0.0] if not magnitudes else magnitudes[::3] + ([-magnitudes[1]] if random_sign else [])


def differences(module, ways, folder):
    """By op and way: the mean absolute difference from la3's bytes, and the share of bytes that differ."""
    result = {}
    for op in module.OPS:
        totals = {way: [0.0, 0.0, 0] for way in ways}
        for v in magnitudes_of(module, op):
            out = tempfile.mkdtemp(dir=folder)
            centre = ["--cutout-centre", f"{CENTRE[0]},{CENTRE[1]}"] if op == "Cutout" else []
            la3("augment", *IMAGES, "--ops", op, f"--magnitudes={v!r}", *centre, "--out", out, "--quiet")
            for path in IMAGES:
                image = Image.open(path).convert("RGB")
                ours = np.asarray(Image.open(os.path.join(out, os.path.basename(path))).convert("RGB")).astype(int)
                for way, apply in ways.items():
                    theirs = apply(image, op, v, CENTRE)
                    assert theirs.shape == ours.shape and theirs.dtype == np.uint8, (op, way, theirs.shape)
                    difference = np.abs(theirs.astype(int) - ours)
                    totals[way][0] += difference.sum()
                    totals[way][1] += (difference > 0).sum()
                    totals[way][2] += difference.size
        result[op] = {way: (mean / count, share / count) for way, (mean, share, count) in totals.items()}
    return result


def print_table(found):
    ways = list(next(iter(found.values())))
    print("| op | " + " | ".join(ways) + " |\n|---" + "|---" * len(ways) + "|")
    for op, by_way in found.items():
        cells = ["same" if share == 0 else f"{mean:.2f} ({100 * share:.1f}%)" for mean, share in by_way.values()]
        print(f"| {op} | " + " | ".join(cells) + " |")


def check_draws(module, policy_file):
    """Labels draw their own triples only, about equally often, and magnitudes and signs as la3 does."""
    with open(policy_file) as file:
        entries = json.load(file)["labels"]
    policy = module.LabelAwarePolicy(seed=1)
    names = [entry["label"] for entry in entries]
    for number, entry in enumerate(entries):
        wanted = collections.Counter(tuple(triple["ops"]) for triple in entry["triples"])
        rounds = 400 * len(entry["triples"])
        label = "any name" if names == ["*"] else entry["label"]
        drawn = collections.Counter()
        for i in range(rounds):
            calls = policy.sample(label if i % 2 == 0 else number)
            drawn[tuple(op for op, _, _ in calls)] += 1
            for op, v, _ in calls:
                magnitudes, random_sign = module.OPS[op]
                assert v in (magnitudes or [0.0]) or (random_sign and -v in magnitudes), (op, v)
        assert set(drawn) == set(wanted), (entry["label"], set(drawn) ^ set(wanted))
        for triple, count in wanted.items():
            expected = rounds * count / len(entry["triples"])
            assert abs(drawn[triple] - expected) < 6 * expected**0.5, (triple, drawn[triple], expected)
    if names != ["*"]:
        reversed_policy = module.LabelAwarePolicy(classes=names[::-1], seed=1)
        same_draws = module.LabelAwarePolicy(seed=1)
        assert reversed_policy.sample(0) == same_draws.sample(names[-1])
        expected = f"0 to {len(names) - 1} expected"
        for wrong, parts in ((lambda: module.LabelAwarePolicy(classes=names[:-1] + ["nobody"]), ["no label 'nobody'"]),
                             (lambda: policy.sample("nobody"), ["label 'nobody': one of ", names[0], "expected"]),
                             (lambda: policy.sample(-1), ["label -1: " + expected]),
                             (lambda: policy.sample(len(names)), [f"label {len(names)}: " + expected]),
                             (lambda: policy.sample(torch.tensor(99)), ["label 99: " + expected])):
            try:
                wrong()
            except ValueError as error:
                assert all(part in str(error) for part in parts), error
            else:
                raise AssertionError("an unknown label was taken")


def check_applies(module):
    """Whole triples on colour and grey images, PIL and tensors, also batches."""
    policy = module.LabelAwarePolicy(seed=3)
    colour = Image.open(IMAGES[0]).convert("RGB").resize((40, 33))
    for _ in range(100):
        for image in (colour, colour.convert("L")):
            result = policy(image, 0)
            assert result.size == image.size and result.mode == image.mode
        for shape in ((3, 33, 40), (1, 33, 40), (2, 3, 33, 40)):
            result = policy(torch.randint(0, 256, shape, dtype=torch.uint8), 0)
            assert result.shape == shape and result.dtype == torch.uint8


def check_recipes(folder, example):
    """Recipes draw the same in both files. Without albumentations, stand-ins for its modules: these are not called."""
    weak = os.path.join(folder, "weak.json")
    la3("policy", "weaken", example, "--strength", "0.33", "--out", weak)
    known = set(sys.modules)
    try:
        import albumentations  # noqa: F401
    except ImportError:
        for name in ("", ".augmentations", ".augmentations.geometric", ".augmentations.pixel"):
            module = types.ModuleType("albumentations" + name)
            module.AutoContrast = module.functional = lambda **_: None
            sys.modules[module.__name__] = module
        sys.modules.setdefault("cv2", types.ModuleType("cv2"))
    ours, other = (exported(weak, library, folder) for library in ("torchvision", "albumentations"))
    for name in set(sys.modules) - known:
        if name.split(".")[0] in ("albumentations", "cv2"):
            del sys.modules[name]
    policies = [module.LabelAwarePolicy(seed=5) for module in (ours, other)]
    draws = [[policy.sample(i % 2) for i in range(400)] for policy in policies]
    assert draws[0] == draws[1] and {len(calls) for calls in draws[0]} == {0, 1, 2, 3}
    image = Image.open(IMAGES[0]).convert("RGB")
    for unit, v in (("own", 0.2), ("pixels", 16)):
        assert (other.apply_call(np.asarray(image), "Cutout", v, CENTRE, unit) == np.asarray(ours.apply_call(image, "Cutout", v, CENTRE, unit))).all()


def main():
    example = os.path.join(SOURCE, "examples/policy.json")
    with tempfile.TemporaryDirectory() as folder:
        pale = Image.open(os.path.join(PICTURES, "lighthouse.png")).convert("RGB").resize((75, 50))
        IMAGES.append(os.path.join(folder, "pale.png"))
        pale.point(lambda value: 40 + value * 0.55).save(IMAGES[-1])
        strange = os.path.join(folder, "strange.json")
        with open(strange, "w") as file:
            labels = ['a "quoted" \\ name', "line\nbreak", "ünïcödé 猫", "@LABELS@ @OPS@", "'''", '"""', "#", "*x"]
            json.dump({"format": "la3-policy", "version": 1, "provenance": {"@LABELS@": "a\nb"},
                       "labels": [{"label": label, "triples": [{"ops": ["Invert"] * 3}]} for label in labels]}, file)
        every = os.path.join(folder, "every.json")
        with open(every, "w") as file:
            json.dump({"format": "la3-policy", "version": 1, "labels": [{"label": "*", "triples": [
                {"ops": ["Invert", "Cutout", "Rotate"]}, {"ops": ["Color", "Color", "Identity"]}]}]}, file)

        module = exported(example, "torchvision", folder)
        ways = {"torchvision on PIL images": on_pil(module), "torchvision on tensors": on_tensor(module)}
        for policy in (example, strange, every):
            check_draws(exported(policy, "torchvision", folder), policy)
        check_applies(module)
        check_recipes(folder, example)
        try:
            import albumentations
        except ImportError:
            print("albumentations is not installed: its file is only compiled")
            path = os.path.join(folder, "a.py")
            la3("policy", "export", example, "--to", "albumentations", "--out", path)
            with open(path) as file:
                compile(file.read(), path, "exec")
        else:
            other = exported(example, "albumentations", folder)
            check_draws(other, example)
            ways[f"albumentations {albumentations.__version__}"] = on_array(other)

        found = differences(module, ways, folder)
        if "--table" in sys.argv:
            print_table(found)
        for op, by_way in found.items():
            for way, (mean, share) in by_way.items():
                # Pillow's own shear has another matrix in its last digits; other ways compute by themselves.
                limit = 0.002 if way.endswith("PIL images") and op.startswith("Shear") else 0
                assert not way.endswith("PIL images") or share <= limit, (op, way, mean, share)
                assert mean < 8, (op, way, mean, share)
    print(f"torchvision {torchvision.__version__}: ok")


main()
