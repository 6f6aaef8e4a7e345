"""Why an action of ekô may be good, from what lies on the board: what it takes, threatens and is worth."""

from collections.abc import Sequence
from typing import Any

from tablee.games.eko.building import HIGHEST
from tablee.games.eko.look import beats, feared_four, within_reach
from tablee.games.eko.notation import BUILDINGS, TERRAINS, building_words, terrain_words
from tablee.games.eko.pieces import TALLEST
from tablee.games.eko.places import beside
from tablee.words import Seat, Sentence, yes

Look = dict[str, Any]
MOST = 3  # pawns that come as reinforcements (R19)


def reason(seen: Look, action: str) -> Sentence | None:
    """One clause that is true of the action, if there is one worth saying; and what a stack of four fears."""
    found, four = _reason(seen, action), feared_four(seen, action)
    if four is None:
        return found
    return "reason-four", {"has": yes(found is not None), "why": found or "", "emperor": yes(four["emperor"])}


def dares(seen: Look, action: str) -> bool:
    """Whether an action makes a stack that a lone pawn can destroy: where the search sees no difference, a
    hint names another first."""
    return feared_four(seen, action) is not None


def _reason(seen: Look, action: str) -> Sentence | None:
    verb, *words = action.split()
    if verb == "move":
        return _moving(seen, words[0], words[1])
    if verb == "build":
        return _building(seen, words[0], words[1], words[2], words[-1] == "emperor")
    if verb == "reinforce":
        return _reinforcing(seen, words[0], int(words[1]), words[-1] == "emperor")
    if verb == "swap":
        return _swapping(seen, words[0])
    if verb == "keep":
        return _keeping(seen)
    return (f"reason-{verb}", {}) if verb in ("march", "exchange") else None


# Moving


def _moving(seen: Look, start: str, goal: str) -> Sentence | None:
    stack, there = seen["stacks"][start], seen["stacks"].get(goal)
    if there and there["seat"] != stack["seat"]:
        who = Seat(there["seat"])
        return ("reason-captures", {"name": who}) if there["emperor"] else _attack(who, there["pawns"])
    if there:
        joined = _grown(there, stack["pawns"], stack["emperor"])
        return _growing(_without(seen, start), goal, there, joined) or _joining(joined)
    found = (
        _prey(seen, start, goal, emperors=True)
        or _prey(seen, start, goal)
        or _neighbourhood(seen, start, goal)
    )
    return found and _said_of(stack, found, attackers(_without(seen, start), goal, stack))


# Looking one own action ahead


def _prey(seen: Look, start: str, goal: str, emperors: bool = False) -> Sentence | None:
    """What one's stacks can attack once a stack has moved to an empty space, and could not before: it may
    attack from there, or have been in the way of another."""
    stacks = seen["stacks"]
    moved = _without(seen, start)
    moved["stacks"][goal] = stacks[start]
    known = {space for _, space in _attacks(seen)}
    fresh = [(by, space) for by, space in _attacks(moved) if space not in known]
    wanted = [(by, space) for by, space in fresh if stacks[space]["emperor"] or not emperors]
    if not wanted:
        return None
    by, space = max(
        wanted, key=lambda pair: (stacks[pair[1]]["emperor"], stacks[pair[1]]["pawns"], pair[0] == goal)
    )
    args = {"name": Seat(stacks[space]["seat"]), "pawns": stacks[space]["pawns"]}
    emperor = "-emperor" if stacks[space]["emperor"] else ""
    if by == goal:
        return f"reason-threatens{emperor}", args
    return f"reason-opens{emperor}", args | {"by": moved["stacks"][by]["pawns"]}


def _attacks(seen: Look) -> set[tuple[str, str]]:
    """From where to where the viewer could attack now."""
    stacks, seat = seen["stacks"], seen["seat"]
    own = [space for space, stack in stacks.items() if stack["seat"] == seat]
    reached = ((space, there) for space in own for there in within_reach(seen, space))
    return {(a, b) for a, b in reached if stacks[b]["seat"] != seat and beats(stacks[a], stacks[b])}


def _said_of(stack: Look, sentence: Sentence, feared: Sequence[Look] = ()) -> Sentence:
    """A sentence about a stack, which is not called so where it is a single pawn; with the largest of those
    beside it that could attack it."""
    key, args = sentence
    worst = max(feared, key=lambda there: int(there["pawns"]), default=None)
    risk = (
        {"risk": worst["pawns"], "feared": Seat(worst["seat"])} if worst else {"risk": 0, "feared": Seat(0)}
    )
    return key, {**args, **risk, "own": stack["pawns"]}


def _attack(who: Seat, pawns: int) -> Sentence:
    return "reason-attacks", {"name": who, "pawns": pawns}


def _threat(seen: Look, stack: Look, goal: str) -> Sentence | None:
    """An enemy's stack beside the goal that this one is strong enough for; the largest."""
    near = [seen["stacks"][space] for space in beside(goal) if space in seen["stacks"]]
    weaker = [there for there in near if there["seat"] != stack["seat"] and beats(stack, there)]
    if not weaker:
        return None
    best = max(weaker, key=lambda there: (there["emperor"], there["pawns"]))
    if best["emperor"]:
        return "reason-threatens-emperor", {"name": Seat(best["seat"])}
    return "reason-threatens", {"name": Seat(best["seat"]), "pawns": best["pawns"]}


def _neighbourhood(seen: Look, start: str, goal: str) -> Sentence | None:
    """A site that the stack stands beside from now on; a palace before others."""
    fresh = [seen["board"][space] for space in _sites(seen, goal) - _sites(seen, start)]
    if not fresh:
        return None
    return "reason-beside", {"terrain": terrain_words("palace" if "palace" in fresh else min(fresh))}


def _sites(seen: Look, space: str) -> set[str]:
    """The sites beside a space on which the viewer has not built."""
    around = [site for site in beside(space) if seen["board"].get(site, "sand") != "sand"]
    return {site for site in around if not _is_own(seen, site)}


def _is_own(seen: Look, site: str) -> bool:
    there = seen["buildings"].get(site)
    return bool(there and there["seat"] == seen["seat"])


# Growing: whoever stands beside a stack can follow it to whatever empty space it goes to


def _grown(stack: Look, pawns: int, emperor: bool) -> Look:
    return stack | {"pawns": stack["pawns"] + pawns, "emperor": stack["emperor"] or emperor}


def attackers(seen: Look, space: str, stack: Look) -> list[Look]:
    """The stacks of others beside a space that are strong enough to attack such a stack there."""
    near = [seen["stacks"][at] for at in beside(space) if at in seen["stacks"]]
    return [there for there in near if there["seat"] != stack["seat"] and beats(there, stack)]


def _comers(seen: Look, space: str, stack: Look) -> list[Look]:
    """The stacks of others, near and far, that could attack such a stack there."""
    near = [seen["stacks"][at] for at in within_reach(seen, space)]
    return [there for there in near if there["seat"] != stack["seat"] and beats(there, stack)]


def _without(seen: Look, space: str) -> Look:
    """The table without the stack on a space."""
    return seen | {"stacks": {at: stack for at, stack in seen["stacks"].items() if at != space}}


def _reinforcing(seen: Look, space: str, pawns: int, emperor: bool) -> Sentence | None:
    stack = seen["stacks"][space]
    grown = _grown(stack, pawns, emperor)
    more = pawns < MOST and seen["reserve"][seen["seat"]]["pawns"] > pawns
    if more and grown["pawns"] == TALLEST - 1 and kamikazes(seen, space, grown["seat"]):
        return "reason-no-kamikaze", {}
    return _growing(seen, space, stack, grown) or _affording(seen, space, stack["pawns"], grown["pawns"])


def _affording(seen: Look, space: str, before: int, now: int) -> Sentence | None:
    """The highest building beside a stack that it can pay for because it has grown (R13)."""
    fresh = [kind for site in beside(space) for kind, cost in _prices(seen, site) if before < cost <= now]
    if not fresh:
        return None
    return "reason-affords", {"own": now, "building": building_words(max(fresh, key=BUILDINGS.index))}


def _prices(seen: Look, site: str) -> list[tuple[str, int]]:
    """What would bring the viewer points on a site, and what each of it costs (R13 to R16)."""
    ground = seen["board"].get(site, "sand")
    there = seen["buildings"].get(site)
    taken = there is not None and not _is_own(seen, site)
    old = worth(there["kind"]) if there else 0
    values = range(old if taken else old + 1, min(old + 1, int(HIGHEST[TERRAINS.index(ground)])) + 1)
    kinds = [(BUILDINGS[value - 1], value + taken) for value in values]
    return [(kind, cost) for kind, cost in kinds if seen["supply"][seen["seat"]][kind]]


def _growing(seen: Look, space: str, stack: Look, grown: Look) -> Sentence | None:
    """What a stack can or need no longer fear because it has grown; that it has is no reason."""
    if attackers(seen, space, stack) and not _comers(seen, space, grown):
        return _said_of(grown, ("reason-safe-emperor" if grown["emperor"] else "reason-safe", {}))
    known = _threat(seen, stack, space)
    threat = _threat(seen, grown, space)
    if threat is None or threat == known:
        return None
    return _said_of(grown, threat, attackers(seen, space, grown))


def _joining(joined: Look) -> Sentence:
    """What a stack is strong enough for that was made of two (R9)."""
    emperor = yes(joined["emperor"])
    beaten = joined["pawns"] - 1 + joined["emperor"]
    return "reason-grows", {"pawns": joined["pawns"], "beats": beaten, "emperor": emperor}


def kamikazes(seen: Look, space: str, seat: int) -> int:
    """How many lone pawns of others stand beside a space: what a stack of four has to fear (R10)."""
    near = [seen["stacks"][at] for at in beside(space) if at in seen["stacks"]]
    return sum(there["seat"] != seat and there["pawns"] == 1 for there in near)


# Building


def _building(seen: Look, start: str, site: str, kind: str, emperor: bool) -> Sentence:
    seat, there = seen["seat"], seen["buildings"].get(site)
    mine = _is_own(seen, site)
    gain = worth(kind) - (worth(there["kind"]) if there and mine else 0)
    points = seen["points"][seat] + gain
    palace = seen["board"][site] == "palace"
    if points >= seen["goal"] and (palace or _has_palace(seen)):
        return "reason-wins", {}
    cost = worth(kind) + (there is not None and not mine)
    paid = {"emperor": _becomes_of_him(seen, start, cost) if emperor else "no"}
    if palace and not mine:
        victim = Seat(there["seat"] if there else 0)
        return "reason-palace", paid | {"taken": yes(there is not None), "name": victim}
    if there and not mine:
        old = building_words(there["kind"])
        return "reason-conquers", paid | {"name": Seat(there["seat"]), "building": old}
    return "reason-points", paid | {"gain": gain, "missing": max(seen["goal"] - points, 0)}


def _becomes_of_him(seen: Look, start: str, cost: int) -> str:
    """An Emperor who pays goes to the reserve (R17) and is the first to come back, wherever a stack has room
    for him (R20)."""
    own = {at: stack["pawns"] for at, stack in seen["stacks"].items() if stack["seat"] == seen["seat"]}
    own[start] -= cost
    return "back" if any(0 < pawns < TALLEST for pawns in own.values()) else "home"


def worth(kind: str) -> int:
    """The points of a building."""
    return BUILDINGS.index(kind) + 1


def _has_palace(seen: Look) -> bool:
    return any(_is_own(seen, site) and seen["board"][site] == "palace" for site in seen["buildings"])


# The Emperor


def _swapping(seen: Look, space: str) -> Sentence | None:
    """Whether he has fewer enemies around him there, whom he might beat."""
    now = next((at for at, stack in seen["stacks"].items() if _is_his(seen, stack)), None)
    if now is None or enemies(seen, space) >= enemies(seen, now):
        return None
    stack = seen["stacks"][space] | {"emperor": True}
    strong = all(beats(stack, there) for there in _enemies(seen, space))
    return "reason-shelter", {"count": enemies(seen, space), "beats": yes(strong)}


def _keeping(seen: Look) -> Sentence | None:
    """That he has nobody beside him, or that nowhere else there are fewer."""
    own = {at: stack for at, stack in seen["stacks"].items() if stack["seat"] == seen["seat"]}
    count = next((enemies(seen, at) for at, stack in own.items() if stack["emperor"]), None)
    if count is None or any(enemies(seen, at) < count for at in own):
        return None
    return "reason-keep", {"count": count}


def _is_his(seen: Look, stack: Look) -> bool:
    return bool(stack["emperor"] and stack["seat"] == seen["seat"])


def enemies(seen: Look, space: str) -> int:
    """How many stacks of others stand beside a space."""
    return len(_enemies(seen, space))


def _enemies(seen: Look, space: str) -> list[Look]:
    near = [seen["stacks"][at] for at in beside(space) if at in seen["stacks"]]
    return [stack for stack in near if stack["seat"] != seen["seat"]]
