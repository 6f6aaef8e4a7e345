"""ekô at the table: what is asked, told, confirmed and explained, by what is there."""

import re
from itertools import combinations
from math import dist, sqrt
from random import Random

import pytest

from tablee.core.game import Game
from tablee.core.live import manners
from tablee.core.scene import FINGER, LARGER, TALL, WIDE, Setting, felt_for
from tablee.games.eko import layout, look, places, reasons
from tablee.games.eko import table as drawn
from tablee.server import telling
from tablee.server.eyes import Eye
from tablee.server.felt import why_not
from tablee.server.tables import Table
from tablee.words import words
from tests.games.test_eko import SPACES, VALUES, beside, pile, table

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
        (
            None,
            "village",
            "Cela coûte 1 pion et rapporte 1 point ; on commence toujours par un village.",
        ),
        (
            "A village",
            "tower",
            "Cela coûte 2 pions et rapporte 1 point : ton village en valait déjà 1.",
        ),
        ("A tower", "castle", "Cela coûte 3 pions et rapporte 1 point : ta tour en valait déjà 2."),
        (
            "B village",
            "village",
            "Cela coûte 2 pions (dont un pour le bâtiment adverse) et rapporte 1 point ; "
            "le village d’Ada disparaît : Ada perd 1 point.",
        ),
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
    assert ("Ada perd 1 point" in told) == (now["points"][1] < before["points"][1])


@pytest.mark.parametrize(
    ("stack", "ground", "building", "steps"),
    [
        ("A3", "mountain", None, "first"),
        ("A1", "mountain", None, "none"),
        ("A3", "rice", None, "rice"),
        ("A1", "rice", None, "none"),
    ],
)
def test_why_only_a_village_can_be_built_is_said_where_the_stack_could_pay_for_more(
    stack, ground, building, steps
):
    match = table({"0,0": stack, "3,0": "B1"}, ground={SITE: ground}, buildings=building)
    built = {action for action in match.legal() if action.startswith("build")}
    assert built == {f"build 0,0 {SITE} village"}
    assert drawn.warning(f"build 0,0 {SITE} village", match.look(0))[1]["why"] == steps


@pytest.mark.parametrize(
    ("stack", "ground", "building", "supply", "told"),
    [
        ("A1", "mountain", "village", {}, "Pour une tour, il faut 2 pions d’une même pile."),
        ("A2", "mountain", "tower", {}, "Pour un château, il faut 3 pions d’une même pile."),
        ("A2", "mountain", "village", {"tower": 0}, "Pour une tour, il faut l’avoir dans ton stock."),
        ("A1", "rice", "village", {}, "Une rizière ne porte rien de plus."),
        ("A3", "forest", "tower", {}, "Une forêt ne porte rien de plus."),
        ("A3", "palace", "tower", {}, "Un palais ne porte rien de plus qu’une tour."),
        ("A4", "mountain", "castle", {}, "Rien n’est plus haut."),
        ("A2", "mountain", "village", {}, ""),
    ],
)
def test_why_a_building_of_ones_own_cannot_be_raised_is_said(stack, ground, building, supply, told):
    taken = dict.fromkeys(SPACES[2][-5:], "A tower") if supply else {}
    match = table(
        {"0,0": stack, "1,-1": "B1"},
        ground={SITE: ground} | dict.fromkeys(taken, "forest"),
        buildings={SITE: f"A {building}"} | taken,
    )
    again = f"build 0,0 {SITE} {building}"
    higher = {action for action in match.legal() if action.startswith("build")} - {again}
    assert again in match.legal()
    said_ = said(drawn.warning(again, match.look(0)))
    assert said_.startswith("Tu y as déjà")
    assert said_.endswith(told or "ça ne te rapporte rien.")
    assert bool(higher) == (stack == "A2" and building == "village" and not supply)


def test_what_brings_nothing_is_offered_calmly_and_called_so():
    match = table({"0,0": "A2", "3,0": "B1"}, ground={SITE: "mountain"}, buildings={SITE: "A village"})
    seen = match.look(0)
    for kind, lit in [("village", False), ("tower", True)]:
        action = f"build 0,0 {SITE} {kind}"
        assert action in match.legal()
        assert manners("eko").lights_up(seen, action) == lit
        button = said(drawn.choice(drawn.path(action, seen)[2], seen))
        assert button.endswith(", sans gain") != lit
    others = table({"0,0": "A2", "3,0": "B1"}, ground={SITE: "mountain"}, buildings={SITE: "B village"})
    assert manners("eko").lights_up(others.look(0), f"build 0,0 {SITE} village")


def test_that_nothing_higher_fits_is_said_where_one_would_choose_it():
    for terrain, highest in [("rice", "village"), ("forest", "tower"), ("palace", "tower")]:
        match = table({"0,0": "A4*", "3,0": "B1"}, ground={SITE: terrain}, buildings={SITE: f"A {highest}"})
        asked = drawn.question(("sp-0,0", f"sp-{SITE}"), match.look(0))
        assert asked == ("question-build", {"steps": "highest"})
        assert {action.split()[3] for action in match.legal() if action.startswith("build")} == {highest}


def test_that_an_enemy_building_costs_one_more_is_said_where_one_chooses():
    match = table({"0,0": "A3", "3,0": "B1"}, ground={SITE: "mountain"}, buildings={SITE: "B village"})
    seen = match.look(0)
    asked = drawn.question(("sp-0,0", f"sp-{SITE}"), seen)
    assert said(asked).endswith("Prendre la place d’un bâtiment adverse coûte un pion de plus.")
    button = drawn.path(f"build 0,0 {SITE} village", seen)[2]
    assert said(drawn.choice(button, seen)) == f"Village : {VALUES['village'] + 1} pions, +1 point"


def test_what_to_build_is_asked_as_the_site_allows():
    grounds = {"1,0": "rice", "0,1": "mountain", "-1,0": "mountain"}
    match = table({"0,0": "A3*", "3,0": "B1"}, ground=grounds, buildings={"-1,0": "A village"})
    seen = match.look(0)
    for site, told in {
        "1,0": "une rizière ne porte rien de plus.",
        "0,1": "on commence toujours par un village.",
        "-1,0": "un château 3, un échelon à la fois.",
    }.items():
        kinds = {action.split()[3] for action in match.legal() if action.startswith(f"build 0,0 {site}")}
        asked = said(drawn.question(("sp-0,0", f"sp-{site}"), seen))
        assert asked.endswith(told)
        assert (kinds == {"village"}) == ("Bâtir un village ici" in asked)


def test_one_site_of_several_is_told_by_where_it_lies():
    high, low = min(SPACES[2], key=lambda s: int(s.split(",")[1])), "0,0"
    match = table({"0,0": "A1", "3,0": "B1"}, ground={high: "forest", "1,0": "forest"})
    seen = match.look(0)
    assert places.whereabouts(seen, high) in ("n", "nw", "ne")
    assert places.whereabouts(seen, "1,0") == "middle"
    alone = table({low: "A1", "3,0": "B1"}, ground={high: "forest"}).look(0)
    assert places.whereabouts(alone, high) == "only"
    key, args = look.tell(seen, 0, "build 0,0 1,0 village", seen)[0]
    assert said((f"{key}-here", args)) == "Tu bâtis un village sur la forêt, au milieu."


def test_that_somebody_goes_on_to_the_reinforcements_is_told_to_all_others_and_no_march_named():
    match = table({"0,0": "A1", "3,0": "B1"}, reserve=["A3"], phase="march")
    before = {viewer: match.look(viewer) for viewer in (0, 1, None)}
    match.play(0, "rest")
    assert look.tell(before[0], 0, "rest", match.look(0)) == []
    for viewer in (1, None):  # what tells nothing would have the sentence before it told once more
        (told,) = look.tell(before[viewer], 0, "rest", match.look(viewer))
        assert said(told, viewer).endswith(" passe aux renforts.")


def test_a_forced_march_and_a_kamikaze_are_explained_as_soon_as_they_may_come():
    march = table({"0,0": "A1", "3,0": "B1"}, reserve=["A3"], phase="march")
    assert look.novelty("move 0,0 0,1", march.look(0)) == "march"
    assert look.novelty("move 0,0 0,1", march.look(1)) is None
    threatened = table({"0,0": "A4", "1,0": "B1"})
    assert look.novelty("reinforce 1,0 1", threatened.look(0)) == "kamikaze-near"
    from_afar = table({"0,0": "A4", "3,0": "B1"})
    assert look.novelty("reinforce 3,0 1", from_afar.look(0)) == "kamikaze-near"
    walled_in = table({"0,0": "A4", "3,0": "B1"}, ground=dict.fromkeys(beside("0,0"), "forest"))
    assert look.novelty("reinforce 3,0 1", walled_in.look(0)) is None
    own = table({"0,0": "A1", "3,0": "B4"})
    assert look.novelty("reinforce 3,0 1", own.look(0)) == "kamikaze-near"
    assert look.novelty("reinforce 3,0 1", own.look(1)) is None, "it comes when one is to act"
    not_yet = table({"0,0": "A2", "2,0": "A2", "3,0": "B1"}, reserve=["A2"])
    assert look.novelty("move 0,1 0,0", not_yet.look(0)) is None


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
            "Toi ajoute 2 pions près du palais, au milieu.",
        ),
        (
            {"1,-1": "A2", "4,-3": "B1"},
            "move 1,-1 0,0",
            "Toi avance 2 pions près du palais, au milieu.",
        ),
        (
            {"1,-1": "A2", "0,0": "A1", "4,-3": "B1"},
            "move 1,-1 0,0",
            "Toi forme une pile de 3 près du palais, au milieu.",
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


@pytest.mark.parametrize(
    ("size", "large"), [*((size, False) for size in SIZES), *((size, True) for size in LARGE)]
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_spaces_are_as_large_as_a_finger_or_as_the_felt_allows(seats, size, large):
    felt = felt_for(*size, large)
    look_ = Game("eko", seats).start(seed=1).look(0)
    shown = drawn.scene(look_, Setting(["Toi", "Ada", "Blaise", "Chloé"][:seats], french, felt, viewer=0))
    spaces = {piece.id: piece for piece in shown.pieces if piece.kind == "space"}
    one = spaces["sp-0,0"]
    pixels = felt.px * (LARGER if large else 1)
    shape = one.h / one.w / (2 / sqrt(3))
    assert 1 / layout.STRETCHED - 0.001 <= shape <= layout.STRETCHED + 0.001
    assert abs(shape - 1) < 0.001 or min(one.w, one.h) * pixels <= FINGER, "only what is small is stretched"
    left, right = min(p.x - p.w / 2 for p in spaces.values()), max(p.x + p.w / 2 for p in spaces.values())
    top, bottom = min(p.y - p.h / 2 for p in spaces.values()), max(p.y + p.h / 2 for p in spaces.values())
    assert left >= 0
    assert right <= felt.width
    assert top >= 0
    assert bottom <= felt.height
    for x, y, w, h in [*shown.seats_at, (shown.say_at.x, shown.say_at.y, shown.say_at.w, shown.say_at.h)]:
        for space in spaces.values():
            beside_it = abs(space.x - x) >= (space.w + w) / 2 - 0.01
            assert beside_it or abs(space.y - y) >= (space.h + h) / 2 - space.h * 0.25 - 0.01


def test_what_a_seat_counts_is_named_in_the_order_of_its_signs():
    seen = Game("eko", 2).start(seed=1).look(0)
    for px, named in [((412, 867), True), ((360, 592), False), ((1280, 752), False)]:
        setting = Setting(NAMES, french, felt_for(*px), viewer=0)
        for seat in drawn.scene(seen, setting).seats:
            assert bool(seat.face["called"]) == named
            places = [
                seat.label.index(word)
                for word in ("pastilles", "pagode", "En réserve", "un toit", "deux", "trois")
            ]
            assert places == sorted(places)
            told = [*seat.face["told"][:3], *(words for _, _, words in seat.face["supply"])]
            assert len({*told}) == len(told) == 6, "each sign says what it is"


def test_a_captive_explains_itself():
    held = table({"0,0": "A2*", "3,0": "B1"}, held=[[1], []])
    assert said(drawn.tried(("held-1",), held.look(0))) == "Tant que tu le détiens, il te rapporte 3 points."


@pytest.mark.parametrize(
    ("stack", "reserve", "told"),
    [
        ("A1", "A1", "Poser un pion ici ? Ta réserve n’en a pas d’autre."),
        ("A1", "A2", "Combien de pions poses-tu ici ? Ta réserve n’en a que 2."),
        ("A2", "A5", "Combien de pions poses-tu ici ? Une pile a quatre pions au plus."),
        ("A3", "A5", "Poser un pion ici ? Une pile a quatre pions au plus."),
        ("A1", "A5", "Combien de pions poses-tu ici ?"),
        ("A1", "A1*", "Poser l’Empereur ici ?"),
        ("A1", "A5*", "Combien de pions poses-tu ici ? Ton Empereur en est."),
    ],
)
def test_why_few_pawns_can_be_placed_is_said(stack, reserve, told):
    match = table({"0,0": stack, "3,0": "B2"}, reserve=[reserve], phase="reinforce")
    asked = drawn.question(("sp-0,0",), match.look(0))
    assert said(asked).replace("\xa0", " ") == told
    assert asked[1]["most"] == max(int(action.split()[2]) for action in match.legal())


@pytest.mark.parametrize(("far", "feared"), [("B1", True), ("B2", False)])
def test_what_a_stack_of_four_has_to_fear_is_said_before_it_is_made(far, feared):
    stacks = {"0,0": "A3", "2,0": "A1", "-3,0": far}
    placing = table(stacks, reserve=["A3"], phase="reinforce")
    moving = table(stacks)
    for match in (placing, moving):
        asked = said(drawn.question(("sp-0,0",), match.look(0)))
        assert ("kamikaze" in asked) == feared
    for match, action in [(placing, "reinforce 0,0 1"), (moving, "move 0,0 2,0")]:
        why = said(reasons.reason(match.look(0), action) or ("reason-march", {}))
        assert why.endswith("un pion adverse seul pourrait détruire ta pile (kamikaze)") == feared
        assert reasons.dares(match.look(0), action) == feared


def test_who_might_join_two_stacks_by_mistake_is_told_how_to_choose_another():
    apart, near = {"0,0": "A2", "2,0": "A3", "4,-3": "B1"}, {"0,0": "A2", "2,0": "A2", "4,-3": "B1"}
    for stacks, joins in [(apart, False), (near, True)]:
        match = table(stacks)
        assert ("move 0,0 2,0" in match.legal()) == joins
        asked = said(drawn.question(("sp-0,0",), match.look(0)))
        assert ("pour les réunir" in asked) == joins


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


@pytest.mark.parametrize(
    ("king", "told"),
    [
        ("B2*", "cela ouvre le passage : ta pile de 3 pourra prendre l’Empereur d’Ada"),
        ("B2", "cela ouvre le passage : ta pile de 3 pourra attaquer une pile de 2 d’Ada"),
        ("B4", "ton pion touchera la rizière"),
    ],
)
@pytest.mark.parametrize("risk", [False, True])
def test_a_hint_looks_one_action_ahead_and_names_who_is_to_be_feared(king, told, risk):
    """From -1,0 one attacks 1,0 over 0,0, once that is free; whoever leaves it may come beside somebody."""
    land = {"-1,0", "0,0", "1,0", "0,1", "3,0", *(["-1,2"] if risk else [])}
    stacks = {"0,0": "A1", "-1,0": "A3", "1,0": king, "3,0": "B1"} | ({"-1,2": "B3"} if risk else {})
    match = table(stacks, ground=dict.fromkeys({*SPACES[2]} - land, "rice"))
    assert "move 0,0 0,1" in match.legal()
    heard = said(reasons.reason(match.look(0), "move 0,0 0,1"))
    beside_it = ["pile de 4"] if king == "B4" else ["pile de 3"] if risk else ["pile de 2"]
    assert heard.split(" ; ")[0] == told
    assert [f"mais attention à la {what} d’Ada, juste à côté" for what in beside_it] == heard.split(" ; ")[1:]


def test_no_hint_calls_a_stack_safe_that_somebody_can_come_to():
    near_and_far = {"0,0": "A3", "1,0": "B3*", "-3,0": "B1"}
    match = table(near_and_far, reserve=["A1"], phase="reinforce")
    key, args = reasons.reason(match.look(0), "reinforce 0,0 1")
    assert (key, args["why"][0]) == ("reason-four", "reason-threatens-emperor")
    walled = table(
        near_and_far,
        ground=dict.fromkeys({*beside("-3,0")} & {*SPACES[2]}, "rice"),
        reserve=["A1"],
        phase="reinforce",
    )
    assert reasons.reason(walled.look(0), "reinforce 0,0 1")[0] == "reason-safe"
    fleeing = table({"0,0": "A1", "1,0": "B2"})
    key, _ = reasons.reason(fleeing.look(0), "move 0,0 -1,0") or ("", {})
    assert not key.startswith("reason-safe")
    fleeing.play(0, "move 0,0 -1,0")
    assert "move 1,0 -1,0" in fleeing.legal(), "it is followed to wherever it goes"


@pytest.mark.parametrize(("far", "dared"), [("B1", True), ("B2", False)])
@pytest.mark.parametrize(
    ("stacks", "phase", "action"),
    [
        ({"0,0": "A3*"}, "reinforce", "reinforce 0,0 1"),
        ({"0,0": "A1*", "2,0": "A3"}, "act", "move 0,0 2,0"),
    ],
)
def test_a_stack_of_four_with_the_emperor_is_confirmed_where_a_lone_pawn_can_come(
    stacks, phase, action, far, dared
):
    match = table(stacks | {"-3,0": far}, reserve=["A1"], phase=phase)
    seen = match.look(0)
    assert (len(drawn.path(action, seen)) >= 3) == dared, "the page asks before it goes so long a way"
    told = drawn.warning(action, seen)
    assert (told is not None) == dared
    if dared:
        assert "prendrait aussi ton Empereur" in said(told)
        for k in range(1, len(drawn.path(action, seen))):
            assert said(drawn.question(drawn.path(action, seen)[:k], seen))
    match.play(0, action)
    kamikaze = f"move -3,0 {action.split()[1 if phase == 'reinforce' else 2]}"
    while match.asked == 0:
        match.play(0, match.legal()[-1])
    assert (kamikaze in match.legal()) == dared


def test_a_stack_of_four_without_the_emperor_is_made_at_once():
    match = table({"0,0": "A3", "-3,0": "B1", "3,0": "A1*"}, reserve=["A1"], phase="reinforce")
    assert len(drawn.path("reinforce 0,0 1", match.look(0))) == 2
    assert drawn.warning("reinforce 0,0 1", match.look(0)) is None


def test_an_equal_number_is_enough_with_the_emperor_and_a_hint_says_why():
    match = table({"0,0": "A2*", "2,0": "A1", "4,-3": "B1"})
    told = said(reasons.reason(match.look(0), "move 0,0 2,0"))
    assert told == "une pile de 3 avec l’Empereur bat une pile de 3 : avec lui, l’égalité suffit"


@pytest.mark.parametrize(
    ("beside_him", "elsewhere", "told"),
    [
        ([], ["B1"], "aucun pion adverse n’est à côté de lui"),
        (["B1"], ["B1"], "aucun autre de tes pions n’a moins d’adversaires à côté de lui"),
        (["B1"], [], None),
    ],
)
def test_why_the_emperor_may_be_left_where_he_is_is_said(beside_him, elsewhere, told):
    near, far = (
        dict.fromkeys(["1,0"][: len(beside_him)], "B1"),
        dict.fromkeys(["-2,0"][: len(elsewhere)], "B1"),
    )
    match = table({"0,0": "A1*", "-3,0": "A1", "3,-3": "B1*"} | near | far, phase="swap", swapped=0)
    found = reasons.reason(match.look(0), "keep")
    assert (found and said(found)) == told


def test_what_a_stack_that_grows_can_pay_for_is_said():
    ground = {"0,1": "mountain"}
    match = table(
        {"0,0": "A1", "3,0": "B2"},
        ground=ground,
        buildings={"0,1": "A village"},
        reserve=["A3"],
        phase="reinforce",
    )
    found = reasons.reason(match.look(0), "reinforce 0,0 1")
    assert said(found) == "ta pile pourra payer une tour juste à côté"


def test_what_is_taken_is_told_from_what_is_free():
    for built, told in [(None, "tu as alors un palais"), ("B village", "tu prends le palais d’Ada")]:
        buildings = {"0,1": built} if built else {}
        match = table({"0,0": "A3", "3,0": "B1"}, ground={"0,1": "palace"}, buildings=buildings)
        assert said(reasons.reason(match.look(0), "build 0,0 0,1 village")).startswith(told)


def test_the_rim_of_a_space_is_told_in_its_name():
    match = table({"0,0": "A1", "3,0": "B1"})
    before = match.look(1)
    match.play(0, "move 0,0 0,1")
    setting = Setting(NAMES, french, WIDE, 1, (0, "move 0,0 0,1"), before, 1)
    labels = {piece.id: piece.label for piece in drawn.scene(match.look(1), setting).pieces}
    assert [id_ for id_, label in labels.items() if "joué à l’instant" in label] == ["sp-0,0", "sp-0,1"]


def test_a_shelter_beside_one_pawn_is_advised_because_he_can_beat_it():
    match = table(
        {"0,0": "A1*", "1,0": "B1", "0,1": "B1", "-3,0": "A1", "-2,0": "B1"}, phase="swap", swapped=0
    )
    told = said(reasons.reason(match.look(0), "swap -3,0"))
    assert told == "il n’a plus qu’une pile adverse à côté de lui, qu’il peut battre à égalité"


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
    labels = [french.say(drawn.choice(button, march.look(0))) for button in ("do-march", "do-rest")]
    assert labels == ["Marche forcée", "Renforts"], "both in one line, on a phone too"


def test_to_touch_a_stack_that_has_one_way_to_go_is_not_to_go_it():
    for phase, verb in (("act", "move"), ("reinforce", "reinforce")):
        match = table({"0,0": "A3", "1,0": "A1", "3,0": "B1"}, reserve=["A1"], phase=phase)
        found = [action for action in match.legal() if action.startswith(verb)]
        assert found
        assert all(drawn.whole(action, match.look(0)) for action in found)
    march = table({"0,0": "A1", "3,0": "B1"}, reserve=["A3"], phase="march")
    assert not any(drawn.whole(action, march.look(0)) for action in march.legal())


def test_the_emperors_exchange_is_confirmed_and_says_who_touches_him_there():
    match = table({"0,0": "A1*", "2,0": "A1", "3,0": "B1", "2,1": "B1"}, phase="swap", swapped=0)
    seen, action = match.look(0), "swap 2,0"
    path = drawn.path(action, seen)
    assert len(path) >= 3, "the page asks before it goes so long a way"
    assert {*path} == {"sp-2,0"}
    assert said(drawn.warning(action, seen)) == "2 pions adverses y touchent ton Empereur."
    assert drawn.question(path[:1], seen) == look.prompt(seen)


@pytest.mark.parametrize(
    ("mine", "there", "told"),
    [
        ("A3", "B2", "Ada perd 2 pions."),
        ("A2*", "B2", "Ada perd 2 pions : avec ton Empereur, l’égalité suffit."),
        ("A3", "B1*", "Ada perd un pion, et tu captures son Empereur (3 points)."),
        ("A1", "B4", "Kamikaze : la pile de quatre d’Ada et ton pion vont en réserve."),
    ],
)
def test_an_attack_says_whom_it_costs_what_before_it_is_confirmed(mine, there, told):
    match = table({"0,0": mine, "1,0": there, "3,0": "B1"})
    assert said(drawn.warning("move 0,0 1,0", match.look(0))) == told


@pytest.mark.parametrize(
    ("mine", "there", "told", "piece"),
    [
        ("A3", "B2", "Ada perd 2 pions !", "sp-1,0"),
        ("A1", "B4", "Kamikaze ! Ada perd 4 pions.", "sp-1,0"),
        ("A2", "B1", None, None),
    ],
)
def test_both_stacks_of_an_attack_are_seen_as_they_stood_until_the_next_action(mine, there, told, piece):
    match = table({"0,0": mine, "1,0": there, "3,0": "B1", "-3,0": "A1"})
    before, action = match.look(0), "move 0,0 1,0"
    match.play(0, action)
    shown = drawn.scene(match.look(0), Setting(NAMES, french, TALL, 1, (0, action), before, 0))
    ghosts = [p for p in shown.pieces if "ghost" in p.marks]
    assert [(p.face["seat"], p.face["pawns"]) for p in ghosts] == [(1, int(there[1])), (0, int(mine[1]))]
    beats = [(beat.words.replace("\u00a0", " "), beat.piece) for beat in shown.beats]
    assert beats == ([(told, piece)] if told else []), "a single pawn is no event"
    assert piece is None or piece in {p.id for p in shown.pieces}
    still = drawn.scene(match.look(0), Setting(NAMES, french, TALL, 2, (0, "rest"), match.look(0), 0))
    assert not [p for p in still.pieces if "ghost" in p.marks]


def test_a_forced_march_is_confirmed_and_going_on_is_not():
    seen = table({"0,0": "A1", "3,0": "B1"}, reserve=["A3"], phase="march").look(0)
    assert len(drawn.path("march", seen)) >= 3, "the page asks before it goes so long a way"
    assert {*drawn.path("march", seen)} == {"do-march"}
    assert len(drawn.path("rest", seen)) == 1
    assert said(drawn.warning("march", seen)) == "Ils quittent le jeu pour de bon."
    assert drawn.warning("rest", seen) is None


@pytest.mark.parametrize(
    ("phase", "chosen", "told"),
    [
        ("swap", ["3,0"], "L’Empereur ne prend la place que d’un de tes pions."),
        ("swap", ["1,0"], "L’Empereur ne prend la place que d’un de tes pions."),
        ("reinforce", ["3,0"], "Les renforts vont sur un de tes pions ou sur une de tes piles."),
        ("reinforce", ["0,0", "-2,0"], "Les renforts vont sur un de tes pions ou sur une de tes piles."),
        ("act", ["1,0"], "Choisis d’abord un de tes pions, ou une de tes piles."),
        ("again", ["3,0"], "Choisis d’abord un de tes pions, ou une de tes piles."),
        ("act", ["0,0", "-3,1"], "On ne bâtit qu’à côté de la pile choisie."),
        (
            "march",
            ["1,0"],
            "Réponds d’abord : sacrifies-tu trois pions de ta réserve pour agir une deuxième fois ? (D9)",
        ),
        (
            "march",
            ["3,0"],
            "Réponds d’abord : sacrifies-tu trois pions de ta réserve pour agir une deuxième fois ? (D9)",
        ),
    ],
)
def test_what_is_said_of_a_space_that_is_not_asked_for_fits_the_question(phase, chosen, told):
    ground = {"1,0": "mountain", "-3,1": "mountain"}
    stacks = {"0,0": "A1*", "2,-1": "A1", "3,0": "B1"}
    swapped = {"swapped": 0} if phase == "swap" else {}
    match = table(stacks, ground=ground, reserve=["A4"], phase=phase, **swapped)
    assert said(why_not(match, 0, match.look(0), tuple(f"sp-{space}" for space in chosen))) == told


def test_which_captive_is_given_is_asked_whatever_one_points_at():
    match = table({"0,0": "A1", "3,0": "B1", "0,2": "C1"}, 3, held=[[1, 2], [0], []], phase="exchange")
    for space in ("0,0", "3,0", "1,0"):
        assert why_not(match, 0, match.look(0), (f"sp-{space}",))[0] == "due-exchange"


def test_nothing_is_asked_of_who_points_at_a_space_once_it_is_over_or_in_anothers_turn():
    seen = table({"0,0": "A1", "3,0": "B1"}).look(0)
    for other in ({"over": True}, {"turn": 1}):
        assert drawn.tried(("sp-3,0",), seen | other) is None


def test_why_a_building_of_anothers_cannot_be_replaced_is_told_by_what_it_is():
    match = table({"0,0": "A2", "3,0": "B1"}, ground={SITE: "mountain"}, buildings={SITE: "B tower"})
    key, args = why_not(match, 0, match.look(0), ("sp-0,0", f"sp-{SITE}"))
    assert (key, args["cost"]) == ("too-few-pawns", 3)


def test_what_a_first_game_explains_is_short():
    for lang in ("fr", "en"):
        own = words("eko", lang)
        for key in own.own_keys():
            assert not key.startswith("new-") or len(own.say((key, {}))) <= 100, key


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_words_for_a_place_fit_where_it_is_seen(seats):
    spots = {name: (q + r / 2, r) for name in SPACES[seats] for q, r in [map(int, name.split(","))]}
    xs, ys = zip(*spots.values(), strict=True)
    for seed in range(3):
        seen = Game("eko", seats).start(seed=seed).look(0)
        for name, (x, y) in spots.items():
            where = places.whereabouts(seen, name)
            across, down = (2 * x - min(xs) - max(xs)) / (max(xs) - min(xs)), 2 * y / (max(ys) - min(ys))
            for side, on_it in {"w": across < 0, "e": across > 0, "n": down < 0, "s": down > 0}.items():
                assert on_it or side not in where.replace("middle", "").replace("only", ""), (name, where)


def test_places_that_lie_alike_are_told_apart_without_a_number_that_seems_an_order():
    for match in positions(most=40):
        seen = match.look(match.asked)
        for action in match.legal():
            if action.startswith(("move", "swap", "reinforce")):
                for lang in ("fr", "en"):
                    told = words("eko", lang).say(
                        drawn.named(action, seen), ["Toi", "Ada", "Blaise", "Chloé"], 0
                    )
                    assert not re.search(r"\d+ (sur|of) \d|\b1er\b|\b\de\b", told), told


def test_what_is_touched_is_placed_on_the_board_and_ones_own_is_called_so():
    match = table({"0,0": "A2*", "2,0": "A1", "-2,0": "B2"}, ground={"1,0": "palace"})
    shown = drawn.scene(match.look(0), Setting(NAMES, french, TALL, viewer=0))
    labels = {piece.id: piece.label for piece in shown.pieces if piece.kind == "space"}
    assert labels["sp-0,0"] == (
        "pile de 2 à toi, avec l’Empereur (à l’attaque, l’égalité lui suffit), au milieu du plateau, "
        "à côté : palais"
    ).replace(" :", "\u00a0:")
    assert labels["sp-2,0"].startswith("un pion à toi, à droite du plateau")
    assert labels["sp--2,0"].startswith("pile de 2 (Ada), ")


@pytest.mark.parametrize(
    ("mine", "there", "turn", "told"),
    [
        ("A2*", "B2", 0, "car avec ton Empereur, l’égalité te suffit."),
        ("A2", "B2*", 1, "car avec son Empereur, l’égalité lui suffit."),
        ("A3*", "B2", 0, "Ada perd 2 pions."),
    ],
)
def test_why_an_equal_stack_was_beaten_is_told_and_explained(mine, there, turn, told):
    match = table({"0,0": mine, "1,0": there, "-3,0": "A1", "3,0": "B1"}, turn=turn)
    before, action = match.look(0), "move 0,0 1,0" if turn == 0 else "move 1,0 0,0"
    eye = Eye(match, 0)
    match.play(turn, action)
    key, args = look.tell(before, turn, action, match.look(0))[0]
    assert said((f"{key}-here", args)).endswith(told)
    eye.follow(match, turn, action)
    news = {new["name"] for new in telling.news(eye, Table("x", game="eko"), "fr")}
    assert ("attack-equal" in news) == ("égalité" in told)


@pytest.mark.parametrize(
    ("stacks", "built", "why"),
    [
        ({"0,0": "A4", "2,0": "A4"}, {}, "full"),
        ({"0,0": "A2", "2,0": "A2"}, {"1,0": "B village"}, "hindered"),
        ({"0,0": "A2", "-3,0": "A4"}, {"1,0": "B village"}, "both"),
        ({"0,0": "A2", "-3,0": "A2"}, {"1,0": "B village"}, None),
    ],
)
def test_why_no_reinforcements_can_come_is_told_to_whoever_waits_for_them_alone(stacks, built, why):
    ground = dict.fromkeys(("1,0", "1,-1", "0,1", "-1,1", "-1,0", "0,-1"), "rice")
    match = table(stacks | {"4,-3": "B1"}, ground=ground, buildings=built, reserve=["A3"], phase="march")
    before = {viewer: match.look(viewer) for viewer in (0, 1, None)}
    match.play(0, "rest")
    for viewer, seen in before.items():
        told = dict(look.tell(seen, 0, "rest", match.look(viewer)))
        assert told.get("log-no-room") == ({"why": why} if why and viewer == 0 else None)


def test_where_an_attack_was_is_told_by_what_lies_beside_it():
    match = table({"0,0": "A1", "1,0": "B2"}, ground={"0,1": "palace"}, turn=1)
    before = match.look(0)
    match.play(1, "move 1,0 0,0")
    key, args = look.tell(before, 1, "move 1,0 0,0", match.look(0))[0]
    assert said((f"{key}-here", args)) == "Ada attaque près du palais, au milieu : tu perds un pion."


@pytest.mark.parametrize(
    ("terrain", "old", "kind", "told", "moment"),
    [
        ("rice", "village", "village", "Ada prend ton village sur la rizière : il te reste 2 points.", None),
        (
            "forest",
            "village",
            "tower",
            "Ada prend ton village sur la forêt, et en fait une tour : il te reste 2 points.",
            None,
        ),
        (
            "forest",
            "tower",
            "tower",
            "Ada prend ta tour sur la forêt : il te reste 2 points.",
            "Ada prend ta tour !",
        ),
        (
            "palace",
            "village",
            "village",
            "Ada prend ton palais : il te reste 2 points.",
            "Ada prend ton palais !",
        ),
    ],
)
def test_what_one_loses_is_told_as_ones_own_loss(terrain, old, kind, told, moment):
    ground = {SITE: terrain, "-3,3": "mountain"}
    match = table(
        {"0,0": "B4", "3,0": "A1"}, ground=ground, buildings={SITE: f"A {old}", "-3,3": "A tower"}, turn=1
    )
    before, action = match.look(0), f"build 0,0 {SITE} {kind}"
    match.play(1, action)
    key, args = look.tell(before, 1, action, match.look(0))[0]
    assert said((f"{key}-here", args)) == told
    setting = Setting(NAMES, french, TALL, 1, (1, action), before, 0)
    beats = drawn.scene(match.look(0), setting).beats
    assert [beat.words.replace("\u00a0", " ") for beat in beats] == [moment] * bool(moment)
    assert [(beat.by, beat.to) for beat in beats] == [(1, 0)] * bool(moment)


@pytest.mark.parametrize("palaces", [1, 2])
def test_a_palace_is_the_palace_where_there_is_one(palaces):
    ground = dict.fromkeys([SITE, "-3,0"][:palaces], "palace")
    match = table({"0,0": "A1", "3,0": "B1"}, ground=ground)
    before, action = match.look(0), f"build 0,0 {SITE} village"
    assert places.near(before, "0,0") == ("the-palace" if palaces == 1 else "palace")
    match.play(0, action)
    (beat,) = drawn.scene(match.look(0), Setting(NAMES, french, TALL, 1, (0, action), before, 0)).beats
    assert beat.words.replace("\u00a0", " ") == ("Le" if palaces == 1 else "Un") + " palais est à toi !"


def test_two_sites_of_one_kind_in_one_part_of_the_land_are_told_apart():
    high, low, other = "-3,-1", "-3,1", "3,0"
    seen = table({"0,0": "A1", "2,0": "B1"}, ground=dict.fromkeys([high, low, other], "palace")).look(0)
    assert [places.whereabouts(seen, site) for site in (high, low, other)] == ["w", "w", "e"]
    told = [said(("at-site", places.site_place(seen, site))) for site in (high, low, other)]
    assert told == [", à gauche, celui du haut", ", à gauche, celui du bas", ", à droite"]
    alone = table({"0,0": "A1", "2,0": "B1"}, ground=dict.fromkeys([high, other], "palace")).look(0)
    assert places.whereabouts(alone, high) == "w"


@pytest.mark.parametrize("size", [(360, 592), (412, 867), (740, 312), (1280, 752)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_words_of_a_moment_lie_beside_what_happened(seats, size):
    felt, named = felt_for(*size), ["Toi", "Ada", "Blaise", "Chloé"][:seats]
    for goal in SPACES[seats][1:]:
        q, r = map(int, goal.split(","))
        start = f"{q + 1},{r}" if f"{q + 1},{r}" in SPACES[seats] else f"{q - 1},{r}"
        match = table({start: "A2", goal: "B1*"}, seats=seats)
        action, before = f"move {start} {goal}", match.look(0)
        match.play(0, action)
        shown = drawn.scene(match.look(0), Setting(named, french, felt, 1, (0, action), before, 0))
        (beat,) = shown.beats
        (space,) = (piece for piece in shown.pieces if piece.id == f"sp-{goal}")
        assert abs(beat.at[1] - space.y) >= (layout.BANNER * felt.text + space.h) / 2


def test_whose_emperor_is_captive_is_seen_at_the_seat_he_is_missing_from():
    match = table({"0,0": "A1", "3,0": "B1*"}, held=[[], [0]])
    own, other = drawn.scene(match.look(0), Setting(NAMES, french, TALL, viewer=0)).seats
    assert "Empereur captif chez Ada" in own.face["robbed"]
    assert other.face["robbed"] == ""
    assert "Empereur captif chez Ada" in own.label
    assert "captif" not in other.label


@pytest.mark.parametrize(
    ("there", "told"),
    [
        ("B1", "Il y a là un pion : pour le battre, il en faut 2, ou 1 avec l’Empereur (R9)."),
        ("B3", "Il y a là 3 pions : pour les battre, il en faut 4, ou 3 avec l’Empereur (R9)."),
        (
            "B4",
            "Il y a là 4 pions : pour les battre, il en faut quatre avec l’Empereur, ou un seul (kamikaze) (R9).",
        ),
    ],
)
def test_a_stack_that_is_too_weak_is_told_what_would_be_enough(there, told):
    pawns = int(there[1])
    for stack in ["A1", "A2", "A3", "A4", "A1*", "A2*", "A3*", "A4*"]:
        match = table({"0,0": stack, "2,0": there})
        enough = pile(stack)["pawns"] + pile(stack)["emperor"] > pawns or (pawns, stack[1]) == (4, "1")
        assert ("move 0,0 2,0" in match.legal()) == enough
        if not enough:
            assert said(look.refusal(match.look(0), "move 0,0 2,0")) == told


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


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_all_that_can_be_chosen_has_a_name_of_its_own(lang):
    """The actions in a list of ideas, the spaces on the land, the buttons below it."""
    own, names = words("eko", lang), ["Toi", "Ada", "Blaise", "Chloé"]
    stacks = {"0,0": "A1", "2,0": "A2", "3,0": "B1", "-3,0": "C1"}
    held = [table(stacks, seats=3, held=[[1, 2], [0], []], phase=phase) for phase in ("act", "exchange")]
    for match in [*positions(most=60), *held]:
        seen, seated = match.look(match.asked), names[: match.game.seats]
        told = [own.say(drawn.named(a, seen), seated, seen["seat"]) for a in match.legal() if " " in a]
        assert len({*told}) == len(told)
        setting = Setting(seated, own, TALL, viewer=match.asked)
        labels = [piece.label for piece in drawn.scene(seen, setting).pieces if piece.button]
        assert len({*labels}) == len(labels)
        steps = {drawn.path(action, seen) for action in match.legal()}
        for begun in {path[:2] for path in steps if len(path) > 2 and path[2].startswith("do-")}:
            buttons = {path[2] for path in steps if path[:2] == begun}
            assert len({own.say(drawn.choice(button, seen)) for button in buttons}) == len(buttons)


def test_reinforcements_are_asked_for_by_their_true_number():
    for match in positions():
        seen = match.look(match.asked)
        if seen["phase"] != "reinforce":
            continue
        args = look.prompt(seen)[1]
        legal = match.legal()
        assert args["most"] == max(int(action.split()[2]) for action in legal)
        assert (args["emperor"] == "yes") == all(action.endswith("emperor") for action in legal)


def test_what_a_building_brings_and_that_it_wins_is_written_on_its_button():
    ground = {SITE: "palace", "0,1": "mountain"}
    for built, target, site, told in [
        ({}, 5, SITE, "Village : 1 pion, +1 point"),
        ({}, 4, SITE, "Village : 1 pion, +1 point et tu gagnes"),
        ({}, 4, "0,1", "Village : 1 pion, +1 point"),
        ({SITE: "A village"}, 5, "0,1", "Village : 1 pion, +1 point et tu gagnes"),
        ({SITE: "B village"}, 4, SITE, "Village : 2 pions, +1 point et tu gagnes"),
    ]:
        where = {"ground": ground, "buildings": built, "held": [[1], []], "options": {"target": target}}
        match = table({"0,0": "A3", "3,0": "B1"}, **where)
        action, seen = f"build 0,0 {site} village", match.look(0)
        assert said(drawn.choice(drawn.path(action, seen)[2], seen)) == told
        assert ("et tu gagnes" in said(drawn.warning(action, seen))) == told.endswith("gagnes")
        match.play(0, action)
        assert match.over == told.endswith("gagnes")


def test_an_exchange_of_emperors_has_its_moment():
    stacks = {"0,0": "A2", "1,0": "B1*", "3,0": "B1"}
    match = table(stacks, held=[[], [0]])
    before, action = match.look(0), "move 0,0 1,0"
    match.play(0, action)
    assert match.state["held"] == [[], []]
    setting = Setting(NAMES, french, TALL, 1, (0, action), before, 0)
    shown = drawn.scene(match.look(0), setting)
    assert [beat.words.replace("\u00a0", " ") for beat in shown.beats] == [
        "L’Empereur d’Ada est pris !",
        "Ton Empereur est libre !",
    ]
    crowns = {piece.id: piece for piece in shown.pieces if piece.kind == "crown"}
    assert (crowns["crown-0"].origin, crowns["crown-0"].marks) == ("seat-1", ("gone",))
    match = table({"0,0": "A1", "3,0": "B1"}, held=[[1], [0]])
    before = match.look(0)
    assert "3 points" in said(look.prompt(before))
    match.play(0, "exchange 1")
    setting = Setting(NAMES, french, TALL, 1, (0, "exchange 1"), before, 1)
    (beat,) = drawn.scene(match.look(1), setting).beats
    assert (beat.kind, beat.words.replace("\u00a0", " ")) == (
        "raise",
        "L’Empereur de Toi est libre !",
    )


def test_what_the_exchange_costs_is_said_where_a_captive_is_chosen():
    match = table({"0,0": "A1", "3,0": "B1", "-3,0": "C1"}, seats=3, held=[[1, 2], [0], []], phase="exchange")
    before = match.look(0)
    told = french.say(look.prompt(before), ["Toi", "Ada", "Blaise"], 0)
    assert told.endswith("Tu perds ses 3 points.")
    match.play(0, "exchange 2")
    assert match.look(0)["points"][0] == before["points"][0] - 3
