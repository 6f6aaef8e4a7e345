"""A game from elsewhere, in the largest company: tables of the house, the terminal, environments."""

import pytest
from rich.console import Console

import tablee
from tablee.server.bodies import TableWish
from tablee.server.people import Player
from tablee.server.wishes import openings
from tablee.words import words
from tablee_crazy_eights import terminal


def test_a_table_is_set_for_fifteen():
    wish = TableWish(game="crazy_eights", seats=15, bots=["amateur"] * 14)
    events = openings(Player("p", "Ada"), wish.game, wish.seats, {}, wish.bots, False, wish.pace, wish.clock)
    names = [event.data["name"] for event in events if event.kind == "sit"]
    assert len(set(names)) == 15


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_terminal_shows_the_hands_when_it_is_over(lang):
    match = tablee.game("crazy_eights", seats=3).start(seed=4)
    while not match.over:
        match.play(match.asked, match.legal()[-1])
    console = Console(width=200, record=True)
    console.print(terminal.draw(match.look(0), ["Ada", "Bo", "Chloé"], words("crazy_eights", lang)))
    shown = console.export_text()
    for hand, score in zip(match.state["hands"], match.result["scores"], strict=True):
        assert f"{-score} point" in shown
        for card in hand:
            assert terminal.card(card).plain in shown


def test_batches_play_at_the_largest_table():
    batch = tablee.batch("crazy_eights", 15, 64, seed=1, use_special_cards=True, reshuffle=True)
    for _ in range(50):
        batch.step(batch.sample())
    assert batch.games == 64
