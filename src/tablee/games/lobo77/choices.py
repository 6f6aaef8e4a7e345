"""What one chooses at a table of Lobo 77: the way to each action, and what is said where a choice leads
nowhere."""

from tablee.core.scene import Look
from tablee.words import Sentence


def path(action: str, look: Look) -> tuple[str, ...]:
    """The pieces that are chosen one after the other to do an action."""
    verb, *cards = action.split()
    if verb == "lay":
        return (f"c-{cards[0]}",)
    return ("pile",) if verb == "draw" else ("do-forget",)


def by_itself(action: str, look: Look) -> bool:
    """Drawing, where nothing else is left."""
    return action == "draw"


def choice(button: str, look: Look) -> Sentence:
    """What a button beside the table says."""
    return "choice-forget", {}


def tried(chosen: tuple[str, ...], look: Look) -> str | None:
    """What one wanted to do with a card or the pile."""
    if chosen[0] == "pile":
        return "draw"
    return f"lay {chosen[0].removeprefix('c-')}" if chosen[0].startswith("c-") else None
