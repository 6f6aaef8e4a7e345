"""Levels and guests at the table."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import tablee
from tablee.bots import guests, players
from tablee.bots.levels import BEGINNER, CALLED, LEVELS, MASTER
from tablee.bots.players import Player, choose, sit_down
from tablee.errors import UnknownBot
from tests.bots import guests_for_tests as kinds

KINDS = ["First", "Crasher", "Dier", "Sleeper", "Babbler", "Unborn"]
HOME = "tests.bots.guests_for_tests"


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


@pytest.mark.parametrize("kind", ["First", "Lowest", "Even", "Coded"])
@pytest.mark.parametrize("way", ["named", "class", "object"])
def test_a_program_of_ones_own_needs_no_package(match, kind, way):
    """A look or a row of numbers, one decision or many at once; by name it thinks in its own process."""
    if way == "named" and kind not in ("First", "Lowest"):
        pytest.skip("one of each kind is enough in a process of its own")
    made = getattr(kinds, kind)
    player = sit_down({"named": f"{HOME}:{kind}", "class": made, "object": made()}[way])
    decision = player.decide(match, 0, seed=1)
    player.close()
    assert decision.trouble is None
    assert decision.action in match.legal(0)
    assert player.name == (f"{HOME}:{kind}" if way == "named" else kind)


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        ("Crasher", "bot-crashes"),
        ("Babbler", "bot-nonsense"),
        ("Odd", "bot-nonsense"),
        ("Nowhere", "bot-wrong"),
    ],
)
def test_what_an_object_answers_is_not_trusted(match, kind, key):
    decision = sit_down(getattr(kinds, kind)()).decide(match, 0, seed=1)
    assert decision.action in match.legal(0)
    assert decision.trouble is not None
    assert decision.trouble[0] == key
    assert not isinstance(players.fault(decision.trouble), UnknownBot)
    assert "rule of thumb" not in str(players.fault(decision.trouble))


def test_out_of_turn_a_program_may_let_the_moment_pass():
    match = tablee.game("ekko", seats=3, reactions="race").start(seed=1)
    while not (jumps := [s for s in match.waiting if s != match.asked and match.legal(s)]):
        match.play(match.asked, match.legal()[0])
    decision = sit_down(kinds.Silent()).decide(match, jumps[0], seed=1)
    assert (decision.action, decision.trouble) == (None, None)
    decision = sit_down(kinds.Silent()).decide(match, match.asked, seed=1)
    assert decision.trouble is not None


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (f"{HOME}:Nobody", "has no Nobody"),
        (f"{HOME}:Unborn", "cannot be made: ValueError.*not today"),
        (f"{HOME}:Quitter", "cannot be made: exit 3"),
        (f"{HOME}:time", "cannot be made: .*no method"),
        (kinds.Unborn, "cannot be made: ValueError.*not today"),
    ],
)
def test_a_class_that_is_not_there_or_cannot_be_made_is_refused_at_once(bot, sentence):
    """Else the rule of thumb would play every one of its moves."""
    with pytest.raises(UnknownBot, match=sentence):
        sit_down(bot)


@pytest.mark.parametrize("bot", ["nowhere:First", f"{HOME}:", ":First", f"{HOME}:no name", 3, None])
def test_what_is_no_program_is_refused_at_once(bot):
    with pytest.raises(UnknownBot):
        sit_down(bot)


def test_no_module_is_loaded_for_a_live_table():
    with pytest.raises(UnknownBot, match="The programs are"):
        Player(f"{HOME}:First")


def test_a_module_in_the_folder_one_is_in_is_found(tmp_path, monkeypatch):
    (tmp_path / "only_here.py").write_text(
        "class Any:\n    def act(self, row, mask, clock): return mask.argmax()\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    assert sit_down("only_here:Any").name == "only_here:Any"


@pytest.mark.parametrize(
    ("name", "level"), [("ekko", "skilled"), ("lobo77", "skilled"), ("lobo77", "master")]
)
def test_away_from_live_tables_a_level_thinks_the_same_each_time(name, level):
    match = tablee.game(name, seats=2).start(seed=3)
    for _ in range(4):
        match.play(match.asked, match.legal()[-1])
    chosen = {sit_down(level).decide(match, match.asked, seed=5).action for _ in range(3)}
    assert len(chosen) == 1


UNGUARDED = """
import tablee
print(tablee.arena("lobo77", ["{bot}", "random"], 2, games=40, seed=1, workers={workers}).faults)
"""


@pytest.mark.parametrize(("bot", "workers"), [(f"{HOME}:First", 1), ("beginner", 2)])
def test_a_script_without_a_guard_is_told_so(tmp_path, bot, workers):
    done = script_run(tmp_path, UNGUARDED.format(bot=bot, workers=workers))
    assert done.returncode != 0
    assert 'if __name__ == "__main__":' in done.stderr.splitlines()[-1]


CATCHING = """
import tablee.envs.gymnasium as envs
with open("begun", "a") as file:
    file.write("x")
for _ in range(2):
    try:
        envs.TableEnv("lobo77", 2, bots="{bot}")
    except Exception as error:
        print(error)
with open("ended", "a") as file:
    file.write("x")
"""


def test_a_script_without_a_guard_that_catches_everything_is_not_run_again_and_again(tmp_path):
    done = script_run(tmp_path, CATCHING.format(bot=f"{HOME}:First"))
    assert done.returncode == 0
    assert done.stdout.count('if __name__ == "__main__":') == 2
    assert (tmp_path / "begun").read_text() == "xxx"
    assert (tmp_path / "ended").read_text() == "x"


def script_run(folder, text):
    script = folder / "script.py"
    script.write_text(text, encoding="utf-8")
    root = Path(__file__).parents[2]
    return subprocess.run(
        [sys.executable, script],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": f"{root / 'src'}:{root}", "TABLEE_LANG": "en", "LANG": "en_GB.UTF-8"},
    )


HANGING = """
import tablee.envs.gymnasium as envs
if __name__ == "__main__":
    table = envs.TableEnv("lobo77", 2, bots="{bot}")
    table.reset(seed=1)
"""


def test_a_program_in_its_own_process_leaves_without_a_word(tmp_path):
    done = script_run(tmp_path, HANGING.format(bot=f"{HOME}:First"))
    assert (done.returncode, done.stderr) == (0, "")
