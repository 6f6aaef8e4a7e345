"""Why a piece cannot be chosen: a sentence with its clause for every piece, and for nonsense a plain one."""

import pytest

from tablee.core.game import Game
from tablee.core.scene import felt_for
from tablee.core.shelf import find, module
from tablee.server.felt import Person, Sight, view, why_not
from tablee.server.page_words import here, page_words
from tablee.words import words
from tests.browser.hands import GAMES

NONSENSE = [("c-",), ("c-nothing", "stack-nowhere"), ("sp-99,99",), ("row-9",), ("",), ("held-x", "pile")]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_that_is_not_open_says_why(game, lang):
    match = Game(game, find(game).seats[1]).start(seed=3)
    own, page = words(game, lang), page_words(lang)
    drawn = module(game, "table")
    for _ in range(25):
        for seat in range(match.game.seats):
            look = match.look(seat)
            open_ = {drawn.path(action, look)[0] for action in match.legal(seat)}
            held = [f"c-{card}" for card in look.get("hand") or ()]
            spaces = [f"sp-{space}" for space in look.get("board", ())]
            for id_ in ["pile", *held, *spaces]:
                if id_ not in open_:
                    key, args = why_not(match, seat, look, (id_,))
                    told = (page if key.startswith("why-") else own).say(
                        here(own, (key, args)), match.names, seat
                    )
                    assert told.strip()
                    assert not any(f"{q},{r}" in told for q in range(-9, 9) for r in range(-9, 9))
            for ids in NONSENSE:
                assert why_not(match, seat, look, ids)[0]
        match.play(match.asked, match.legal(match.asked)[0])


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_choice_asks_a_question(game):
    match = Game(game, find(game).usual).start(seed=5)
    people = [Person(name) for name in match.names]
    for _ in range(30):
        seat = match.asked
        legal = match.legal(seat)
        seen = view(Sight(match, seat, people, legal), "fr", felt_for(360, 592))
        steps = {" ".join(path["path"][:k]) for path in seen["paths"] for k in range(1, len(path["path"]))}
        assert steps == set(seen["asks"])
        assert all(text.strip() for text in seen["asks"].values())
        match.play(seat, legal[len(legal) // 2])
