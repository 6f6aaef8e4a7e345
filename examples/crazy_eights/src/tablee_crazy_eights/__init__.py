"""Huit américain: follow the suit or the rank, or play an eight. OpenSpiel's `crazy_eights`, move by move."""

from tablee.core.card import Card, Option

CARD = Card(
    name="crazy_eights",
    title="Huit américain",
    history=("the rules as OpenSpiel 2.0 plays them",),
    author=None,
    publisher=None,
    seats=(2, 15),
    usual=5,
    age=7,
    minutes=10,
    ends=("out", "blocked", "turns"),
    own_options=(
        Option("max_draw_cards", 5, low=1, high=104),
        Option("max_turns", 100, low=1, high=10_000),
        Option("use_special_cards", False),
        Option("reshuffle", False),
        Option("points", "number", choices=("number", "face")),
    ),
)
