"""EKKO: go higher on odd cards, lower on even ones, and answer a card with its mirror."""

from tablee.core.card import Card, Option

CARD = Card(
    name="ekko",
    title="EKKO",
    version=1,
    author="Xavier Jauneault",
    art="Allison Machepey",
    publisher="The Flying Games",
    seats=(2, 8),
    usual=4,
    age=8,
    minutes=20,
    ends=("target",),
    own_options=(
        Option("target", 25, 5, 200),
        Option("reactions", "ask", choices=("ask", "race")),
        Option("faults", False),
    ),
)
