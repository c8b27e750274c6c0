#!/usr/bin/env python3
"""Small runs, trainings, searches and reports in a row, with random settings, kills and resumes:

    tests/soak.py --la3 LA3 --hours 8 --seed 1 [--pieces 200] [--epochs 10000]

Every piece of work is done twice: undisturbed, and killed at random moments and resumed until it is done. Both must come to
the same result, and leave no temporary file, in their folder or in that for temporary files. The memory of `la3 train` over many small epochs must stay flat, and so must its
descriptors. Prints a line for every piece and the figures at the end; the same seed repeats the same work."""
import argparse
import hashlib
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

DATA = "shapes?train={train}&validation=12&test=12"
ENVIRONMENT = {**os.environ, "CUDA_VISIBLE_DEVICES": "", "OMP_NUM_THREADS": "1"}


def digests(folder, wanted):
    found = {}
    for root, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(root, name)
            if re.search(wanted, path):
                with open(path, "rb") as file:
                    found[os.path.relpath(path, folder)] = hashlib.sha256(file.read()).hexdigest()
    return found


def leftovers(folder):
    left = [name for _, folders, names in os.walk(folder) for name in folders + names if ".la3-tmp-" in name or name.endswith(".unfinished")]
    return left + os.listdir(ENVIRONMENT["TMPDIR"])


def call(la3, words, seconds=None):
    """The exit code; with `seconds`, the process is killed if it lives so long."""
    process = subprocess.Popen([la3, *words], env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace")
    try:
        said = process.communicate(timeout=seconds if seconds is not None else 1800)[1]
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        return -signal.SIGKILL, ""
    return process.returncode, said


def piece_of_work(generator):
    """Words of a command without --out, those to resume it, and which of its files must be the same."""
    network = generator.choice(["wrn-10-1", "wrn-16-1"])
    small = ["--data", DATA.format(train=generator.choice([20, 40, 60])), "--network", network, "--batch-size", str(generator.choice([10, 20])),
             "--warmup-epochs", "0", "--seed", str(generator.randrange(100)), "--threads", "1", "--device", "cpu", "--quiet"]
    if generator.random() < 0.5:
        words = ["train", *small, "--epochs", str(generator.randint(2, 5)), "--lr", str(generator.choice([0.02, 0.1])),
                 "--policy", generator.choice(["none", "trivial-augment"])]
        return words, [*words, "--resume"], r"weights\.safetensors$"
    words = ["run", *small, "--train-images", "100", "--pretrain-epochs", "1", "--epochs", "1", "--seeds", "1", "--iterations", str(generator.randint(5, 9)), "--warm-up", "4",
             "--predictor-epochs", "2", "--compare", "none,learned", "--side-by-side", "1", "--anyway", "--yes"]
    return words, ["run", "--resume", "--threads", "1", "--anyway", "--yes", "--quiet"], r"policy\.json$|evaluations\.jsonl$|train/[^/]*/weights\.safetensors$"


def disturbed(la3, words, again, out, generator, took):
    """Kills it at random moments until it is done. How often it was killed."""
    kills = 0
    while True:
        code, said = call(la3, [*(again if kills and os.path.exists(out) else words), "--out", out], took * generator.uniform(0.1, 1.0) if kills < 6 else None)
        if code == 0:
            return kills
        if code != -signal.SIGKILL:
            # Killed before there was anything to resume.
            code, said = call(la3, [*words, "--out", out])
            assert code == 0, said
            return kills
        kills += 1


def watch_memory(la3, epochs):
    """The resident memory in kB and the descriptors of a long training, from its first tenth and its last, without the
    evaluation after the last epoch, which takes memory of its own."""
    words = ["train", "--data", "shapes?train=4&validation=2&test=2", "--network", "wrn-10-1", "--batch-size", "20", "--train-images", "20",
             "--warmup-epochs", "0", "--epochs", str(epochs), "--evaluate-every", str(epochs), "--threads", "1", "--device", "cpu", "--quiet", "--out", "long"]
    process = subprocess.Popen([la3, *words], env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    seen = []
    while process.poll() is None:
        try:
            with open(f"/proc/{process.pid}/statm") as file:
                pages = int(file.read().split()[1])
            with open("long/metrics.jsonl") as file:
                done = sum(1 for _ in file)
            seen.append((done, pages * os.sysconf("SC_PAGESIZE") // 1024, len(os.listdir(f"/proc/{process.pid}/fd"))))
        except (OSError, ValueError, IndexError):
            pass
        time.sleep(0.2)
    assert process.returncode == 0, process.stderr.read()
    first = [entry for entry in seen if epochs * 0.05 <= entry[0] <= epochs * 0.2]
    last = [entry for entry in seen if epochs * 0.9 <= entry[0] < epochs - 1]
    assert first and last, "too few epochs to tell"
    return max(entry[1] for entry in first), max(entry[1] for entry in last), max(entry[2] for entry in first), max(entry[2] for entry in last)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--la3", required=True)
    parser.add_argument("--hours", type=float, default=8)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--pieces", type=int, default=10**9, help="of work, at most")
    parser.add_argument("--epochs", type=int, default=10000, help="of the training whose memory is watched; 0: none")
    options = parser.parse_args()
    la3, generator = os.path.realpath(options.la3), random.Random(options.seed)
    end = time.monotonic() + 3600 * options.hours
    pieces = kills = problems = 0
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        ENVIRONMENT["TMPDIR"] = os.path.join(folder, "temporary")
        os.mkdir("temporary")
        if options.epochs:
            before, after, files_before, files_after = watch_memory(la3, options.epochs)
            print(f"{options.epochs} epochs: {before} kB at their beginning, {after} kB at their end; {files_before} and {files_after} descriptors", flush=True)
            if after > 1.01 * before or files_after > files_before:
                problems += 1
                print("PROBLEM memory or descriptors grow")
        while time.monotonic() < end and pieces < options.pieces:
            words, again, wanted = piece_of_work(generator)
            began = time.monotonic()
            code, said = call(la3, [*words, "--out", "whole"])
            took = time.monotonic() - began
            assert code == 0, (words, said)
            killed = disturbed(la3, words, again, "killed", generator, took)
            same = digests("whole", wanted) == digests("killed", wanted) and digests("whole", wanted)
            left = leftovers("killed")
            if words[0] == "run":
                code, said = call(la3, ["report", "killed"])
                same = same and code == 0
            pieces, kills = pieces + 1, kills + killed
            if not same or left:
                problems += 1
                print("PROBLEM", "another result" if not same else f"left behind: {left[:3]}", *words)
            print(f"{pieces}: la3 {words[0]}, {took:.1f} s, killed {killed} times", flush=True)
            shutil.rmtree("whole")
            shutil.rmtree("killed")
        os.chdir("/")
    print(f"{pieces} pieces of work, {kills} kills, {problems} problems, seed {options.seed}")
    return 1 if problems else 0


sys.exit(main())
