"""Duo: lay cards that share two features with the top of a stack."""

from tablee.core.card import Card, Option

CARD = Card(
    name="duo",
    title="Duo",
    history=("the rules as the sheet tells them",),
    author="Maureen Hiron",
    design="Walter Pepperle",
    publisher="Ravensburger",
    online="Escale à jeux, Sologny",
    seats=(2, 6),
    usual=4,
    age=7,
    ends=("target",),
    own_options=(Option("turbo", False), Option("target", 0, 1, 100)),
    endless=True,
)
