"""Compiled rules: what they are made of decides when they are compiled anew; threads may bind at once."""

import ast
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import tablee
from tablee.core.build import Build
from tablee.core.cache import MADE_WITH, PACKAGE, sources
from tablee.core.shelf import shelf

each_game = pytest.mark.parametrize("game", [card.name for card in shelf()])


def imported(source):
    """The files of ours that a source takes names from."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tablee."):
            path = PACKAGE.joinpath(*node.module.split(".")[1:])
            yield path.with_suffix(".py") if path.with_suffix(".py").exists() else path / "__init__.py"


@each_game
@pytest.mark.parametrize("kind", ["rules", "bot"])
def test_whatever_rules_import_is_watched(game, kind):
    watched = sources(game, kind)
    home = PACKAGE / "games" / game
    assert home / "rules.py" in watched
    rules = [source for source in watched if source.name not in MADE_WITH]
    assert {file for source in rules for file in imported(source)} <= set(watched)


@each_game
def test_how_a_game_looks_asks_for_no_new_compilation(game):
    names = {source.name for source in sources(game, "bot")}
    assert not names & {"table.py", "look.py", "terminal.py", "scene.py", "match.py"}


def test_threads_may_bind_the_same_rules_at_once():
    rules = tablee.game("duo").rules
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(20):
            build = Build("duo", rules, compiled=False)
            with ThreadPoolExecutor(8) as pool:
                bound = list(pool.map(lambda _, build=build: build.bind(rules.play), range(8)))
            assert all(one is bound[0] for one in bound)
            assert bound[0] is not rules.play
    finally:
        sys.setswitchinterval(before)
