"""Why an action of Lobo 77 may be good, from what the seat sees: its cost, and what it leaves the next."""

from typing import Any

from tablee.games.lobo77.notation import card_words, figure, value_of
from tablee.games.lobo77.rules import TOO_MUCH
from tablee.words import Seat, Sentence

Look = dict[str, Any]
BIG = 11  # a card of so much is a burden
TIGHT = 10  # so few points before 77 make it hard for the next
SAVED = ("0", "-10", "turn")  # what is worth keeping for a high total


def reason(seen: Look, action: str) -> Sentence | None:
    """One clause that is true of the action and, if it can be, not of each other that costs as little."""
    verb, *cards = action.split()
    return _laying(seen, cards[0]) if verb == "lay" else None


def _laying(seen: Look, card: str) -> Sentence | None:
    if costs(seen, card) is not False:
        hand = set(seen["hand"])
        return ("reason-no-way-out", {}) if all(costs(seen, other) for other in hand) else None
    others = set(seen["hand"]) - {card}
    if others and all(costs(seen, other) for other in others):
        return "reason-only-safe", {}
    if (told := _then(seen, card)) or (seen["owed"] == 1 and (told := _for_the_next(seen, card))):
        return told
    found = None if card in SAVED or card == "2x" else _number(seen, card)
    return found or _spares(seen, card)


def _spares(seen: Look, card: str) -> Sentence | None:
    """How many of the other cards would cost a token that this one does not."""
    rest = list(seen["hand"])
    rest.remove(card)
    dear = sum(costs(seen, other) is True for other in rest)
    return ("reason-spares", {"count": dear}) if dear else None


def _number(seen: Look, card: str) -> Sentence | None:
    """A number is the largest that costs nothing, or the only one: all else then saves near 77."""
    rest = _as_cheap(seen, card)
    if rest and all(other in SAVED and costs(seen, other) is False for other in rest):
        return "reason-keeps", {}
    if not _is_largest(seen, card):
        return None
    return ("reason-sheds", {"card": card_words(card)}) if value_of(card) >= BIG else ("reason-largest", {})


def _as_cheap(seen: Look, card: str) -> list[str]:
    """The other cards that may cost nothing either."""
    return [other for other in set(seen["hand"]) - {card} if costs(seen, other) is not True]


def _is_largest(seen: Look, card: str) -> bool:
    """Whether the next player finds the total higher after a card than after each other one as cheap."""
    return all(value_of(other) < value_of(card) for other in _as_cheap(seen, card))


def _then(seen: Look, card: str) -> Sentence | None:
    """Of two cards to be laid (R7): what may follow the first without a loss, where that is not so after
    every other that costs nothing. The largest goes, what saves near 77 stays."""
    if seen["owed"] != 2:
        return None
    others = [other for other in set(seen["hand"]) - {card, "2x"} if costs(seen, other) is False]
    following = _following(seen, card)
    if not following or all(_following(seen, other) for other in others):
        return None
    second = max(following, key=lambda other: (other not in SAVED, value_of(other)))
    total = seen["total"] + value_of(card) + value_of(second)
    return "reason-then", {"card": card_words(second), "total": figure(total)}


def _following(seen: Look, card: str) -> list[str]:
    """The cards that cost nothing right after a card."""
    rest = list(seen["hand"])
    rest.remove(card)
    then = seen | {"total": seen["total"] + value_of(card)}
    return [other for other in rest if costs(then, other) is False]


def _for_the_next(seen: Look, card: str) -> Sentence | None:
    """What it means for whoever lays next."""
    following = next_seat(seen, -seen["way"] if card == "turn" else seen["way"])
    if following == seen["seat"]:
        return None
    if card == "2x":
        return ("reason-two", {"name": Seat(following)}) if seen["sizes"][following] > 1 else None
    total = seen["total"] + value_of(card)
    room = TOO_MUCH - 1 - total
    if 0 <= room <= TIGHT and _is_largest(seen, card):
        return "reason-tight", {"name": Seat(following), "room": figure(room)}
    return ("reason-turns", {"name": Seat(following)}) if card == "turn" else None


def costs(seen: Look, card: str) -> bool | None:
    """Whether laying a card costs a token; nobody knows of a doublet announced again: tables differ."""
    total = seen["total"] + value_of(card)
    if card == "2x":
        return False
    if total >= TOO_MUCH:
        return True
    if total <= 0 or total % 11:
        return False
    return True if value_of(card) else None


def next_seat(seen: Look, way: int) -> int:
    """Who comes next in a direction: whoever still has cards."""
    seats = len(seen["sizes"])
    seat = (seen["seat"] + way) % seats
    while not seen["sizes"][seat] and seat != seen["seat"]:
        seat = (seat + way) % seats
    return int(seat)
