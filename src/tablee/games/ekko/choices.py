"""What one chooses at a table of EKKO: the way to each action, and what is said of it: on buttons, as a
question, where a choice leads nowhere, and what may go on the top card at all."""

from tablee.core.scene import Look, Setting
from tablee.games.ekko.faces import way_of
from tablee.games.ekko.look import drawers, is_offered
from tablee.games.ekko.notation import card_words, mirror_name
from tablee.words import Seat, Sentence


def path(action: str, look: Look) -> tuple[str, ...]:
    """The pieces that are chosen one after the other to do an action.

    Who is asked for the mirror says yes by a button, of which the card is a label: touching that does the
    same. Where faults are on any card may be laid, and the mirror also as a mirror: the one who is offered
    both is asked.
    """
    verb, *cards = action.split()
    if not cards:
        return ("pile",) if verb == "draw" else (f"do-{verb}",)
    if verb == "mirror" and is_offered(look):
        return ("do-mirror",)
    asked = look["faults"] and cards[0] == mirror_name(look["top"]) and verb in ("lay", "mirror")
    return (f"c-{cards[0]}", f"do-{verb}") if asked else (f"c-{cards[0]}",)


def by_itself(action: str, look: Look) -> bool:
    """Drawing, where nothing else is left."""
    return action == "draw"


def choice(button: str, look: Look) -> Sentence:
    """What a button beside the table says."""
    args = {"card": card_words(mirror_name(look["top"]) or look["top"])}
    if button == "do-others" and len(look["sizes"]) == 2:
        return "choice-others-one", drawers(look)
    if button == "do-decline" and look["phase"] == "ask":
        return "choice-decline-turn" if look["turn"] == look["seat"] else "choice-decline-now", {}
    if button == "do-mirror" and is_offered(look):
        return "choice-lay", args
    return f"choice-{button.removeprefix('do-')}", args


def question(chosen: tuple[str, ...], look: Look) -> Sentence:
    """What is asked once a card is chosen that may be laid in two ways."""
    return "question-how", {"card": card_words(mirror_name(look["top"]) or look["top"])}


def tried(chosen: tuple[str, ...], look: Look) -> str | None:
    """What one wanted to do with a card or the pile."""
    if chosen[0] == "pile":
        return "draw"
    card = chosen[0].removeprefix("c-")
    if card not in (look["hand"] or ()):
        return None
    return f"mirror {card}" if card == mirror_name(look["top"]) else f"lay {card}"


def wanted(look: Look, setting: Setting) -> str:
    """What may go on the top card now, in words."""
    top = look["top"]
    if look["phase"] == "effect":
        return setting.tell("table-want-effect", who=Seat(look["layer"]))
    if look["phase"] == "closing":
        return setting.say("table-want-mirror", mirror=card_words(mirror_name(top) or top))
    if look["free"]:
        return setting.say("table-want-any")
    key = "table-want-again" if look["again"] and look["under"] else "table-want"
    return setting.say(key, top=card_words(top), way=way_of(top))
