#!/usr/bin/env python3
"""Every write, fsync, rename, open, mapping, large allocation and thread of small commands fails once:

    tests/faults/faults.py --la3 LA3 --shim SHIM [--all | --sample N] [--seed S] [--only NAME] [--torch]

A fault may be a failure, a write that is cut short, the death of the process, or a power cut (what was not flushed is lost;
shim.cpp). Whatever it is, the command ends with exit code 0, or with 1 and a message that has a reason; never by a signal of
its own. The same command again, or resumed, comes to the result of an undisturbed one. A fault that nobody notices must leave
that result too. --all takes every call of every command, --sample so many of them at random. Ctrl-C ends it with the figures so
far."""
import argparse
import hashlib
import json
import os
import random
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time

CALLS = ["write", "fsync", "rename", "open", "mmap", "malloc", "thread", "end"]
HOWS = {"write": ["fail", "short", "kill", "power"], "fsync": ["fail", "kill", "power"], "rename": ["fail", "kill", "power"],
        "open": ["fail", "kill"], "mmap": ["fail"], "malloc": ["fail"], "thread": ["fail"],
        "end": ["power"]}
DATA = "shapes?train=40&validation=10&test=10"


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()[:16]


def files(folder, wanted):
    """The contents of files below a folder that the pattern wants, by name."""
    found = {}
    for root, _, names in os.walk(folder):
        for name in names:
            path = os.path.relpath(os.path.join(root, name), folder)
            if re.fullmatch(wanted, path):
                found[path] = digest(os.path.join(root, name))
    return found


def without_times(path):
    with open(path) as file:
        lines = [json.loads(line) for line in file]
    return [{key: value for key, value in line.items() if "second" not in key and key not in ("images_per_s", "waiting_share")} for line in lines]


class Command:
    """A command in a folder of its own: `make` writes what it needs, `result` tells what it came to, `again` goes on as soon as
    the file `begun` is there."""

    def __init__(self, name, words, result, again=None, begun=".", make=None, needs_torch=False, calls=CALLS):
        self.name, self.words, self.result, self.again, self.begun = name, words, result, again or words, begun
        self.make, self.needs_torch, self.calls = make, needs_torch, calls


def commands():
    def photos(la3):
        subprocess.run([la3, "data", "export", "shapes?train=6&validation=2&test=2", "--out", "photos", "--quiet"], check=True, stdout=subprocess.DEVNULL)

    def trained(la3):
        subprocess.run([la3, "train", "--data", DATA, *SMALL, "--epochs", "1", "--out", "start", "--quiet"], check=True, stdout=subprocess.DEVNULL)

    def finished(la3):
        subprocess.run([la3, "run", "--data", DATA, *RUN, "--out", "run", "--quiet"], check=True, stdout=subprocess.DEVNULL)

    SMALL = ["--network", "wrn-10-1", "--batch-size", "20", "--warmup-epochs", "0", "--train-images", "40", "--threads", "1", "--device", "cpu"]
    RUN = [*SMALL, "--pretrain-epochs", "1", "--epochs", "1", "--seeds", "1", "--iterations", "6", "--warm-up", "4", "--predictor-epochs", "2", "--strength", "auto",
           "--compare", "none,learned", "--anyway", "--yes", "--side-by-side", "1"]
    yield Command("data-shard", ["data", "shard", "folder:photos", "--out", "out", "--threads", "2"],
                  lambda: files("out", r".*\.tar|.*\.txt"), make=photos)
    yield Command("data-export", ["data", "export", "shapes?train=6&validation=2&test=2", "--out", "out", "--threads", "2"],
                  lambda: files("out", r".*\.png"))
    yield Command("augment-data", ["augment", "--data", "folder:photos", "--policy", "trivial-augment-wide", "--copies", "1", "--out", "out", "--threads", "2"],
                  lambda: files("out", r".*\.png"), make=photos,
                  again=["augment", "--data", "folder:photos", "--policy", "trivial-augment-wide", "--copies", "1", "--out", "out", "--threads", "2", "--resume"])
    yield Command("data-index", ["data", "index", "folder:photos", "--threads", "2"], lambda: sorted(files("photos", r"\.la3-index")), make=photos)
    yield Command("train", ["train", "--data", DATA, *SMALL, "--epochs", "3", "--out", "out"],
                  lambda: (files("out", r"weights\.safetensors|predictions\.bin"), without_times("out/metrics.jsonl")),
                  again=["train", "--data", DATA, *SMALL, "--epochs", "3", "--out", "out", "--resume"], needs_torch=True,
                  calls=["write", "fsync", "rename", "open", "thread", "end"])
    search = ["search", "--data", DATA, "--weights", "start/weights.safetensors", "--iterations", "8", "--warm-up", "4", "--predictor-epochs", "2",
              "--threads", "1", "--device", "cpu", "--anyway", "--out", "out"]
    yield Command("search", search, lambda: (files("out", r"evaluations\.jsonl"), without_times("out/metrics.jsonl")), again=[*search, "--resume"],
                  make=trained, needs_torch=True, calls=["write", "fsync", "rename", "open", "end"])
    # Before there are settings in the folder, --resume without any begins another run, as it says.
    run = ["run", "--data", DATA, *RUN, "--out", "out"]
    yield Command("run", run, lambda: files("out", r"policy\.json|search/evaluations\.jsonl|train/.*/weights\.safetensors"),
                  again=["run", "--resume", "--out", "out", "--threads", "1", "--anyway", "--yes"], begun="out/config.toml", needs_torch=True,
                  calls=["write", "fsync", "rename", "open", "end"])
    yield Command("report", ["report", "run"], lambda: sorted(files("run", r"report\.html")), make=finished, needs_torch=True, calls=["write", "fsync", "rename", "open", "end"])


class Tester:
    def __init__(self, options):
        self.options = options
        self.tried = self.unnoticed = self.survived = 0
        self.problems = []

    def start(self, words, fault=None, counts=None):
        environment = {**os.environ, "CUDA_VISIBLE_DEVICES": "", "OMP_NUM_THREADS": "1"}
        if fault or counts:
            environment.update(LD_PRELOAD=self.options.shim, LA3_FAULT_UNDER=os.getcwd())
        if fault:
            environment["LA3_FAULT"] = fault
        if counts:
            with open(counts, "wb") as file:
                file.write(bytes(8 * len(CALLS)))
            environment["LA3_FAULT_COUNTS"] = counts
        return subprocess.run([self.la3, *words], env=environment, capture_output=True, text=True, timeout=300, errors="replace")

    def prepare(self, command, template):
        shutil.rmtree("work", ignore_errors=True)
        shutil.copytree(template, "work")
        os.chdir("work")

    def one(self, command, template, expected, fault):
        here = os.getcwd()
        self.prepare(command, template)
        try:
            self.tried += 1
            call, number, how = fault.split(":")
            ended = self.start(command.words, fault)
            said = (ended.stderr or "").strip()
            where = f"{command.name} {fault}"
            if how in ("kill", "power"):
                if ended.returncode not in (-9, 0, 1):
                    self.problems.append(f"{where}: exit code {ended.returncode}: {said[-300:]}")
                    return
            elif ended.returncode not in (0, 1):
                self.problems.append(f"{where}: exit code {ended.returncode} instead of 0 or 1: {said[-300:]}")
                return
            elif ended.returncode == 1 and not re.search(r"^la3: error: .{10,}|^libgomp: ", said, re.M):
                self.problems.append(f"{where}: no message: {said[-300:]!r}")
                return
            if ended.returncode == 0:
                self.unnoticed += 1
                result = command.result()
                if result != expected:
                    self.problems.append(f"{where}: went unnoticed, but the result is another one")
                return
            if call == "end":  # the command had done its work
                if command.result() != expected:
                    self.problems.append(f"{where}: the result was not on disk")
                else:
                    self.survived += 1
                return
            again = self.start(command.again if os.path.exists(command.begun) else command.words)
            if again.returncode != 0 and command.again != command.words:  # nothing to resume yet
                again = self.start(command.words)
            if again.returncode != 0:
                self.problems.append(f"{where}: cannot go on: {again.stderr.strip()[-300:]} (before: {said[-200:]})")
                return
            result = command.result()
            if result != expected:
                self.problems.append(f"{where}: went on to another result")
                return
            leftovers = [name for _, folders, names in os.walk(".") for name in folders + names if ".la3-tmp-" in name or name.endswith(".unfinished")]
            if leftovers:
                self.problems.append(f"{where}: left behind: {leftovers[:3]}")
                return
            self.survived += 1
        except KeyboardInterrupt:
            self.tried -= 1
            raise
        except Exception as error:  # a result that cannot be read, or no end within the time
            self.problems.append(f"{command.name} {fault}: {error!r}")
        finally:
            os.chdir(here)

    def run(self, command, generator):
        self.la3 = self.options.la3
        template = os.path.abspath("template")
        shutil.rmtree(template, ignore_errors=True)
        os.mkdir(template)
        here = os.getcwd()
        os.chdir(template)
        if command.make:
            command.make(self.la3)
        os.chdir(here)
        self.prepare(command, template)
        counted = self.start(command.words, counts="../counts")
        assert counted.returncode == 0, f"{command.name}: {counted.stderr}"
        expected = command.result()
        assert expected, command.name
        os.chdir(here)
        with open("counts", "rb") as file:
            counts = dict(zip(CALLS, struct.unpack(f"={len(CALLS)}Q", file.read())))
        faults = [f"{call}:{number}:{how}" for call in command.calls for number in range(1, counts[call] + 1) for how in HOWS[call]]
        if self.options.only and self.options.fault:
            faults = [self.options.fault]
        elif not self.options.all:
            share = self.options.sample if not command.needs_torch else max(2, self.options.sample // 10)
            by_call = [[fault for fault in faults if fault.startswith(call + ":")] for call in command.calls]
            faults = [generator.choice(generator.choice([few for few in by_call if few])) for _ in range(share)]
        began, before, tried = time.monotonic(), len(self.problems), self.tried
        try:
            for fault in faults:
                self.one(command, template, expected, fault)
        finally:  # also when it is interrupted
            print(f"| {command.name} | {', '.join(f'{counts[call]} {call}' for call in command.calls)} | {self.tried - tried} of {len(faults)} | "
                  f"{len(self.problems) - before} | {time.monotonic() - began:.0f} s |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--la3", required=True)
    parser.add_argument("--shim", required=True)
    parser.add_argument("--all", action="store_true", help="every fault of every command")
    parser.add_argument("--sample", type=int, default=30, help="so many of each; a tenth of it for commands that need LibTorch")
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--only", help="one command")
    parser.add_argument("--fault", help="with --only: one fault, as write:3:kill")
    parser.add_argument("--torch", action="store_true", help="also commands that need LibTorch")
    options = parser.parse_args()
    options.la3, options.shim = os.path.realpath(options.la3), os.path.realpath(options.shim)
    seed = options.seed if options.seed is not None else random.randrange(10**6)
    tester, generator = Tester(options), random.Random(seed)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        print(f"seed {seed}\n| command | calls | faults | problems | time |\n|---|---|---|---|---|")
        try:
            for command in commands():
                if (options.only and options.only != command.name) or (command.needs_torch and not options.torch):
                    continue
                tester.run(command, generator)
        except KeyboardInterrupt:
            print("interrupted")
        os.chdir("/")
    print(f"{tester.tried} faults: {tester.survived} noticed and survived, {tester.unnoticed} harmless, {len(tester.problems)} problems")
    for problem in tester.problems:
        print("PROBLEM " + problem)
    return 1 if tester.problems or tester.tried == 0 else 0


sys.exit(main())
