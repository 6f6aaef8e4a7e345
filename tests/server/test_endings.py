"""How games end on the table itself: a scene of each game for winning, losing and sharing."""

import random
import re
from dataclasses import replace
from html import unescape

import pytest

from tablee.core.scene import TALL, WIDE
from tablee.core.shelf import shelf
from tablee.server import felt as drawing
from tablee.server import views
from tablee.testing.live_tables import act, started
from tablee.testing.tables import choose
from tablee.words import LANGUAGES, words
from tests.browser.hands import SHORT

GAMES = [card.name for card in shelf() if card.name in SHORT]


def over(game, seats):
    """A short game that is over: whoever can lay a card does, for that is how hands get empty."""
    dice = random.Random(f"ending/{game}")
    live = started((game, seats, SHORT[game]))
    for _ in range(3000):
        match = live.table.match
        if match.over:
            return live
        seat, action = choose(match, dice)
        laying = [other for other in match.legal(seat) if other.startswith("lay")]
        act(live, seat, dice.choice(laying) if laying else action)
    raise AssertionError("it never ended")


def ending(message):
    found = re.search(
        r'id="ending" class="piece ending mood-(\w+)".*?aria-label="(.*?)"', message["html"], re.S
    )
    return found and found.groups()


@pytest.mark.parametrize("game", GAMES)
def test_everybody_sees_how_a_game_ended_as_it_was_for_them(game):
    live = over(game, 2)
    ranks = live.table.match.result["ranks"]
    for seat in range(2):
        for lang, felt in (("fr", TALL), ("en", WIDE)):
            mood, words_ = ending(views.drawn(live, f"p{seat}", lang, felt))
            alone = ranks.count(1) == 1
            assert mood == ("lost" if ranks[seat] > 1 else "won" if alone else "shared")
            assert words_
    assert ending(views.drawn(live, None, "en", WIDE))[0] == "watched"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_draws_and_says_all_ways_to_end(game, lang, monkeypatch):
    for mood in ("won", "lost", "shared", "watched"):
        assert words(game, lang).has(f"ending-{mood}")
    card = next(card for card in shelf() if card.name == game)
    live = over(game, card.seats[1])
    result = dict(live.table.match.result)
    monkeypatch.setattr(type(live.table.match), "result", result | {"ranks": [1] * card.seats[1]})
    live.views.clear()
    html = views.drawn(live, "p0", lang, WIDE)["html"]
    assert 'class="piece ending mood-shared"' in html
    assert html.count("undefined") == 0


@pytest.mark.parametrize("game", GAMES)
def test_what_the_last_scene_says_is_told_too_and_the_scene_has_a_way_out(game):
    """It is a picture to a screen reader, and nothing to be pressed stands within a picture."""
    live = over(game, 2)
    for felt in (TALL, WIDE):
        html = views.drawn(live, "p0", "fr", felt)["html"]
        words_ = ending({"html": html})[1]
        told = re.search(r'id="told".*?</p>', html, re.S)[0]
        assert re.findall(r"<span>(.*?)</span>", told)[-2] == words_
        picture = re.search(r'id="scenery".*?</div>', html, re.S)[0]
        assert 'role="img"' in picture
        assert "<button" not in picture
        assert 'id="ending-close" aria-label="Revoir la table"' in html


def test_there_is_no_ending_while_a_game_goes_on_nor_in_one_that_is_looked_back_at():
    live = over("duo", 2)
    assert ending(views.drawn(started(("duo", 2, {})), "p0", "en", WIDE)) is None
    match = live.table.match
    people = [drawing.Person(name) for name in match.names]
    assert ending(drawing.view(drawing.Sight(match, 0, people), "en", WIDE)) is None


def headline(live, viewer, lang):
    sheet = unescape(views.drawn(live, viewer, lang, TALL)["sheet"])
    return re.search(r"<h2>(.*?)</h2>", sheet)[1].strip()


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_says_who_won_to_whoever_reads_it(game):
    live = over(game, 2)
    ranks, names = live.table.match.result["ranks"], live.table.played_by_names
    if ranks.count(1) > 1:
        assert headline(live, "p0", "fr").startswith("Égalité")
        return
    winner = ranks.index(1)
    assert headline(live, f"p{winner}", "fr") == "Tu as gagné\u00a0!"
    assert headline(live, f"p{1 - winner}", "fr") == f"{names[winner]} gagne"
    assert headline(live, None, "en") == f"{names[winner]} wins"
    sheet = unescape(views.drawn(live, f"p{winner}", "fr", TALL)["sheet"])
    assert f'{names[winner]}</bdi> <span class="you">(toi)' in sheet
    assert "(toi)" not in views.drawn(live, None, "fr", TALL)["sheet"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_words_on_the_table_name_who_won(game, lang):
    live = over(game, 2)
    ranks, names = live.table.match.result["ranks"], live.table.played_by_names
    told = unescape(re.search(r'id="told".*?</p>', views.drawn(live, None, lang, TALL)["html"], re.S)[0])
    last = re.findall(r"<span>(.*?)</span>", told)[-1]
    assert all(names[k] in last for k, rank in enumerate(ranks) if rank == 1)


def test_of_many_rounds_a_sheet_shows_the_last_one_and_folds_the_others():
    for seed in range(20):
        live = started(("lobo77", 8, {}), f"rounds/{seed}")
        while not live.table.match.over and len(live.table.eye(None).marks) < 5:
            act(live, *choose(live.table.match, random.Random(seed)))
        if len(live.table.eye(None).marks) == 5:
            break
    sheet = unescape(views.drawn(live, None, "en", TALL)["sheet"])
    assert sheet.count('<tr class="earlier">') == 4
    assert 'type="checkbox"> Show the 4 rounds before, too' in sheet
    assert sheet.rindex('<tr class="earlier">') < sheet.index('<th scope="row">5</th>')


def marked(live, viewer):
    """Whose columns stand out on the sheet."""
    heads = re.findall(
        r'<th scope="col"(.*?)>.*?<b>(.*?)</b>', views.drawn(live, viewer, "en", TALL)["sheet"], re.DOTALL
    )
    return [name for kind, name in heads if "marked" in kind]


def test_the_column_stands_out_of_whom_the_headline_speaks():
    live, gone = somebody_sinks()
    assert marked(live, None) == [live.table.played_by_names[gone]]
    while not live.table.match.over:
        act(live, *choose(live.table.match, random.Random(1)))
    ranks = live.table.match.result["ranks"]
    assert marked(live, None) == [live.table.played_by_names[ranks.index(1)]]


def test_what_the_table_of_a_sheet_shows_is_not_told_above_it():
    live = started(("ekko", 3, {"faults": False}))
    dice = random.Random(3)
    while not live.table.eye(None).marks:
        act(live, *choose(live.table.match, dice))
    sheet = unescape(views.drawn(live, None, "en", TALL)["sheet"])
    log = " ".join(views.drawn(live, None, "en", TALL)["log"])
    assert "Points:" in log
    assert 'class="told"' in sheet
    assert "Points:" not in sheet


def test_tokens_are_counted_alike_on_the_table_and_on_the_sheet():
    said = [drawing.score_words("lobo77", lives, "fr") for lives in (4, 2, 1, 0)]
    assert said == ["3", "1", "0", "hors jeu"], "no sign that could be taken for a button"
    assert drawing.score_words("duo", -3, "fr") == "−3"


def somebody_sinks():
    """A table of Lobo 77 where a round has just ended for one of three for good, and who that is."""
    dice = random.Random(2)
    for seed in range(50):
        live = started(("lobo77", 3, {"tokens": 1}), f"out/{seed}")
        while not live.table.match.over:
            before = live.table.match.look(None)
            act(live, *choose(live.table.match, dice))
            now = live.table.match.look(None)
            gone = [k for k, left in enumerate(now["lives"]) if before["lives"][k] and not left]
            if gone and now["round"] > before["round"]:
                return live, gone[0]
    raise AssertionError("nobody sank")


def test_who_is_out_is_offered_the_end_on_the_sheet_where_no_person_plays_on():
    live, gone = somebody_sinks()
    others = [k for k in range(3) if k != gone]
    assert 'id="see-end"' not in views.drawn(live, f"p{gone}", "fr", TALL)["sheet"]
    for k in others:
        live.table.chairs[k] = replace(live.table.chairs[k], player=None, bot="beginner")
    live.sheets.clear()
    live.views.clear()
    assert 'id="see-end"' in views.drawn(live, f"p{gone}", "fr", TALL)["sheet"]
    assert 'id="see-end"' not in views.drawn(live, None, "fr", TALL)["sheet"]


def test_whoever_is_put_out_of_the_game_reads_so_in_the_headline_of_the_round():
    live, gone = somebody_sinks()
    assert headline(live, f"p{gone}", "fr") == "Tu coules\u00a0: la partie est finie pour toi"
    assert headline(live, None, "en").endswith("goes under and is out")
    told = views.drawn(live, None, "en", TALL)["sheet"]
    assert told.count("goes under") == 1
