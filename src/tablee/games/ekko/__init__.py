"""EKKO: go higher on odd cards, lower on even ones, and answer a card with its mirror."""

from tablee.core.card import Card, Option

CARD = Card(
    name="ekko",
    title="EKKO",
    history=(
        "the rules as the sheet tells them",
        "whoever holds the mirror is asked again after every draw; faults follow the way of reacting; "
        "a state tells who put which cards aside",
    ),
    author="Xavier Jauneault",
    art="Allison Machepey",
    proofreading="Adil Et Taher",
    publisher="The Flying Games",
    seats=(2, 8),
    usual=4,
    age=8,
    minutes=20,
    environment=2,
    ends=("target",),
    own_options=(
        Option("target", 25, 5, 200),
        Option("reactions", "ask", choices=("ask", "race")),
        Option("faults", False, follows=("reactions", "race")),  # D5
    ),
)
