"""ekô: move stacks across a hexagonal land, build on it and take a palace."""

from tablee.core.card import Card, Option

CARD = Card(
    name="eko",
    title="ekô",
    history=(
        "the rules as the sheet tells them",
        "an exchange of Emperors is a duty only of whoever captures after losing the own one, and a choice "
        "else; points are looked at before it; a state tells whether a forced march was taken",
    ),
    author="Henri Kermarrec",
    publisher="Sit Down!",
    former="Uma-Jirushi",
    seats=(2, 4),
    usual=2,
    age=8,
    year=2015,
    minutes=45,
    environment=2,
    secrets=False,
    ends=("points", "last", "nobody", "limit"),
    own_options=(
        Option("target", 12, 3, 30),
        Option("turn_limit", 60, 10, 1000),
        Option("own_upgrade_only", False),
    ),
)
