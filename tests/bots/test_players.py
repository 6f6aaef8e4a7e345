"""Levels and guests at the table."""

from importlib.metadata import EntryPoint

import pytest

import tablee
from tablee.bots import guests, players
from tablee.bots.levels import BEGINNER, CALLED, LEVELS, MASTER
from tablee.bots.players import Player, choose
from tablee.errors import UnknownBot

KINDS = ["First", "Crasher", "Dier", "Sleeper", "Babbler", "Unborn"]


@pytest.fixture
def visitors(monkeypatch):
    """Guests as if installed packages had brought them."""
    points = {k: EntryPoint(k, f"tests.bots.guests_for_tests:{k}", guests.GROUP) for k in KINDS}
    monkeypatch.setattr(players, "installed", lambda: points)
    monkeypatch.setattr(players, "GUEST_CLOCK", 1.0)


@pytest.fixture
def match():
    return tablee.game("duo", seats=2, first=0).start(seed=1)


def test_four_levels_with_names_in_both_languages():
    assert [level.name for level in LEVELS] == ["beginner", "amateur", "skilled", "master"]
    assert CALLED["débutant"] is BEGINNER
    assert CALLED["maître"] is MASTER
    assert Player("Confirmé").name == "skilled"


def test_an_unknown_program_is_refused_with_the_known_ones():
    with pytest.raises(UnknownBot, match="The programs are: beginner, amateur, skilled, master"):
        Player("deep thought")


def test_a_beginner_slips_now_and_then(match):
    best = choose(match, 0, LEVELS[1], seed=0)
    chosen = [choose(match, 0, BEGINNER, seed=k) for k in range(60)]
    assert 30 <= chosen.count(best) < 60


def test_a_single_choice_needs_no_thought(match):
    forced = match.game.position(
        match.state | {"hands": [["G2t"], ["Y4c"]], "tops": ["R3c", "B1x"], "pile": ["R1c", "R2c"]}
    )
    assert forced.legal(0) == ["draw"]
    assert choose(forced, 0, MASTER, seed=1) == "draw"


def test_a_well_behaved_guest_plays(visitors, match):
    guest = Player("First")
    decision = guest.decide(match, 0, seed=1)
    guest.close()
    assert (decision.action, decision.trouble) == (match.legal(0)[0], None)


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        ("Crasher", "bot-crashes"),
        ("Dier", "bot-crashes"),
        ("Sleeper", "bot-stalls"),
        ("Babbler", "bot-nonsense"),
        ("Unborn", "bot-crashes"),
    ],
)
def test_a_guest_that_fails_forfeits_its_move_and_the_table_goes_on(visitors, match, kind, key):
    guest = Player(kind)
    for _ in range(2):
        decision = guest.decide(match, 0, seed=1)
        assert decision.action in match.legal(0)
        assert decision.trouble is not None
        assert decision.trouble[0] == key
    guest.close()
    match.play(0, decision.action)
