"""Lobo 77: add your card to the total, and do not be the one who announces a doublet or 77."""

from tablee.core.card import Card, Option

CARD = Card(
    name="lobo77",
    title="Lobo 77",
    history=("the rules as the sheet tells them", "a 2× announces nothing, so it never costs a life"),
    author="Thomas Pauli",
    publisher="Amigo / Gigamic",
    year=1993,
    seats=(2, 8),
    usual=4,
    age=8,
    minutes=30,
    environment=2,
    ends=("last",),
    own_options=(
        Option("tokens", 3, 1, 9),
        Option("repeat_costs", True),
        Option("draw_by_hand", False),
    ),
)
