"""Policies: read, write, look at."""

from __future__ import annotations

import errno
import json
import os
import warnings
from typing import Any, Callable, Iterable, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

from la3 import _la3

_MAX_BYTES = 64 << 20  # as in C++ (kMaxPolicyBytes)


class Triple(NamedTuple):
    """Three operations, applied in this order, and the score the search gave them, if any."""

    ops: Tuple[str, str, str]
    score: Optional[float] = None


TripleLike = Union[Triple, Iterable[str]]


class Policy:
    """Which triples of operations, or more general recipes, the images of each label are augmented with.

    Made by the search, read with `Policy.load`, built in (`Policy.named`), or written by hand:

    >>> policy = Policy({"cat": [("Rotate", "Color", "Cutout"), ("Invert", "Invert", "Identity")],
    ...                  "dog": [("Equalize", "ShearX", "Identity")]}, provenance={"made": "by hand"})
    >>> policy.labels
    ['cat', 'dog']
    >>> policy.triples("dog")
    [Triple(ops=('Equalize', 'ShearX', 'Identity'), score=None)]
    >>> Policy.from_json(policy.to_json()) == policy
    True

    A policy whose only label is ``"*"`` is for every label. Policies do not change, and pickle as their JSON text.
    """

    __slots__ = ("_core",)
    _core: _la3.Policy

    def __init__(self, labels: Mapping[str, Iterable[TripleLike]], provenance: Optional[Mapping[str, str]] = None):
        entries = []
        for label, triples in labels.items():
            if not isinstance(label, str):
                raise TypeError(f"label {label!r}: a name expected, found {type(label).__name__}")
            entries.append((label, [_checked_triple(triple) for triple in triples]))
        self._core = _la3.Policy(entries, [(str(key), str(value)) for key, value in (provenance or {}).items()])

    @classmethod
    def _of(cls, core: _la3.Policy) -> Policy:
        policy = cls.__new__(cls)
        policy._core = core
        return policy

    @classmethod
    def load(cls, path: Union[str, os.PathLike[str]]) -> Policy:
        """Reads a policy file (JSON, docs/formats.md).

        `FileNotFoundError` or another `OSError` if it cannot be read, `ValueError` with the line and column of the first
        mistake if it is not a policy. Files of other programs are for `import_file`.

        >>> Policy.load("no-such.json")
        Traceback (most recent call last):
        FileNotFoundError: [Errno 2] No such file or directory: 'no-such.json'
        """
        with open(path, "rb") as file:
            data = file.read(_MAX_BYTES + 1)
        name = os.fspath(path)
        if len(data) > _MAX_BYTES:
            raise ValueError(f"{name}: a policy of at most {_MAX_BYTES} bytes expected, found more")
        if data[:1] == b"\x80" or data[:4] == b"PK\x03\x04":
            raise ValueError(f"{name}: a policy in JSON expected, found a pickle or an archive; Policy.import_file reads pickles, and runs nothing in them")
        return cls._of(_la3.Policy.parse(data, name))

    @classmethod
    def import_file(cls, path: Union[str, os.PathLike[str]], labels: Optional[Sequence[str]] = None) -> Policy:
        """Makes a policy from another program's file, as ``la3 policy import`` does (docs/policies.md).

        Reads pickles and texts of labels and their triples, as the paper's authors released them, Fast AutoAugment's lists
        of (op, probability, level), and our own files. `labels` are the names of the labels 0, 1, ... What a policy cannot
        say is left out, with a warning. A pickle is read by a reader of our own that runs nothing; one that asks for code
        to be run is a `ValueError`, as is anything else that is no policy.

        >>> Policy.import_file("no-such.pkl")
        Traceback (most recent call last):
        FileNotFoundError: [Errno 2] No such file or directory: 'no-such.pkl'
        """
        if isinstance(labels, str) or not all(isinstance(name, str) for name in labels or []):
            raise TypeError("labels: a list of names expected")
        with open(path, "rb"):  # says why, if it cannot be read
            pass
        core, notes = _la3.Policy.import_file(os.fsencode(path), list(labels or []))
        for note in notes:
            warnings.warn(f"{os.fspath(path)}: {note}", stacklevel=2)
        return cls._of(core)

    @classmethod
    def from_json(cls, text: Union[str, bytes]) -> Policy:
        """The policy that a JSON text describes; `ValueError` says what is wrong with it and where.

        >>> Policy.from_json('{"format": "la3-policy", "version": 3}')
        Traceback (most recent call last):
        ValueError: policy:1:37: version: version 3 is newer than this la3 reads; 1 or 2 expected
        """
        return cls._of(_la3.Policy.parse(text.encode() if isinstance(text, str) else bytes(text), "policy"))

    @classmethod
    def random(cls) -> Policy:
        """All 4,096 triples for every label: random augmentation, to compare with.

        >>> policy = Policy.random()
        >>> policy.is_label_invariant, len(policy.triples("any label"))
        (True, 4096)
        """
        return cls._of(_la3.Policy.random())

    @classmethod
    def named(cls, name: str) -> Policy:
        """A built-in policy, such as ``"trivial-augment-wide"`` or ``"auto-augment:cifar10"`` (docs/policies.md).

        `Policy.names` lists them. `ValueError` with the nearest name if there is none of that name.

        >>> Policy.named("rand-augment:2,9")
        <la3.Policy for every label, 1 recipe>
        >>> Policy.named("trivial-augmnt")
        Traceback (most recent call last):
        ValueError: unknown policy 'trivial-augmnt': no such file, and no built-in policy of that name; did you mean 'trivial-augment'?
        """
        return cls._of(_la3.Policy.named(name))

    @staticmethod
    def names() -> list[str]:
        """The built-in policies; capital letters stand for numbers, and ``none`` is no policy."""
        return _la3.Policy.names()

    def to_json(self) -> str:
        """The text of the policy's file: always the same for the same policy."""
        return self._core.to_json()

    def save(self, path: Union[str, os.PathLike[str]]) -> None:
        """Writes the policy to a file, which is replaced as a whole or stays as it was."""
        folder = os.path.dirname(os.fspath(path)) or "."
        if not os.path.isdir(folder):
            raise FileNotFoundError(errno.ENOENT, "No such folder", folder)
        self._core.write(os.fsencode(path))

    @property
    def labels(self) -> list[str]:
        """The labels' names, in the policy's order."""
        return self._core.labels()

    @property
    def is_label_invariant(self) -> bool:
        """Whether there is one list of triples or recipes for every label."""
        return self._core.is_label_invariant()

    @property
    def provenance(self) -> dict[str, str]:
        """Where the policy comes from, for people to read."""
        return dict(self._core.provenance())

    @property
    def is_triples(self) -> bool:
        """Whether the labels have triples; otherwise recipes, which say more."""
        return self._core.is_triples()

    @property
    def space(self) -> str:
        """The space that magnitudes are in: ``"la3"`` for triples."""
        return self._core.space()

    def triples(self, label: str) -> list[Triple]:
        """The triples of a label; `ValueError` with the nearest name if there is no such label, or if it has recipes."""
        return [Triple((ops[0], ops[1], ops[2]), score) for ops, score in self._core.triples(label)]

    def recipes(self, label: str) -> list[dict[str, Any]]:
        """The recipes of a label, as the file says them (docs/formats.md); with a schedule, one entry for each of its parts.

        >>> Policy.named("auto-augment:cifar10").recipes("any label")[14]
        {'steps': [{'op': 'Solarize', 'probability': 0.5, 'magnitude': 198.3333282470703}, {'op': 'Invert', 'probability': 0}]}
        """
        if self.is_triples:
            return [{"steps": [{"op": op} for op in triple.ops]} for triple in self.triples(label)]
        for entry in json.loads(self.to_json())["labels"]:
            if entry["label"] in (label, "*"):
                return entry.get("recipes") or entry["schedule"]  # type: ignore[no-any-return]
        self._core.triples(label)  # says so, with the nearest name
        raise AssertionError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Policy):
            return NotImplemented
        return bool(self._core == other._core)

    def __hash__(self) -> int:
        return hash(self.to_json())

    def __repr__(self) -> str:
        count = self._core.entry_count()
        noun = "triple" if self.is_triples else "recipe"
        entries = f"{count} {noun}{'' if count == 1 and noun == 'recipe' else 's'}"
        return f"<la3.Policy for every label, {entries}>" if self.is_label_invariant else f"<la3.Policy of {len(self.labels)} labels, {entries}>"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return (Policy.from_json, (self.to_json(),))


def _checked_triple(triple: TripleLike) -> tuple[tuple[str, str, str], Optional[float]]:
    score = None
    if isinstance(triple, Triple):
        triple, score = triple
    ops = triple if isinstance(triple, str) else tuple(triple)
    if isinstance(ops, str) or len(ops) != 3 or not all(isinstance(op, str) for op in ops):
        raise ValueError(f"triple {triple!r}: the names of three operations expected")
    return ops, score  # type: ignore[return-value]
