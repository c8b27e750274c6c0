"""Policies: read, write, compare, pickle, refuse."""

import os
import pickle
import tempfile
import unittest
from pathlib import Path

import la3

POLICY = Path(os.environ["LA3_SOURCE"]) / "examples" / "policy.json"


class PolicyFiles(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def write(self, content):
        path = self.folder / "policy.json"
        path.write_bytes(content)
        return path

    def test_what_was_saved_is_loaded(self):
        policy = la3.Policy.load(POLICY)
        self.assertIn("ladybird", policy.labels)
        self.assertEqual(policy.triples("ladybird")[0], la3.Triple(("Rotate", "ShearX", "Sharpness"), None))
        self.assertIn("made", policy.provenance)
        policy.save(self.folder / "again.json")
        again = la3.Policy.load(str(self.folder / "again.json"))
        self.assertEqual(again, policy)
        self.assertEqual(hash(again), hash(policy))
        self.assertNotEqual(again, la3.Policy.random())
        self.assertNotEqual(again, 3)

    def test_flips_say_which_labels_are_mirrored(self):
        head = b'{"format": "la3-flips", "version": 1, "labels": ['
        path = self.write(head + b'{"label": "left", "mirrored": false, "images": 9}, {"label": "cat", "mirrored": true}]}')
        self.assertEqual(la3.read_flips(path), {"left": False, "cat": True})
        self.assertEqual(la3.read_flips(str(path)), {"left": False, "cat": True})
        for wrong, message in (
            (b"[", "policy.json: JSON expected"),
            (b'{"format": "la3-policy"}', "a file of the format 'la3-flips' expected"),
            (head.replace(b"1", b"2") + b"]}", "version: at most 1 expected, found 2"),
            (head + b"]}", "labels: at least one expected"),
            (head + b'{"label": "cat", "mirrored": 1}]}', r"labels\[0\]: a new label and whether it is mirrored expected"),
            (head + b'{"label": "a", "mirrored": true}, {"label": "a", "mirrored": true}]}', r"labels\[1\]"),
        ):
            with self.subTest(message), self.assertRaisesRegex(ValueError, message):
                la3.read_flips(self.write(wrong))
        with self.assertRaises(FileNotFoundError):
            la3.read_flips(self.folder / "none.json")

    def test_a_policy_made_of_parts_is_the_same_as_its_file(self):
        policy = la3.Policy.load(POLICY)
        parts = la3.Policy({name: policy.triples(name) for name in policy.labels}, policy.provenance)
        self.assertEqual(parts, policy)
        scored = la3.Policy({"a": [la3.Triple(("Rotate", "Invert", "Color"), 1.5)]})
        self.assertEqual(la3.Policy.from_json(scored.to_json()).triples("a")[0].score, 1.5)

    def test_a_pickled_policy_comes_back(self):
        policy = la3.Policy.load(POLICY)
        for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
            self.assertEqual(pickle.loads(pickle.dumps(policy, protocol)), policy)

    def test_a_missing_file_is_a_file_not_found(self):
        with self.assertRaisesRegex(FileNotFoundError, "none.json"):
            la3.Policy.load(self.folder / "none.json")
        with self.assertRaisesRegex(IsADirectoryError, "Is a directory"):
            la3.Policy.load(self.folder)
        with self.assertRaisesRegex(FileNotFoundError, "No such folder"):
            la3.Policy.random().save(self.folder / "none" / "policy.json")
        with self.assertRaises(TypeError):
            la3.Policy.load(None)

    def test_a_file_that_is_no_policy_is_a_value_error_with_the_place(self):
        for content, message in (
            (b"", "1:1: not valid JSON"),
            (b"hello", "policy.json:1:1: not valid JSON"),
            (b"[1, 2]", "an object expected"),
            (b'{"format": "la3-policy", "version": 1}', "key 'labels' missing"),
            (b'{"format": "la3-policy", "version": 1, "labels": [{"label": "a", "triples": [{"ops": ["Rotat", "Invert", "Color"]}]}]}', "did you mean 'Rotate'"),
            (b'{"format": "\xff"}', "policy.json:1"),
            (os.urandom(1000), "policy.json"),
        ):
            with self.subTest(content=content[:20]), self.assertRaisesRegex(ValueError, message):
                la3.Policy.load(self.write(content))

    def test_a_pickle_that_runs_code_is_not_run(self):
        ran = self.folder / "ran"

        class Evil:
            def __reduce__(self):
                return (os.mkdir, (str(ran),))

        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            with self.assertRaisesRegex(ValueError, "policy.json"):
                la3.Policy.load(self.write(pickle.dumps(Evil(), protocol)))
        with self.assertRaisesRegex(ValueError, "pickle or an archive; Policy.import_file reads"):
            la3.Policy.load(self.write(pickle.dumps(Evil())))
        with self.assertRaises(ValueError):
            la3.Policy.from_json(pickle.dumps(Evil()))
        self.assertFalse(ran.exists())

    def test_policies_of_other_programs_are_imported(self):
        triples = {0: [("Rotate", "Color", "Cutout")], 1: [("Invert", "Invert", "Identity"), ("ShearX", "Color", "Identity")]}
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            file = self.write(pickle.dumps(triples, protocol))
            policy = la3.Policy.import_file(file, labels=["cat", "dog"])
            self.assertEqual({name: [t.ops for t in policy.triples(name)] for name in policy.labels}, {"cat": triples[0], "dog": triples[1]})
        self.assertEqual(la3.Policy.import_file(file).labels, ["0", "1"])
        file = self.write(policy.to_json().encode())
        self.assertEqual(la3.Policy.import_file(file).labels, ["cat", "dog"])
        file = self.write(b'[[("Invert", 0.5, 0.3), ("Rotate", 1.0, 0.2)]]')
        steps = [{"op": "Invert", "probability": 0.5}, {"op": "Rotate", "magnitude": 0.2 * 60 - 30, "sign": "random"}]
        policy = la3.Policy.import_file(file)
        self.assertEqual(policy.recipes("any"), [{"steps": steps}])
        self.assertEqual(pickle.loads(pickle.dumps(policy)), policy)
        file = self.write(b'[[("Invert", 0.5, 3), ("Rotate", 1.0, 2)]]')
        with self.assertWarnsRegex(UserWarning, "level"):
            self.assertTrue(la3.Policy.import_file(file).is_label_invariant)

    def test_built_in_policies_have_names(self):
        self.assertIn("trivial-augment-wide", la3.Policy.names())
        policy = la3.Policy.named("trivial-augment-wide")
        self.assertEqual((policy.space, policy.is_triples, policy.is_label_invariant), ("trivial-augment-wide", False, True))
        self.assertEqual(len(policy.recipes("any")[0]["steps"][0]["one_of"]), 14)
        self.assertEqual(la3.Policy.from_json(policy.to_json()), policy)
        self.assertEqual(len(la3.Policy.named("pba:cifar10").recipes("any")), 17)
        self.assertTrue(la3.Policy.named("random").is_triples)
        with self.assertRaisesRegex(ValueError, "says more than triples"):
            policy.triples("any")
        with self.assertRaisesRegex(ValueError, "did you mean 'pba:svhn'"):
            la3.Policy.named("pba-svhn")
        with self.assertRaisesRegex(ValueError, "a file or the name of a policy expected"):
            la3.Policy.named("none")

    def test_what_cannot_be_imported_is_a_value_error(self):
        ran = self.folder / "ran"

        class Evil:
            def __reduce__(self):
                return (os.mkdir, (str(ran),))

        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            with self.assertRaisesRegex(ValueError, "asks Python to run code: 'posix.mkdir'.*nothing was run"):
                la3.Policy.import_file(self.write(pickle.dumps(Evil(), protocol)))
        self.assertFalse(ran.exists())
        for data in (b"", b"\x80", b"hello", pickle.dumps([1, 2, 3])):
            with self.assertRaisesRegex(ValueError, "policy.json"):
                la3.Policy.import_file(self.write(data))
        with self.assertRaises(TypeError):
            la3.Policy.import_file(self.folder / "policy.json", labels="cat")

    def test_a_policy_that_cannot_be_is_refused(self):
        for labels, error, message in (
            ({}, ValueError, "at least one label"),
            ({"a": []}, ValueError, "at least one triple"),
            ({"": [("Invert",) * 3]}, ValueError, "a name expected"),
            ({"a": [("Invert", "Invert")]}, ValueError, "three operations"),
            ({"a": ["Invert"]}, ValueError, "three operations"),
            ({"a": [("Invert", "Invert", 3)]}, ValueError, "three operations"),
            ({"a": [("Invert", "Invert", "Rotat")]}, ValueError, "did you mean 'Rotate'"),
            ({"*": [("Invert",) * 3], "b": [("Invert",) * 3]}, ValueError, "must be the only one"),
            ({3: [("Invert",) * 3]}, TypeError, "a name expected, found int"),
        ):
            with self.subTest(labels=labels), self.assertRaisesRegex(error, message):
                la3.Policy(labels)
        with self.assertRaisesRegex(ValueError, "no label 'ladybrid'; did you mean 'ladybird'"):
            la3.Policy.load(POLICY).triples("ladybrid")


if __name__ == "__main__":
    unittest.main()
