# The compiled part (python/src/module.cpp). Private: the modules beside this file are its only users.
from typing import Any, Optional

import numpy

_Array = numpy.ndarray[Any, Any]

_Call = tuple[str, float, float, float, str]
_Triple = tuple[list[str], Optional[float]]
# pad, flip, cutout; mean and deviation
_Finish = tuple[int, float, int, tuple[float, float, float], tuple[float, float, float]]

class Policy:
    def __init__(
        self, labels: list[tuple[str, list[tuple[tuple[str, str, str], Optional[float]]]]], provenance: list[tuple[str, str]]
    ) -> None: ...
    @staticmethod
    def parse(text: bytes, name: str) -> Policy: ...
    @staticmethod
    def import_file(path: bytes, labels: list[str]) -> tuple[Policy, list[str]]: ...
    @staticmethod
    def random() -> Policy: ...
    @staticmethod
    def named(name: str) -> Policy: ...
    @staticmethod
    def names() -> list[str]: ...
    def to_json(self) -> str: ...
    def write(self, path: bytes) -> None: ...
    def labels(self) -> list[str]: ...
    def triples(self, label: str) -> list[_Triple]: ...
    def provenance(self) -> list[tuple[str, str]]: ...
    def is_label_invariant(self) -> bool: ...
    def is_triples(self) -> bool: ...
    def entry_count(self) -> int: ...
    def space(self) -> str: ...

class Augmenter:
    def __init__(
        self, policy: Policy, labels: list[str], seed: int, threads: int, crop: Optional[tuple[int, int, float, float, float]]
    ) -> None: ...
    def label_count(self) -> int: ...
    def add(self, policy: Policy) -> int: ...
    def decide(self, label: int, epoch: int, index: int) -> list[_Call]: ...
    def array(
        self, image: _Array, layout: str, label: int, epoch: int, index: int, out: Optional[_Array]
    ) -> _Array: ...
    def bytes(
        self, data: bytes, width: int, height: int, channels: int, label: int, epoch: int, index: int
    ) -> bytes: ...
    def batch(
        self,
        images: _Array,
        layout: str,
        labels: _Array,
        epoch: int,
        indices: _Array,
        out: Optional[_Array],
    ) -> _Array: ...
    def batch_list(self, images: list[Any], labels: _Array, epoch: int, indices: _Array) -> list[Any]: ...
    def crop(self, image: _Array, epoch: int, index: int) -> _Array: ...
    def finish(
        self,
        images: list[_Array],
        layout: str,
        labels: _Array,
        epoch: int,
        indices: _Array,
        finish: _Finish,
        out: _Array,
        is_planes: bool,
        is_training: bool,
    ) -> None: ...

class DeviceAugmenter:
    def __init__(
        self,
        policy: Policy,
        labels: list[str],
        seed: int,
        is_training: bool,
        device: int,
        channels: int,
        height: int,
        width: int,
        type: str,
        has_standard: bool,
        finish: _Finish,
        longest_px: int,
        problems: Any,
        problems_at: int,
    ) -> None: ...
    def workspace_bytes(self, samples: int) -> int: ...
    def check(self) -> None: ...
    def run(
        self,
        images: int,
        cuts: int,
        is_planes: bool,
        labels: int,
        count: int,
        numbers: int,
        first: int,
        counts: bool,
        order: int,
        position: int,
        samples: int,
        epoch: int,
        epoch_at: int,
        out: int,
        out_labels: int,
        out_is_planes: bool,
        workspace: int,
        stream: int,
    ) -> None: ...

def device_cuts(
    augmenter: Augmenter, addresses: _Array, shapes: _Array, is_training: bool, epoch: int, indices: _Array
) -> _Array: ...
def cuda_version() -> str: ...
def shuffled_order(size: int, seed: int, epoch: int) -> _Array: ...
def apply_array(
    calls: list[_Call], image: _Array, layout: str, out: Optional[_Array]
) -> _Array: ...
def apply_bytes(calls: list[_Call], data: bytes, width: int, height: int, channels: int) -> bytes: ...
def construct(
    path: bytes,
    predictor_epochs: int,
    select: str,
    predictor: str,
    alpha: float,
    pool: float,
    tilt: float,
    strength: float,
    triples: int,
    seed: int,
    threads: int,
) -> tuple[Policy, dict[str, float], list[str]]: ...
def shared_policy(policy: Policy, chosen: str, others: list[str]) -> Optional[Policy]: ...
def choose_label(seed: int, epoch: int, index: int, count: int) -> int: ...
def ops() -> list[tuple[str, bool, float, float]]: ...
