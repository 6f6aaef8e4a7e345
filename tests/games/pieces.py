"""What lies on the table, counted: nothing may be lost or made."""

from collections import Counter


def pieces(game, state):
    """All cards or pieces of a state, wherever they are."""
    return COUNTERS[game](state)


def _cards(*lists):
    return Counter(card for cards in lists for card in cards)


def _duo(state):
    return _cards(state["tops"], state["under"], state["pile"], *state["hands"])


def _ekko(state):
    return _cards([state["top"]], state["under"], state["pile"], *state["aside"], *state["hands"])


def _lobo77(state):
    return _cards(state["laid"], state["pile"], state["aside"], *state["hands"])


def _exhopp(state):
    rows = [row for row in state["rows"] if row]
    numbers = _cards(state["stock"], state["discard"], *state["hands"], *(row["cards"] for row in rows))
    return numbers + _cards(state["heads"], [row["head"] for row in rows], *state["won"])


def _eko(state):
    count = Counter()
    for stack in state["stacks"].values():
        count["pawn", stack["seat"]] += stack["pawns"]
        count["emperor", stack["seat"]] += stack["emperor"]
    for building in state["buildings"].values():
        count[building["kind"], building["seat"]] += 1
    for seat, reserve in enumerate(state["reserve"]):
        count["pawn", seat] += reserve["pawns"] + state["gone"][seat]
        count["emperor", seat] += reserve["emperor"]
        for kind, left in state["supply"][seat].items():
            count[kind, seat] += left
    for owner in (owner for held in state["held"] for owner in held):
        count["pawn", owner] += 1
        count["emperor", owner] += 1
    return +count


COUNTERS = {"duo": _duo, "ekko": _ekko, "lobo77": _lobo77, "exhopp": _exhopp, "eko": _eko}
