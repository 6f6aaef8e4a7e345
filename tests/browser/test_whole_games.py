"""Whole games through the page: nothing but what lights up is clicked, to the final score sheet.

At each step nothing scrolls, nothing lies outside the felt, and the own hand is seen whole.
"""

from contextlib import suppress
from random import Random

import pytest

from tests.browser.conftest import DESKTOP, PHONE, SIDEWAYS
from tests.browser.hands import GAMES, LONG_WAYS, InVain, wait_for

# What does not fit: pieces outside the felt, words outside their place, a page that scrolls.
# A needle is a wheel as large as its dial: the corners of its box are empty wherever it turns to.
# Where a game ends the scene's words stand for the prompt; Lobo's sea is a mark without size from which it is drawn.
# A piece that comes from elsewhere is placed a frame later: what is found must still be there then.
MISFITS = """async () => {
  const slack = 2;
  const outside = (r, b) => r.left < b.left - slack || r.top < b.top - slack || r.right > b.right + slack || r.bottom > b.bottom + slack;
  const told = (e) => `${e.id || e.className} at ${["left", "top", "right", "bottom"].map((k) => Math.round(e.getBoundingClientRect()[k]))}`;
  const find = () => {
    const felt = document.getElementById('felt');
    if (!felt) return [];
    const [place, screen, root] = [felt.getBoundingClientRect(), new DOMRect(0, 0, innerWidth, innerHeight), document.scrollingElement];
    const amiss = (e) => outside(e.getBoundingClientRect(), place);
    const pieces = '.piece:not(.gone, #say, .needle, .sea), :not(:has(> .ending)) > #say > #prompt, .choice:not([hidden])';
    const shown = [...felt.querySelectorAll(pieces)];
    const strayed = shown.filter(amiss).map((e) => `${told(e)} outside the felt`);
    if (outside(place, screen)) strayed.push('the felt is larger than the screen');
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) strayed.push('the page scrolls');
    return strayed;
  };
  const first = find();
  if (!first.length) return [];
  await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(then))));
  const second = find();
  return first.filter((trouble) => second.includes(trouble));
}"""


# Secret seeds cannot be chosen, and one duo in seven sinks below zero and goes on for many rounds: then another is begun.
TABLES, SECONDS = 4, 30
ON_A_PHONE = ("ekko", "eko", "lobo77")  # the two longest are seen there at their largest tables, below


@pytest.mark.parametrize(
    ("game", "screen"),
    [*((game, DESKTOP) for game in GAMES), *((game, PHONE) for game in ON_A_PHONE)],
    ids=[*(f"{game}-desktop" for game in GAMES), *(f"{game}-phone" for game in ON_A_PHONE)],
)
def test_a_whole_game_by_clicking_what_lights_up(person, game, screen):
    guest = person(screen=screen, lang="fr" if screen is PHONE else "en")
    dice, misfits = Random(7), set()

    def step():
        misfits.update(guest.page.evaluate(MISFITS))
        return guest.step(dice, LONG_WAYS)

    for _ in range(TABLES):
        guest.sit_down(game)
        with suppress(InVain):
            wait_for(step, SECONDS, lambda: None)
        if guest.lit()["over"]:
            break
    assert guest.page.locator("#sheet .podium li").count() == 2
    assert misfits == set()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
@pytest.mark.parametrize(
    ("game", "seats"), [("duo", 6), ("ekko", 8), ("eko", 4), ("exhopp", 6), ("lobo77", 8)]
)
def test_the_largest_table_fits_the_screen(person, game, seats, screen):
    guest = person(screen=screen, lang="fr")
    guest.sit_down(game, bots=seats - 1, options={})
    dice, misfits = Random(11), set()
    for _ in range(3):
        guest.wait_for_choice(20)
        misfits.update(guest.page.evaluate(MISFITS))
        guest.step(dice, avoid=LONG_WAYS)
    assert guest.page.locator(".seat").count() == seats
    assert misfits == set()
    if screen is SIDEWAYS:
        felt, words = (guest.page.locator(place).bounding_box() for place in ("#felt", "#say"))
        assert words["x"] > felt["x"] + felt["width"] / 2  # beside the middle, not below it


@pytest.mark.parametrize("game", GAMES)
def test_large_text_fits_a_phone(person, game, server):
    guest = person(screen=PHONE, lang="fr")
    guest.context.add_cookies([{"name": "large", "value": "1", "url": server.url}])
    guest.sit_down(game, bots=3, options={})
    dice, misfits = Random(12), set()
    for _ in range(3):
        guest.wait_for_choice(20)
        misfits.update(guest.page.evaluate(MISFITS))
        guest.step(dice)
    assert misfits == set()
