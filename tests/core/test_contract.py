"""The contract of a game: whatever is missing or wrong is named in a sentence. The tiny game is broken, one
thing at a time."""

import re

import pytest

from tablee.core.contract import PARTS, problems
from tablee.core.shelf import shelf
from tests.elsewhere import on_the_shelf, written


def replaced(file, old, new):
    def change(home):
        text = (home / file).read_text(encoding="utf-8")
        assert old in text
        (home / file).write_text(text.replace(old, new), encoding="utf-8")

    return change


def without(file, pattern):
    def change(home):
        text = (home / file).read_text(encoding="utf-8")
        left = re.sub(pattern, "", text, flags=re.MULTILINE | re.DOTALL)
        assert left != text
        (home / file).write_text(left, encoding="utf-8")

    return change


def missing(file):
    return lambda home: (home / file).unlink()


def examples(made):
    text = f"from tablee.core.example import Example\n\nEXAMPLES = {made}\n"
    return lambda home: (home / "examples.py").write_text(text, encoding="utf-8")


FUNCTION = r"@rule\ndef {}\(.*?\n\n\n"
BROKEN = {
    "no standing": (without("rules.py", FUNCTION.format("standing")), "rules has no standing(s, seat)"),
    "no module": (missing("terminal.py"), "module terminal is missing"),
    "no drawing": (missing("table.html"), "table.html is missing"),
    "no style": (missing("table.css"), "table.css is missing"),
    "no French": (missing("fr.ftl"), "fr.ftl is missing"),
    "no import": (replaced("look.py", "import NONE", "import NOTHING"), "module look cannot be loaded"),
    "no constant": (replaced("rules.py", "MOST_MOVES = HAND", "MOST = HAND"), "rules has no MOST_MOVES"),
    "parameters": (
        replaced("look.py", "look(s: Any, seat:", "look(s: Any, seat, more, what:"),
        "look(s, seat)",
    ),
    "not a rule": (
        replaced("bot.py", "@rule\ndef thumb", "def thumb"),
        "thumb in the module bot must be marked",
    ),
    "no field": (
        replaced("rules.py", '    low_wins="i1",\n', '    lowly="i1",\n'),
        "option low_wins has no field",
    ),
    "codes": (replaced("rules.py", "ACTIONS = CARDS", "ACTIONS = CARDS + 1"), "rules.ACTIONS is 31"),
    "alike": (
        replaced("notation.py", 'f"play {name}" for', '"play 1" for'),
        "Two actions are written “play 1”",
    ),
    "too large": (
        replaced("rules.py", '    turn="i1",', '    turn="i1",\n    waste=("i8", 90),'),
        "768 at most",
    ),
    "no part": (replaced("observation.py", 'part("turn"', 'part("whose"'), "LAYOUT must have a part “turn”"),
    "no word": (without("en.ftl", r"^end-tricks = .*?\n"), "message end-tricks is missing from en.ftl"),
    "one language": (
        replaced("en.ftl", "## Log", "odd = Odd\n\n## Log"),
        "message odd is missing from fr.ftl",
    ),
    "no rules": (without("en.ftl", r"^## The rules.*"), "does not tell the rules"),
    "fails": (replaced("look.py", 'told.append(("log-trick"', 'told.append(("log-tick"'), "tell play"),
    "terminal": (replaced("terminal.py", 'look["played"]', 'look["odd"]'), "“terminal.draw” fails"),
    "scene": (replaced("table.py", 'look["hand"]', 'look["odd"]'), "“table.scene” fails"),
    "unread": (replaced("en.ftl", "## Log", "odd\n\n## Log"), "of en.ftl cannot be read: odd"),
    "example": (examples('{"end": Example({"turn": 9})}'), "“example end” fails"),
    "example words": (examples('{"play": Example({})}'), "message example-play is missing from fr.ftl"),
    "position": (
        replaced("notation.py", 's.tricks[seat] = whole_value(tricks, "tricks", 0, HAND)', "pass"),
        "“position” fails",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_wrong_is_named(what, tmp_path):
    change, sentence = BROKEN[what]
    name = "broken_" + what.replace(" ", "_").lower()
    home = written(tmp_path, name)
    change(home)
    with on_the_shelf(home):
        told = [str(problem) for problem in problems(name)]
    assert any(sentence in one for one in told), told


def test_what_fails_everywhere_is_said_once(tmp_path):
    home = written(tmp_path, "broken_once")
    replaced("rules.py", "from tablee", "from from tablee")(home)
    with on_the_shelf(home):
        told = [str(problem) for problem in problems("broken_once")]
    assert len(told) == 1
    assert "cannot be loaded: SyntaxError" in told[0]


def test_two_that_fail_alike_are_both_named(tmp_path):
    home = written(tmp_path, "broken_twice")
    examples('{"play": Example({}), "end": Example({})}')(home)
    for lang in ("fr", "en"):
        replaced(f"{lang}.ftl", "\nabout = ", "\nexample-play = A\nexample-end = B\nabout = ")(home)
    with on_the_shelf(home):
        told = [str(problem) for problem in problems("broken_twice")]
    assert [sentence.partition("”")[0] for sentence in told] == ["“example end", "“example play"]


def test_the_tiny_game_and_all_of_ours_lack_nothing(tmp_path):
    home = written(tmp_path, "sound")
    with on_the_shelf(home):
        assert [str(problem) for problem in problems("sound")] == []
    for card in shelf():
        assert [str(problem) for problem in problems(card.name)] == []


@pytest.mark.parametrize("part", PARTS)
def test_every_name_the_contract_asks_for_is_missed(part, tmp_path):
    """Nothing is asked for that nobody would notice the lack of."""
    home = written(tmp_path, f"bare_{part}")
    (home / f"{part}.py").write_text("", encoding="utf-8")
    protocol, optional, _ = PARTS[part]
    wanted = {name for name in vars(protocol) if not name.startswith("_")} | set(protocol.__annotations__)
    with on_the_shelf(home):
        told = " ".join(str(problem) for problem in problems(f"bare_{part}"))
    assert all(f"{part} has no {name}" in told for name in wanted - optional)
