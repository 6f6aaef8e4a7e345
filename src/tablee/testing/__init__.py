"""Tests every game must pass, for those who write one.

In a test module of your own:

    from tablee.testing import properties

    TestMyGame = properties("my_game")

pytest then collects one test for each property and each table worth trying: pieces are conserved, legal is
exactly what play accepts, records replay, positions keep what a seat knows, interpreted and compiled rules do
the same, nothing hidden reaches a seat that may not know it (looks, numbers, pages), every choice can be
clicked, and everything is said in both languages. Needs pytest.
"""

import pytest

for part in ("drawn", "live_tables", "properties", "tables"):
    pytest.register_assert_rewrite(f"tablee.testing.{part}")  # what fails shows both sides

from tablee.testing.properties import properties  # noqa: E402
from tablee.testing.tables import name_of, setups, walk  # noqa: E402

__all__ = ["name_of", "properties", "setups", "walk"]
