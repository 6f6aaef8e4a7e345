"""Duo drawn: two stacks left and right of the pile, the hand below."""

from tablee.core.scene import (
    CARD_SHAPE,
    Beat,
    Frame,
    Look,
    Piece,
    Scene,
    Seated,
    Setting,
    hand_pieces,
    numbered,
    pile_pieces,
)
from tablee.games.duo.look import can_lay, in_turn
from tablee.games.duo.notation import STACKS, card_words, fits, shared
from tablee.words import Sentence, yes

LONG_RUN = 3  # so many cards in one turn are worth a word, and so many more another
LARGEST = (
    3  # so many cards of a hand are the largest: the stacks leave room for them, and stay where they are
)
LOW = 44  # where the middle has so little height, the hand makes room for the stacks


def scene(look: Look, setting: Setting) -> Scene:
    frame = _frame(look, setting)
    middle = frame.middle._replace(bottom=min(frame.middle.bottom, setting.frame(LARGEST).middle.bottom))
    x, y = middle.x, middle.y
    between = min(max(18.0, setting.felt.finger), (middle.w - 8) * 0.23)
    w = min((middle.w - 18 - between) / 2, (middle.h - 7) / CARD_SHAPE, 34)
    above = min((middle.w - 14) / 2, (middle.h - 38) / CARD_SHAPE)
    if above > 1.1 * w:  # a high screen: the pile lies below the stacks, which are larger so
        w = above
        places = (x - w * 0.5 - 3.5, x + w * 0.5 + 3.5)
        spare = middle.h - 8 - w * CARD_SHAPE
        deep = min(max(20.0, (spare - 10) / CARD_SHAPE), 0.75 * w)
        gap = max(spare - deep * CARD_SHAPE, 0) / 3  # above, between and below, alike
        y = middle.top + 4 + gap * 0.5 + w * CARD_SHAPE / 2
        pile = (x, y + (w + deep) * CARD_SHAPE / 2 + max(5.0, gap), deep)
    else:
        pile = (x, y, min(between, w * 0.9))
        away = (pile[2] + w) / 2 + 6
        places = (x - away, x + away)
    pieces = [
        *_pile(look, setting, *pile),
        *(piece for k in (0, 1) for piece in _stack(look, setting, k, places[k], y, w, w * CARD_SHAPE)),
        *_hand(look, setting, frame),
        *_drawn(look, setting, frame),
    ]
    title: Sentence = ("table-round", {"round": look["round"], "goal": look["goal"]})
    sound, beats = _sound(setting), _beats(look, setting, frame, places, y)
    return Scene(
        pieces, _seats(look, setting), title, frame.say_at, sound, seats_at=frame.seats_at, beats=beats
    )


def _frame(look: Look, setting: Setting) -> Frame:
    """The usual places; two rows of cards are smaller where they would leave hardly any room above them."""
    cards = len(look["hand"] or ())
    usual = setting.frame(cards)
    rows = len({place.y for place in usual.hand})
    crowded = setting.felt.kind == "tall" and rows > 1 and usual.middle.h < LOW
    return setting.frame(cards, largest=setting.felt.finger * 1.2) if crowded else usual


def path(action: str, look: Look) -> tuple[str, ...]:
    """The pieces that are chosen one after the other to do an action."""
    verb, *words = action.split()
    if verb == "lay":
        return f"c-{words[0]}", f"stack-{words[1]}"
    return ("pile",) if verb == "draw" else ("do-stop",)


def choice(button: str, look: Look) -> Sentence:
    """What a button beside the table says."""
    return "choice-stop", {}


def question(chosen: tuple[str, ...], look: Look) -> Sentence:
    """What is asked once a card is chosen."""
    return "question-stack", {}


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
    if not hand or not _on_turn(look):
        return None
    if not can_lay(look):
        return ("prompt-draw" if look["stack"] is None else "stop-only"), {}
    if look["stack"] not in (None, stack):
        return f"lay {hand[0]} {stack}"
    return ("card-first" if any(fits(card, top) for card in hand) else "card-elsewhere"), {}


def _on_turn(look: Look) -> bool:
    return look["turn"] == look["seat"] and not look["over"]


def by_itself(action: str, look: Look) -> bool:
    """Drawing or stopping, where nothing else is left."""
    return action in ("draw", "stop")


def round_end(before: Look, seat: int, action: str, after: Look) -> Look:
    """The table as a round ended: the last card on its stack, what it was worth in the seats."""
    ended = before | {"scores": after["scores"]}
    verb, *rest = action.split()
    if verb != "lay":
        return ended
    card, stack = rest
    hand = list(before["hand"] or ())
    if card in hand:
        hand.remove(card)
    sizes = [size - (k == seat) for k, size in enumerate(before["sizes"])]
    tops = [card if name == stack else top for name, top in zip(STACKS, before["tops"], strict=True)]
    return ended | {"tops": tops, "sizes": sizes, "hand": hand if before["hand"] is not None else None}


def _pile(look: Look, setting: Setting, x: float, y: float, w: float) -> list[Piece]:
    label = f"{setting.say('table-pile')}, {setting.say('table-cards', count=look['pile'])}"
    return pile_pieces((x, y), w, look["pile"], label, setting.felt.letters(11, w), lift=0.8)


def _stack(look: Look, setting: Setting, k: int, x: float, y: float, w: float, h: float) -> list[Piece]:
    name, top = STACKS[k], look["tops"][k]
    bound = look["stack"] == name and not look["over"]
    label = f"{setting.say('table-' + name)}, {setting.words_of(card_words(top))}"
    if bound:
        label += f" ({setting.say('table-bound')})"
    last = setting.last is not None and setting.last[1].split()[-1] == name
    marks = ("last",) if last else ()
    origin = f"seat-{setting.last[0]}" if last and setting.last else "pile"
    face = {"bound": bound, "done": bound and _on_turn(look) and not can_lay(look), "told": label}
    bed = Piece(f"bed-{name}", "bed", x, y, w + 5, h + 5, face=face, z=1)
    ids = numbered(look["tops"], "c")
    card = Piece(ids[k], "card", x, y, w, h, face=top, z=8, origin=origin, marks=marks)
    covered = setting.before["tops"][k] if setting.before and not setting.begins(look) else top
    # until the new one has come the one below it is seen, and no hole
    below = [Piece(f"below-{name}", "card", x, y, w, h, face=covered, z=6)] if covered != top else []
    return [bed, *below, card, Piece(f"stack-{name}", "spot", x, y, w, h, label, z=12, button=True)]


def _hand(look: Look, setting: Setting, frame: Frame) -> list[Piece]:
    hand = look["hand"] or []
    tops = sum(top == "***" for top in look["tops"])
    ids = numbered([*["***"] * tops, *hand], "c")[tops:]
    labels = [setting.words_of(card_words(card)) + _about(card, setting) for card in hand]
    return hand_pieces(hand, frame.hand, "card", ids, labels)


def _about(card: str, setting: Setting) -> str:
    """What a joker may do, after its name."""
    if "-" not in card and card != "***":
        return ""
    return f", {setting.say('table-about', kind='joker' if '-' in card else 'turbo')}"


def _drawn(look: Look, setting: Setting, frame: Frame) -> list[Piece]:
    """A card that somebody else drew travels face down."""
    if setting.last is None or setting.last[1] != "draw" or setting.last[0] == look["seat"]:
        return []
    x, y, _, _ = frame.seats_at[setting.last[0]]
    return [Piece(f"fly-{setting.step}", "back", x, y, 9, 12.6, z=30, origin="pile", marks=("gone",))]


def _seats(look: Look, setting: Setting) -> list[Seated]:
    seats = []
    for seat, (score, cards) in enumerate(zip(look["scores"], look["sizes"], strict=True)):
        points = setting.say("table-points", count=score).replace("-", "−")
        label = f"{setting.say('table-cards', count=cards)}, {points}"
        near = cards == 1 and not look["over"]
        close = setting.say("table-last-card", own=yes(seat == look["seat"])) if near else ""
        seats.append(Seated(str(score).replace("-", "−"), label, cards, close=close))
    return seats


def _beats(look: Look, setting: Setting, frame: Frame, places: tuple[float, float], y: float) -> list[Beat]:
    """The last card of a hand, a hand of one card, and every third card of a turn."""
    if setting.last is None or setting.before is None or setting.begins(look):
        return []
    seat, (verb, *words) = setting.last[0], setting.last[1].split()
    if verb != "lay":
        return []
    at, piece = (places[STACKS.index(words[1])], y), numbered(look["tops"], "c")[STACKS.index(words[1])]
    left = look["sizes"][seat]
    if left == 0:
        return [Beat("stamp", setting.say("beat-last-card"), at, piece, by=seat)]
    beats = []
    run = in_turn(look, setting.run)
    if run and run % LONG_RUN == 0:
        beats.append(Beat("stamp", setting.say("beat-run", count=run), at, piece, by=seat))
    if left == 1:
        x, top, _, _ = frame.seats_at[seat]
        beats.append(Beat("poise", setting.say("beat-one-left"), (x, top), f"seat-{seat}", by=seat))
    return beats


def _sound(setting: Setting) -> str:
    return "" if setting.last is None else "draw" if setting.last[1] == "draw" else "card"


def afar(piece: Piece) -> tuple[str, str, str] | None:
    """A piece in a small picture: its ground, its ink and a word."""
    if piece.kind == "back":
        return "#8c6a4f", "#f3e7d3", ""
    if piece.kind == "card":
        inks = {"R": "#b8472f", "G": "#3f6b2a", "B": "#1f5d94", "Y": "#a8870a"}
        return "#fffdf7", inks.get(piece.face[0], "#1e2430"), piece.face[1].strip("-")
    return None
