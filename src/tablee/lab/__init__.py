"""Simulation in bulk, studies of how a game behaves, arenas, statistics, plots and signatures."""

from tablee.lab.studies import Study, study

__all__ = ["Study", "study"]
