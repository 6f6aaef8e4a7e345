"""Ex & hopp: lay cards into shared rows so that the right colour takes each head."""

from tablee.core.card import Card, Option

CARD = Card(
    name="exhopp",
    title="Ex & hopp",
    history=("the rules as the sheet tells them",),
    author="Rüdiger Dorn",
    publisher="Ravensburger",
    year=1996,
    seats=(2, 6),
    usual=4,
    age=10,
    ends=("heads",),
    own_options=(Option("lay_after_exchange", False),),
)
