"""The rules with their pictures: every example is a position the rules know, and what it marks can be done."""

import re

import pytest

from tablee.core.shelf import find, module, shelf
from tablee.server.stills import sections, set_up, still
from tests.server.conftest import asker

EXAMPLES = [(card.name, name) for card in shelf() for name in module(card.name, "examples").EXAMPLES]
each_example = pytest.mark.parametrize(("game", "name"), EXAMPLES, ids=[f"{g}-{n}" for g, n in EXAMPLES])


@each_example
def test_an_example_is_a_position_and_what_it_marks_is_legal(game, name):
    example = module(game, "examples").EXAMPLES[name]
    match = set_up(find(game), example)
    assert not match.over
    assert set(example.shown) <= set(match.legal(example.seat))


@each_example
def test_it_is_drawn_as_at_the_table_in_both_languages(game, name):
    example = module(game, "examples").EXAMPLES[name]
    for html in [still(find(game), example, lang) for lang in ("fr", "en")]:
        assert f'class="felt {game} tall"' in html
        assert " id=" not in html, "a page shows several"
        assert not example.shown or re.search(r'class="[^"]*\b(can|choice)\b', html)


@each_example
def test_no_piece_is_cut_by_the_edge_of_its_picture(game, name):
    html = still(find(game), module(game, "examples").EXAMPLES[name], "fr")
    (edges,) = re.findall(r'data-crop="([^"]+)"', html)
    left, top, right, bottom = map(float, edges.split())
    for place in re.findall(r'class="piece (?!say)[^"]*"\s+data-at="([^"]+)"', html):
        x, y, w, h = map(float, place.split()[:4])
        beside = x + w / 2 <= left or x - w / 2 >= right or y + h / 2 <= top or y - h / 2 >= bottom
        within = left <= x - w / 2 and x + w / 2 <= right and top <= y - h / 2 and y + h / 2 <= bottom
        assert beside or within, place


@pytest.mark.parametrize("card", shelf(), ids=lambda card: card.name)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_example_stands_beside_a_section_and_has_its_words(card, lang):
    told = sections(card, lang)
    pictures = [section for section in told if section["picture"]]
    assert len(pictures) == len(module(card.name, "examples").EXAMPLES)
    assert all(section["caption"] for section in pictures)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("lang", "words"), [("fr", "une décision de notre part"), ("en", "a decision of ours")]
)
async def test_the_page_says_what_is_the_sheets_and_what_is_ours(app, lang, words):
    guest = asker(app, **{"Accept-Language": lang})
    for card in shelf():
        page = (await guest.get(f"/rules/{card.name}")).text
        assert words in page
        assert card.author in page
        assert 'id="rule-R1"' in page
