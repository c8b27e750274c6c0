"""Lets CMake compile the extension for `pip install .`; all else stands in pyproject.toml."""

import os
import re
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

root = Path(__file__).resolve().parent
version = re.search(r"project\(la3 VERSION ([0-9.]+)", (root / "CMakeLists.txt").read_text()).group(1)


class CMakeBuild(build_ext):
    def build_extension(self, extension):
        build = Path(self.build_temp).resolve()
        target = Path(self.get_ext_fullpath(extension.name)).resolve()
        flags = ["-DCMAKE_BUILD_TYPE=Release", "-DLA3_PYTHON_ONLY=ON", f"-DPython_EXECUTABLE={sys.executable}"]
        try:
            import pybind11

            flags.append(f"-Dpybind11_DIR={pybind11.get_cmake_dir()}")
        except ImportError:
            pass  # the system's, which CMake finds
        flags += os.environ.get("CMAKE_ARGS", "").split()
        subprocess.run(["cmake", "-S", str(root), "-B", str(build), *flags], check=True)
        subprocess.run(["cmake", "--build", str(build), "--target", "la3_python", "--parallel", str(self.parallel or 2)], check=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        for file in [target.name, "_build.py"]:
            self.copy_file(str(build / "python" / "la3" / file), str(target.parent / file))


setup(version=version, ext_modules=[Extension("la3._la3", [])], cmdclass={"build_ext": CMakeBuild})
