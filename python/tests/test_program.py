"""search, construct and run: the la3 program from Python, its progress, Ctrl-C and messages."""

import _thread
import os
import stat
import subprocess
import tempfile
import threading
import unittest
import unittest.mock
from pathlib import Path

import la3

PROGRAM = os.environ["LA3_PROGRAM"]
HAS_TORCH = "  search " in subprocess.run([PROGRAM, "--help"], stdout=subprocess.PIPE, text=True, check=False).stdout
SEARCH = {"network": "wrn-10-1", "iterations": 12, "warm_up": 4, "predictor_epochs": 10, "quality_every": 0, "seed": 3, "anyway": True}


class InFolder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def script(self, text):
        """A program that is not la3."""
        path = self.folder / "program"
        path.write_text("#!/bin/sh\n" + text)
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return path


class Program(InFolder):
    """What the package makes of what a program says and does."""

    def test_progress_and_result(self):
        seen = []
        program = self.script(
            """echo 'a line for people' >&2
echo '{"event": "stage", "stage": "search", "text": "begins", "stages": 2}' >&2
echo '{"event": "progress", "text": "iteration 3", "done": 3, "total": 9, "loss": 1.5}' >&2
echo '{"evaluations_file": "'"$*"'"}'"""
        )
        found = la3.search("shapes", self.folder, seed=5, threads=2, batch_size=7, label_invariant=True, skip_bad=False, device=None, program=program, progress=seen.append)
        self.assertEqual(
            str(found.evaluations),
            f"--json --progress=json search --data=shapes --out={self.folder} --seed=5 --threads=2 --batch-size=7 --label-invariant",
        )
        self.assertEqual(
            seen,
            [la3.Progress("begins", "search", None, None, {"stages": 2}), la3.Progress("iteration 3", "search", 3, 9, {"loss": 1.5})],
        )

    def test_run_starts_from_weights(self):
        weights = self.folder / "start.pth"
        weights.touch()
        with self.assertRaisesRegex(RuntimeError, f"^--json --progress=json run --data=shapes --out=out --threads=0 --epochs=2 --init={weights}$"):
            la3.run("shapes", "out", init=weights, epochs=2, program=self.script('echo "la3: $*" >&2; exit 1'))

    def test_several_values_have_commas_between_them(self):
        program = self.script('echo "la3: $*" >&2; exit 1')
        with self.assertRaisesRegex(RuntimeError, "--compare=none,learned --mean=0.5,0.25,0 --init-from=a,b$"):
            la3.run("shapes", "out", compare=["none", "learned"], mean=(0.5, 0.25, 0), init_from=[Path("a"), "b"], program=program)

    def test_a_plan_has_neither_policy_nor_report(self):
        planned = la3.run("shapes", "out", dry_run=True, program=self.script('echo \'{"out": "runs/shapes", "seconds": 7}\''))
        self.assertEqual((planned.out, planned.policy, planned.policy_file, planned.report), (Path("runs/shapes"), None, None, None))
        self.assertEqual(planned.figures["seconds"], 7)

    def test_messages_become_exceptions(self):
        for script, error, message in (
            ("echo 'la3: error: photos: no images' >&2; exit 1", RuntimeError, "^photos: no images$"),
            ("echo 'la3: error: first line\nsecond line' >&2; exit 1", RuntimeError, "^first line\nsecond line$"),
            ("exit 1", RuntimeError, "exit code 1"),
            ("echo 'la3: error: out: holds a run already; --resume goes on' >&2; exit 1", RuntimeError, r"--resume goes on \(in Python, --resume is resume=True\)$"),
            ("echo hello", RuntimeError, "printed no result; is it la3"),
            ("kill -9 $$", RuntimeError, "ended by signal 9"),
            ("[ $1 = --help ] && echo '  run   everything' && exit 0; echo 'la3: --epoch: not expected\nRun with --help for more information.' >&2; exit 2", ValueError, "^--epoch: not expected$"),
            ("[ $1 = --help ] && exit 0; exit 2", RuntimeError, "built without LibTorch"),
        ):
            with self.subTest(script), self.assertRaisesRegex(error, message):
                la3.run("shapes", self.folder / "out", program=self.script(script))

    def test_what_is_missing_is_said_before_anything_runs(self):
        with self.assertRaisesRegex(FileNotFoundError, "no-photos"):
            la3.run("folder:no-photos", self.folder / "out")
        with self.assertRaisesRegex(FileNotFoundError, "none.safetensors"):
            la3.search("shapes", self.folder / "out", weights="none.safetensors")
        with self.assertRaisesRegex(FileNotFoundError, "none.pth"):
            la3.run("shapes", self.folder / "out", init="none.pth")
        with self.assertRaisesRegex(FileNotFoundError, "no-program"):
            la3.run("shapes", self.folder / "out", program="no-program")
        with self.assertRaisesRegex(TypeError, "data: 'shapes'"):
            la3.run(3)
        with self.assertRaisesRegex(ValueError, "seed -1"):
            la3.run("shapes", self.folder / "out", seed=-1)

    def test_ctrl_c_lets_the_program_save(self):
        saved = self.folder / "saved"
        program = self.script(f"trap 'touch {saved}; exit 130' INT; echo '{{\"event\": \"note\", \"text\": \"on\"}}' >&2; while :; do sleep 0.05; done")
        with self.assertRaises(KeyboardInterrupt):
            la3.run("shapes", self.folder / "out", program=program, progress=lambda at: _thread.interrupt_main())
        self.assertTrue(saved.exists())

    def test_a_launcher_of_several_processes_is_not_for_the_program(self):
        launched = {"RANK": "1", "WORLD_SIZE": "2", "OMPI_COMM_WORLD_RANK": "1", "SLURM_STEP_NUM_TASKS": "2"}
        with unittest.mock.patch.dict(os.environ, launched), self.assertRaisesRegex(RuntimeError, "^alone:$"):
            la3.run("shapes", self.folder / "out", program=self.script('echo "la3: alone: $RANK$WORLD_SIZE$OMPI_COMM_WORLD_RANK$SLURM_STEP_NUM_TASKS" >&2; exit 1'))

    def test_an_exception_of_the_callback_stops_the_program(self):
        saved = self.folder / "saved"
        program = self.script(f"trap 'touch {saved}; exit 130' INT; echo '{{\"event\": \"note\", \"text\": \"on\"}}' >&2; while :; do sleep 0.05; done")

        def fails(at):
            raise LookupError("of the callback")

        with self.assertRaisesRegex(LookupError, "of the callback"):
            la3.run("shapes", self.folder / "out", program=program, progress=fails)
        self.assertTrue(saved.exists())

    def test_a_program_without_libtorch_is_named(self):
        if HAS_TORCH:
            self.skipTest("this build has LibTorch")
        with self.assertRaisesRegex(RuntimeError, "has no `run`: it was built without LibTorch"):
            la3.run("shapes", self.folder / "out", program=PROGRAM)


@unittest.skipUnless(HAS_TORCH, "la3 was built without LibTorch")
class Learning(InFolder):
    def test_search_construct_and_resume(self):
        seen = []
        whole = la3.search("shapes", self.folder / "whole", progress=seen.append, **SEARCH)
        self.assertEqual(whole.figures["iterations"], 12)
        self.assertTrue(seen)

        # The same, stopped on the way.
        def stop(at):
            if at.done is not None:
                raise KeyboardInterrupt

        stopped = self.folder / "stopped"
        try:
            la3.search("shapes", stopped, progress=stop, **{**SEARCH, "iterations": 400, "warm_up": 400})
            self.fail("it was not stopped")
        except KeyboardInterrupt:
            pass
        with self.assertRaisesRegex(RuntimeError, "holds a run already.* resume=True"):
            la3.search("shapes", self.folder / "whole", **SEARCH)
        again = la3.search("shapes", self.folder / "whole", resume=True, **SEARCH)
        self.assertEqual(again.evaluations.read_bytes(), whole.evaluations.read_bytes())

        # In this process, and by the program.
        events = []
        policy = la3.construct(whole, self.folder / "here.json", alpha=3, triples=20, predictor_epochs=10, seed=3, progress=events.append)
        command = [PROGRAM, "construct", "--evaluations", whole.evaluations, "--out", self.folder / "there.json", "--alpha", "3", "--triples", "20", "--predictor-epochs", "10", "--seed", "3"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        self.assertEqual((self.folder / "here.json").read_bytes(), (self.folder / "there.json").read_bytes())
        self.assertEqual(la3.Policy.load(self.folder / "here.json"), policy)
        self.assertEqual([event.done for event in events], [0, 1])
        mild = la3.construct(whole, alpha=3, triples=20, predictor_epochs=10, strength=0.25, seed=3)
        subprocess.run([*command, "--strength", "0.25"], check=True, stdout=subprocess.DEVNULL)
        self.assertEqual(la3.Policy.load(self.folder / "there.json"), mild)
        self.assertFalse(mild.is_triples)
        linear = la3.construct(whole, alpha=3, triples=20, predictor_epochs=10, predictor="linear", seed=3)
        subprocess.run([*command, "--predictor", "linear"], check=True, stdout=subprocess.DEVNULL)
        self.assertEqual(la3.Policy.load(self.folder / "there.json"), linear)
        self.assertNotEqual(linear, policy)
        pooled = la3.construct(whole, alpha=3, triples=20, predictor_epochs=10, pool=0.5, tilt=0.1, strength=0.5, seed=3)
        subprocess.run([*command, "--pool", "0.5", "--tilt", "0.1", "--strength", "0.5"], check=True, stdout=subprocess.DEVNULL)
        self.assertEqual(la3.Policy.load(self.folder / "there.json"), pooled)
        shared = la3.construct(whole, alpha=3, triples=20, predictor_epochs=10, pool=1, seed=3)
        subprocess.run([*command, "--pool", "1"], check=True, stdout=subprocess.DEVNULL)
        self.assertEqual(la3.Policy.load(self.folder / "there.json"), shared)
        with self.assertRaisesRegex(ValueError, "pool: a share from 0 to 1 expected, found 2"):
            la3.construct(whole, pool=2)
        with self.assertRaisesRegex(ValueError, "tilt: 0 without a pool expected, found 0.1"):
            la3.construct(whole, tilt=0.1)
        with self.assertRaisesRegex(ValueError, "predictor 'cubic': 'network' or 'linear' expected"):
            la3.construct(whole, predictor="cubic")
        with self.assertWarnsRegex(UserWarning, "of 400 iterations"):
            la3.construct(stopped / "evaluations.jsonl", triples=5, predictor_epochs=5)

    def test_a_whole_run(self):
        seen = []
        result = la3.run(
            "shapes", self.folder / "run", progress=seen.append, network="wrn-10-1", pretrain_epochs=1, epochs=1, iterations=4, warm_up=2, seeds=1, predictor_epochs=10,
            compare="none,random,learned", anyway=True, seed=3,
        )
        self.assertEqual(len(result.policy.labels), 10)
        self.assertEqual(result.policy_file, self.folder / "run" / "policy.json")
        self.assertTrue(result.report.exists())
        self.assertEqual([row["policy"] for row in result.figures["policies"]], ["none", "random", "policy"])
        self.assertLessEqual({"pretrain", "search", "construct", "report"}, {at.stage for at in seen})
        again = la3.run(out=self.folder / "run", resume=True)  # data, seed and all else as it was begun
        self.assertEqual((again.policy, again.figures["policies"]), (result.policy, result.figures["policies"]))
        with self.assertRaisesRegex(RuntimeError, "'seed = 3' there, 'seed = 0' here"):
            la3.run(out=self.folder / "run", resume=True, seed=0)
        more = la3.run(out=self.folder / "run", resume=True, seeds=2)
        self.assertEqual((more.policy, more.figures["seeds"]), (result.policy, 2))

    def test_a_run_that_is_only_planned(self):
        planned = la3.run("shapes", self.folder / "run", dry_run=True, compare=["none", "op:Invert"], network="wrn-10-1", epochs=1, seeds=1)
        self.assertEqual((planned.out, planned.policy, planned.report), (self.folder / "run", None, None))
        self.assertTrue(planned.figures["stages"])
        self.assertFalse((self.folder / "run").exists())

    def test_a_run_that_only_compares(self):
        result = la3.run("shapes", self.folder / "run", compare="none,op:Invert", network="wrn-10-1", epochs=1, seeds=1)
        self.assertEqual((result.out, result.policy, result.policy_file), (self.folder / "run", None, None))
        self.assertEqual([row["policy"] for row in result.figures["policies"]], ["none", "op-invert"])

    def test_options_that_are_none(self):
        with self.assertRaisesRegex(ValueError, "--epoch"):
            la3.run("shapes", self.folder / "out", epoch=3)
        with self.assertRaisesRegex(ValueError, "--epochs"):
            la3.run("shapes", self.folder / "out", epochs="many")
        with self.assertRaisesRegex(RuntimeError, "nonsense"):
            la3.run("nonsense", self.folder / "out")
        self.assertFalse((self.folder / "out").exists())


class Construct(InFolder):
    def test_files_that_are_no_evaluations(self):
        with self.assertRaisesRegex(FileNotFoundError, "none.jsonl"):
            la3.construct(self.folder / "none.jsonl")
        path = self.folder / "wrong.jsonl"
        path.write_text("hello\n")
        with self.assertRaisesRegex(ValueError, "wrong.jsonl"):
            la3.construct(path)
        with self.assertRaisesRegex(ValueError, "select 'best'"):
            la3.construct(path, select="best")
        with self.assertRaisesRegex(ValueError, "alpha: a number from 0 expected, found nan"):
            la3.construct(path, alpha=float("nan"))


if __name__ == "__main__":
    threading.excepthook = lambda args: None
    unittest.main()
