"""What a run of learning was asked for; imports nothing heavy."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Wish:
    """What was asked for."""

    game: str
    minutes: float
    out: Path
    device: str = "cpu"
    seed: int = 0
    against: Path | None = None
    resume: bool = False
    begin: Path | None = None
    tables: int | None = None
    plan: Mapping[str, Any] = field(default_factory=dict)  # settings other than the game's own
