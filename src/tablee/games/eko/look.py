"""What one seat of ekô sees, which is everything, and what it is told."""

from typing import Any

from tablee.games.eko import CARD
from tablee.games.eko.building import HIGHEST
from tablee.games.eko.notation import BUILDINGS, TERRAINS, building_words, read, terrain_words
from tablee.games.eko.pieces import TALLEST, in_play
from tablee.games.eko.places import beside, lies, site_place
from tablee.games.eko.rules import MOST_PLACED, standing
from tablee.words import Seat, Sentence, yes

Look = dict[str, Any]
VERBS = {
    "swap": ("keep", "swap"),
    "act": ("move", "build", "exchange"),
    "exchange": ("exchange",),
    "march": ("march", "rest"),
    "again": ("move", "build", "exchange"),
    "reinforce": ("reinforce",),
}
ENDS = (None, *CARD.ends)
ASKED = {"swap": "shelter", "march": "march"}  # what is explained when one is asked for it
CLAUSES = {
    "swap": "R4",
    "act": "R6",
    "exchange": "R12",
    "march": "D9",
    "again": "R18",
    "reinforce": "R19",
}


def look(s: Any, seat: int | None) -> Look:
    seats = range(s.seats)
    best = max(standing(s, k) for k in seats)
    return {
        "game": "eko",
        "seat": seat,
        "over": bool(s.over),
        "end": ENDS[s.over],
        "winners": [k for k in seats if s.over and standing(s, k) == best],
        "goal": s.target,
        "turn_limit": s.turn_limit,
        "own_upgrade_only": bool(s.own_upgrade_only),
        "in_play": [bool(in_play(s, k)) for k in seats],
        **read(s),
    }


def seen(action: str, seat: int, viewer: int | None) -> str | None:
    """An action as a viewer sees it: in ekô everybody sees them all."""
    return action


# The log


def tell(before: Look, seat: int, action: str | None, after: Look) -> list[Sentence]:
    """What happened between two looks of one viewer, in sentences."""
    if action is None:
        return []
    verb, *words = action.split()
    who = Seat(seat)
    emperor = yes(words[-1:] == ["emperor"])
    told: list[Sentence] = []
    if verb == "move":
        told += _tell_move(before, seat, words[0], words[1], after)
    elif verb == "build":
        told.append(_tell_build(before, who, words[1], words[2], emperor, after))
    elif verb == "reinforce":
        args = {"who": who, "stack": words[0], "pawns": int(words[1]), "emperor": emperor}
        told.append(("log-reinforce", args | lies(before, words[0])))
    elif verb == "swap":
        told.append(("log-swap", {"who": who, "space": words[0]} | lies(before, words[0])))
    elif verb == "exchange":
        told.append(("log-exchange", {"who": who, "victim": Seat(int(words[0]))}))
        told += _tell_exchanges(before, _keepers(before), after)
    elif verb != "rest" or before["seat"] != seat:  # whoever goes on to the reinforcements is asked for them
        told.append((f"log-{verb}", {"who": who}))
    return told + _tell_no_room(before, seat, verb, after) + _tell_turns(before, seat, after)


def _tell_no_room(before: Look, seat: int, verb: str, after: Look) -> list[Sentence]:
    """Whoever has pawns in reserve and comes to no reinforcements is told why (D10)."""
    done = after["turns"][seat] > before["turns"][seat] and not after["over"]
    waits = after["reserve"][seat]["pawns"] and after["in_play"][seat]
    if before["seat"] != seat or verb in ("swap", "keep", "reinforce") or not (done and waits):
        return []
    rooms = [stack["pawns"] < TALLEST for stack in after["stacks"].values() if stack["seat"] == seat]
    return [("log-no-room", {"why": "hindered" if all(rooms) else "both" if any(rooms) else "full"})]


def novelty(action: str, after: Look) -> str | None:
    """What a first game explains though the log does not tell it by a name of its own: a palace taken, and
    the Emperor's shelter and a forced march as soon as the viewer is asked for them, and a kamikaze as soon
    as there may be one."""
    verb, *words = action.split()
    if verb == "build" and after["board"][words[1]] == "palace":
        return "palace"
    if after["over"] or after["seat"] is None or after["turn"] != after["seat"]:
        return None
    if after["phase"] in ASKED:
        return ASKED[after["phase"]]
    return "kamikaze-near" if after["phase"] == "act" and _kamikaze_looms(after) else None


def _kamikaze_looms(seen: Look) -> bool:
    """Whether a lone pawn can come to a stack of four, and one of the two is the viewer's (R10)."""
    stacks = seen["stacks"]
    return any(
        seen["seat"] in (stack["seat"], stacks[at]["seat"])
        for space, stack in stacks.items()
        if stack["pawns"] == TALLEST
        for at in lone_pawns(seen, space, stack["seat"])
    )


def lone_pawns(seen: Look, space: str, seat: int) -> list[str]:
    """Where the lone pawns stand that could throw themselves on a stack of four of a seat there (R10)."""
    stacks = seen["stacks"]
    near = within_reach(seen, space)
    return [at for at in near if stacks[at]["pawns"] == 1 and stacks[at]["seat"] != seat]


def dares_kamikaze(seen: Look, action: str) -> bool:
    """Whether an action makes the Emperor's stack one of four that a lone pawn can come to (R10)."""
    four = feared_four(seen, action)
    return four is not None and bool(four["emperor"])


def feared_four(seen: Look, action: str) -> Look | None:
    """The stack of four that an action makes where a lone pawn can come to it (R10)."""
    verb, *words = action.split()
    stacks = seen["stacks"]
    if verb == "move" and words[1] in stacks and stacks[words[1]]["seat"] == seen["seat"]:
        came, space = stacks[words[0]], words[1]
        left = seen | {"stacks": {at: stack for at, stack in stacks.items() if at != words[0]}}
    elif verb == "reinforce":
        came, space, left = {"pawns": int(words[1]), "emperor": words[-1] == "emperor"}, words[0], seen
    else:
        return None
    there = stacks[space]
    four = there | {"pawns": came["pawns"] + there["pawns"], "emperor": came["emperor"] or there["emperor"]}
    return four if four["pawns"] == TALLEST and lone_pawns(left, space, seen["seat"]) else None


def within_reach(seen: Look, space: str) -> list[str]:
    """Where the stacks stand that ways of empty circled spaces lead to, those beside a space too (R8)."""
    known, ahead, found = {space}, [space], []
    while ahead:
        fresh = [at for at in beside(ahead.pop()) if at not in known and seen["board"].get(at) == "sand"]
        known.update(fresh)
        found += [at for at in fresh if at in seen["stacks"]]
        ahead += [at for at in fresh if at not in seen["stacks"]]
    return found


def _tell_move(before: Look, seat: int, start: str, goal: str, after: Look) -> list[Sentence]:
    moved, there = before["stacks"][start], before["stacks"].get(goal)
    args = {"who": Seat(seat), "start": start, "goal": goal} | lies(before, goal)
    if there is None:
        return [("log-move", args | {"pawns": moved["pawns"]})]
    if there["seat"] == seat:
        return [("log-join", args | {"pawns": moved["pawns"] + there["pawns"]})]
    args |= {"victim": Seat(there["seat"]), "pawns": there["pawns"]}
    told: list[Sentence] = [(attack_key(moved, there), args)]
    if there["emperor"]:
        told.append(("log-capture", {"who": Seat(seat), "victim": Seat(there["seat"])}))
        told += _tell_exchanges(before, _keepers(before) | {there["seat"]: seat}, after)
    return told


def attack_key(moved: Look, there: Look) -> str:
    """Whether a stack beats another by its number, because the Emperor is in it, or as a kamikaze."""
    if moved["pawns"] > there["pawns"]:
        return "log-attack"
    return "log-attack-equal" if moved["pawns"] == there["pawns"] else "log-kamikaze"


def _keepers(shown: Look) -> dict[int, int]:
    """Who holds whose Emperor, by his owner."""
    return {owner: keeper for keeper, held in enumerate(shown["held"]) for owner in held}


def keeper_of(shown: Look, owner: int) -> int | None:
    """Who holds somebody's Emperor, if he is a captive."""
    return _keepers(shown).get(owner)


def may_exchange(seen: Look) -> bool:
    """Whether the viewer holds a captive while the own Emperor is one (R12, D17)."""
    seat = seen["seat"]
    return seat is not None and bool(seen["held"][seat]) and seat in _keepers(seen)


def _tell_exchanges(before: Look, keepers: dict[int, int], after: Look) -> list[Sentence]:
    """Whose Emperors came home or went to somebody else, and whom that cost a captive's points."""
    now = _keepers(after)
    points = zip(before["points"], after["points"], strict=True)
    lost = next((seat for seat, (old, new) in enumerate(points) if new < old), None)
    loss = {"lost": "no" if lost is None else "yes", "name": Seat(lost or 0)}
    freed = [owner for owner in keepers if owner not in now]
    told: list[Sentence] = []
    if freed:
        told.append(("log-freed" if len(freed) == 1 else "log-both-freed", {"who": Seat(freed[0]), **loss}))
    for owner, keeper in keepers.items():
        if now.get(owner, keeper) != keeper:
            told.append(("log-handed", {"who": Seat(now[owner]), "victim": Seat(owner)}))
    return told


def gains_nothing(seen: Look, action: str) -> bool:
    """Whether an action builds again what the viewer has there already."""
    verb, *words = action.split()
    return verb == "build" and seen["buildings"].get(words[1]) == {"seat": seen["seat"], "kind": words[2]}


def _tell_build(before: Look, who: Seat, site: str, kind: str, emperor: str, after: Look) -> Sentence:
    args: dict[str, Any] = {"who": who, "site": site, "emperor": emperor}
    args["building"] = building_words(kind)
    args["terrain"] = terrain_words(before["board"][site])
    args |= site_place(before, site)
    old = before["buildings"].get(site)
    if old is None:
        return "log-build", args
    args["old"] = building_words(old["kind"])
    args["same"] = yes(old["kind"] == kind)
    if old["seat"] == who:
        return "log-rebuild", args
    args |= {"taken": "palace" if before["board"][site] == "palace" else old["kind"]}
    return "log-conquer", args | {"victim": Seat(old["seat"]), "left": after["points"][old["seat"]]}


def palaces(seen: Look, seat: int) -> int:
    """How many palaces are somebody's."""
    return sum(
        building["seat"] == seat and seen["board"][site] == "palace"
        for site, building in seen["buildings"].items()
    )


def _tell_turns(before: Look, seat: int, after: Look) -> list[Sentence]:
    """Who went out, who could do nothing, and how it ended."""
    told: list[Sentence] = []
    swapping = before["phase"] == "swap"
    for k, was_in in enumerate(before["in_play"]):
        if was_in and not after["in_play"][k]:
            told.append(("log-out", {"who": Seat(k)}))
        own_turn = k == seat and not swapping
        for _ in range(after["turns"][k] - before["turns"][k] - own_turn):
            told.append(("log-pass", {"who": Seat(k)}))
    if after["over"]:
        told += _tell_end(after)
    elif after["phase"] == "reinforce" and (swapping or after["turns"] != before["turns"]):
        told.append(("log-no-action", {"who": Seat(after["turn"])}))
    return told


def _tell_end(after: Look) -> list[Sentence]:
    told: list[Sentence] = [(f"log-end-{after['end']}", {"goal": after["goal"]})]
    winners = after["winners"]
    if len(winners) == 1:
        return [*told, ("log-won", {"who": Seat(winners[0]), "points": after["points"][winners[0]]})]
    return [*told, ("log-drawn", {"names": [Seat(k) for k in winners]})]


# Refusals


def awaited(seen: Look) -> int | None:
    """The seat everybody waits for."""
    turn: int = seen["turn"]
    return turn


def prompt(seen: Look) -> Sentence:
    """What the seat is asked to do, in a sentence."""
    phase = seen["phase"]
    if phase == "reinforce":
        return "prompt-reinforce", most_placed(seen)
    if phase == "exchange":
        return "prompt-exchange", {"keeper": Seat(_keepers(seen)[seen["turn"]])}
    if phase not in ("act", "again"):
        return f"prompt-{phase}", {}
    tallest = max((stack["pawns"] for stack in seen["stacks"].values() if _acts(seen, stack)), default=1)
    args = {"tallest": tallest, "build": yes(may_build(seen))}
    return f"prompt-{phase}{'-exchange' if may_exchange(seen) else ''}", args


def most_placed(seen: Look) -> dict[str, Any]:
    """How many pawns can come as reinforcements at most, and whether the Emperor is among them (R19, R20)."""
    own, reserve = seen | {"seat": seen["turn"]}, seen["reserve"][seen["turn"]]
    rooms = [
        TALLEST - stack["pawns"]
        for space, stack in seen["stacks"].items()
        if _acts(seen, stack) and not hindered(own, space)
    ]
    most = min(max(rooms, default=0), reserve["pawns"], MOST_PLACED)
    return {"most": max(most, 1), "emperor": yes(reserve["emperor"])}


def _acts(seen: Look, stack: Look) -> bool:
    """Whether a stack is of the seat whose turn it is."""
    return bool(stack["seat"] == seen["turn"])


def may_build(seen: Look) -> bool:
    """Whether the seat whose turn it is can build anything anywhere."""
    own = seen | {"seat": seen["turn"]}
    return any(
        _refuse_build(own, stack, site, kind, emperor=False)[0] == "emperor-included"
        for space, stack in seen["stacks"].items()
        if _acts(seen, stack)
        for site in beside(space)
        for kind in BUILDINGS
    )


def refusal(seen: Look, action: str) -> Sentence:
    """Why an action is not open to a seat, from what that seat sees."""
    verb, *words = action.split()
    phase = seen["phase"]
    if seen["over"]:
        return "game-over", {"clause": "R21"}
    if seen["seat"] != seen["turn"]:
        return "not-your-turn", {"clause": CLAUSES["swap" if phase == "swap" else "act"]}
    if verb not in VERBS[phase] or not words:
        return f"due-{phase}", {"clause": CLAUSES[phase]}
    if verb == "exchange":
        key = "not-your-captive" if may_exchange(seen) else "own-emperor-free"
        return key, {"clause": "R12" if phase == "exchange" else "D17"}
    stack = seen["stacks"].get(words[0])
    if stack is None or stack["seat"] != seen["seat"]:
        return "not-your-stack", {"space": words[0], "clause": "R7"}
    if verb == "swap":
        return _refuse_swap(seen, words[0])
    if verb == "move":
        return _refuse_move(seen, stack, words[0], words[1])
    emperor = words[-1] == "emperor"
    if verb == "build":
        return _refuse_build(seen, stack, words[1], words[2], emperor)
    return _refuse_reinforcement(seen, words[0], int(words[1]), emperor)


def _refuse_swap(seen: Look, space: str) -> Sentence:
    if seen["stacks"][space]["emperor"]:
        return "emperor-stands-there", {"space": space, "clause": "R4"}
    return "emperor-not-on-board", {"clause": "R4"}


def _refuse_move(seen: Look, stack: Look, start: str, goal: str) -> Sentence:
    there = seen["stacks"].get(goal)
    if start == goal:
        return "no-move", {"clause": "R8"}
    if goal not in seen["board"]:
        return "off-the-board", {"space": goal, "clause": "R1"}
    if seen["board"][goal] != "sand":
        return "not-circled", {"space": goal, "clause": "R8"}
    if there is not None and there["seat"] == stack["seat"]:
        if stack["pawns"] + there["pawns"] > TALLEST:
            return "too-tall", {"pawns": stack["pawns"] + there["pawns"], "clause": "R8"}
    elif there is not None and not beats(stack, there):
        return "too-strong", {"pawns": there["pawns"], "enough": there["pawns"] + 1, "clause": "R9"}
    return "no-way", {"start": start, "goal": goal, "clause": "R8"}


def beats(stack: Look, there: Look) -> bool:
    """Whether a stack is strong enough to attack another (R9, R10)."""
    if stack["pawns"] == 1 and there["pawns"] == TALLEST:
        return True
    return bool(stack["pawns"] + stack["emperor"] > there["pawns"])


def _refuse_build(seen: Look, stack: Look, site: str, kind: str, emperor: bool) -> Sentence:
    terrain = seen["board"].get(site)
    if terrain is None:
        return "off-the-board", {"space": site, "clause": "R1"}
    if terrain == "sand":
        return "not-a-site", {"space": site, "clause": "R2"}
    value = BUILDINGS.index(kind) + 1
    if value > HIGHEST[TERRAINS.index(terrain)]:
        return "wrong-terrain", {
            "building": building_words(kind),
            "terrain": terrain_words(terrain),
            "clause": "R14",
        }
    there = seen["buildings"].get(site)
    old = BUILDINGS.index(there["kind"]) + 1 if there else 0
    mine = there is not None and there["seat"] == seen["seat"]
    if not old <= value <= old + 1:
        if there is None:
            return "village-first", {"clause": "R15"}
        return "wrong-step", {"old": building_words(there["kind"]), "clause": "R15"}
    if mine and value == old and seen["own_upgrade_only"]:
        return "only-raise-own", {"clause": "D7"}
    if seen["supply"][seen["seat"]][kind] == 0:
        return "none-left", {"building": building_words(kind), "clause": "R16"}
    cost = value + (there is not None and not mine)
    if stack["pawns"] < cost:
        return "too-few-pawns", {"cost": cost, "own": stack["pawns"], "clause": "R13"}
    if emperor:
        return "no-emperor-in-stack", {"clause": "R17"}
    return "emperor-included", {"clause": "D8"}


def _refuse_reinforcement(seen: Look, space: str, pawns: int, emperor: bool) -> Sentence:
    reserve = seen["reserve"][seen["seat"]]
    room = TALLEST - seen["stacks"][space]["pawns"]
    if pawns > reserve["pawns"]:
        return "reserve-too-small", {"pawns": reserve["pawns"], "clause": "R19"}
    if pawns > room:
        return "no-room", {"room": room, "clause": "R19"}
    if emperor and not reserve["emperor"]:
        return "emperor-not-in-reserve", {"clause": "R20"}
    if hindered(seen, space) and not (emperor and pawns == 1):
        return "hindered", {"space": space, "clause": "R19"}
    if hindered(seen, space):
        return "clear-stack-first", {"clause": "R20"}
    return "emperor-first", {"clause": "R20"}


def hindered(seen: Look, space: str) -> bool:
    """Whether a space touches a building of somebody else (R19)."""
    buildings = (seen["buildings"].get(site) for site in beside(space))
    return any(building is not None and building["seat"] != seen["seat"] for building in buildings)
