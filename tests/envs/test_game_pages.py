"""The pages for those who write programs say what the code does."""

from pathlib import Path

import pytest

import tablee
from tablee.envs.game_pages import page

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("card", tablee.shelf(), ids=lambda card: card.name)
def test_a_page_is_as_the_code_makes_it(card):
    written = (ROOT / "docs" / "games" / f"{card.name}.md").read_text(encoding="utf-8")
    assert written == page(card), "run: python -m tablee.envs.game_pages docs/games"
