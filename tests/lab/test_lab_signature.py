"""Signatures: stable, and the same however the rules are run."""

from itertools import islice
from pathlib import Path

import pytest

from tablee.core.shelf import shelf
from tablee.lab.signature import signature, told, variations

SIGNATURES = Path(__file__).parent.parent / "records" / "signatures.txt"
GOLDEN = dict(line.split() for line in SIGNATURES.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("card", shelf(), ids=lambda card: card.name)
def test_behaviour_is_what_it_was(card):
    """When a rule changes on purpose, write `tablee signature` into the file and say so in the commit."""
    assert signature(card.name) == GOLDEN[card.name]


def test_every_option_and_seat_count_is_covered():
    seen = list(variations("duo"))
    assert {game.seats for game in seen} == {2, 3, 4, 5, 6}
    assert {game.options["target"] for game in seen} == {0, 1, 100}
    assert {game.options["turbo"] for game in seen} == {False, True}
    assert {game.options["first"] for game in seen if game.seats == 3} == {None, 0, 2}


@pytest.mark.parametrize("card", shelf(), ids=lambda card: card.name)
def test_interpreted_rules_sign_alike(card):
    for game in islice(variations(card.name), 0, 40, 20):
        twin = type(game)(game.name, game.seats, game.options, compiled=False)
        assert list(islice(told(game), 25)) == list(islice(told(twin), 25))
