"""What one chooses at a table of ekô: the way to each action, space by space, and all that is said of it: on
buttons, as a question, where a choice leads nowhere, and before one confirms it."""

from typing import Any

from tablee.core.scene import Look
from tablee.games.eko.board import PETALS
from tablee.games.eko.building import HIGHEST
from tablee.games.eko.look import (
    attack_key,
    dares_kamikaze,
    feared_four,
    gains_nothing,
    hindered,
    palaces,
    within_reach,
)
from tablee.games.eko.notation import BUILDINGS, TERRAINS, building_words, terrain_words
from tablee.games.eko.pieces import CAPTIVE_POINTS, TALLEST
from tablee.games.eko.places import beside, place_of, site_place
from tablee.games.eko.reasons import enemies
from tablee.games.eko.rules import MOST_PLACED
from tablee.words import Seat, Sentence, yes

SURE = 3  # steps of a way that is confirmed
SIDES = dict(zip(PETALS[1:], ("e", "se", "sw", "w", "nw", "ne"), strict=True))  # by the step there
ACTS = ("act", "again")  # phases in which a stack acts
OWN_FIRST = {"swap": "swap-own", "reinforce": "reinforce-own"} | dict.fromkeys(ACTS, "stack-first")


def path(action: str, look: Look) -> tuple[str, ...]:
    """The spaces chosen one after the other, then what to build or how many pawns to place."""
    verb, *words = action.split()
    emperor = words[-1:] == ["emperor"]
    if verb == "move":
        return _sure(action, look, f"sp-{words[0]}", f"sp-{words[1]}")
    if verb == "swap":
        return (f"sp-{words[0]}",) * SURE  # it cannot be mended later, and is confirmed
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


def whole(action: str, look: Look) -> bool:
    """Whoever touches a stack to see what it can do has done nothing yet, though one way is open to it."""
    return action.split()[0] in ("move", "reinforce")


def by_itself(action: str, look: Look) -> bool:
    """Going on to what comes next, where nothing else is left."""
    return action in ("rest", "keep")


# What is said on the way


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
    if look["phase"] == "swap":
        return "prompt-swap", {}
    if look["phase"] == "reinforce":
        return _question_of_pawns(look, space)
    site = chosen[1].removeprefix("sp-") if len(chosen) > 1 else space
    if look["board"][site] != "sand":
        return _question_of_site(look, site, len(chosen))
    pawns = look["stacks"][space]["pawns"]
    return "question-where", {"pawns": pawns, "joins": _joins(look, space)}


def _question_of_site(look: Look, site: str, chosen: int) -> Sentence:
    if chosen > len(("stack", "site")):
        return "question-emperor", {}
    if _is_hostile(look, site):
        return "question-build", {"steps": "taken"}
    there = look["buildings"].get(site)
    highest = BUILDINGS[HIGHEST[TERRAINS.index(look["board"][site])] - 1]
    full = there is not None and there["kind"] == highest
    return "question-build", {"steps": "highest" if full else _steps(look, site)}


def _joins(look: Look, space: str) -> str:
    """Whether a stack can come to another of its own: who means to choose that one instead joins them; and
    whether a stack of four that comes of it has a lone pawn to fear."""
    stacks = look["stacks"]
    room = TALLEST - stacks[space]["pawns"]
    near = within_reach(look, space)
    joined = [at for at in near if _is_own_stack(look, at) and stacks[at]["pawns"] <= room]
    return "feared" if any(feared_four(look, f"move {space} {at}") for at in joined) else yes(bool(joined))


def _question_of_pawns(look: Look, space: str) -> Sentence:
    """How many pawns are placed: why no more than so many, or not without the Emperor (R19, R20), and what a
    stack of four has to fear."""
    reserve, room = look["reserve"][look["seat"]], TALLEST - look["stacks"][space]["pawns"]
    most = min(reserve["pawns"], room, MOST_PLACED)
    if reserve["emperor"]:
        why = "alone" if hindered(look, space) else "emperor"
        most = 1 if why == "alone" else most
    else:
        why = "few" if reserve["pawns"] < min(room, MOST_PLACED) else "none"
    four = "full" if room < min(reserve["pawns"], MOST_PLACED) and why != "alone" else "no"
    if feared_four(look, f"reinforce {space} {most}"):
        four = "feared"
    return "question-pawns", {"most": most, "why": why, "four": four}


# Where a choice leads nowhere


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


# An action told from others like it


def named(action: str, look: Look) -> Sentence | None:
    """An action told by what is there and where that lies, so that no other is told alike."""
    verb, *words = action.split()
    args: dict[str, Any] = {"emperor": yes(words[-1:] == ["emperor"])}
    if verb == "move":
        return _named_move(words[0], words[1], look)
    if verb == "build":
        args |= {"terrain": terrain_words(look["board"][words[1]]), "building": building_words(words[2])}
        args |= site_place(look, words[1]) | {"pawns": look["stacks"][words[0]]["pawns"]}
        several = sum(_is_own_stack(look, space) for space in beside(words[1])) > 1
        return "named-build", args | {"several": yes(several), "side": _side(words[1], words[0])}
    if verb == "reinforce":
        there = look["stacks"][words[0]]["pawns"]
        args |= {"pawns": int(words[1]), "there": there}
        return "named-reinforce", args | {"place": place_of(look, words[0], _own(look, there))}
    if verb == "swap":
        return "named-swap", {"place": place_of(look, words[0], _own(look))}
    return ("named-exchange", {"victim": Seat(int(words[0]))}) if verb == "exchange" else None


def pointed(action: str, look: Look) -> Sentence | None:
    """The same in short, where the pieces of its way are marked on the table."""
    found = named(action, look)
    if found is None or action.split()[0] == "exchange":
        return None
    key, args = found
    return key.replace("named", "pointed"), args


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


def _told_apart(look: Look, space: str, others: list[str]) -> dict[str, Any]:
    """How many pawns a stack has, and where it stands if there are others like it."""
    several = len({space, *others}) > 1
    spot: Sentence | str = place_of(look, space, others) if several else ""
    return {"pawns": look["stacks"][space]["pawns"], "several": yes(several), "from": spot}


def _side(site: str, space: str) -> str:
    """On which side of a site a space beside it lies."""
    (q, r), (to_q, to_r) = (map(int, name.split(",")) for name in (site, space))
    return SIDES[to_q - q, to_r - r]


def _own(look: Look, pawns: int | None = None) -> list[str]:
    """Where the viewer's stacks stand, those of so many pawns if that is said."""
    stacks = look["stacks"].items()
    own = [space for space, stack in stacks if stack["seat"] == look["seat"]]
    return [space for space in own if pawns in (None, look["stacks"][space]["pawns"])]


# Before one confirms it


def warning(action: str, look: Look) -> Sentence | None:
    """What a march or an exchange costs; what a building costs and brings, and why no more, and whose it
    replaces; or that it brings nothing, where something as large of one's own is there already; whom an
    attack costs what; what a stack of four fears, and who stands beside the Emperor's new place."""
    verb, *words = action.split()
    if dares_kamikaze(look, action):
        return "warning-kamikaze", {}
    if verb == "move":
        return _attack(look, words[0], words[1])
    if verb == "swap":
        return "warning-swap", {"count": enemies(look, words[0])}
    if verb != "build":
        return (f"warning-{verb}", {}) if verb in ("march", "exchange") else None
    pawns = look["stacks"][words[0]]["pawns"]
    there, value = look["buildings"].get(words[1]), BUILDINGS.index(words[2]) + 1
    hostile = _is_hostile(look, words[1])
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


def _attack(look: Look, start: str, goal: str) -> Sentence | None:
    """Whom a move costs what, if it is an attack."""
    stack, there = look["stacks"][start], look["stacks"].get(goal)
    if there is None or there["seat"] == stack["seat"]:
        return None
    args = {"victim": Seat(there["seat"]), "pawns": there["pawns"], "emperor": yes(there["emperor"])}
    how = {"log-attack": "more", "log-attack-equal": "equal"}.get(attack_key(stack, there), "kamikaze")
    return "warning-attack", args | {"how": how}


def _why_not_higher(look: Look, pawns: int, site: str, value: int) -> dict[str, Any]:
    """Why a building of one's own cannot be raised by a stack, where its ground would bear that."""
    if value == HIGHEST[TERRAINS.index(look["board"][site])]:
        return {"why": look["board"][site]}
    kind = BUILDINGS[value]
    args = {"higher": building_words(kind), "cost": value + 1}
    if not look["supply"][look["seat"]][kind]:
        return args | {"why": "supply"}
    return args | {"why": "pawns" if pawns <= value else "none"}


# What is there, and what it would cost and bring


def _is_own_stack(look: Look, space: str) -> bool:
    stack = look["stacks"].get(space)
    return bool(stack and stack["seat"] == look["seat"])


def _is_hostile(look: Look, site: str) -> bool:
    """Whether somebody else has built on a site."""
    there = look["buildings"].get(site)
    return there is not None and there["seat"] != look["seat"]


def _steps(look: Look, site: str) -> str:
    """What can be built on a site, whatever one pays: villages only, a village first, or the next higher."""
    if look["board"][site] == "rice":
        return "rice"
    return "next" if site in look["buildings"] else "first"


def _cost(look: Look, site: str, kind: str) -> int:
    """How many pawns a building costs (R13)."""
    return BUILDINGS.index(kind) + 1 + _is_hostile(look, site)


def _gain(look: Look, action: str) -> int:
    """How many points a building brings."""
    _, _, site, kind = action.split()[:4]
    there = look["buildings"].get(site)
    mine = there is not None and not _is_hostile(look, site)
    return BUILDINGS.index(kind) - (BUILDINGS.index(there["kind"]) if mine else -1)


def _wins(look: Look, action: str) -> bool:
    """Whether a building makes the points needed, with a palace (R21)."""
    palace = look["board"][action.split()[2]] == "palace" or palaces(look, look["seat"]) > 0
    return palace and look["points"][look["seat"]] + _gain(look, action) >= look["goal"]
