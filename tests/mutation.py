#!/usr/bin/env python3
"""Plants one mistake at a time in the core of la3 and counts those that no test sees:

    tests/mutation.py [--rooms augment policy search safetensors checkpoint] [--sample 60] [--seed 1] [--build build/mutation]
    tests/mutation.py --only la3/augment/draw.h:44:30:comparison     # as its output names them; may be repeated

A mistake is a comparison, a sign or a condition turned around, a number that is one too large, min for max, break for continue,
or a call that is left out. `--sample` of them are drawn from all that a room's files (ROOMS) offer. Each is compiled in a copy of the
tree, never in the tree itself, and the room's test programs run until one case fails: "caught". A program that crashes or takes
ten times as long has caught it too. What does not compile does not count. Ends with a table and the survivors, which
BUILD/survivors.txt keeps; ends with code 1 if fewer than 90% of a room were caught."""
import argparse
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import time

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), ".."))
# Files, and the test programs that know them.
ROOMS = {
    "augment": (["la3/augment/" + name for name in ("formulas.h", "draw.h", "recipe.cpp", "sampler.cpp", "standard.cpp", "apply.cpp")], ["augment_test"]),
    "policy": (["la3/policy/" + name for name in ("check.cpp", "combine.cpp", "deepaa.cpp", "export.cpp", "hint.cpp", "import.cpp", "json.cpp", "named.cpp",
                                                  "numpy_arrays.cpp", "plain_literal.cpp", "policy.cpp", "population.cpp")], ["policy_test"]),
    "search": (["la3/search/" + name for name in ("construct.cpp", "explore.cpp", "space.cpp", "evidence.cpp")], ["search_test"]),
    "safetensors": (["la3/nn/safetensors.cpp"], ["safetensors_test"]),
    "checkpoint": (["la3/train/checkpoint.cpp"], ["checkpoint_test"]),
}
# Tests of a file without the rest of its room: of safetensors without LibTorch, which nn_test needs, of checkpoints without trainings.
ALONE = """
add_executable(safetensors_test nn/safetensors_test.cpp ${PROJECT_SOURCE_DIR}/la3/nn/safetensors.cpp ${PROJECT_SOURCE_DIR}/la3/nn/xxh64.cpp)
target_link_libraries(safetensors_test PRIVATE la3::core nlohmann_json::nlohmann_json test_main test_paths)
if(LA3_WITH_TORCH)
  add_executable(checkpoint_test train/checkpoint_test.cpp ${PROJECT_SOURCE_DIR}/la3/train/checkpoint.cpp)
  target_link_libraries(checkpoint_test PRIVATE la3::nn test_main test_paths)
  set_target_properties(checkpoint_test PROPERTIES POSITION_INDEPENDENT_CODE OFF)
  target_compile_options(checkpoint_test PRIVATE -fPIC)
  target_precompile_headers(checkpoint_test REUSE_FROM la3_nn)
endif()
"""
TURNED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
SIGNS = {"+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=", "<<": ">>", ">>": "<<"}
NO_CALL = {"if", "for", "while", "switch", "return", "throw", "static_assert", "sizeof", "catch", "defined", "decltype", "alignas", "noexcept"}
FAST_S = 0.1  # cases that take less run first


def masked(text):
    """The text with comments, preprocessor lines and the GPU's part blanked, and with texts as \\x01; every place stays where it is."""
    blank = lambda match: re.sub(r"[^\n]", " ", match[0])
    text = re.sub(r"^#if defined\(__CUDA_ARCH__\)\n.*?^#(?:else|endif)", blank, text, flags=re.S | re.M)
    parts = re.compile(r"//[^\n]*|/\*.*?\*/|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*|(R\"\w*\(.*?\)\w*\"|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])+')", re.S | re.M)
    return parts.sub(lambda match: "\x01" * len(match[0]) if match[1] else blank(match), text)


def statement_around(code, place):
    first = max(code.rfind(c, 0, place) for c in ";{}") + 1
    ends = [end for end in (code.find(c, place) for c in ";{}") if end >= 0]
    return code[first:min(ends, default=len(code))]


def end_of_call(code, opening):
    depth = 0
    for place in range(opening, len(code)):
        depth += {"(": 1, ")": -1, "{": 1, "}": -1}.get(code[place], 0)
        if depth == 0:
            return place + 1
    return len(code)


class Mutant:
    def __init__(self, file, text, first, last, replacement, kind):
        self.file, self.first, self.last, self.replacement, self.kind = file, first, last, replacement, kind
        self.line = text.count("\n", 0, first) + 1
        self.column = first - (text.rfind("\n", 0, first) + 1) + 1
        self.was = " ".join(text[first:last].split())
        self.source = text.split("\n")[self.line - 1].strip()

    @property
    def name(self):
        return f"{self.file}:{self.line}:{self.column}:{self.kind}"

    def __str__(self):
        return f"{self.name}  '{self.was[:60]}' -> '{self.replacement}'  in  {self.source}"


def mutants_of(file):
    with open(os.path.join(ROOT, file), encoding="utf-8") as opened:
        text = opened.read()
    code = masked(text)
    found = []

    def add(match, replacement, kind, group=1):
        if "static_assert" not in statement_around(code, match.start(group)):
            found.append(Mutant(file, text, match.start(group), match.end(group), replacement, kind))

    for match in re.finditer(r" (<=|>=|==|!=|<|>)\s", code):
        add(match, TURNED[match[1]], "comparison")
    for match in re.finditer(r" (&&|\|\|)\s", code):
        add(match, "||" if match[1] == "&&" else "&&", "logic")
    for match in re.finditer(r"(!)(?=[\w(])", code):
        add(match, "", "negation")
    for match in re.finditer(r"(?<=[\w)\]]) (\+|-|\*|/|\+=|-=|<<|>>)\s", code):
        if "\x01" not in statement_around(code, match.start()):  # not of texts
            add(match, SIGNS[match[1]], "arithmetic")
    for match in re.finditer(r"(?<![\w.'])(\d+(?:\.\d+)?)(?![\w.'])", code):
        number = match[1]
        add(match, str(int(number) + 1) if number.isdigit() else repr(float(number) + 1), "number")
    for match in re.finditer(r"\b(true|false)\b", code):
        add(match, "false" if match[1] == "true" else "true", "bool")
    for match in re.finditer(r"\bstd::(min|max)(?:_element)?[(<]", code):
        add(match, "max" if match[1] == "min" else "min", "min-max")
    for match in re.finditer(r"\b(continue);", code):
        add(match, "break", "continue")
    for match in re.finditer(r"[;{}]\s*([A-Za-z_][\w:.\[\]]*(?:->[\w.]+)*)\(", code):
        end = end_of_call(code, match.end() - 1)
        if match[1].split("(")[0] not in NO_CALL and code[end:end + 1] == ";":
            found.append(Mutant(file, text, match.start(1), end, "", "call"))
    return found


def drawn(mutants, sample, generator):
    """`sample` of them, spread over the kinds: numbers would be most of it."""
    by_kind = {}
    for mutant in mutants:
        by_kind.setdefault(mutant.kind, []).append(mutant)
    for some in by_kind.values():
        generator.shuffle(some)
    chosen, kinds = [], sorted(by_kind)
    while len(chosen) < sample and any(by_kind.values()):
        # Twice a turn for what is turned around most easily by mistake.
        for kind in kinds + [kind for kind in ("comparison", "arithmetic", "logic") if kind in by_kind]:
            if by_kind[kind]:
                chosen.append(by_kind[kind].pop())
    return chosen[:sample]


def copy_tree(to):
    """What git knows or would add, as it is now."""
    names = subprocess.run(["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard"], capture_output=True, text=True,
                           check=True).stdout.split("\0")
    for name in filter(None, names):
        source, target = os.path.join(ROOT, name), os.path.join(to, name)
        if not os.path.isfile(source):
            continue
        with open(source, "rb") as file:
            content = file.read()
        if os.path.isfile(target):
            with open(target, "rb") as file:
                if file.read() == content:
                    continue
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(content)
        shutil.copymode(source, target)


def run(command, seconds, **more):
    """(exit code, output); None if it took longer."""
    limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (32 << 30, 32 << 30))
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True,
                               preexec_fn=limit, **more)
    try:
        output = process.communicate(timeout=seconds)[0]
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return None, ""
    return process.returncode, output


class Tests:
    """A test program: its cases, those that are quick first."""

    def __init__(self, build, program):
        self.path, self.folder = os.path.join(build, "tests", program), os.path.join(build, "cwd")
        os.makedirs(self.folder, exist_ok=True)
        report = os.path.join(build, program + ".json")
        began = time.monotonic()
        code, output = run([self.path, f"--gtest_output=json:{report}"], 3600, cwd=self.folder)
        if code not in (0, 77):
            sys.exit(f"{program} fails without any mistake planted:\n{output[-3000:]}")
        self.seconds = time.monotonic() - began
        with open(report, encoding="utf-8") as file:
            cases = [(f"{suite['name']}.{case['name']}", float(case["time"].rstrip("s"))) for suite in json.load(file)["testsuites"]
                     for case in suite["testsuite"] if case.get("result") == "COMPLETED"]
        self.fast = [name for name, seconds in cases if seconds < FAST_S]
        self.slow = [name for name, seconds in sorted(cases, key=lambda case: case[1]) if seconds >= FAST_S]

    def see(self):
        """The case that fails, or how the program ended; None if all is well."""
        for names in (self.fast, self.slow):
            if not names:
                continue
            code, output = run([self.path, "--gtest_fail_fast", "--gtest_brief=1"], 20 + 10 * self.seconds, cwd=self.folder,
                               env={**os.environ, "GTEST_FILTER": ":".join(names)})
            if code is None:
                return "out of time"
            if code not in (0, 77):
                failed = re.findall(r"\[  FAILED  \] ([^ \n,]+)", output)
                return failed[0] if failed else f"exit code {code}"
        return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", nargs="+", choices=ROOMS, default=list(ROOMS))
    parser.add_argument("--sample", type=int, default=60, help="mistakes per room")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", metavar="FILE:LINE:COLUMN:KIND")
    parser.add_argument("--build", default=os.path.join(ROOT, "build/mutation"))
    parser.add_argument("--list", action="store_true", help="print the mistakes and plant none")
    options = parser.parse_args()
    planted = {}
    for room in options.rooms:
        mutants = [mutant for file in ROOMS[room][0] for mutant in mutants_of(file)]
        if options.only:
            planted[room] = [mutant for mutant in mutants if mutant.name in options.only]
        else:
            planted[room] = drawn(mutants, options.sample, random.Random(f"{options.seed} {room}"))
        print(f"{room}: {len(planted[room])} of {len(mutants)} possible mistakes")
    planted = {room: some for room, some in planted.items() if some}
    if options.list:
        print(*(str(mutant) for some in planted.values() for mutant in some), sep="\n")
        return 0

    build = os.path.abspath(options.build)
    tree = os.path.join(build, "tree")
    copy_tree(tree)

    def add_to(lists, text):
        with open(os.path.join(tree, lists, "CMakeLists.txt"), "a+", encoding="utf-8") as opened:
            opened.seek(0)
            if text not in opened.read():
                opened.write(text)

    # A changed file is compiled alone.
    for room in planted:
        for file in ROOMS[room][0]:
            if file.endswith(".cpp"):
                add_to(os.path.dirname(file), f"set_source_files_properties({os.path.basename(file)} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)\n")
    add_to("tests", ALONE)
    torch = "ON" if "checkpoint" in planted else "OFF"
    configure = ["cmake", "-S", tree, "-B", build, "-G", "Ninja", "-DCMAKE_CXX_COMPILER=g++", "-DCMAKE_BUILD_TYPE=None", "-DCMAKE_CXX_FLAGS=-O1",
                 "-DLA3_BUILD_BENCHMARKS=OFF", "-DLA3_BUILD_PYTHON=OFF", "-DLA3_WITH_CUDA=OFF", f"-DLA3_WITH_TORCH={torch}"]
    code, output = run(configure, 600)
    if code != 0:
        sys.exit(output)
    results = {}
    for room, some in planted.items():
        programs = ROOMS[room][1]
        compile_them = ["ninja", "-C", build, *("tests/" + program for program in programs)]
        code, output = run(compile_them, 7200)
        if code != 0:
            sys.exit(output[-3000:])
        tests = [Tests(build, program) for program in programs]
        print(f"{room}: {', '.join(f'{program} takes {t.seconds:.1f} s' for program, t in zip(programs, tests))}", flush=True)
        results[room] = {"caught": [], "survived": [], "not compiled": []}
        for mutant in some:
            path = os.path.join(tree, mutant.file)
            with open(path, encoding="utf-8") as file:
                text = file.read()
            try:
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text[:mutant.first] + mutant.replacement + text[mutant.last:])
                code, output = run(compile_them, 1200, env={**os.environ, "CCACHE_DISABLE": "1"})
                if code != 0 and "error:" not in output:
                    seen, outcome = "a program that does not start", "caught"  # tests/discover.cmake lists its cases
                elif code != 0:
                    seen, outcome = re.search(r"error: .*", output)[0][:80], "not compiled"
                else:
                    seen = next((seen for seen in (t.see() for t in tests) if seen), None)
                    outcome = "caught" if seen else "survived"
            finally:
                with open(path, "w", encoding="utf-8") as file:
                    file.write(text)
            results[room][outcome].append(mutant)
            print(f"{outcome:12} {mutant}" + (f"  [{seen}]" if seen else ""), flush=True)

    print("\n| room | mistakes | did not compile | caught | survived |\n|---|---|---|---|---|")
    ended = 0
    survivors = []
    for room, result in results.items():
        caught, survived = len(result["caught"]), len(result["survived"])
        share = 100 * caught / max(1, caught + survived)
        print(f"| {room} | {len(planted[room])} | {len(result['not compiled'])} | {caught} ({share:.0f}%) | {survived} |")
        survivors += result["survived"]
        ended = max(ended, int(share < 90))
    with open(os.path.join(build, "survivors.txt"), "w", encoding="utf-8") as file:
        for mutant in survivors:
            file.write(f"{mutant}\n")
            print(mutant)
    return ended


sys.exit(main())
