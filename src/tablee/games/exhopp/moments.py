"""What has just happened at a table of Ex & hopp: the row that was completed, how it sounds, and the
moment one would tell afterwards."""

from typing import NamedTuple

from tablee.core.scene import Beat, Look, Setting
from tablee.games.exhopp.layout import Plan
from tablee.games.exhopp.look import free_places, leader, leaders, sums
from tablee.games.exhopp.notation import worth
from tablee.words import Seat, Sentence


class Scored(NamedTuple):
    """A row that the last action completed."""

    row: int
    head: str
    cards: list[str]
    best: int
    colours: list[str]  # those that reached it
    taker: int | None


def completed(look: Look, setting: Setting) -> Scored | None:
    """The row that the last action completed, if it did (R9, R10)."""
    _, verb, words = setting.done
    if verb != "lay" or setting.before is None:
        return None
    card, row = words[0], int(words[1]) - 1
    line = setting.before["rows"][row]
    if line is None or card in line["cards"] or free_places(line) > 1:
        return None
    cards = [*line["cards"], card]
    best = max(sums(cards).values())
    return Scored(row, line["head"], cards, best, leaders(cards), leader(look, cards))


def result_words(scored: Scored) -> Sentence:
    """What became of its point card."""
    args = {"row": scored.row + 1, "sum": scored.best}
    if scored.taker is None:
        return "table-nobody", args
    return "table-takes", args | {"name": Seat(scored.taker), "head": worth(scored.head)}


def sound(look: Look, setting: Setting, scored: Scored | None) -> str:
    """The sound of the last action."""
    if look["over"]:
        return "win"
    if scored and scored.taker is not None and scored.taker == look["seat"]:
        return "win" if scored.head[0] == "+" else "knock"
    return {"": "", "lay": "card"}.get(setting.done[1], "draw")


def speak(setting: Setting, scored: Scored | None) -> str:
    """A voice says what became of a row."""
    return setting.words_of(result_words(scored)) if scored else ""


def beats(setting: Setting, plan: Plan, scored: Scored | None) -> list[Beat]:
    """A row is complete: it folds onto its head, for whoever takes it."""
    if scored is None:
        return []
    at, piece = (plan.left + plan.width / 2, plan.middles[scored.row]), f"row-{scored.row + 1}"
    if scored.taker is None:
        return [Beat("fold", setting.say("beat-nobody"), at, piece)]
    words = setting.tell("beat-row", name=Seat(scored.taker), head=worth(scored.head))
    good = scored.head[0] == "+"
    won = {"by": scored.taker} if good else {"to": scored.taker}
    return [Beat("raise" if good else "fold", words, at, piece, **won)]
