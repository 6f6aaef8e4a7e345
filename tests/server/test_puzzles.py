"""Puzzles over HTTP: what a try comes to, what is kept of it, and what is never sent before it is tried."""

import re
from dataclasses import replace
from datetime import date, timedelta

import pytest

from tablee.bots.thought import tree_chance
from tablee.core.puzzle import puzzle_of_day, puzzles_of
from tablee.core.shelf import shelf
from tablee.server import solving
from tablee.server.puzzles import Try, answer, role
from tablee.server.results import my_page
from tablee.server.solving import BEGIN, NEW, attempt, further, in_a_row, rated, standing, today
from tablee.testing.drawn import Drawn
from tests.server.conftest import asker, done

pytestmark = pytest.mark.anyio
each_game = pytest.mark.parametrize("game", [card.name for card in shelf()])


async def asked(app, guest):
    return (await done(guest.get("/api/me")))["id"]


def of(game, puzzle):
    return f"/api/puzzles/{game}/{puzzle.name}"


def wrong_choice(puzzle):
    return puzzle.choices[-1].action


@each_game
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_choice_is_a_piece_to_choose_and_is_answered(game, lang):
    for puzzle in puzzles_of(game)[::30]:
        (shown,) = answer(game, puzzle, Try(), lang)["views"]
        buttons = {*Drawn(shown["html"]).buttons}
        assert all({*path["path"]} <= buttons for path in shown["paths"])
        assert {choice.action for choice in puzzle.choices} <= {path["action"] for path in shown["paths"]}
        found = answer(game, puzzle, Try(action=wrong_choice(puzzle)), lang)
        assert found["verdict"] == "wrong"
        assert str(round(100 * puzzle.choices[0].chance)) in found["said"]
        assert [worth["best"] for worth in found["choices"]] == [False]
        right = answer(game, puzzle, Try(action=puzzle.best), lang)
        assert right["verdict"] == "right"
        assert right["choices"][0]["best"]
        given_up = answer(game, puzzle, Try(show=True), lang)
        assert given_up["verdict"] == "shown"
        assert given_up["choices"] == right["choices"]
        marked = {part for worth in given_up["choices"] for part in worth["path"]}
        assert marked <= {*Drawn(given_up["views"][0]["html"]).buttons}, "the table still is as it was"
        told = [found["said"], given_up["said"], *(worth["said"] for worth in given_up["choices"])]
        assert [words for words in told if re.search(r"-?\d,-?\d", words)] == [], "nobody reads coordinates"


@each_game
def test_nothing_the_seat_cannot_know_is_sent(game):
    for puzzle in puzzles_of(game)[::25]:
        other = puzzle.start(game)
        other.imagine(puzzle.seat, tree_chance(3, 0))
        twin = replace(puzzle, position=other.state)
        for wish in (Try(), Try(action=wrong_choice(puzzle))):
            assert answer(game, twin, wish, "fr") == answer(game, puzzle, wish, "fr")


@each_game
def test_a_piece_that_leads_nowhere_says_why_and_tells_no_answer(game):
    puzzle = puzzles_of(game)[0]
    (shown,) = answer(game, puzzle, Try(), "fr")["views"]
    open_ = {path["path"][0] for path in shown["paths"]}
    for id_ in {*Drawn(shown["html"]).buttons} - open_:
        if not id_.startswith("do-"):
            found = answer(game, puzzle, Try(touched=[id_]), "fr")
            assert (found["verdict"], found["choices"], found["why"]) == ("touched", [], None)
            assert found["said"]


@each_game
def test_before_it_is_tried_nothing_tells_the_answer(game):
    puzzle = puzzles_of(game)[0]
    opened = answer(game, puzzle, Try(), "en")
    assert (opened["said"], opened["why"], opened["choices"]) == ("", None, [])
    found = answer(game, puzzle, Try(action=wrong_choice(puzzle)), "en")
    assert puzzle.best not in [worth["action"] for worth in found["choices"]]


async def test_the_first_try_counts_and_a_later_one_still_solves_it(app):
    guest = asker(app, **{"Accept-Language": "en"})
    puzzle = puzzles_of("duo")[0]
    opened = await done(guest.post(of("duo", puzzle), json={}))
    assert opened["verdict"] == "open"
    assert "standing" not in opened
    first = await done(guest.post(of("duo", puzzle), json={"action": wrong_choice(puzzle)}))
    lost = rated(BEGIN, puzzle.rating, False, 0)
    assert f"{lost}" in first["standing"]
    assert f"−{BEGIN - lost}" in first["standing"].replace("\u2068", "").replace("\u2069", "")
    second = await done(guest.post(of("duo", puzzle), json={"action": puzzle.best}))
    assert second["verdict"] == "right"
    me = await asked(app, guest)
    stand = await app.state.house.store.read(standing(me, "duo", today()))
    assert (stand.rating, stand.ratings, stand.solved) == (lost, (lost,), 1)


async def test_who_has_seen_the_answer_has_not_solved_it(app):
    guest = asker(app)
    puzzle = puzzle_of_day("duo", today())
    await done(guest.post(of("duo", puzzle), json={"show": True}))
    await done(guest.post(of("duo", puzzle), json={"action": puzzle.best}))
    found = await app.state.house.store.read(my_page(await asked(app, guest)))
    assert found["streak"] == 0
    assert all(row.solved == 0 for row in found["puzzles"])


async def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_begins_a_streak(app):
    ana, bo = (asker(app, **{"Accept-Language": "en"}) for _ in range(2))
    puzzle = puzzle_of_day("duo", today())
    for guest in (ana, bo):
        assert f'data-puzzle="duo/{puzzle.name}"' in (await guest.get("/puzzles/duo")).text
    told = await done(ana.post(of("duo", puzzle), json={"action": puzzle.best}))
    assert "streak" in told["standing"]
    listed = (await ana.get("/puzzles")).text
    assert "Puzzle of the day: solved" in listed
    assert "Streak:" in listed
    assert "Streak:" not in (await bo.get("/puzzles")).text
    assert "Puzzle of the day" in (await bo.get("/box/duo")).text
    assert 'href="/puzzles"' in (await bo.get("/")).text


@each_game
def test_no_puzzle_of_the_day_comes_twice_before_all_of_the_fewest_seats_have_come(game):
    many = len([puzzle for puzzle in puzzles_of(game) if puzzle.seats == 2])
    days = [date(2026, 1, 1) + timedelta(days=k) for k in range(many)]
    found = [puzzle_of_day(game, day) for day in days]
    assert len({puzzle.name for puzzle in found}) == many
    assert {puzzle.seats for puzzle in found} == {2}, "a larger board is too small for fingers on a phone"


def test_a_streak_counts_days_in_a_row():
    last = date(2026, 5, 3)
    days = [(last - timedelta(days=k)).isoformat() for k in range(4)]
    assert in_a_row({*days}, last) == 4
    assert in_a_row({*days[1:]}, last) == 3, "today's may still come"
    assert in_a_row({*days[2:]}, last) == 0
    assert in_a_row({""}, last) == 0


async def test_a_puzzle_moves_the_rating_once_whichever_day_it_comes_again(app):
    store = app.state.house.store
    puzzle = puzzles_of("duo")[0]
    first = await store.write(attempt("p", "duo", puzzle, "", True))
    again = await store.write(attempt("p", "duo", puzzle, "2026-05-03", True))
    assert first.change == first.rating - BEGIN > 0
    assert (again.rating, again.change) == (first.rating, None)
    stand = await store.read(standing("p", "duo", date(2026, 5, 3)))
    assert stand.today
    assert stand.ratings == (first.rating,)


def test_the_next_one_is_near_the_rating_and_not_tried():
    some = replace(solving.nobody("duo"), tried=frozenset(p.name for p in puzzles_of("duo")[:NEW]))
    nearest = further(some)
    fresh = [puzzle for puzzle in puzzles_of("duo") if puzzle.name not in some.tried]
    assert abs(nearest.rating - BEGIN) == min(abs(p.rating - BEGIN) for p in fresh)
    assert further(some, nearest.name) != nearest
    assert further(replace(some, tried=some.tried | {nearest.name})) != nearest
    assert further(replace(some, tried=frozenset(p.name for p in puzzles_of("duo")))) is not None


@each_game
def test_who_is_new_begins_with_few_seats_and_what_is_easy(game):
    first = further(solving.nobody(game))
    second = further(replace(solving.nobody(game), tried=frozenset([first.name])))
    assert first.seats == second.seats == 2
    assert first.rating == min(p.rating for p in puzzles_of(game) if p.seats == 2) <= second.rating


async def test_a_puzzle_says_whom_one_plays_where_the_plate_does(app):
    guest = asker(app, **{"Accept-Language": "fr"})
    for game in ("exhopp", "eko"):
        puzzle = puzzle_of_day(game, today())
        whom = role(game, puzzle, "fr")
        assert whom.startswith("Tu joues")
        assert f"<b>{whom}.</b>" in (await guest.get(f"/puzzles/{game}")).text
    assert role("duo", puzzle_of_day("duo", today()), "fr") == ""


async def test_puzzles_are_shown_taken_along_and_forgotten(app):
    guest = asker(app, **{"Accept-Language": "en"})
    for puzzle in puzzles_of("lobo77")[:2]:
        await done(guest.post(of("lobo77", puzzle), json={"action": puzzle.best}))
    page = (await guest.get("/me")).text
    assert f"2 of {len(puzzles_of('lobo77'))}" in page
    assert "rating over the puzzles" in page
    assert "On the left, the oldest" in page, "a curve tells its ends in numbers"
    kept = await done(guest.get("/api/me/kept"))
    names = [puzzle.name for puzzle in puzzles_of("lobo77")[:2]]
    assert [(row["game"], row["puzzle"], row["solved"]) for row in kept["puzzles"]] == [
        ("lobo77", name, True) for name in names
    ]
    me = await asked(app, guest)
    await done(guest.post("/api/me/forget", json={}))
    found = await app.state.house.store.read(my_page(me))
    assert all(row.solved == 0 and not row.ratings for row in found["puzzles"])


async def test_what_is_not_there_is_said_in_a_sentence(app):
    guest = asker(app, **{"Accept-Language": "en"})
    assert "does not have this puzzle" in (await guest.get("/puzzles/duo/nothing")).text
    assert (await guest.get("/puzzles/chess")).status_code == 404
    assert (await guest.post("/api/puzzles/duo/nothing", json={})).status_code == 404
    address = of("duo", puzzles_of("duo")[0])
    for body in ({"draw": "round"}, {"action": "x" * 101}, {"show": 1}, {"more": 1}):
        assert (await guest.post(address, json=body)).status_code == 422
    odd = await guest.post(address, json={"action": "nothing of the kind"})
    assert odd.status_code == 409
    assert "not allowed" in odd.json()["error"]
