"""Nothing outside a game's folder names a game, its options or its phases: what a game needs it says itself."""

import re
from pathlib import Path

import tablee
from tablee.core.shelf import module_or_none, shelf
from tablee.server.felt import templates

SOURCE = Path(tablee.__file__).parent
READ = (".py", ".html", ".css", ".js", ".ftl", ".svg")
CARDS = [card for card in shelf() if (SOURCE / "games" / card.name).is_dir()]
NAMES = sorted({name.lower() for card in CARDS for name in (card.name, card.title)})
OPTIONS = sorted({option.name for card in CARDS for option in card.own_options})
PHASES = sorted(
    {phase for card in CARDS for phase in getattr(module_or_none(card.name, "notation"), "PHASES", ())}
)
EXAMPLES = {  # an example of how to call something needs a game to call it with
    "__init__.py",
    "client.py",
    "cli/arguments.py",
    "core/batch.py",
    "core/game.py",
    "core/match.py",
    "core/records.py",
    "envs/gymnasium.py",
    "envs/history.py",
    "envs/openspiel.py",
    "envs/pettingzoo.py",
    "envs/stable_baselines3.py",
    "lab/studies.py",
}


def shared_files():
    for path in sorted(SOURCE.rglob("*")):
        place = path.relative_to(SOURCE)
        if path.suffix in READ and place.parts[0] not in ("games", "template") and path.is_file():
            yield place.as_posix(), path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).parents[2] / "bench").glob("*.py")):
        if path.stem not in {card.name for card in shelf()} | {"crazy_eights"}:  # a bench of one game
            yield f"bench/{path.name}", path.read_text(encoding="utf-8")


def found(pattern, but=()):
    return [
        f"{place}: {hit.group()}"
        for place, text in shared_files()
        if place not in but
        for hit in re.finditer(pattern, text, re.IGNORECASE)
    ]


def test_there_is_something_to_look_for():
    assert len(CARDS) == 5
    assert {"lobo 77", "ekô"} < set(NAMES)
    assert "own_upgrade_only" in OPTIONS
    assert "closing" in PHASES


def test_no_game_is_named_outside_its_folder():
    assert found(rf"(?<![\w-])({'|'.join(map(re.escape, NAMES))})(?![\w-])", EXAMPLES) == []


def test_no_option_of_a_game_is_named_outside_its_folder():
    quoted = rf"""(["'])({"|".join(OPTIONS)})\1|\boption[-_.\s\["']+({"|".join(OPTIONS)})\b"""
    other_things = {  # that happen to be called alike
        'server/templates/base.html: "tokens"',
        'lab/contests.py: "faults"',
        'lab/standings.py: "faults"',
    }
    assert [hit for hit in found(quoted, EXAMPLES) if hit not in other_things] == []


def test_no_phase_of_a_game_is_named_outside_its_folder():
    assert (
        found(rf"""\bphase["'\]\s]*(?:==|!=|in)\W*({"|".join(PHASES)})\b|phase-({"|".join(PHASES)})\b""")
        == []
    )


def test_a_game_that_brings_no_lid_stands_under_a_plain_one():
    page = templates().render_template("lid.html", box={"name": "elsewhere", "title": "Ailleurs"})
    assert ">A</text>" in page
    assert templates().render_str("{% include ['elsewhere/box.html', 'lid.html'] %}", box={"title": "B"})
    own = "{% include [box.name ~ '/box.html', 'lid.html'] %}"
    lids = {templates().render_str(own, box={"name": card.name, "title": card.title}) for card in CARDS}
    assert len(lids) == len(CARDS)
    assert not any("initial" in lid for lid in lids)
