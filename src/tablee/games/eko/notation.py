"""ekô in text: spaces, actions and states. A space is `q,r`, in axial coordinates (D2)."""

from collections.abc import Mapping
from typing import Any

from tablee.core.positions import flag, keys, one_of, row, whole, whole_value
from tablee.errors import BadPosition
from tablee.games.eko import rules
from tablee.games.eko.board import PLACES, SPACES, SPACES_FOR, WORD, add, holds
from tablee.games.eko.building import HIGHEST, PAIRS, PIECES
from tablee.games.eko.pieces import (
    MISSING,
    NOBODY,
    RESERVE,
    TALLEST,
    captives,
    captor,
    height,
    hold,
    in_play,
    lay,
)
from tablee.words import Seat, Sentence, yes

TERRAINS = ("sand", "rice", "forest", "mountain", "palace")
BUILDINGS = ("village", "tower", "castle")
PHASES = ("swap", "act", "exchange", "march", "again", "reinforce")
MAY_HAVE_MARCHED = (rules.EXCHANGING, rules.REINFORCING)
NAMES = [f"{q},{r}" for q, r in PLACES]
SPACE_OF = {name: space for space, name in enumerate(NAMES)}
WITH_EMPEROR = ("", " emperor")
STATE_KEYS = (
    *("turn", "phase", "swapped", "marched", "board", "stacks", "buildings", "reserve", "held"),
    *("gone", "supply", "points", "turns"),
)


def _actions() -> list[str]:
    texts = [f"move {start} {goal}" for start in NAMES for goal in NAMES]
    for site, stack in PAIRS:
        pair = f"build {NAMES[stack]} {NAMES[site]}"
        texts += [f"{pair} {kind}{emperor}" for kind in BUILDINGS for emperor in WITH_EMPEROR]
    for stack in NAMES:
        texts += [f"reinforce {stack} {n}{emperor}" for n in (1, 2, 3) for emperor in WITH_EMPEROR]
    texts += [f"swap {name}" for name in NAMES]
    return [*texts, "keep", "march", "rest", *(f"exchange {seat}" for seat in range(rules.MOST_SEATS))]


ACTIONS = _actions()


def read(s: Any) -> dict[str, Any]:
    """The whole table as JSON."""
    seats = range(s.seats)
    terrain, emperors = s.terrain.tolist(), s.emperor.tolist()
    return {
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "swapped": s.swapped,
        "marched": bool(s.marched),
        "board": {NAMES[space]: TERRAINS[terrain[space]] for space in range(SPACES_FOR[s.seats])},
        "stacks": {
            NAMES[space]: {"seat": seat, "pawns": pawns, "emperor": emperors[seat] == space}
            for space, pawns, seat in _stacks(s)
        },
        "buildings": {
            NAMES[space]: {"seat": seat, "kind": BUILDINGS[s.kind[space] - 1]}
            for space, seat in sorted(_whose(s.built, s.seats).items())
        },
        "reserve": [_reserve(s, seat) for seat in seats],
        "held": [[k for k in seats if captor(s, k) == seat] for seat in seats],
        "gone": s.gone.tolist()[: s.seats],
        "supply": [dict(zip(BUILDINGS, own, strict=True)) for own in s.supply.tolist()[: s.seats]],
        "points": s.points.tolist()[: s.seats],
        "turns": s.turns.tolist()[: s.seats],
    }


def _stacks(s: Any) -> list[tuple[int, int, int]]:
    """The spaces with pawns in their order, how many stand there, and whose."""
    whose = _whose(s.stacks, s.seats)
    heights = ((space, pawns) for pawns in range(1, TALLEST + 1) for space in _spaces_in(s.tall[pawns]))
    return sorted((space, pawns, whose[space]) for space, pawns in heights)


def _spaces_in(words: Any) -> list[int]:
    """The spaces of a set, in their order."""
    found = []
    for w, word in enumerate(words.tolist()):
        while word:
            found.append(w * WORD + (word & -word).bit_length() - 1)
            word &= word - 1
    return found


def _whose(sets: Any, seats: int) -> dict[int, int]:
    """The space of each set, and the seat that the set is of."""
    return {space: seat for seat in range(seats) for space in _spaces_in(sets[seat])}


def _reserve(s: Any, seat: int) -> dict[str, Any]:
    emperor = s.emperor[seat] == RESERVE
    return {"pawns": s.reserve[seat] + emperor, "emperor": emperor}


def write(s: Any, state: Mapping[str, Any]) -> None:
    """Set the table as a state says. Pawns and buildings it does not name are out of the game."""
    keys(state, STATE_KEYS)
    s.turn = whole(state, "turn", 0, s.seats - 1)
    s.phase = one_of(state, "phase", {word: phase for phase, word in enumerate(PHASES)})
    swapping = s.phase == rules.SWAPPING
    s.swapped = whole(state, "swapped", 0 if swapping else s.seats, s.seats - swapping)
    flag(state, "marched")
    s.marched = s.phase == rules.AGAIN or (state["marched"] and s.phase in MAY_HAVE_MARCHED)
    for seat in range(s.seats):
        s.emperor[seat] = MISSING
    _write_board(s, state["board"])
    _write_stacks(s, state["stacks"])
    _write_buildings(s, state["buildings"])
    for seat in range(s.seats):
        s.gone[seat] = _number(state, "gone", s.seats, seat, rules.PAWNS_FOR[s.seats])
        s.turns[seat] = _number(state, "turns", s.seats, seat, s.turn_limit)
        _write_reserve(s, seat, row(state, "reserve", s.seats)[seat])
        _write_supply(s, seat, row(state, "supply", s.seats)[seat])
    for seat in range(s.seats):
        _write_held(s, seat, row(state, "held", s.seats)[seat])
    _check(s)


def _write_board(s: Any, board: Any) -> None:
    keys(board, NAMES[: SPACES_FOR[s.seats]], "board")
    for name in board:
        terrain = one_of(board, name, {word: terrain for terrain, word in enumerate(TERRAINS)})
        s.terrain[SPACE_OF[name]] = terrain
    rules.mark_ground(s)


def _write_stacks(s: Any, stacks: Any) -> None:
    for space in _spaces(s, stacks, "stacks", s.sand):
        stack = stacks[NAMES[space]]
        keys(stack, ("seat", "pawns", "emperor"), f"stacks {NAMES[space]}")
        seat = whole(stack, "seat", 0, s.seats - 1)
        lay(s, seat, space, whole(stack, "pawns", 1, TALLEST))
        if flag(stack, "emperor"):
            _place_emperor(s, seat, space)


def _write_buildings(s: Any, buildings: Any) -> None:
    for space in _spaces(s, buildings, "buildings", s.sites):
        building = buildings[NAMES[space]]
        keys(building, ("seat", "kind"), f"buildings {NAMES[space]}")
        seat = whole(building, "seat", 0, s.seats - 1)
        kind = one_of(building, "kind", {word: k for k, word in enumerate(BUILDINGS, 1)})
        if kind > HIGHEST[s.terrain[space]]:
            raise BadPosition("wrong-ground", "eko", space=NAMES[space], clause="R14")
        s.kind[space] = kind
        s.points[seat] += kind
        add(s.built[seat], space)


def _write_reserve(s: Any, seat: int, reserve: Any) -> None:
    keys(reserve, ("pawns", "emperor"), "reserve")
    emperor = flag(reserve, "emperor")
    if emperor:
        _place_emperor(s, seat, RESERVE)
    s.reserve[seat] = whole(reserve, "pawns", emperor, rules.PAWNS_FOR[s.seats]) - emperor


def _write_supply(s: Any, seat: int, supply: Any) -> None:
    keys(supply, BUILDINGS, "supply")
    for k, word in enumerate(BUILDINGS):
        standing = sum(s.kind[n] == k + 1 and holds(s.built[seat], n) for n in range(SPACES))
        if standing > PIECES[k + 1]:
            raise BadPosition("too-many-buildings", "eko", seat=seat, kind=word, most=PIECES[k + 1])
        s.supply[seat, k] = whole(supply, word, 0, PIECES[k + 1] - standing)


def _write_held(s: Any, seat: int, held: Any) -> None:
    if not isinstance(held, list):
        raise BadPosition("not-a-list", key="held")
    for prisoner in held:
        if whole_value(prisoner, "held", 0, s.seats - 1) == seat:
            raise BadPosition("holds-himself", "eko", seat=seat)
        _place_emperor(s, prisoner, None)
        hold(s, seat, prisoner)


def _place_emperor(s: Any, seat: int, where: int | None) -> None:
    if s.emperor[seat] != MISSING:
        raise BadPosition("two-emperors", "eko", seat=seat)
    if where is not None:
        s.emperor[seat] = where


def _spaces(s: Any, pieces: Any, key: str, allowed: Any) -> list[int]:
    """The spaces that carry pieces, each of the right kind."""
    if not isinstance(pieces, Mapping):
        raise BadPosition("not-an-object", key=key)
    for name in pieces:
        if name not in SPACE_OF or not holds(allowed, SPACE_OF[name]):
            raise BadPosition("wrong-space", "eko", key=key, space=str(name))
    return [SPACE_OF[name] for name in pieces]


def _number(state: Mapping[str, Any], key: str, seats: int, seat: int, most: int) -> int:
    return whole_value(row(state, key, seats)[seat], key, 0, most)


def _check(s: Any) -> None:
    """The position can be played on from."""
    seats = range(s.seats)
    for seat in seats:
        pawns = s.reserve[seat] + s.gone[seat] + (s.emperor[seat] < 0 and s.emperor[seat] != MISSING)
        pawns += sum(height(s, n) for n in range(SPACES) if holds(s.stacks[seat], n))
        if pawns > rules.PAWNS_FOR[s.seats]:
            raise BadPosition("too-many-pawns", "eko", seat=seat, most=rules.PAWNS_FOR[s.seats])
        if s.points[seat] >= s.target and rules.owns_palace(s, seat):
            raise BadPosition("already-over", "eko", clause="R21")
    if sum(in_play(s, seat) for seat in seats) < 2 and s.phase != rules.EXCHANGING:  # D15
        raise BadPosition("already-over", "eko", clause="R22")
    if not _can_go_on(s):
        raise BadPosition("nothing-to-do", "eko", seat=s.turn, phase=PHASES[s.phase])


def _can_go_on(s: Any) -> bool:
    if s.phase == rules.SWAPPING:
        return True
    if s.turns[s.turn] >= s.turn_limit:
        return False
    if s.phase == rules.EXCHANGING:
        return bool(captor(s, s.turn) != NOBODY and captives(s, s.turn) > 1)
    if not in_play(s, s.turn):
        return False
    if s.phase == rules.MARCHING:
        return bool(rules.can_march(s, s.turn))
    if s.phase == rules.REINFORCING:
        return bool(rules.can_reinforce(s, s.turn))
    return bool(rules.can_act(s, s.turn))


def building_words(kind: str) -> Sentence:
    """A building in words, with its article."""
    return "building", {"kind": kind}


def terrain_words(terrain: str) -> Sentence:
    """A terrain in words, with its article."""
    return "terrain", {"terrain": terrain}


def action_words(action: str) -> Sentence:
    """What an action does, as a choice to be made."""
    verb, *words = action.split()
    emperor = yes(words[-1:] == ["emperor"])
    if verb == "move":
        return "choice-move", {"start": words[0], "goal": words[1]}
    if verb == "build":
        stack, site, kind = words[:3]
        building = building_words(kind)
        return "choice-build", {"stack": stack, "site": site, "building": building, "emperor": emperor}
    if verb == "reinforce":
        return "choice-reinforce", {"stack": words[0], "pawns": int(words[1]), "emperor": emperor}
    if verb == "swap":
        return "choice-swap", {"space": words[0]}
    if verb == "exchange":
        return "choice-exchange", {"victim": Seat(int(words[0]))}
    return f"choice-{verb}", {}
