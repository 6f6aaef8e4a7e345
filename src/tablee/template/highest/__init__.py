"""Highest: play a card each, and the largest takes the trick."""

from tablee.core.card import Card, Option

CARD = Card(
    name="highest",
    title="Highest",
    history=("the first rules",),
    author="Somebody",
    publisher="nobody yet",
    seats=(2, 4),
    usual=3,
    age=6,
    minutes=5,
    ends=("tricks",),
    own_options=(Option("low_wins", False),),
)
