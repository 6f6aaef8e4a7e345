"""ekô at the table: what is asked, told, confirmed and explained, by what is there."""

from itertools import combinations
from math import dist
from random import Random

import pytest

from tablee.core.game import Game
from tablee.core.scene import FINGER, LARGER, TALL, Setting, felt_for
from tablee.games.eko import look, reasons
from tablee.games.eko import table as drawn
from tablee.server.eyes import Eye
from tablee.words import words
from tests.games.test_eko import SPACES, beside, table

french = words("eko", "fr")
NAMES = ["Toi", "Ada"]
SITE = "1,0"


def said(sentence, viewer=0):
    return french.say(sentence, NAMES, viewer).replace("\u00a0", " ")


def positions(seeds=6, most=150):
    """Tables that chance players come to."""
    for seed in range(seeds):
        match, dice = Game("eko", 2 + seed % 3).start(seed=seed), Random(seed)
        for _ in range(most):
            if match.over:
                break
            yield match
            match.play(match.asked, dice.choice(match.legal()))


def test_the_prompt_offers_to_build_only_where_something_can_be_built():
    for match in positions():
        args = look.prompt(match.look(match.asked))[1]
        if "build" not in args:
            continue
        legal = match.legal()
        assert (args["build"] == "yes") == any(action.startswith("build") for action in legal)
        own = [s["pawns"] for s in match.state["stacks"].values() if s["seat"] == match.asked]
        assert args["tallest"] == max(own)


def test_single_pawns_are_not_called_a_stack():
    match = table({"0,0": "A1", "3,0": "B1"})
    assert said(look.prompt(match.look(0))) == "À toi : déplace un pion."
    match = table({"0,0": "A2", "3,0": "B1"}, ground={SITE: "rice"})
    assert said(look.prompt(match.look(0))) == "À toi : déplace une pile ou bâtis."


@pytest.mark.parametrize(
    ("building", "kind", "told"),
    [
        (None, "village", "Cela coûte 1 pion et rapporte 1 point."),
        ("A village", "tower", "Cela coûte 2 pions et rapporte 1 point."),
        ("B village", "village", "Cela coûte 2 pions et rapporte 1 point ; le village d’Ada disparaît (−1)."),
    ],
)
def test_what_a_building_costs_brings_and_replaces_is_said_before_it_is_built(building, kind, told):
    built = {SITE: building} if building else None
    match = table({"0,0": "A4", "3,0": "B1"}, ground={SITE: "mountain"}, buildings=built)
    action, before = f"build 0,0 {SITE} {kind}", match.look(0)
    assert said(drawn.warning(action, before)) == told
    match.play(0, action)
    now = match.look(0)
    gain = now["points"][0] - before["points"][0]
    assert f"rapporte {gain} point" in told
    assert ("(−1)" in told) == (now["points"][1] < before["points"][1])


def test_one_site_of_several_is_told_by_where_it_lies():
    high, low = min(SPACES[2], key=lambda s: int(s.split(",")[1])), "0,0"
    match = table({"0,0": "A1", "3,0": "B1"}, ground={high: "forest", "1,0": "forest"})
    seen = match.look(0)
    assert look.whereabouts(seen, high) in ("n", "nw", "ne")
    assert look.whereabouts(seen, "1,0") == "middle"
    alone = table({low: "A1", "3,0": "B1"}, ground={high: "forest"}).look(0)
    assert look.whereabouts(alone, high) == "only"
    key, args = look.tell(seen, 0, "build 0,0 1,0 village", seen)[0]
    assert said((f"{key}-here", args)) == "Tu bâtis un village sur la forêt, au milieu."


def test_that_somebody_goes_on_to_the_reinforcements_is_told_to_all_others():
    match = table({"0,0": "A1", "3,0": "B1"}, reserve=["A3"], phase="march")
    before = {viewer: match.look(viewer) for viewer in (0, 1, None)}
    match.play(0, "rest")
    assert look.tell(before[0], 0, "rest", match.look(0)) == []
    for viewer in (1, None):  # what tells nothing would have the sentence before it told once more
        assert look.tell(before[viewer], 0, "rest", match.look(viewer))[0][0] == "log-rest"


def test_a_forced_march_and_a_kamikaze_are_explained_as_soon_as_they_may_come():
    march = table({"0,0": "A1", "3,0": "B1"}, reserve=["A3"], phase="march")
    assert look.novelty("move 0,0 0,1", march.look(0)) == "march"
    assert look.novelty("move 0,0 0,1", march.look(1)) is None
    threatened = table({"0,0": "A4", "1,0": "B1"})
    assert look.novelty("reinforce 1,0 1", threatened.look(0)) == "kamikaze"
    from_afar = table({"0,0": "A4", "3,0": "B1"})
    assert look.novelty("reinforce 3,0 1", from_afar.look(0)) == "kamikaze"
    walled_in = table({"0,0": "A4", "3,0": "B1"}, ground=dict.fromkeys(beside("0,0"), "forest"))
    assert look.novelty("reinforce 3,0 1", walled_in.look(0)) is None


def test_the_emperors_shelter_is_explained_when_one_is_asked_for_it_and_not_afterwards():
    match = Game("eko", 2, {"first": 1}).start(seed=1)
    match.play(1, "keep")
    assert look.novelty("keep", match.look(0)) == "shelter"
    told = look.tell(match.look(0), 1, "keep", match.look(0))
    assert not any(french.has(f"new-{key.removeprefix('log-')}") for key, _ in told)
    assert not french.has("new-swap")


def test_where_reinforcements_moves_and_joins_were_is_told_by_what_lies_beside_them():
    ground = {"0,1": "palace"}
    for stacks, action, told in [
        (
            {"0,0": "A1", "4,-3": "B1"},
            "reinforce 0,0 2",
            "Toi ajoute 2 pions près d’un palais, au milieu.",
        ),
        (
            {"1,-1": "A2", "4,-3": "B1"},
            "move 1,-1 0,0",
            "Toi avance 2 pions près d’un palais, au milieu.",
        ),
        (
            {"1,-1": "A2", "0,0": "A1", "4,-3": "B1"},
            "move 1,-1 0,0",
            "Toi réunit deux piles près d’un palais, au milieu : en voilà une de 3.",
        ),
    ]:
        phase = "reinforce" if action.startswith("reinforce") else "act"
        match = table(stacks, ground=ground, reserve=["A3"], phase=phase)
        before = match.look(1)
        match.play(0, action)
        key, args = look.tell(before, 0, action, match.look(1))[0]
        assert said((f"{key}-here", args), 1) == told


SIZES = [(360, 592), (360, 692), (360, 515), (740, 312), (640, 312), (1280, 752), (940, 752)]
LARGE = [
    (288, 480),
    (288, 560),
    (288, 416),
    (600, 248),
    (1048, 616),
]  # where letters are large, pixels are too


@pytest.mark.parametrize(
    ("size", "large"), [*((size, False) for size in SIZES), *((size, True) for size in LARGE)]
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_captives_lie_beside_the_land_and_cover_nothing(seats, size, large):
    others = range(1, seats)
    stacks = {SPACES[seats][3 * k]: f"{'ABCD'[k]}1" for k in range(seats)}
    match = table(stacks, seats=seats, held=[[*others], *([] for _ in others)])
    felt = felt_for(*size, large)
    shown = drawn.scene(
        match.look(0), Setting(["Toi", "Ada", "Blaise", "Chloé"][:seats], french, felt, viewer=0)
    )
    captives = [piece for piece in shown.pieces if piece.kind == "captive"]
    spaces = [piece for piece in shown.pieces if piece.kind == "space"]
    boxes = [*shown.seats_at, (shown.say_at.x, shown.say_at.y, shown.say_at.w, shown.say_at.h)]
    assert len(captives) == seats - 1
    for captive in captives:
        assert captive.w * felt.px * (LARGER if large else 1) >= FINGER - 0.5
        for space in spaces:
            assert dist((captive.x, captive.y), (space.x, space.y)) >= (captive.w + space.w) / 2
        for x, y, w, h in boxes:
            aside = max(abs(captive.x - x) - w / 2, 0), max(abs(captive.y - y) - h / 2, 0)
            assert dist(aside, (0, 0)) >= captive.w / 2 - 0.01
    for one, other in combinations(captives, 2):
        assert dist((one.x, one.y), (other.x, other.y)) >= one.w


def test_a_captive_explains_itself():
    held = table({"0,0": "A2*", "3,0": "B1"}, held=[[1], []])
    assert said(drawn.tried(("held-1",), held.look(0))) == "Tant que tu le détiens, il te rapporte 3 points."


@pytest.mark.parametrize(
    ("stack", "reserve", "why"),
    [("A1", "A1", "few"), ("A2", "A5", "full"), ("A1", "A5", "none"), ("A1", "A5*", "emperor")],
)
def test_why_few_pawns_can_be_placed_is_said(stack, reserve, why):
    match = table({"0,0": stack, "3,0": "B1"}, reserve=[reserve], phase="reinforce")
    asked = drawn.question(("sp-0,0",), match.look(0))
    assert asked == ("question-pawns", {"why": why})
    most = max(int(action.split()[2]) for action in match.legal())
    assert (most == 3 and not reserve.endswith("*")) == (why == "none")


def test_who_might_join_two_stacks_by_mistake_is_told_how_to_choose_another():
    apart, near = {"0,0": "A2", "2,0": "A3", "4,-3": "B1"}, {"0,0": "A2", "2,0": "A2", "4,-3": "B1"}
    for stacks, joins in [(apart, False), (near, True)]:
        match = table(stacks)
        assert ("move 0,0 2,0" in match.legal()) == joins
        asked = said(drawn.question(("sp-0,0",), match.look(0)))
        assert ("Touche-la encore pour en choisir une autre" in asked) == joins


def test_what_joining_is_good_for_is_said():
    match = table({"0,0": "A2", "2,0": "A1", "4,-3": "B1"})
    assert said(reasons.reason(match.look(0), "move 0,0 2,0")) == "une pile de 3 bat une pile de 2"


@pytest.mark.parametrize(
    ("stacks", "reserve", "action", "key"),
    [
        ({"0,0": "A1", "1,0": "B2"}, ["A3"], "reinforce 0,0 1", "reason-safe"),
        ({"0,0": "A1*", "1,0": "B2"}, ["A3"], "reinforce 0,0 1", "reason-safe-emperor"),
        ({"0,0": "A1", "1,0": "B1"}, ["A3"], "reinforce 0,0 1", "reason-threatens"),
        ({"0,0": "A2", "1,0": "B1"}, ["A3"], "reinforce 0,0 1", "reason-no-kamikaze"),
        ({"0,0": "A1", "3,0": "B1"}, ["A3"], "reinforce 0,0 1", None),
    ],
)
def test_a_stack_that_only_grows_is_no_reason(stacks, reserve, action, key):
    match = table(stacks, reserve=reserve, phase="reinforce")
    assert action in match.legal()
    found = reasons.reason(match.look(0), action)
    assert (found and found[0]) == key


def test_leaving_a_lone_pawn_is_a_reason_for_a_stack_of_four():
    match = table({"0,0": "A4", "1,0": "B1"})
    assert reasons.reason(match.look(0), "move 0,0 -2,0")[0] == "reason-flees-kamikaze"


def test_what_is_not_ones_own_is_named_with_what_it_is_worth_and_not_by_a_rule():
    built = {"1,0": "B village", "0,2": "B tower"}
    ground = {"1,0": "rice", "0,2": "palace", "-2,0": "mountain"}
    match = table({"0,0": "A2", "3,0": "B3"}, ground=ground, buildings=built)
    seen = match.look(0)
    shown = drawn.scene(seen, Setting(NAMES, french, TALL, viewer=0))
    labels = {piece.id: piece.label for piece in shown.pieces if piece.kind == "space"}
    for space, told in {
        "1,0": "rizière (un village au plus), village (Ada, 1 point)",
        "0,2": "palais (il en faut un pour gagner), tour (Ada, 2 points)",
        "-2,0": "montagne (on peut y bâtir jusqu’à un château)",
        "3,0": "pile de 3 (Ada)",
    }.items():
        assert labels[f"sp-{space}"].startswith(told)
        assert drawn.tried((f"sp-{space}",), seen) == ("stack-first", {})
    assert drawn.tried(("sp-0,0", "sp-3,0"), seen) == "move 0,0 3,0", (
        "what is done with a stack is refused by rule"
    )


@pytest.mark.parametrize(
    ("stacks", "action", "back"),
    [
        ({"0,0": "A1*", "2,0": "A1"}, f"build 0,0 {SITE} village emperor", True),
        ({"0,0": "A1*", "2,0": "A4"}, f"build 0,0 {SITE} village emperor", False),
    ],
)
def test_what_becomes_of_an_emperor_who_pays_is_said(stacks, action, back):
    match = table(stacks | {"4,-2": "B1"}, ground={SITE: "rice"})
    told = said(reasons.reason(match.look(0), action))
    assert ("revient avec les renforts" in told) == back
    match.play(0, action)
    assert match.look(0)["reserve"][0]["emperor"]
    assert (match.look(0)["phase"] == "reinforce" and match.look(0)["turn"] == 0) == back
    if back:
        assert all(reply.endswith("emperor") for reply in match.legal())


def test_a_forced_march_says_that_its_pawns_are_lost_for_good():
    march = table({"0,0": "A1", "3,0": "B1"}, reserve=["A3"], phase="march")
    assert "perdus pour de bon" in said(look.prompt(march.look(0)))
    assert "3 pions" in said(drawn.choice("do-march", march.look(0)))


def test_what_a_first_game_explains_is_short():
    for lang in ("fr", "en"):
        own = words("eko", lang)
        for key in own.own_keys():
            assert not key.startswith("new-") or len(own.say((key, {}))) <= 100, key


def test_where_an_attack_was_is_told_by_what_lies_beside_it():
    match = table({"0,0": "A1", "1,0": "B2"}, ground={"0,1": "palace"}, turn=1)
    before = match.look(0)
    match.play(1, "move 1,0 0,0")
    key, args = look.tell(before, 1, "move 1,0 0,0", match.look(0))[0]
    assert said((f"{key}-here", args)) == "Ada attaque près d’un palais, au milieu : tu perds un pion."


def test_all_that_others_did_since_ones_own_turn_is_marked():
    match = Game("eko", 3, {"first": 0}).start(seed=1)
    eyes = {seat: Eye(match, seat) for seat in (0, None)}
    while match.look(0)["turn"] != 1 or match.look(0)["phase"] == "swap":
        _follow(match, eyes, match.legal()[0])
    while match.look(0)["turn"] != 0:
        _follow(match, eyes, next(iter(match.legal())))
    eye = eyes[0]
    doers = [seat for seat, _ in [*eye.lately, eye.last]]
    assert doers == sorted(doers)
    assert {*doers} == {1, 2}
    assert {seat for seat, _ in eyes[None].lately} <= {2}
    setting = Setting(["Toi", "Ada", "Blaise"], french, TALL, last=eye.last, viewer=0, lately=eye.lately)
    shown = drawn.scene(eye.look, setting)
    marks = {piece.id: piece.marks for piece in shown.pieces if piece.kind == "space"}
    newest = {f"sp-{word}" for word in eye.last[1].split()} & {*marks}
    earlier = {f"sp-{word}" for _, action in eye.lately for word in action.split()} & {*marks}
    assert newest
    assert earlier
    assert all("last" in marks[space] for space in newest)
    assert all("lately" in marks[space] for space in earlier - newest)


def _follow(match, eyes, action):
    seat = match.asked
    match.play(seat, action)
    for eye in eyes.values():
        eye.follow(match, seat, action)
