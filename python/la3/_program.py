"""Learning policies: `search` and `run` by the `la3` program, `construct` in this process.

The trainer needs LibTorch, and two of those in one process do not get on: so `search` and `run` start the program,
read its progress, and turn its messages into exceptions.
"""

from __future__ import annotations

import errno
import json
import os
import shutil
import signal
import subprocess
import tempfile
import threading
import warnings
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Callable, Optional, Union

from la3 import _build, _la3
from la3._augment import checked_number
from la3._policy import Policy

PathLike = Union[str, "os.PathLike[str]"]


@dataclass(frozen=True)
class Progress:
    """Where long work stands. `text` is for people; `done` of `total` are steps of the stage at hand."""

    text: str
    stage: str = ""
    done: Optional[int] = None
    total: Optional[int] = None
    #: What else is known: loss, mean_reward, images_per_s, seconds_left, ... (docs/formats.md)
    figures: dict[str, Any] = field(default_factory=dict)


ProgressCallback = Callable[[Progress], None]


@dataclass(frozen=True)
class SearchResult:
    """What `search` found: the file of evaluations, for `construct`, and the figures of `la3 search --json`."""

    out: Path
    evaluations: Path
    figures: dict[str, Any]


@dataclass(frozen=True)
class RunResult:
    """What `run` came to: the policy, where its files are, and the figures of `la3 run --json`.

    Without "learned" among the compared policies there is no policy, nor a file of it. With ``dry_run=True`` there is
    no report either, and the figures are the plan: stages, and how long it would take.
    """

    out: Path
    policy: Optional[Policy]
    policy_file: Optional[Path]
    report: Optional[Path]
    figures: dict[str, Any]


def search(
    data: str,
    out: PathLike,
    *,
    weights: Optional[PathLike] = None,
    resume: bool = False,
    seed: int = 0,
    threads: int = 0,
    progress: Optional[ProgressCallback] = None,
    program: Optional[PathLike] = None,
    **options: Any,
) -> SearchResult:
    """Stage 1: evaluates triples of operations for each label with a trained network (``la3 search``).

    `data` is "shapes", "cifar10:DIR", "cifar100:DIR", "folder:DIR", "shards:DIR" or "csv:FILE"; `weights` the network's file. Every flag of
    ``la3 search`` is an option: ``iterations=200, warm_up=50``. `progress` is called a few times a second. Ctrl-C makes
    the program save where it is and raises `KeyboardInterrupt`; `resume=True` goes on.

    `ValueError` for options that are none, `FileNotFoundError` for missing files or a missing program, `RuntimeError`
    with the program's message for all else.

    ::

        found = la3.search("folder:photos", "runs/search", weights="net/weights.safetensors", progress=print)
        policy = la3.construct(found)
    """
    _check_data(data)
    if weights is not None:
        _check_exists(weights)
        options["weights"] = os.fspath(weights)
    figures = _run_program("search", data, out, resume, seed, threads, progress, program, options)
    return SearchResult(Path(out), Path(figures["evaluations_file"]), figures)


def run(
    data: Optional[str] = None,
    out: Optional[PathLike] = None,
    *,
    init: Optional[PathLike] = None,
    resume: bool = False,
    seed: Optional[int] = None,
    threads: int = 0,
    progress: Optional[ProgressCallback] = None,
    program: Optional[PathLike] = None,
    **options: Any,
) -> RunResult:
    """Everything, from images to a policy and a report of what it gained (``la3 run``).

    Every flag of ``la3 run`` is an option: ``epochs=30, device="cuda", compare=["none", "learned"]``. Without `data`, it is "shapes"; without `out`,
    the folder is runs/ and the data's name. ``la3.run(out="runs/photos", resume=True)`` goes on with the run there: what
    is not given, data and seed included, is as it was begun. All trainings start from the weights in `init`, a .pth of torch.save() or a .safetensors file; without
    ``network="resnet-18"``, the file decides on the network. Progress, Ctrl-C, resuming and exceptions are as for `search`.

    ::

        result = la3.run("folder:photos", "runs/photos", progress=lambda at: print(at.stage, at.text))
        result.policy.save("photos.json")
    """
    if data is not None:
        _check_data(data)
    if init is not None:
        _check_exists(init)
        options["init"] = os.fspath(init)
    figures = _run_program("run", data, out, resume, seed, threads, progress, program, options)
    report = Path(figures["report"]) if "report" in figures else None
    policy_file = Path(figures["policy_file"]) if "policy_file" in figures else None
    policy = Policy.load(policy_file) if policy_file else None
    return RunResult(report.parent if report else Path(figures["out"]), policy, policy_file, report, figures)


def construct(
    evaluations: Union[SearchResult, PathLike],
    out: Optional[PathLike] = None,
    *,
    triples: int = 100,
    alpha: float = 2.5,
    pool: float = 0,
    tilt: float = 0,
    strength: float = 1,
    select: str = "mrmr",
    predictor: str = "network",
    predictor_epochs: int = 100,
    seed: int = 0,
    threads: int = 0,
    progress: Optional[ProgressCallback] = None,
) -> Policy:
    """Stage 2: a policy from a search's evaluations, in this process; the same as ``la3 construct`` makes.

    `evaluations` is what `search` returned or an evaluations.jsonl; `out` also writes the policy there. A share `pool`
    of the images draws from all labels' triples, the more often what suits their label the larger `tilt` is. `strength`
    is the probability with which each operation is applied; `predictor` is "network", the paper's, or "linear". What the
    file lacks is warned of. Ctrl-C stops waiting for it.

    ::

        policy = la3.construct("runs/search/evaluations.jsonl", alpha=5)
    """
    path = evaluations.evaluations if isinstance(evaluations, SearchResult) else evaluations
    if select not in ("mrmr", "top"):
        raise ValueError(f"select {select!r}: 'mrmr' or 'top' expected")
    if predictor not in ("network", "linear"):
        raise ValueError(f"predictor {predictor!r}: 'network' or 'linear' expected")
    epochs, count = checked_number("predictor_epochs", predictor_epochs, 20), checked_number("triples", triples, 16)
    seed, threads = checked_number("seed", seed, 64), checked_number("threads", threads, 12)
    with open(path, "rb"):  # says why, if it cannot be read
        pass
    if progress is not None:
        progress(Progress("training the predictor", "construct", 0, 1))
    # In a thread of its own, so that Ctrl-C is heard meanwhile.
    made: list[Any] = []

    def work() -> None:
        try:
            numbers = float(alpha), float(pool), float(tilt), float(strength)
            made.append(_la3.construct(os.fsencode(path), epochs, select, predictor, *numbers, count, seed, threads))
        except BaseException as error:
            made.append(error)

    worker = threading.Thread(target=work)
    worker.start()
    worker.join()
    if isinstance(made[0], BaseException):
        raise made[0]
    core, figures, notes = made[0]
    for note in notes:
        warnings.warn(note, stacklevel=2)
    policy = Policy._of(core)
    if out is not None:
        policy.save(out)
    if progress is not None:
        progress(Progress("policy made", "construct", 1, 1, figures))
    return policy


# ---- the program ----


def _check_exists(path: PathLike) -> None:
    if not os.path.exists(path):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), os.fspath(path))


def _check_data(data: str) -> None:
    if not isinstance(data, str):
        raise TypeError(f"data: 'shapes', 'cifar10:DIR', 'cifar100:DIR', 'folder:DIR', 'shards:DIR' or 'csv:FILE' expected, found {type(data).__name__}")
    kind, colon, folder = data.partition(":")
    if colon and kind in ("folder", "shards", "cifar10", "cifar100"):
        beginning, mark, settings = folder.rpartition("?")
        _check_exists(os.path.expanduser(beginning if mark and "=" in settings else folder))


def _find_program(given: Optional[PathLike]) -> str:
    """The program: the one given, beside this package, of the environment variable LA3, or on the PATH."""
    if given is not None:
        _check_exists(given)
        return os.fspath(given)
    if _build.PROGRAM:
        beside = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), _build.PROGRAM))
        if os.access(beside, os.X_OK):
            return beside
    if os.environ.get("LA3"):
        _check_exists(os.environ["LA3"])
        return os.environ["LA3"]
    found = shutil.which("la3")
    if found is None:
        raise FileNotFoundError(
            errno.ENOENT, "the la3 program is neither beside this package nor on the PATH; program=... or $LA3 says where", "la3"
        )
    return found


def _environment() -> dict[str, str]:
    """Without what launchers of several processes set: that is for the caller, and the program is one process."""
    names = ("RANK", "WORLD_SIZE", "LOCAL_RANK", "MASTER_ADDR", "MASTER_PORT")
    return {
        name: value
        for name, value in os.environ.items()
        if name not in names and not name.startswith(("OMPI_COMM_WORLD_", "SLURM_STEP_", "SLURM_PROCID", "TORCHELASTIC_"))
    }


def _flags(options: dict[str, Any]) -> list[str]:
    flags = []
    for name, value in options.items():
        if value is None or value is False:
            continue
        # A value that begins with a dash would be taken for a flag.
        flags.append("--" + name.replace("_", "-") + ("" if value is True else "=" + _text(value)))
    return flags


def _text(value: Any) -> str:
    """As it is typed behind a flag, where several values have commas between them."""
    if isinstance(value, (list, tuple)):
        return ",".join(_text(each) for each in value)
    return os.fspath(value) if hasattr(value, "__fspath__") else str(value)


def _run_program(
    command: str,
    data: Optional[str],
    out: Optional[PathLike],
    resume: bool,
    seed: Optional[int],
    threads: int,
    progress: Optional[ProgressCallback],
    program: Optional[PathLike],
    options: dict[str, Any],
) -> dict[str, Any]:
    common = {"data": data, "out": out, "resume": bool(resume)}
    common["seed"] = None if seed is None else checked_number("seed", seed, 64)
    common["threads"] = checked_number("threads", threads, 12)
    found = _find_program(program)
    arguments = [found, "--json", "--progress=json", command] + _flags({**common, **options})
    # A session of its own: Ctrl-C reaches it through us alone, and once.
    with tempfile.TemporaryFile() as result, subprocess.Popen(
        arguments, stdin=subprocess.DEVNULL, stdout=result, stderr=subprocess.PIPE, start_new_session=True, env=_environment()
    ) as child:
        said = _follow(child, progress)
        if child.returncode == 0:
            result.seek(0)
            try:
                figures = json.loads(result.read())
            except ValueError:
                figures = None
            if not isinstance(figures, dict):
                raise RuntimeError(f"{found}: printed no result; is it la3?")
            return figures
    raise _failure(found, command, child.returncode, said)


def _follow(child: subprocess.Popen[bytes], progress: Optional[ProgressCallback]) -> list[str]:
    """Reads what the program says until it ends; returns the lines that are no progress."""
    said: list[str] = []
    stage = ""
    try:
        assert child.stderr is not None
        for line in child.stderr:
            event = _parse(line)
            if event is None:
                said.append(line.decode(errors="replace").rstrip())
                continue
            stage = event.pop("stage", stage)
            if progress is not None:
                event.pop("event", None)
                progress(Progress(event.pop("text", ""), stage, event.pop("done", None), event.pop("total", None), event))
        child.wait()
    except BaseException:
        # Ctrl-C, or an exception of the callback's: the program saves and stops. A second Ctrl-C ends it at once.
        try:
            child.send_signal(signal.SIGINT)
            child.communicate()
        except BaseException:
            child.kill()
            raise
        raise
    return said


def _parse(line: bytes) -> Optional[dict[str, Any]]:
    try:
        event = json.loads(line)
    except ValueError:
        return None
    return event if isinstance(event, dict) and "event" in event else None


def _failure(program: str, command: str, code: int, said: list[str]) -> BaseException:
    message = "\n".join(said)
    for prefix in ("la3: error: ", "la3: "):
        at = message.rfind(prefix)
        if at >= 0:
            message = message[at + len(prefix) :]
            break
    message = message.replace("\nRun with --help for more information.", "")
    if "--resume" in message:
        message += " (in Python, --resume is resume=True)"
    if code == 2:
        known = subprocess.run([program, "--help"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False).stdout
        if f"  {command} " not in known:
            return RuntimeError(f"{program}: has no `{command}`: it was built without LibTorch, or is not la3")
        return ValueError(message)
    if code == 130:
        return KeyboardInterrupt()
    if code < 0:
        return RuntimeError(f"{program}: ended by signal {-code}" + (f": {message}" if message else ""))
    return RuntimeError(message or f"{program}: exit code {code}")
