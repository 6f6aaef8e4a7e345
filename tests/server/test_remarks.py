"""What programs say: rarely, from what all can see, and never in the way of the game."""

import random

import pytest

from tablee.core.scene import WIDE
from tablee.server import remarks, views
from tablee.server.page_words import page_words
from tablee.testing.live_tables import act, started, take
from tablee.testing.tables import choose
from tablee.words import LANGUAGES

LEVELS = ("beginner", "amateur", "skilled", "master")


def said(live, seat=None, lang="en"):
    return views.drawn(live, None if seat is None else f"p{seat}", lang, WIDE)["remarks"]


def played(game, seats, bots, decisions, seed="1"):
    """A game in which some seats are programs', as far as it goes; yields after each action."""
    dice = random.Random(f"{game}/{seed}")
    live = started((game, seats, {}), seed, bots)
    for _ in range(decisions):
        if live.table.match.over:
            return
        act(live, *choose(live.table.match, dice))
        yield live


@pytest.mark.parametrize("game", ["lobo77", "exhopp", "ekko"])
def test_programs_react_now_and_then_and_everybody_hears_the_same(game):
    moments = heard = 0
    for seed in range(3):
        for live in played(game, 3, (0, 1, 2), 120, str(seed)):
            found = said(live)
            assert len(found) <= 1
            moments += 1
            heard += len(found)
            assert said(live, 0) == found
    assert 0 < heard <= moments / remarks.RARELY


def test_people_are_never_spoken_for_nor_spoken_of():
    for live in played("lobo77", 3, (), 200):
        assert said(live) == []
    for live in played("lobo77", 3, (1,), 200):
        assert all(remark["seat"] == 1 for remark in said(live))


def test_a_remark_is_no_event_and_asks_nothing_of_anybody(monkeypatch):
    """A table at which nobody ever says a word goes on in the same way."""
    talking, silent = ([live.table.version for live in played("exhopp", 3, (0, 1, 2), 60)] for _ in range(2))
    assert talking == silent
    for live in played("exhopp", 3, (0, 1, 2), 60):
        version = live.table.version
        said(live)
        assert live.table.version == version
        assert live.table.chat == []


def test_a_greeting_is_answered_by_a_program_of_its_level_and_only_for_a_while():
    live = started(("duo", 3, {}), bots=(1, 2))
    take(live, "say", seat=0, name="Ana", phrase="hello")
    (answer,) = said(live)
    assert answer == {"id": "answer-1", "seat": 1, "say": "Hello Ana!"}
    assert said(live, lang="fr")[0]["say"] == "Bonjour Ana\u00a0!"
    assert "face waving" in views.drawn(live, None, "en", WIDE)["html"]
    take(live, "say", seat=0, name="Ana", phrase="thinking")
    assert said(live) == []
    take(live, "say", seat=0, name="Ana", phrase="bye")
    assert said(live)[0]["say"] == "Bye Ana!"
    act(live, *choose(live.table.match, random.Random(1)))
    assert "answer-3" not in [remark["id"] for remark in said(live)]


def test_where_only_people_sit_nobody_answers_for_them():
    live = started(("duo", 3, {}))
    take(live, "say", seat=0, name="Ana", phrase="hello")
    assert said(live) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_words_of_its_own(lang, level):
    page = page_words(lang)
    for mood in ("pleased", "caught"):
        for variant in range(1, remarks.VARIANTS + 1):
            assert page.say((f"remark-{mood}-{level}-{variant}", {}))
    for phrase in remarks.ANSWERED:
        assert "Ana" in page.say((f"remark-{phrase}-{level}", {"name": "Ana"}))
