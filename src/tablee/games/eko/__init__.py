"""ekô: move stacks across a hexagonal land, build on it and take a palace."""

from tablee.core.card import Card, Option

CARD = Card(
    name="eko",
    title="ekô",
    version=1,
    author="Henri Kermarrec",
    publisher="Sit Down!",
    seats=(2, 4),
    usual=2,
    age=8,
    year=2015,
    minutes=45,
    ends=("points", "last", "nobody", "limit"),
    own_options=(
        Option("target", 12, 3, 30),
        Option("turn_limit", 60, 10, 1000),
        Option("own_upgrade_only", False),
    ),
)
