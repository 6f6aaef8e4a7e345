"""Tests every game must pass, for those who write one.

In a test module of your own:

    from tablee.testing import properties

    TestMyGame = properties("my_game")

pytest then collects one test for each property and each table worth trying: pieces are conserved, legal is
exactly what play accepts, records replay, positions keep what a seat knows, interpreted and compiled rules do
the same, nothing hidden reaches a seat that may not know it (looks, numbers, pages), every choice can be
clicked, and everything is said in both languages. Needs pytest.
"""

from tablee.testing.properties import properties
from tablee.testing.tables import name_of, setups, walk

__all__ = ["name_of", "properties", "setups", "walk"]
