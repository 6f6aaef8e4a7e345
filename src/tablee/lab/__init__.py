"""Simulation in bulk, studies of how a game behaves, arenas, statistics, plots and signatures."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.lab.studies import Study, study

__all__ = ["Study", "study"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tablee.lab import studies

    return getattr(studies, name)
