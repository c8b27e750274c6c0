"""Where the torch of this python3 keeps its LibTorch: prints CMAKE_PREFIX;VERSION;CUDA, the last empty without CUDA.
Nothing where there is none. Reads torch's version file only: importing it would take seconds."""
import importlib.util
import os
import runpy

spec = importlib.util.find_spec("torch")
if spec and spec.origin:
    folder = os.path.dirname(spec.origin)
    prefix = os.path.join(folder, "share", "cmake")
    if os.path.exists(os.path.join(prefix, "Torch", "TorchConfig.cmake")):
        version = runpy.run_path(os.path.join(folder, "version.py"))
        print(prefix, version["__version__"], version.get("cuda") or "", sep=";")
