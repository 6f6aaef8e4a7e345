"""What one chooses at a table of Ex & hopp: the way to each action, and all that is said of it: on buttons,
as a question, where a choice leads nowhere, and before one confirms it."""

from tablee.core.scene import Look
from tablee.games.exhopp.cards import ROWS
from tablee.games.exhopp.look import free_places, leader, leaders, open_rows, prompt, sums
from tablee.games.exhopp.notation import card_words, colour_words, worth
from tablee.words import Seat, Sentence, yes

PLACES = [str(k + 1) for k in range(ROWS)]
BUTTONS = {"do-offer": "table-propose", "do-decline": "choice-decline"}


def path(action: str, look: Look) -> tuple[str, ...]:
    """The pieces that are chosen one after the other to do an action."""
    verb, *rest = action.split()
    if verb == "lay":
        return f"c-{rest[0]}", f"row-{rest[1]}"
    if verb == "offer":
        return "do-offer", f"c-{rest[0]}", f"do-want-{rest[2]}"
    return (f"c-{rest[0]}",) if verb == "accept" else ("do-decline",)


def by_itself(action: str, look: Look) -> bool:
    """Nothing is decided by who holds nothing of the colour that is wanted."""
    return action == "decline" and look["offer"] is not None and not look["offer"]["may_answer"]


def choice(button: str, look: Look) -> Sentence:
    """What a button beside the table says."""
    if button.startswith("do-want-"):
        return colour_words(button[-1])
    if button == "do-decline" and look["offer"] and not look["offer"]["may_answer"]:
        return "table-pass", {}
    return BUTTONS[button], {}


def question(chosen: tuple[str, ...], look: Look) -> Sentence:
    """What is asked once some pieces are chosen."""
    if chosen == ("do-offer",):
        return "question-give", {"lay": yes(look["lays_after"])}
    card = next(id_ for id_ in chosen if id_.startswith("c-")).removeprefix("c-")
    return ("question-want" if chosen[0] == "do-offer" else "question-row"), {"card": card_words(card)}


def tried(chosen: tuple[str, ...], look: Look) -> str | Sentence | None:
    """What one wanted to do with a card or a row; or what is to be said of a row alone."""
    cards = [id_.removeprefix("c-") for id_ in chosen if id_.startswith("c-")]
    rows = [id_.removeprefix("row-") for id_ in chosen if id_.startswith("row-")]
    if rows and chosen[0] == "do-offer":
        asked = {"clause": "R7"}
        return ("want-first", asked | {"card": card_words(cards[0])}) if cards else ("give-first", asked)
    if rows and not cards and look["hand"]:
        return _before_a_row(look, rows[0])
    if not cards or cards[0] not in (look["hand"] or ()):
        return None
    if look["offer"] and look["offer"]["by"] != look["seat"]:
        return f"accept {cards[0]}"
    return f"lay {cards[0]} {rows[0] if rows else 1}"


def _before_a_row(look: Look, row: str) -> Sentence | None:
    """What comes before a row is chosen, if anything does for the viewer."""
    offer = look["offer"]
    if offer:
        return prompt(look) if offer["asked"] or offer["by"] == look["seat"] else None
    if look["turn"] != look["seat"] or row not in PLACES:
        return None
    line = look["rows"][int(row) - 1]
    if line is None:
        return "row-closed", {"row": int(row), "clause": "R11"}
    first = leaders(line["cards"])
    return "card-first", {
        "clause": "R6",
        "row": int(row),
        "head": worth(line["head"]),
        "lead": ("none", "one", "many")[min(len(first), 2)],
        "colours": [colour_words(colour) for colour in first],
        "sum": max(sums(line["cards"]).values(), default=0),
        "left": free_places(line),
    }


def whole(action: str, look: Look) -> bool:
    """A card is laid by pointing at its row too, also where only one is open."""
    return action.startswith("lay")


def warning(action: str, look: Look) -> Sentence | None:
    """What others see of an offer (R7); that a card would end the game, and who would take the last point
    card (R13)."""
    verb, *rest = action.split()
    if verb == "offer":
        return "warning-offer", {}
    line = look["rows"][int(rest[1]) - 1] if verb == "lay" else None
    if not line or look["heads"] or open_rows(look) > 1 or free_places(line) > 1:
        return None
    taker = leader(look, [*line["cards"], rest[0]])
    return None if taker is None else ("warning-end", {"who": Seat(taker), "head": worth(line["head"])})
