"""The examples in the docstrings do what they say, and everything public has a docstring and annotations."""

import doctest
import inspect
import unittest

import la3
import la3._augment
import la3._ops
import la3._policy
import la3._program
import la3._samples
import la3._transform

try:
    import la3.torch
except ImportError:
    pass


def load_tests(loader, tests, pattern):
    modules = [la3, la3._augment, la3._ops, la3._policy, la3._program, la3._samples, la3._transform]
    for module in modules + ([la3.torch, la3._device, la3._resident] if "torch" in vars(la3) else []):
        tests.addTests(doctest.DocTestSuite(module))
    return tests


class Public(unittest.TestCase):
    def test_everything_public_is_documented_and_annotated(self):
        for name in la3.__all__:
            thing = getattr(la3, name)
            if not callable(thing):
                continue
            self.assertTrue(thing.__doc__, name)
            for part, value in [(name, thing)] if inspect.isfunction(thing) else inspect.getmembers(thing, inspect.isfunction):
                if not part.startswith("_") and value.__module__.startswith("la3"):
                    self.assertTrue(value.__doc__, f"{name}.{part}")
                    self.assertIn("return", value.__annotations__, f"{name}.{part}")

    def test_neither_torch_nor_pillow_is_imported_unasked(self):
        import subprocess
        import sys

        code = "import la3, sys; sys.exit(any(name in sys.modules for name in ('torch', 'PIL', 'PIL.Image')))"
        self.assertEqual(subprocess.run([sys.executable, "-c", code], check=False).returncode, 0)

    def test_an_unknown_name_is_an_attribute_error(self):
        with self.assertRaisesRegex(AttributeError, "no attribute 'nonsense'"):
            la3.nonsense


if __name__ == "__main__":
    unittest.main()
