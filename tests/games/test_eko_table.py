"""ekô at the table: what is asked, told, confirmed and explained, by what is there."""

from itertools import combinations
from math import dist, sqrt
from random import Random

import pytest

from tablee.core.game import Game
from tablee.core.scene import FINGER, LARGER, TALL, Setting, felt_for
from tablee.games.eko import look, reasons
from tablee.games.eko import table as drawn
from tablee.server.eyes import Eye
from tablee.server.felt import why_not
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
        (
            None,
            "village",
            "Cela coûte 1 pion et rapporte 1 point ; sur une case vide, on commence par un village.",
        ),
        (
            "A village",
            "tower",
            "Cela coûte 2 pions et rapporte 1 point : ton village en valait déjà 1.",
        ),
        ("A tower", "castle", "Cela coûte 3 pions et rapporte 1 point : ta tour en valait déjà 2."),
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
        ("A1", "rice", "village", {}, ""),
        ("A3", "forest", "tower", {}, ""),
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


def test_what_to_build_is_asked_as_the_site_allows():
    grounds = {"1,0": "rice", "0,1": "mountain", "-1,0": "mountain"}
    match = table({"0,0": "A3*", "3,0": "B1"}, ground=grounds, buildings={"-1,0": "A village"})
    seen = match.look(0)
    for site, told in {
        "1,0": "une rizière ne porte rien de plus.",
        "0,1": "sur une case vide, on commence par là.",
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
    assert 1 / drawn.STRETCHED - 0.001 <= shape <= drawn.STRETCHED + 0.001
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
                for word in ("pastilles", "portique", "en réserve", "un toit", "deux", "trois")
            ]
            assert places == sorted(places)


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
    assert "(−3\u00a0pions)" in french.say(drawn.choice("do-march", march.look(0))), "in one line"


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
        ("reinforce", ["3,0"], "Les renforts vont sur une de tes piles."),
        ("reinforce", ["0,0", "-2,0"], "Les renforts vont sur une de tes piles."),
        ("act", ["1,0"], "Choisis d’abord une de tes piles."),
        ("again", ["3,0"], "Choisis d’abord une de tes piles."),
        ("act", ["0,0", "-3,1"], "On ne bâtit qu’à côté de la pile choisie."),
        ("march", ["1,0"], "Décide d’abord : marche forcée, ou renforts (D9)."),
        ("march", ["3,0"], "Décide d’abord : marche forcée, ou renforts (D9)."),
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
