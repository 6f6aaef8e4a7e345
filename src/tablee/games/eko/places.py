"""Where spaces of ekô's board lie, in words: in which part of it, beside what, and which of some alike."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from tablee.games.eko.board import NUMBER, PETALS
from tablee.words import Sentence, yes

Look = dict[str, Any]


def beside(name: str) -> list[str]:
    """The names of the spaces next to one, on the largest board."""
    q, r = map(int, name.split(","))
    around = [(q + dq, r + dr) for dq, dr in PETALS[1:]]
    return [f"{q},{r}" for q, r in around if (q, r) in NUMBER]


def whereabouts(seen: Look, site: str) -> str:
    """In which part of the board a site lies, as one looks at it: north is above. The only one of its terrain
    needs no such words."""
    if seen["board"][site] != "sand" and is_only(seen, seen["board"][site]):
        return "only"
    return _parts((*seen["board"],))[site]


def site_place(seen: Look, site: str) -> Look:
    """Where a site lies, told from all others of its terrain."""
    where, board = whereabouts(seen, site), seen["board"]
    alike = [name for name in board if board[name] == board[site] and whereabouts(seen, name) == where]
    return {"where": where} | among(seen, site, alike)


def among(seen: Look, space: str, alike: Iterable[str]) -> dict[str, Any]:
    """Which of some spaces told alike is meant, without a number that might be taken for an order: in which
    row of them it lies, counted from above and from below, and which it is in that row, from the left and
    from the right."""
    spots = {other: _spot(other) for other in {space, *alike}}
    x, y = spots[space]
    rows = sorted({down for _, down in spots.values()})
    row = sorted(across for across, down in spots.values() if down == y)
    stack = seen["stacks"].get(space)
    one = stack["pawns"] == 1 if stack else seen["board"][space] == "palace"
    found = {"row": _rank(y, rows, "top", "foot"), "column": _rank(x, row, "left", "right")}
    return found | {"down": rows.index(y) + 1, "across": row.index(x) + 1, "of": len(spots), "one": yes(one)}


def _rank(at: float, all_: list[float], first: str, last: str) -> str:
    """The first, the last or the middle one of some, by name; of more it is counted."""
    if len(all_) == 1:
        return "none"
    if at in (all_[0], all_[-1]):
        return first if at == all_[0] else last
    return "middle" if all_.index(at) * 2 == len(all_) - 1 else "counted"


@cache
def _parts(names: tuple[str, ...]) -> dict[str, str]:
    """In which part of a board each of its spaces lies."""
    spots = {name: _spot(name) for name in names}
    return {name: _part_of(spots, name) for name in names}


def place_of(seen: Look, space: str, others: Iterable[str]) -> Sentence:
    """Where a circled space lies, in words that fit none of some others."""
    told = lies(seen, space)
    return "place", told | among(seen, space, [other for other in others if lies(seen, other) == told])


def _part_of(spots: dict[str, tuple[float, float]], space: str) -> str:
    """In which ninth of the board a space lies."""
    (x, y), (xs, ys) = spots[space], zip(*spots.values(), strict=True)
    return (_third(y, ys, "nxs") + _third(x, xs, "wxe")).replace("x", "") or "middle"


def lies(seen: Look, space: str) -> dict[str, str]:
    """Where a circled space lies, told by what is beside it and by where on the board that is."""
    return {"near": near(seen, space), "where": whereabouts(seen, space)}


def near(seen: Look, space: str) -> str:
    """The terrain that a circled space lies beside, a palace before others; nothing beside sand."""
    sites = {seen["board"].get(site, "sand") for site in beside(space)} - {"sand"}
    if "palace" not in sites:
        return min(sites, default="none")
    return "the-palace" if is_only(seen, "palace") else "palace"


def is_only(seen: Look, terrain: str) -> bool:
    """Whether there is one site of a terrain."""
    return [*seen["board"].values()].count(terrain) == 1


def _spot(space: str) -> tuple[float, float]:
    q, r = map(int, space.split(","))
    return q + r / 2, r


def _third(at: float, all_: tuple[float, ...], names: str) -> str:
    """The first, middle or last third of a stretch, by name."""
    return names[min(int(3 * (at - min(all_)) / (max(all_) - min(all_) + 0.01)), 2)]
