"""The loops of docs/python-gpu.md run as they stand there: on a GPU where there is one, else on the CPU."""

import os
import re
import socket
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ.get("LA3_SOURCE", Path(__file__).resolve().parents[2]))

try:
    import torch
except ImportError:
    raise unittest.SkipTest("there is no torch") from None


class Guide(unittest.TestCase):
    def test_its_loops_run(self):
        blocks = re.findall(r"^```python\n(.*?)^```", (SOURCE / "docs" / "python-gpu.md").read_text(), re.M | re.S)
        self.assertGreaterEqual(len(blocks), 5)
        names = {}
        for block in blocks:
            with self.subTest(block):
                if "init_process_group" in block:
                    self.run_alone(block)
                elif "torch.compile" not in block or hasattr(torch, "compile"):
                    exec(block, names)
        self.assertEqual(names["x"].shape[1:], (3, 32, 32))

    def run_alone(self, block):
        """With what torchrun tells each process (Debian's torchrun does not run): one for each GPU, two on the CPU."""
        processes = max(1, torch.cuda.device_count()) if torch.cuda.is_available() else 2
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / "train.py"
            script.write_text(block)
            with socket.socket() as free:
                free.bind(("localhost", 0))
                told = {"MASTER_ADDR": "localhost", "MASTER_PORT": str(free.getsockname()[1]), "WORLD_SIZE": str(processes)}
            started = [
                subprocess.Popen(
                    [sys.executable, str(script)],
                    env={**os.environ, **told, "RANK": str(rank), "LOCAL_RANK": str(rank)},
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    text=True,
                )
                for rank in range(processes)
            ]
            for each in started:
                text, _ = each.communicate()
                self.assertEqual(each.returncode, 0, text[-3000:])


if __name__ == "__main__":
    unittest.main()
