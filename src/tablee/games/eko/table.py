"""ekô drawn: the land of hexagons takes the whole middle; seats in its corners, the prompt below."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from math import ceil, dist, sqrt
from typing import Any

from tablee.core.scene import (
    LINE,
    Beat,
    Box,
    Felt,
    Frame,
    Look,
    Piece,
    Place,
    Scene,
    Seated,
    SeatPlace,
    Setting,
)
from tablee.games.eko.board import PETALS
from tablee.games.eko.building import HIGHEST
from tablee.games.eko.look import (
    beside,
    dares_kamikaze,
    gains_nothing,
    hindered,
    in_reading_order,
    is_only,
    keeper_of,
    place_of,
    whereabouts,
    within_reach,
)
from tablee.games.eko.notation import BUILDINGS, TERRAINS, building_words, terrain_words
from tablee.games.eko.pieces import CAPTIVE_POINTS, TALLEST
from tablee.games.eko.rules import MOST_PLACED
from tablee.words import Seat, Sentence, yes

HIGH = 2 / sqrt(3)  # height of a hexagon by its width
LINES = 4  # of words in a seat
DUEL, FULL = 2, 4  # seats
DOTS = 15  # points in a row on the way to the goal
EDGE = 0.5  # units between the land and the edge of the felt
WORDS, FEWEST = 122, 92  # pixels: two rows of buttons below two lines of words, or a large one
TRIED = 16  # places along each side of the land
ROLE = 1.25  # height of the line that says whom one plays, by its letters …
BROAD = 17  # … and how broad it is
STRETCHED = 1.15  # how much broader or higher a space may be drawn than it is, where it is small
NAMED = 372  # pixels: what the signs of a seat count, each by its name, in one line
BANNER = 2.7  # height of the words of a moment, by the smallest letters
SURE = 3  # steps of a way that is confirmed
SIDES = dict(
    zip(PETALS[1:], ("e", "se", "sw", "w", "nw", "ne"), strict=True)
)  # of a space, by the steps there
SECOND_LINE = 1.55  # height of a second line in a seat, by its letters
ACTS = ("act", "again")  # phases in which a stack acts
OWN_FIRST = {"swap": "swap-own", "reinforce": "reinforce-own"} | dict.fromkeys(ACTS, "stack-first")
SOUNDS = {"move": "card", "build": "card", "reinforce": "draw", "swap": "card", "march": "knock"}


@dataclass(frozen=True)
class Land:
    """The board on the felt: the middle of space 0,0, the width of a hexagon, and how much broader and
    higher it is drawn where the felt has room for that."""

    x: float
    y: float
    w: float
    broader: float = 1
    higher: float = 1

    @property
    def across(self) -> float:
        return self.w * self.broader

    @property
    def down(self) -> float:
        return self.w * HIGH * self.higher

    def at(self, space: str) -> Place:
        q, r = map(int, space.split(","))
        return self.x + self.across * (q + r / 2), self.y + self.down * r * 3 / 4


def scene(look: Look, setting: Setting) -> Scene:
    places, room, say_at = _ground(look, setting)
    land = _land(look, room, setting.felt)
    homes = [(x, y) for x, y, _, _ in places]
    told = setting.viewer is not None and _has_role(setting.felt, _box(places[setting.viewer]), say_at)
    plates = [*map(_box, places)]
    if setting.viewer is not None and told:
        plates[setting.viewer] = _with_role(plates[setting.viewer], setting.felt)
    labels = _labels(look, setting)
    pieces = [
        *(_space(look, setting, land, name, labels[name]) for name in look["board"]),
        *(_building(look, setting, land, name) for name in look["buildings"]),
        *(_stack(look, setting, land, name) for name in look["stacks"]),
        *_crowns(look, setting, land, homes),
        *_own_captives(look, setting, land, room, [*plates, say_at]),
        *_travellers(look, setting, land, homes),
    ]
    turn = min(look["turns"][look["turn"]] + (not look["over"]), look["turn_limit"])
    title: Sentence = ("table-title", {"goal": look["goal"], "turn": turn, "limit": look["turn_limit"]})
    seats = [_seat(look, setting, k, told, places[k]) for k in range(len(setting.names))]
    heard = _sound(look, setting), _speak(setting)
    beats = [*_beats(look, setting, land, room), *_exchanged(look, setting, homes)]
    return Scene(pieces, seats, title, say_at, *heard, places, beats)


# Choosing


def path(action: str, look: Look) -> tuple[str, ...]:
    """The spaces chosen one after the other, then what to build or how many pawns to place."""
    verb, *words = action.split()
    emperor = words[-1:] == ["emperor"]
    if verb == "move":
        return _sure(action, look, f"sp-{words[0]}", f"sp-{words[1]}")
    if verb == "swap":
        return (f"sp-{words[0]}",)
    if verb == "exchange":
        return f"held-{words[0]}", *("do-exchange",) * (SURE - 1)  # it costs points, and is confirmed
    if verb == "reinforce":
        pawns = f"do-reinforce-{words[1]}{'-emperor' if emperor else ''}"
        return _sure(action, look, f"sp-{words[0]}", pawns)
    if verb == "build":
        stack, site, kind = words[:3]
        wins = "-wins" if _wins(look, action) else ""
        built = f"do-{kind}-{_cost(look, site, kind)}-{_gain(look, action)}{wins}"
        steps = f"sp-{stack}", f"sp-{site}", built
        if not look["stacks"][stack]["emperor"]:
            return steps
        return *steps, "do-with-emperor" if emperor else "do-without-emperor"
    # a march costs pawns for good: a way as long as this is confirmed
    return (f"do-{verb}",) * (SURE if verb == "march" else 1)


def _sure(action: str, look: Look, first: str, last: str) -> tuple[str, ...]:
    """A way of two steps, which is as long as one that is confirmed where the Emperor may be lost by it."""
    return first, *(last,) * (SURE - 1 if dares_kamikaze(look, action) else 1)


def named(action: str, look: Look) -> Sentence | None:
    """An action told by what is there and where that lies, so that no other is told alike."""
    verb, *words = action.split()
    args: dict[str, Any] = {"emperor": yes(words[-1:] == ["emperor"])}
    if verb == "move":
        return _named_move(words[0], words[1], look)
    if verb == "build":
        args |= {"terrain": terrain_words(look["board"][words[1]]), "building": building_words(words[2])}
        args |= {"where": whereabouts(look, words[1]), "pawns": look["stacks"][words[0]]["pawns"]}
        several = sum(_is_own_stack(look, space) for space in beside(words[1])) > 1
        return "named-build", args | {"several": yes(several), "side": _side(words[1], words[0])}
    if verb == "reinforce":
        there = look["stacks"][words[0]]["pawns"]
        args |= {"pawns": int(words[1]), "there": there}
        return "named-reinforce", args | {"place": place_of(look, words[0], _own(look, there))}
    if verb == "swap":
        return "named-swap", {"place": place_of(look, words[0], _own(look))}
    return ("named-exchange", {"victim": Seat(int(words[0]))}) if verb == "exchange" else None


def _named_move(start: str, goal: str, look: Look) -> Sentence:
    stack, there = look["stacks"][start], look["stacks"].get(goal)
    args: dict[str, Any] = {"emperor": yes(stack["emperor"])}
    args |= _told_apart(look, start, _own(look, stack["pawns"]))
    if there is None:
        empty = (name for name, terrain in look["board"].items() if terrain == "sand")
        free = [name for name in empty if name not in look["stacks"]]
        return "named-advance", args | {"place": place_of(look, goal, free)}
    alike = (other for other, at in look["stacks"].items() if at["seat"] == there["seat"])
    same = [other for other in alike if look["stacks"][other]["pawns"] == there["pawns"]]
    args |= {"there": there["pawns"], "place": place_of(look, goal, same)}
    if there["seat"] == stack["seat"]:
        return "named-join", args
    return "named-attack", args | {"victim": Seat(there["seat"])}


def _side(site: str, space: str) -> str:
    """On which side of a site a space beside it lies."""
    (q, r), (to_q, to_r) = (map(int, name.split(",")) for name in (site, space))
    return SIDES[to_q - q, to_r - r]


def _own(look: Look, pawns: int | None = None) -> list[str]:
    """Where the viewer's stacks stand, those of so many pawns if that is said."""
    stacks = look["stacks"].items()
    own = [space for space, stack in stacks if stack["seat"] == look["seat"]]
    return [space for space in own if pawns in (None, look["stacks"][space]["pawns"])]


def _told_apart(look: Look, space: str, others: list[str]) -> dict[str, Any]:
    """How many pawns a stack has, and where it stands if there are others like it."""
    several = len({space, *others}) > 1
    spot: Sentence | str = place_of(look, space, others) if several else ""
    return {"pawns": look["stacks"][space]["pawns"], "several": yes(several), "from": spot}


def warning(action: str, look: Look) -> Sentence | None:
    """What a march or an exchange costs; what a building costs and brings, and why no more, and whose it
    replaces; or that it brings nothing, where something as large of one's own is there already; what a stack
    of four fears."""
    verb, *words = action.split()
    if dares_kamikaze(look, action):
        return "warning-kamikaze", {}
    if verb != "build":
        return (f"warning-{verb}", {}) if verb in ("march", "exchange") else None
    pawns = look["stacks"][words[0]]["pawns"]
    there, value = look["buildings"].get(words[1]), BUILDINGS.index(words[2]) + 1
    hostile = there is not None and there["seat"] != look["seat"]
    args: dict[str, Any] = {"pawns": _cost(look, words[1], words[2]), "points": value, "more": yes(hostile)}
    args["wins"] = yes(_wins(look, action))
    if there is None:
        return "warning-costs", args | {"why": "none" if pawns == 1 else _steps(look, words[1])}
    old = BUILDINGS.index(there["kind"]) + 1
    if hostile:
        return "warning-replaces", args | {"victim": Seat(there["seat"]), "old": there["kind"], "lost": old}
    if gains_nothing(look, action):
        args = {"building": building_words(there["kind"])}
        return "warning-idle", args | _why_not_higher(look, pawns, words[1], old)
    return "warning-raises", args | {"points": value - old, "old": there["kind"]}


def _steps(look: Look, site: str) -> str:
    """What can be built on a site, whatever one pays: villages only, a village first, or the next higher."""
    if look["board"][site] == "rice":
        return "rice"
    return "next" if site in look["buildings"] else "first"


def _why_not_higher(look: Look, pawns: int, site: str, value: int) -> dict[str, Any]:
    """Why a building of one's own cannot be raised by a stack, where its ground would bear that."""
    if value == HIGHEST[TERRAINS.index(look["board"][site])]:
        return {"why": look["board"][site]}
    kind = BUILDINGS[value]
    args = {"higher": building_words(kind), "cost": value + 1}
    if not look["supply"][look["seat"]][kind]:
        return args | {"why": "supply"}
    return args | {"why": "pawns" if pawns <= value else "none"}


def choice(button: str, look: Look) -> Sentence:
    """What a button beside the table says."""
    _, verb, *words = button.split("-")
    if verb in BUILDINGS:
        args = {"pawns": int(words[0]), "points": int(words[1]), "wins": yes(len(words) > 2)}
        return "table-do-build", {"kind": verb} | args
    if verb == "reinforce":
        return "table-do-reinforce", {"pawns": int(words[0]), "emperor": yes(len(words) > 1)}
    return f"table-do-{verb}", {}


def question(chosen: tuple[str, ...], look: Look) -> Sentence:
    """What is asked once some spaces are chosen."""
    if chosen[0].startswith("held-"):
        return "question-captive", {}
    if chosen[0] == "do-march":
        return "prompt-march", {}
    space = chosen[0].removeprefix("sp-")
    if look["phase"] == "reinforce":
        return "question-pawns", {"why": _why_so_few(look, space)}
    site = chosen[1].removeprefix("sp-") if len(chosen) > 1 else space
    if look["board"][site] != "sand":
        return _question_of_site(look, site, len(chosen))
    pawns = look["stacks"][space]["pawns"]
    return "question-where", {"pawns": pawns, "joins": yes(_may_join(look, space))}


def _question_of_site(look: Look, site: str, chosen: int) -> Sentence:
    if chosen > len(("stack", "site")):
        return "question-emperor", {}
    there = look["buildings"].get(site)
    hostile = there is not None and there["seat"] != look["seat"]
    highest = BUILDINGS[HIGHEST[TERRAINS.index(look["board"][site])] - 1]
    if there is not None and not hostile and there["kind"] == highest:
        return "question-build", {"steps": "highest"}
    return "question-build", {"steps": "taken" if hostile else _steps(look, site)}


def _may_join(look: Look, space: str) -> bool:
    """Whether a stack can come to another of its own: who means to choose that one instead joins them."""
    stacks = look["stacks"]
    room = TALLEST - stacks[space]["pawns"]
    return any(_is_own_stack(look, at) and stacks[at]["pawns"] <= room for at in within_reach(look, space))


def _why_so_few(look: Look, space: str) -> str:
    """Why fewer pawns can be placed than reinforcements may be, or not without the Emperor (R19, R20)."""
    reserve, room = look["reserve"][look["seat"]], TALLEST - look["stacks"][space]["pawns"]
    if reserve["emperor"]:
        return "alone" if hindered(look, space) else "emperor"
    if room < min(reserve["pawns"], MOST_PLACED):
        return "full"
    return "few" if reserve["pawns"] < MOST_PLACED else "none"


def tried(chosen: tuple[str, ...], look: Look) -> str | Sentence | None:
    """What one wanted to do with one space, or with two; or what is to be said of one without a stack."""
    if chosen in {(f"held-{owner}",) for owner in look["held"][look["seat"]]}:
        return _of_captive(look)
    spaces = [id_.removeprefix("sp-") for id_ in chosen if id_.startswith("sp-")]
    if not spaces or any(space not in look["board"] for space in spaces):
        return None
    phase, start, goal = look["phase"], spaces[0], spaces[-1]
    if not _is_own_stack(look, start if phase in ACTS else goal):
        if look["over"] or look["turn"] != look["seat"]:
            return None  # the page says what is there
        if phase in OWN_FIRST:
            return OWN_FIRST[phase], {}
    if phase == "swap":
        return f"swap {goal}"
    if phase == "reinforce":
        return f"reinforce {goal} 1"
    if phase in ACTS and start != goal and look["board"][goal] != "sand":
        return _tried_to_build(start, goal, look)
    return f"move {start} {goal}"


def _tried_to_build(start: str, site: str, look: Look) -> str | Sentence:
    """What is to be said of a site where nothing can be built: it is too far, or the least is too much."""
    if site not in beside(start):
        return "site-apart", {}
    there = look["buildings"].get(site)
    return f"build {start} {site} {there['kind'] if there else 'village'}"


def _of_captive(look: Look) -> Sentence:
    """What is to be said of a captive that cannot be given back now: what he is worth, and what for."""
    taken = any(look["seat"] in held for held in look["held"])
    return "captive-worth", {"points": CAPTIVE_POINTS, "own": yes(taken)}


def _is_own_stack(look: Look, space: str) -> bool:
    stack = look["stacks"].get(space)
    return bool(stack and stack["seat"] == look["seat"])


def by_itself(action: str, look: Look) -> bool:
    """Going on to what comes next, where nothing else is left."""
    return action in ("rest", "keep")


def _cost(look: Look, site: str, kind: str) -> int:
    there = look["buildings"].get(site)
    hostile = there is not None and there["seat"] != look["seat"]
    return BUILDINGS.index(kind) + 1 + hostile


def _gain(look: Look, action: str) -> int:
    """How many points a building brings."""
    _, _, site, kind = action.split()[:4]
    there = look["buildings"].get(site)
    own = there is not None and there["seat"] == look["seat"]
    return BUILDINGS.index(kind) - (BUILDINGS.index(there["kind"]) if there and own else -1)


def _wins(look: Look, action: str) -> bool:
    """Whether a building makes the points needed, with a palace (R21)."""
    palace = look["board"][action.split()[2]] == "palace" or _palaces(look, look["seat"]) > 0
    return palace and look["points"][look["seat"]] + _gain(look, action) >= look["goal"]


# Where things lie


def _land(look: Look, room: Box, felt: Felt) -> Land:
    """The board as large as its part of the felt allows; where spaces are smaller than a finger, what is
    free beside or above it makes them a little broader or higher."""
    left, top, right, bottom = shape = _shape(look)
    across, down = room.w / shape.w, room.h / shape.h
    w = min(across, down)
    most = max(1, min(STRETCHED, felt.fingertip / w))
    broader, higher = min(most, across / w), min(most, down / w)
    x, y = w * broader * (left + right) / 2, w * higher * (top + bottom) / 2
    return Land(room.x - x, room.y - y, w, broader, higher)


def _shape(look: Look) -> Box:
    """What hexagons one wide would take."""
    unit = Land(0, 0, 1)
    xs, ys = zip(*(unit.at(name) for name in look["board"]), strict=True)
    return Box(min(xs) - 0.5, min(ys) - HIGH / 2, max(xs) + 0.5, max(ys) + HIGH / 2)


def _ground(look: Look, setting: Setting) -> tuple[list[SeatPlace], Box, Box]:
    """The seats, the land and the words; on a wide felt the seats stand in the corners, so that the land has
    the whole height."""
    usual, felt = setting.frame(lines=LINES), setting.felt
    if felt.kind == "tall":
        return _upright(look, usual, setting)
    if felt.kind == "low":
        middle = usual.middle
        return usual.seats_at, Box(middle.left, EDGE, middle.right, felt.height - EDGE), usual.say_at
    w, h = 25.0, LINES * LINE * felt.text + 2.4
    left, right, top, bottom = 1 + w / 2, felt.width - 1 - w / 2, 1.5 + h / 2, felt.height - 1.5 - h / 2
    corners = [(left, bottom), (left, top), (right, top), (right, bottom)]  # one's own first, then round
    seats, own = len(setting.names), setting.viewer
    places = {(own or 0) + k: corners[k] for k in range(seats)} if seats > DUEL else {}
    if seats == DUEL:
        places = {own or 0: corners[0], (own or 0) + 1: corners[2]}
    where = {seat % seats: at for seat, at in places.items()}
    deep = max(18.5, 9 * felt.text) if seats == FULL else 14.5  # between two seats they need another line
    land = Box(w - 4, 1.5, felt.width - w + 4, felt.height - deep - 1)
    words = Box(w + 3, felt.height - deep, felt.width - w - 3, felt.height - 1)
    return [(*where[seat], w, h) for seat in range(seats)], land, words


def _upright(look: Look, usual: Frame, setting: Setting) -> tuple[list[SeatPlace], Box, Box]:
    """On a narrow felt the land has its whole breadth, and so have the others' seats; where there is room,
    each that goes right across has a second line."""
    places, own, felt = list(usual.seats_at), setting.viewer, setting.felt
    top, words = usual.middle.top, usual.say_at
    if own is not None:
        shape, plate = _shape(look), _box(places[own])
        land = (felt.width - 2 * EDGE) / shape.w * shape.h
        duel = len(places) == DUEL
        top = plate.h + 2.6 if duel else top
        line = SECOND_LINE * felt.text
        wanted = top + land + max(words.h, WORDS / felt.px) + felt.height - _role_at(plate, felt)
        if wanted + (1 + duel) * line <= felt.height:
            plate = plate._replace(top=plate.top - line)
            words = words._replace(top=words.top - line, bottom=words.bottom - line)
            top += duel * line
        places = _side_by_side(places, own, plate)
        words = _spoken(words, _role_at(plate, felt), top + land, felt)
    return places, Box(EDGE, top, felt.width - EDGE, words.top), words


def _side_by_side(places: list[SeatPlace], own: int, plate: Box) -> list[SeatPlace]:
    """One's own seat at the foot, and the others' above, which share its breadth; a single one is as high."""
    others = sorted({*range(len(places))} - {own}, key=lambda seat: places[seat])
    share = plate.w / len(others)
    found = {own: (plate.x, plate.y, plate.w, plate.h)}
    for k, seat in enumerate(others):
        _, y, _, h = places[seat]
        x = plate.left + share * (k + 0.5)
        alone = len(others) == 1
        found[seat] = (x, 1.2 + plate.h / 2, share, plate.h) if alone else (x, y, share - 1.2, h)
    return [found[seat] for seat in range(len(places))]


def _spoken(usual: Box, role: float, land: float, felt: Felt) -> Box:
    """Where words stand on a narrow felt: above the line that says whom one plays, where that leaves the land
    as large as it can be; from what the land does not need they have as much as two rows of buttons want."""
    least = max(usual.h, FEWEST / felt.px) if felt.large else usual.h
    foot = role if role - least >= land else usual.bottom
    deep = max(least, min(WORDS / felt.px, foot - land))
    return Box(usual.left, foot - deep, usual.right, foot)


def _has_role(felt: Felt, plate: Box, words: Box) -> bool:
    """Whether there is room above a seat to say whom one plays."""
    return felt.kind != "tall" or words.bottom <= _role_at(plate, felt)


def _with_role(plate: Box, felt: Felt) -> Box:
    """A seat with the line above it, which may be broader; a low felt has none."""
    if felt.kind == "low":
        return plate
    if felt.kind == "wide":  # in two lines
        return plate._replace(top=_role_at(plate, felt) - ROLE * felt.text)
    return plate._replace(top=_role_at(plate, felt), right=max(plate.right, plate.left + BROAD * felt.text))


def _role_at(plate: Box, felt: Felt) -> float:
    """The upper edge of the line above a seat that says whom one plays."""
    return plate.top - ROLE * felt.text - 0.8


def _box(place: SeatPlace) -> Box:
    x, y, w, h = place
    return Box(x - w / 2, y - h / 2, x + w / 2, y + h / 2)


# The land


def _space(look: Look, setting: Setting, land: Land, name: str, label: str) -> Piece:
    x, y = land.at(name)
    terrain = look["board"][name]
    marks = [terrain]
    stack = look["stacks"].get(name)
    owned = stack or look["buildings"].get(name)
    if owned:
        marks.append("mine" if owned["seat"] == look["seat"] else "enemy")
    if stack:
        marks.append(f"n{stack['pawns']}")
    marks += _traces(setting, name)
    w, h = land.across * 0.995, land.down * 0.995
    return Piece(f"sp-{name}", "space", x, y, w, h, label, terrain, z=1, marks=tuple(marks), button=True)


def _traces(setting: Setting, name: str) -> list[str]:
    """Whether a space was part of what was done last, or of what others did just before that, and who did."""
    if name in setting.done[2]:
        return ["last"]
    before = reversed(setting.lately)
    return next(([f"s{seat}", "lately"] for seat, action in before if name in action.split()), [])


def _labels(look: Look, setting: Setting) -> dict[str, str]:
    """What each space is called: by what is there and where it lies, and counted where several are alike."""
    parts = {name: whereabouts(look, name) for name in look["board"]}
    told = {part: setting.say("place-on-land", where=part) for part in {*parts.values()}}
    alike: dict[str, list[str]] = {}
    for name in in_reading_order(look["board"]):
        alike.setdefault(_space_words(look, setting, name) + told[parts[name]], []).append(name)
    return {
        name: label + (setting.say("place-counted", nth=k + 1, of=len(names)) if names[1:] else "")
        for label, names in alike.items()
        for k, name in enumerate(names)
    }


def _space_words(look: Look, setting: Setting, name: str) -> str:
    """What is there: a stack, below which no circle is seen, or what kind of space it is; and what it lies
    beside."""
    stack, building = look["stacks"].get(name), look["buildings"].get(name)
    if stack:
        who, emperor = Seat(stack["seat"]), yes(stack["emperor"])
        label = setting.say("table-stack", who=who, pawns=stack["pawns"], emperor=emperor)
    else:
        key = "table-space" if look["board"][name] == "sand" else "table-site"
        label = setting.say(key, terrain=look["board"][name])
    if building:
        label += ", " + setting.say("table-building", who=Seat(building["seat"]), kind=building["kind"])
    near = [look["board"][space] for space in beside(name) if look["board"].get(space, "sand") != "sand"]
    sites: list[Sentence] = [("table-space", {"terrain": terrain}) for terrain in dict.fromkeys(near)]
    return f"{label}, {setting.say('table-beside', sites=sites)}" if sites else label


def _building(look: Look, setting: Setting, land: Land, name: str) -> Piece:
    building = look["buildings"][name]
    seat, kind = building["seat"], building["kind"]
    x, y = land.at(name)
    w = land.w * 0.86
    _, verb, words = setting.done
    origin = f"sp-{words[0]}" if verb == "build" else ""
    id_ = f"b-{name}-{kind}-{seat}"
    face = {"kind": kind, "seat": seat}
    return Piece(
        id_, "building", x, y + land.w * 0.03, w, w, "", face, z=3, origin=origin, marks=(f"s{seat}",)
    )


def _stack(look: Look, setting: Setting, land: Land, name: str) -> Piece:
    """A stack is known by its space; the one that has just come there travels under an id of its own."""
    stack = look["stacks"][name]
    _, verb, words = setting.done
    came = verb == "move" and words[1] == name
    id_ = f"came-{setting.step}" if came else f"st-{name}"
    origin = f"sp-{words[0]}" if came else ""
    return _discs(id_, land, land.at(name), stack["seat"], stack["pawns"], origin, 8 if came else 4)


def _discs(
    id_: str, land: Land, at: Place, seat: int, pawns: int, origin: str, z: int, gone: bool = False
) -> Piece:
    w = land.w * (0.5 if gone else 0.84)
    marks = (f"s{seat}", "gone") if gone else (f"s{seat}",)
    face = {"seat": seat, "pawns": pawns}
    return Piece(id_, "stack", at[0], at[1], w, w, "", face, z=z, origin=origin, marks=marks)


def _crowns(look: Look, setting: Setting, land: Land, homes: list[Place]) -> list[Piece]:
    """Each Emperor's crown can be followed; one that has just left the board goes to a seat and fades."""
    crowns = []
    before = _emperors(setting.before) if setting.before else {}
    now = _emperors(look)
    for seat in range(len(homes)):
        w = land.w * 0.42
        origin = f"seat-{seat}"
        if seat in now:
            x, y = land.at(now[seat])
            lift = land.w * (0.34 + 0.0315 * look["stacks"][now[seat]]["pawns"])
            # above what frames the space of a hint
            crowns.append(Piece(f"crown-{seat}", "crown", x, y - lift, w, w * 0.8, z=46, origin=origin))
        elif seat in before:
            keeper = next((k for k, held in enumerate(look["held"]) if seat in held), seat)
            x, y = homes[keeper]
            crowns.append(Piece(f"crown-{seat}", "crown", x, y, w, w * 0.8, z=12, marks=("gone",)))
        elif setting.before and (held := keeper_of(setting.before, seat)) is not None:
            holder = keeper_of(look, seat)  # another one, or nobody: he was exchanged
            if holder != held:
                x, y = homes[seat if holder is None else holder]
                origin, marks = f"seat-{held}", ("gone",)
                crowns.append(
                    Piece(f"crown-{seat}", "crown", x, y, w, w * 0.8, "", None, 0, 12, origin, marks)
                )
    return crowns


def _own_captives(look: Look, setting: Setting, land: Land, room: Box, taken: list[Box]) -> list[Piece]:
    """The Emperors the viewer holds, to be chosen there (R12): in the corners that the land leaves free."""
    held = [] if look["seat"] is None else look["held"][look["seat"]]
    size = max(setting.felt.fingertip, 5.5)
    places = _corners(look, land, room, size, taken) if held else iter(())
    pieces = []
    for owner, (x, y) in zip(held, places, strict=False):
        label = setting.say("table-captive", who=Seat(owner))
        marks = (f"s{owner}",)
        pieces.append(
            Piece(f"held-{owner}", "captive", x, y, size, size, label, owner, z=45, marks=marks, button=True)
        )
    return pieces


def _corners(look: Look, land: Land, room: Box, size: float, taken: list[Box]) -> Iterator[Place]:
    """Places apart from each other, the nearest to the own seat first (of a long one: to its end), that cover
    neither a space nor what is taken; then, where that is not enough, any others."""
    spots, own = [land.at(name) for name in look["board"]], taken[look["seat"]]
    home = own.right if own.w > room.w / 2 else own.x, own.y
    tried = sorted(_lattice(spots, land, room, size), key=lambda place: dist(place, home))
    free = (
        place
        for place in tried
        if min(dist(place, spot) for spot in spots) >= (size + max(land.across, land.down)) / 2
        and not any(_covers(place, size, box) for box in taken)
    )
    found: list[Place] = []
    for place in chain(free, tried):
        if all(dist(place, other) >= size for other in found):
            found.append(place)
            yield place
    yield from tried


def _lattice(spots: list[Place], land: Land, room: Box, size: float) -> list[Place]:
    """Places all over the land and beside it, as high as it is: what is free below it is for words."""
    ys = [y for _, y in spots]
    left, wide = room.left + size / 2, room.w - size
    top = min(ys) + (size - land.down) / 2
    high = max(ys) - min(ys) + land.down - size
    steps = [k / TRIED for k in range(TRIED + 1)]
    return [(left + wide * across, top + high * down) for across in steps for down in steps]


def _covers(place: Place, size: float, box: Box) -> bool:
    """Whether something round reaches into a part of the felt."""
    nearest = min(max(place[0], box.left), box.right), min(max(place[1], box.top), box.bottom)
    return dist(place, nearest) < size / 2


def _emperors(look: Look) -> dict[int, str]:
    return {stack["seat"]: name for name, stack in look["stacks"].items() if stack["emperor"]}


def _travellers(look: Look, setting: Setting, land: Land, homes: list[Place]) -> list[Piece]:
    """The pawns that went home with the last action, or came from there."""
    if setting.last is None or setting.before is None:
        return []
    seat, action = setting.last
    verb, *words = action.split()
    stacks = setting.before["stacks"]
    if verb == "reinforce":
        at = land.at(words[0])
        return [_discs(f"fly-{setting.step}", land, at, seat, int(words[1]), f"seat-{seat}", 10, gone=True)]
    leaving = []
    if verb == "build":
        cost = stacks[words[0]]["pawns"] - look["stacks"].get(words[0], {"pawns": 0})["pawns"]
        leaving = [(seat, cost, words[0])]
    elif verb == "move" and words[1] in stacks and stacks[words[1]]["seat"] != seat:
        leaving = [(stacks[words[1]]["seat"], stacks[words[1]]["pawns"], words[1])]
        if words[1] not in look["stacks"]:
            leaving.append((seat, 1, words[1]))
    return [
        _discs(f"fly-{setting.step}-{k}", land, homes[k], k, pawns, f"sp-{space}", 10, gone=True)
        for k, pawns, space in leaving
    ]


# The seats


def _seat(look: Look, setting: Setting, seat: int, told: bool, place: SeatPlace) -> Seated:
    points, goal, reserve = look["points"][seat], look["goal"], look["reserve"][seat]
    out = not look["in_play"][seat]
    columns = goal if goal <= DOTS else ceil(goal / 2)
    face: dict[str, Any] = {
        "seat": seat,
        "rows": [
            (min(columns, goal - start), max(0, min(points - start, columns)))
            for start in range(0, goal, columns)
        ],
        "columns": columns,
        "palace": bool(_palaces(look, seat)),
        "reserve": reserve,
        "supply": [(kind, look["supply"][seat][kind]) for kind in BUILDINGS],
        **_second_line(setting, place),
        "held": [] if seat == look["seat"] else look["held"][seat],  # one's own are pieces
        "robbed": any(seat in held for held in look["held"]),
        "told": _counted(look, setting, seat),
    }
    near = points >= goal - 1 and not look["over"] and not out
    close = setting.say("table-near", palace=yes(bool(_palaces(look, seat)))) if near else ""
    plays = setting.say("table-plays-you", seat=seat) if told and seat == look["seat"] else ""
    role = plays[:1].upper() + plays[1:]
    words = _seat_words(look, setting, seat)
    return Seated(f"{points}/{goal}", words, out=out, face=face, close=close, role=role)


def _second_line(setting: Setting, place: SeatPlace) -> dict[str, Any]:
    """Whether a seat across a narrow felt has a second line, and what its signs are called there: the
    reserve, what can be built, and where there is room for that too each kind of it."""
    felt, (_, _, w, h) = setting.felt, place
    roomy = felt.kind == "tall" and w > felt.width / 2 and h > 2 * LINE * felt.text
    kinds = BUILDINGS if (w - 4) * felt.px >= NAMED else ()
    called = {kind: setting.say("table-stock", kind=kind) for kind in ("reserve", "supply", *kinds)}
    return {"roomy": roomy, "called": called if roomy else {}}


def _palaces(look: Look, seat: int) -> int:
    return sum(
        building["seat"] == seat and look["board"][site] == "palace"
        for site, building in look["buildings"].items()
    )


def _counted(look: Look, setting: Setting, seat: int) -> list[str]:
    """What the small signs of a seat count, in words: the way to the goal, the reserve, what can be built."""
    say, reserve = setting.say, look["reserve"][seat]
    return [
        say("table-points-of", points=look["points"][seat], goal=look["goal"]),
        say("table-palaces", count=_palaces(look, seat)),
        say("table-in-reserve", pawns=reserve["pawns"], emperor=yes(reserve["emperor"])),
        say("table-in-supply", **look["supply"][seat]),
    ]


def _seat_words(look: Look, setting: Setting, seat: int) -> str:
    say = setting.say
    parts = [
        *_counted(look, setting, seat),
        *(say("table-holds", victim=Seat(owner)) for owner in look["held"][seat]),
    ]
    parts += [say("table-robbed", keeper=Seat(k)) for k, held in enumerate(look["held"]) if seat in held]
    if look["gone"][seat]:
        parts.append(say("table-lost", pawns=look["gone"][seat]))
    if not look["in_play"][seat]:
        parts.append(say("table-out"))
    parts.append(say("table-plays-you" if seat == look["seat"] else "table-plays", seat=seat))
    return ". ".join(part[:1].upper() + part[1:] for part in parts)


# What it sounds like


def _beaten(setting: Setting) -> Look | None:
    """The stack that the last action attacked."""
    _, verb, words = setting.done
    if verb != "move" or setting.before is None or setting.last is None:
        return None
    there: Look | None = setting.before["stacks"].get(words[1])
    return there if there and there["seat"] != setting.last[0] else None


def _beats(look: Look, setting: Setting, land: Land, room: Box) -> list[Beat]:
    """An Emperor taken, a palace, and a building worth more than a point that changes hands."""
    _, verb, words = setting.done
    if setting.last is None or setting.before is None:
        return []
    seat, beaten = setting.last[0], _beaten(setting)
    if beaten is not None and beaten["emperor"]:
        victim = beaten["seat"]
        told = setting.tell("beat-emperor", victim=Seat(victim))
        at = _aside(look, setting.felt, land, room, words[1])
        return [Beat("topple", told, at, f"crown-{victim}", seat, victim)]
    if verb != "build":
        return []
    told, victim = _seized(look, setting, words[1])
    if not told:
        return []
    at = _aside(look, setting.felt, land, room, words[1])
    return [Beat("raise", told, at, f"sp-{words[1]}", seat, victim)]


def _exchanged(look: Look, setting: Setting, homes: list[Place]) -> list[Beat]:
    """Emperors that were exchanged, told beside the seat that gives one back."""
    if setting.last is None or setting.before is None:
        return []
    seat, keeper = setting.last[0], keeper_of(setting.before, setting.last[0])
    if keeper is None or keeper_of(look, seat) is not None:
        return []
    told = setting.tell("beat-exchange", name=Seat(seat))
    return [Beat("raise", told, homes[keeper], f"seat-{keeper}", seat, keeper)]


def _seized(look: Look, setting: Setting, site: str) -> tuple[str, int | None]:
    """What is said of a site that the last action took, if it is worth a moment, and who lost it."""
    assert setting.before is not None
    seat, old = look["buildings"][site]["seat"], setting.before["buildings"].get(site)
    palace = look["board"][site] == "palace"
    if old is None:
        only = yes(is_only(look, "palace"))
        return (setting.tell("beat-palace", name=Seat(seat), only=only) if palace else ""), None
    if old["seat"] == seat or not (palace or BUILDINGS.index(old["kind"])):
        return "", None
    what = "palace" if palace else old["kind"]
    return setting.tell("beat-taken", name=Seat(seat), victim=Seat(old["seat"]), what=what), old["seat"]


def _aside(look: Look, felt: Felt, land: Land, room: Box, space: str) -> Place:
    """Where the words of a moment stand: above the land or below it, where nothing lies; else at the edge of
    the land that is further from where it happened."""
    x, y = land.at(space)
    ys = [land.at(name)[1] for name in look["board"]]
    top, bottom = min(ys) - land.down / 2, max(ys) + land.down / 2
    deep = BANNER * felt.text
    if top - room.top >= deep:
        return x, (room.top + top) / 2
    if room.bottom - bottom >= deep:
        return x, (room.bottom + bottom) / 2
    return x, top + deep / 2 if y > (top + bottom) / 2 else bottom - deep / 2


def _sound(look: Look, setting: Setting) -> str:
    if look["over"]:
        return "win"
    return "knock" if _beaten(setting) else SOUNDS.get(setting.done[1], "")


def _speak(setting: Setting) -> str:
    beaten = _beaten(setting)
    if beaten is None or not beaten["emperor"]:
        return ""
    return setting.say("table-captured", victim=Seat(beaten["seat"]))


GROUNDS = {
    "sand": "#f6ead0",
    "rice": "#dbe5ab",
    "forest": "#b4cda2",
    "mountain": "#d3cdc6",
    "palace": "#f0d48a",
}
FOLKS = ("#b8472f", "#2f6f73", "#8a6a12", "#5b4a9c")


def afar(piece: Piece) -> tuple[str, str, str] | None:
    """A piece in a small picture: its ground, its ink and a word."""
    if piece.kind == "space":
        return GROUNDS.get(piece.marks[0], "#f6ead0"), "#1e2430", ""
    if piece.kind == "stack":
        return FOLKS[piece.face["seat"]], "#fffdf7", str(piece.face["pawns"])
    return ("#e2b33c", "#33270a", "") if piece.kind == "crown" else None
