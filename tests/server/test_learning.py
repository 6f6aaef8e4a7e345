"""The lessons over HTTP: every choice answered, nothing kept but what was done, offered to who never played."""

import pytest

from tablee.core.lesson import lessons_of
from tablee.core.shelf import shelf
from tablee.server.lessons import Trial, answer
from tablee.testing.drawn import Drawn
from tests.server.conftest import asker, done, named

pytestmark = pytest.mark.anyio
LESSONS = [(card.name, lesson) for card in shelf() for lesson in lessons_of(card.name)]
FITS = "/api/lessons/duo/fits"


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{g}-{n.name}" for g, n in LESSONS])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_try_is_a_piece_to_choose_and_is_answered(game, lesson, lang):
    played = []
    for number in range(len(lesson.asks)):
        (shown,) = answer(game, lesson, Trial(played=played, draw="tall"), lang)["views"]
        buttons = {*Drawn(shown["html"]).buttons}
        right = None
        for path in shown["paths"]:
            assert {*path["path"]} <= buttons
            found = answer(game, lesson, Trial(played=played, action=path["action"]), lang)
            assert found["verdict"] in ("right", "wrong", "done")
            if found["verdict"] == "wrong":
                assert found["said"]
                assert found["views"] == []
            elif right is None:
                right = path["action"], found
        assert right, "nothing to choose is right"
        action, found = right
        assert (found["verdict"] == "done") == (number == len(lesson.asks) - 1)
        assert len(found["views"]) == 1 + len(lesson.asks[number].replies)
        assert found["told"]
        played.append(action)
    assert found["said"]
    assert found["views"][-1]["paths"] == []


def test_what_only_the_rules_forbid_is_refused_by_them():
    lesson = lessons_of("duo")[0]
    found = answer("duo", lesson, Trial(action="stop"), "en")
    assert found["verdict"] == "wrong"
    assert found["clause"] == "D2"
    assert "D2" in found["said"]


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=[f"{g}-{n.name}" for g, n in LESSONS])
def test_every_piece_that_leads_nowhere_says_why(game, lesson):
    (shown,) = answer(game, lesson, Trial(draw="tall"), "fr")["views"]
    open_ = {path["path"][0] for path in shown["paths"] if not path.get("unasked")}
    lit = {path["path"][0] for path in shown["paths"] if not path.get("unlit")}
    assert lit <= open_, "what is forbidden does not light up"
    for id_ in {*Drawn(shown["html"]).buttons} - open_:
        if not id_.startswith("do-"):
            found = answer(game, lesson, Trial(touched=[id_]), "fr")
            assert (found["verdict"], found["views"]) == ("touched", [])
            assert found["said"]


def test_why_pieces_lead_nowhere_is_said_by_the_lesson_or_as_at_any_table():
    def said(game, name, *touched):
        lesson = next(each for each in lessons_of(game) if each.name == name)
        found = answer(game, lesson, Trial(touched=[*touched]), "en")
        return found["said"], found["clause"]

    assert said("eko", "join", "sp-1,-4")[0] == "First choose one of your pawns or stacks.", "a pawn of Ada's"
    assert said("eko", "join", "sp-1,0", "sp-2,0")[1] == "R9", "an attack by one on one"
    assert "touches Ada" in said("eko", "reinforce", "sp-1,0")[0]
    assert "rice" in said("eko", "tower", "sp--4,3", "sp--4,2")[0]
    assert "stack" in said("duo", "fits", "c-R3s", "stack-right")[0]
    assert "right beside" in said("eko", "join", "sp-3,-1")[0], "a pawn that can only build"
    assert "lesson 3" in said("eko", "join", "sp-1,0", "sp-0,0")[0], "what another lesson is about"
    assert said("duo", "fits", "c-G2t") == said("duo", "fits", "c-G2t", "stack-left")


async def test_a_guest_learns_and_it_is_kept(app):
    guest = asker(app, **{"Accept-Language": "fr"})
    wrong = await done(guest.post(FITS, json={"action": "lay R3s right"}))
    assert (wrong["verdict"], wrong["clause"]) == ("wrong", "R9")
    assert "Bonne carte, mauvaise pile" in wrong["said"]
    assert "tablee" not in guest.cookies, "nobody is anybody before there is something to keep"
    right = await done(guest.post(FITS, json={"action": "lay R3s left", "draw": "wide"}))
    assert right["verdict"] == "done"
    assert "felt duo wide" in right["views"][-1]["html"]
    page = (await guest.get("/learn/duo")).text
    assert "Leçon 2 sur 3" in page, "the next one that is still to be done"
    assert "Deux en commun, faite" in page
    await done(guest.post(FITS, json={"action": "lay R3s left"}))


async def test_a_lesson_of_several_choices_is_played_on_from_what_was_right(app):
    guest = asker(app)
    chain = "/api/lessons/duo/chain"
    first = await done(guest.post(chain, json={"action": "lay R3s left"}))
    assert first["verdict"] == "right"
    stop = await done(guest.post(chain, json={"played": ["lay R3s left"], "action": "stop"}))
    assert stop["verdict"] == "wrong"
    played = ["lay R3s left", "lay R4s left"]
    last = await done(guest.post(chain, json={"played": played, "action": "lay G4s left"}))
    assert last["verdict"] == "done"
    for made_up in (["draw"], [*played, "lay G4s left", "stop"]):
        assert (await guest.post(chain, json={"played": made_up})).status_code == 409
    end = {"played": [*played, "lay G4s left"], "action": "draw"}
    assert (await guest.post(chain, json=end)).status_code == 409


def test_a_lesson_that_ends_a_round_shows_it_as_it_ended():
    lesson = next(each for each in lessons_of("duo") if each.name == "chain")
    played = ["lay R3s left", "lay R4s left"]
    found = answer("duo", lesson, Trial(played=played, action="lay G4s left", draw="tall"), "fr")
    drawn = found["views"][-1]["html"]
    assert "Ta main est vide" in found["said"]
    assert not [id_ for id_ in Drawn(drawn).buttons if id_.startswith("c-")], (
        "no card in the hand, as it is said"
    )
    assert "4 carrés verts" in drawn, "the last card lies on its stack"


async def test_what_is_not_there_is_said_in_a_sentence(app):
    guest = asker(app, **{"Accept-Language": "en"})
    assert "does not have this lesson" in (await guest.get("/learn/duo/nothing")).text
    assert (await guest.get("/learn/chess")).status_code == 404
    assert (await guest.post("/api/lessons/duo/nothing", json={})).status_code == 404
    for body in ({"draw": "round"}, {"action": "x" * 101}, {"played": ["draw"] * 21}, {"more": 1}):
        assert (await guest.post(FITS, json=body)).status_code == 422
    odd = await done(guest.post(FITS, json={"action": "nothing of the kind"}))
    assert odd["verdict"] == "wrong"


async def test_the_box_offers_them_before_the_first_game(app):
    guest = await named(app, "Bo")
    assert "Never played it?" in (await guest.get("/box/duo")).text
    await done(guest.post("/api/tables", json={"game": "duo", "seats": 2, "bots": ["beginner"]}))
    after = (await guest.get("/box/duo")).text
    assert "Never played it?" not in after
    assert "Lessons: 0 of 8" in after
    assert "Never played it?" in (await guest.get("/box/eko")).text


async def test_the_box_offers_them_no_more_to_who_has_learnt_enough(app):
    guest = asker(app, **{"Accept-Language": "en"})
    for name, action in (("up", "lay 58"), ("down", "lay 12"), ("draw", "draw")):
        found = await done(guest.post(f"/api/lessons/ekko/{name}", json={"action": action}))
        assert found["verdict"] == "done"
    box = (await guest.get("/box/ekko")).text
    assert "Never played it?" not in box
    assert "Lessons: 3 of 8" in box


async def test_the_shelf_leads_to_them_once_for_each_game(app):
    guest = asker(app, **{"Accept-Language": "en"})
    assert 'href="/first/duo"' in (await guest.get("/")).text
    offered = (await guest.get("/first/duo")).text
    assert 'href="/learn/duo"' in offered
    assert 'action="/play/duo"' in offered
    assert "a name given at random" in offered
    await done(guest.post("/api/tables", json={"game": "duo", "seats": 2, "bots": ["beginner"]}))
    await done(guest.post("/api/lessons/ekko/up", json={"action": "lay 58"}))
    shelf_now = (await guest.get("/")).text
    assert 'href="/first/duo"' not in shelf_now, "played"
    assert 'href="/first/ekko"' not in shelf_now, "learnt"
    assert 'href="/first/eko"' in shelf_now


def test_the_card_that_was_laid_last_lies_on_the_table():
    (shown,) = answer("lobo77", lessons_of("lobo77")[0], Trial(draw="tall"), "en")["views"]
    assert "Last card, played by Blaise: 4" in shown["html"]
