"""What one chooses at a table of Duo: the way to each action, and what is said of it: as a question, and
where a choice leads nowhere."""

from tablee.core.scene import Look
from tablee.games.duo.look import can_lay, is_on_turn
from tablee.games.duo.notation import STACKS, fits, shared
from tablee.words import Sentence


def path(action: str, look: Look) -> tuple[str, ...]:
    """The pieces that are chosen one after the other to do an action."""
    verb, *words = action.split()
    if verb == "lay":
        return f"c-{words[0]}", f"stack-{words[1]}"
    return ("pile",) if verb == "draw" else ("do-stop",)


def by_itself(action: str, look: Look) -> bool:
    """Drawing or stopping, where nothing else is left."""
    return action in ("draw", "stop")


def choice(button: str, look: Look) -> Sentence:
    """What a button beside the table says."""
    return "choice-stop", {}


def question(chosen: tuple[str, ...], look: Look) -> Sentence:
    """What is asked once a card is chosen: of one that goes on both stacks, where."""
    card = chosen[0].removeprefix("c-")[:3]
    return ("question-both" if all(fits(card, top) for top in look["tops"]) else "question-stack"), {}


def tried(chosen: tuple[str, ...], look: Look) -> str | Sentence | None:
    """What one wanted to do with a card, the pile or a stack; or what is to be said of a stack alone."""
    pieces = {id_.partition("-")[0]: id_.partition("-")[2] for id_ in chosen}
    if "pile" in pieces:
        return "draw"
    if "c" not in pieces:
        return _stack_first(pieces["stack"], look) if "stack" in pieces else None
    card = pieces["c"][:3]
    if card not in (look["hand"] or ()):
        return None
    likely = max(STACKS, key=lambda name: shared(card, look["tops"][STACKS.index(name)]))
    return f"lay {card} {pieces.get('stack') or look['stack'] or likely}"


def _stack_first(stack: str, look: Look) -> str | Sentence | None:
    """A stack without a card: the card is chosen first, for this stack or the other, to which the turn may be
    bound; where none goes anywhere, what is left to do."""
    hand, top = look["hand"], look["tops"][STACKS.index(stack)]
    if not hand or not is_on_turn(look):
        return None
    if not can_lay(look):
        return ("draw-only" if look["stack"] is None else "stop-only"), {}
    if look["stack"] not in (None, stack):
        return f"lay {hand[0]} {stack}"
    return ("card-first" if any(fits(card, top) for card in hand) else "card-elsewhere"), {}
