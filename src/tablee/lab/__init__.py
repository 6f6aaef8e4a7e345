"""Simulation in bulk, studies of how a game behaves, arenas, statistics, plots and signatures."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.lab.contests import Matrix, matrix
    from tablee.lab.standings import Standings
    from tablee.lab.studies import Study, study

__all__ = ["Matrix", "Standings", "Study", "matrix", "study"]

_HOMES = {
    "Matrix": "contests",
    "Standings": "standings",
    "Study": "studies",
    "matrix": "contests",
    "study": "studies",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"tablee.lab.{_HOMES[name]}"), name)
