"""EKKO drawn: the top card large, what may go on it below, the pile and the cards aside left and right."""

from typing import Any, NamedTuple

from tablee.core.scene import (
    CARD_SHAPE,
    LINE,
    Beat,
    Frame,
    Look,
    Piece,
    Place,
    Scene,
    Seated,
    Setting,
    pile_pieces,
)
from tablee.games.ekko.look import drawers, is_offered, left_over
from tablee.games.ekko.notation import card_words, mirror_name
from tablee.words import Seat, Sentence, yes

LINES = 2.5  # of words in a seat
LOW = 50  # the least height of the middle in which the hand is as large as usual
WHOLE = 0.9  # how much of a card must be seen to show it as it is
GAP = 1.2  # between a pile and its name
AIR = 1.2  # between the line of the water and the words in it
BEHIND = 0.8  # the largest digits of a card that lies half under others
THIN = (15.8, 53, 0.42)  # where its mirror stands on a card, and how large
BORDER = 4.5  # what the double border of a multiple of 11 takes of a card 50 wide
SOUNDS = {
    "lay": "card",
    "mirror": "card",
    "aside": "card",
    "draw": "draw",
    "others": "draw",
    "fault": "knock",
}


class Stage(NamedTuple):
    """Where the top card lies, how far beside it the others, and how high a line of words is."""

    x: float
    y: float
    w: float
    h: float
    beside: float
    line: float
    low: float | None = None  # where the others lie below it, on a felt too narrow to have them beside it


def scene(look: Look, setting: Setting) -> Scene:
    frame = _frame(look, setting)
    stage = _stage(setting, frame)
    pieces = [
        _horizon(setting, stage, frame),
        *_heap(look, setting, stage),
        *_hints(look, setting, stage),
        *_pile(look, setting, stage),
        *_aside(look, setting, stage),
        *_hand(look, setting, frame),
        *_travelling(look, setting, stage, frame),
    ]
    title: Sentence = ("table-head", {"round": look["round"], "target": look["target"]})
    heard = _sound(look, setting), _speak(look, setting)
    beats = _beats(look, setting, stage, frame)
    return Scene(pieces, _seats(look, setting), title, frame.say_at, *heard, frame.seats_at, beats)


def _frame(look: Look, setting: Setting) -> Frame:
    """The usual places; on a low felt the hand is smaller, so that the piles keep clear of the seats."""
    cards = len(look["hand"] or ())
    usual = setting.frame(cards, LINES)
    crowded = setting.felt.kind == "tall" and usual.middle.h < LOW
    return setting.frame(cards, LINES, setting.felt.finger * 1.2) if crowded else usual


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


def choice(button: str, look: Look) -> Sentence:
    """What a button beside the table says."""
    args = {"card": card_words(mirror_name(look["top"]) or look["top"])}
    if button == "do-others" and len(look["sizes"]) == 2:
        return "choice-others-one", drawers(look)
    if button == "do-decline" and look["phase"] == "ask":
        return "choice-decline-now", {}
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


def by_itself(action: str, look: Look) -> bool:
    """Drawing, where nothing else is left."""
    return action == "draw"


def round_end(before: Look, seat: int, action: str, after: Look) -> Look:
    """The table as a round ended: the last card on the heap, and the points it brought; nobody is asked for
    anything more."""
    ended = before | {"scores": after["scores"], "phase": "ended", "again": False}
    verb, *cards = action.split()
    hand = None if before["hand"] is None else [card for card in before["hand"] if card not in cards]
    ended |= {"sizes": left_over(before, seat, verb), "hand": hand}
    if verb == "aside":
        own = [*before["aside_own"], *cards] if seat == before["seat"] else before["aside_own"]
        return ended | {"aside": before["aside"] + 1, "aside_own": own}
    if verb not in ("lay", "mirror"):
        return ended
    return ended | {"top": cards[0], "layer": seat, "under": [*before["under"], before["top"]]}


def _way(card: str) -> str:
    return "up" if int(card) % 2 else "down"


def _stage(setting: Setting, frame: Frame) -> Stage:
    """The top card as large as there is room above the words that go with it, and between the piles."""
    middle, line = frame.middle, setting.felt.text * LINE
    words = line * 1.5 + line + 1.5 + (0 if setting.felt.kind == "low" else AIR)
    pile = 15.0 if setting.wide else 18.0
    if middle.w - 2 * pile - 10 < pile:  # narrow: the top card is not to be the smallest of all
        pile = setting.felt.finger
    h = min(middle.h - words - 2, (middle.w - 2 * pile - 10) * CARD_SHAPE, 72)
    w = h / CARD_SHAPE
    foot = setting.felt.finger * CARD_SHAPE
    above = min(middle.h - words - foot - line - 6, middle.w * CARD_SHAPE)
    if w < setting.felt.finger and above > h:
        low = middle.top + above + words + foot / 2 + 4
        beside = setting.felt.finger / 2 + 5
        return Stage(middle.x, middle.top + above / 2 + 1, above / CARD_SHAPE, above, beside, line, low)
    beside = min(w / 2 + pile / 2 + 8, (middle.w - pile) / 2 - 1)
    return Stage(middle.x, middle.y - words / 2, w, h, beside, line)


def _horizon(setting: Setting, stage: Stage, frame: Frame) -> Piece:
    """Where the water begins: below what is said of the top card and above all other words."""
    foot = stage.y + stage.h / 2 + 1 + stage.line * 2.5
    y = frame.middle.bottom if setting.felt.kind == "low" else foot
    return Piece("horizon", "horizon", setting.felt.width / 2, y, 1, 0.1)


def _face(card: str, **more: bool) -> dict[str, Any]:
    """A card for drawing; the double border of a multiple of 11 takes some room."""
    mirror = mirror_name(card)
    face = {"card": card, "way": _way(card), "mirror": mirror, **more}
    if mirror is None:
        return face | {"digits": (7, 19.2, 0.8), "sign": (13.2, 12), "chevrons": 37}
    return face | {"digits": (4, 15.5, 0.93), "sign": (9.5, 8.6), "chevrons": 40, "thin": THIN}


def _corner(card: str, seen: float, covered: bool) -> dict[str, Any]:
    """How a card is drawn that lies half under others: the digits stand where they are seen, within the
    double border where it has one, and so does its mirror, beside the sign where its foot is covered."""
    border = BORDER if mirror_name(card) is None else 0
    seen = min(seen, 50 - border)
    scale = min((seen - 7 - border) / 45, BEHIND)
    x, y = (seen + border) / 2 - 22.5 * scale, 4.5 + border * 0.6
    below = y + 6.7 + 30 * scale
    corner = {"digits": (round(x, 1), y, round(scale, 2)), "sign": (round(x + 6, 1), round(below, 1))}
    if border or not covered:
        thin = round(max(THIN[0] - (50 - seen) / 2, 2), 1)
        return corner | {"chevrons": round(x + 19, 1), "thin": (thin, *THIN[1:])}
    left = min(seen - 16.5, 28)
    return corner | {
        "sign": (min(8.5, left - 17.5), round(below, 1)),
        "chevrons": round(left - 6.5, 1),
        "thin": (round(left, 1), round(below - 4.8, 1), 0.32),
    }


def _label(card: str, setting: Setting) -> str:
    mirror = mirror_name(card)
    args: dict[str, Any] = {"card": card_words(card), "way": _way(card)}
    if mirror is None:
        return setting.say("table-double", **args)
    return setting.say("table-card", **args, mirror=card_words(mirror))


def _heap(look: Look, setting: Setting, stage: Stage) -> list[Piece]:
    """The top card on those before it; the last of these stays until the new one has arrived."""
    at = stage[:4]
    top = look["top"]
    turns = (-4.5, 3)[: len(look["under"])]
    heap = [Piece(f"leaf-{k}", "leaf", *at, turn=turn, z=k) for k, turn in enumerate(turns)]
    before = setting.before["top"] if setting.before else ""
    if before in look["under"]:
        heap.append(Piece(f"c-{before}", "card", *at, face=_face(before), z=7))
    laid = setting.last is not None and setting.last[1] in (f"lay {top}", f"mirror {top}")
    origin = f"seat-{look['layer']}" if laid else "pile"
    label = setting.say("table-top", card=_label(top, setting))
    marks = ("last",) if laid else ()
    return [*heap, Piece(f"c-{top}", "card", *at, label, _face(top), 0, 8, origin, marks)]


def _hints(look: Look, setting: Setting, stage: Stage) -> list[Piece]:
    """What may go on the top card, and who laid it or plays again."""
    below = stage.y + stage.h / 2
    first, second = 1 + stage.line * 0.75, 1 + stage.line * 2
    key = "table-by" if look["under"] else "table-turned"
    key = "table-again" if _again(look) and look["layer"] != look["seat"] else key
    by = setting.tell(key, who=Seat(look["layer"]))
    pieces = [
        Piece(
            "by", "by", stage.x, below + second, 60, stage.line, by, {"seat": look["layer"], "text": by}, z=2
        )
    ]
    if not look["over"] and look["phase"] != "ended":
        want = _want(look, setting)
        plain = look["phase"] in ("effect", "closing") or look["free"]
        narrow = setting.felt.kind == "low" and stage.w < setting.felt.finger * 1.5
        small = stage.low is not None or narrow
        face = {"way": "" if plain else _way(look["top"]), "text": want, "small": small}
        pieces.append(Piece("want", "want", stage.x, below + first, 70, stage.line * 1.5, want, face, z=2))
    return pieces


def _again(look: Look) -> bool:
    """Whether who laid the top card goes on at once (R9)."""
    plays = look["turn"] == look["layer"] and not look["over"]
    return bool(look["again"] and plays and look["phase"] != "effect")


def _want(look: Look, setting: Setting) -> str:
    top = look["top"]
    if look["phase"] == "effect":
        return setting.tell("table-want-effect", who=Seat(look["layer"]))
    if look["phase"] == "closing":
        return setting.say("table-want-mirror", mirror=card_words(mirror_name(top) or top))
    if look["free"]:
        return setting.say("table-want-any")
    key = "table-want-again" if look["again"] else "table-want"
    return setting.say(key, top=card_words(top), way=_way(top))


def _pile(look: Look, setting: Setting, stage: Stage) -> list[Piece]:
    count = look["pile"]
    x, (y, w) = stage.x - stage.beside, _beside(setting, stage, 15.0 if setting.wide else 18.0)
    label, letters = setting.say("table-pile-label", count=count), setting.felt.letters(11, w)
    pile = pile_pieces((x, y), w, count, label, letters, kind="back" if count else "slot")
    return [*pile, *_note("pile", (x, y + w * 0.7), w, setting, stage)]


def _aside(look: Look, setting: Setting, stage: Stage) -> list[Piece]:
    """The cards put aside, face down; the viewer is told which ones are the own."""
    count = look["aside"]
    x, (y, w) = stage.x + stage.beside, _beside(setting, stage, 13.0 if setting.wide else 15.6)
    label = setting.say("table-aside-label", count=count)
    if look["aside_own"]:
        cards = [card_words(card) for card in look["aside_own"]]
        label += f" ({setting.say('table-aside-yours', cards=cards)})"
    kind, turn = ("back", 7) if count else ("slot", 0)
    face = {"count": count, "letters": setting.felt.letters(11, w)}
    piece = Piece("aside", kind, x, y, w, w * 1.4, label, face, turn, 4)
    return [piece, *_note("aside", (x, y + w * 0.7 + 1), w, setting, stage)]


def _beside(setting: Setting, stage: Stage, widest: float) -> tuple[float, float]:
    """How high a pile beside the top card lies, and how wide it is: its name stays above what is said below
    the top card."""
    if stage.low is not None:
        return stage.low, setting.felt.finger
    foot = stage.h / 2 + 1 - GAP - stage.line
    w = min(widest, max((foot + stage.h / 2) / CARD_SHAPE, setting.felt.finger))
    lift = foot - 1 - w * CARD_SHAPE / 2
    return stage.y + (min(lift, 0) if _is_named(stage, w) else 0), w


def _is_named(stage: Stage, w: float) -> bool:
    """Whether a pile has room for its name below it: where it would be lifted over the seats, it has none."""
    return stage.low is not None or stage.h + 1 - GAP - stage.line >= w * CARD_SHAPE


def _note(name: str, foot: Place, w: float, setting: Setting, stage: Stage) -> list[Piece]:
    """The name of a pile so wide, below its foot."""
    at = foot[0], foot[1] + GAP + stage.line / 2, 24, stage.line
    note = Piece(f"note-{name}", "note", *at, face=setting.say(f"table-{name}-name"), z=2)
    return [note] if _is_named(stage, w) else []


def _hand(look: Look, setting: Setting, frame: Frame) -> list[Piece]:
    hand = look["hand"] or []
    foot = max((place.y for place in frame.hand), default=0)
    rows = len({place.y for place in frame.hand})
    pieces = []
    for k, (card, (x, y, w, h, seen)) in enumerate(zip(hand, frame.hand, strict=True)):
        barred, glint = card in look["barred_own"], card == _playable_mirror(look)
        offered = glint and is_offered(look)
        label = _label(card, setting)
        label += f", {setting.say('table-card-barred')}" if barred else ""
        label += f", {setting.say('table-card-glint')}" if glint else ""
        corner = {} if rows == 1 and seen >= WHOLE else _corner(card, 50 * seen, y < foot)
        face = _face(card, barred=barred, glint=glint) | corner
        face |= {"yes": setting.words_of(choice("do-mirror", look))} if offered else {}
        marks = ("glint",) if glint else ()
        at = x, y, w, h
        piece = Piece(f"c-{card}", "card", *at, label, face, 0, 20 + k, "pile", marks, button=not offered)
        pieces.append(piece)
    return pieces


def _playable_mirror(look: Look) -> str | None:
    """The mirror that the viewer could lay now, unless the table leaves finding it to the players (D5)."""
    mine = look["phase"] != "turn" or look["reactions"] == "race" or look["turn"] == look["seat"]
    told = is_offered(look) or not look["faults"]
    ended = look["over"] or look["phase"] == "ended"
    return mirror_name(look["top"]) if mine and told and not ended else None


def _travelling(look: Look, setting: Setting, stage: Stage, frame: Frame) -> list[Piece]:
    """Cards that pass by: drawn and put aside face down, and a wrong one that goes back (R16)."""
    if setting.last is None or setting.before is None or setting.begins(look):
        return []
    seat, (verb, *cards) = setting.last[0], setting.last[1].split()
    name, home = f"fly-{setting.step}", f"seat-{seat}"
    pieces = []
    for k, (was, now) in enumerate(zip(setting.before["sizes"], look["sizes"], strict=True)):
        drew = now - was + (k == seat and verb in ("lay", "mirror", "aside"))
        if drew > 0 and k != look["seat"]:
            at = *frame.seats_at[k][:2], 9, 12.6
            pieces.append(Piece(f"{name}-{k}", "back", *at, z=60, origin="pile", marks=("gone",)))
    if verb == "aside":
        at = stage.x + stage.beside, stage.y, 12, 16.8
        pieces.append(Piece(name, "back", *at, z=60, origin=home, marks=("gone",)))
    if verb == "fault":
        at, face = (stage.x, stage.y, 20, 28), _face(cards[0], wrong=True)
        pieces.append(Piece(name, "card", *at, face=face, z=60, origin=home, marks=("gone", "wrong")))
    return pieces


def _seats(look: Look, setting: Setting) -> list[Seated]:
    seats = []
    facts = zip(look["scores"], look["sizes"], look["barred"], strict=True)
    for seat, (score, cards, barred) in enumerate(facts):
        label = f"{setting.say('table-cards', count=cards)}, {setting.say('table-points', points=score)}"
        label += f", {setting.say('table-barred', count=barred)}" if barred else ""
        face = {"way": round(min(score / look["target"], 1) * 100), "barred": barred}
        near = cards == 1 and not look["over"]
        close = setting.say("table-last-card", own=yes(seat == look["seat"])) if near else ""
        seats.append(Seated(str(score), label, cards, face=face, close=close))
    return seats


def _beats(look: Look, setting: Setting, stage: Stage, frame: Frame) -> list[Beat]:
    """A mirror, the last card of a hand, a hand of one card."""
    if setting.last is None or setting.before is None or setting.begins(look):
        return []
    seat, (verb, *_) = setting.last[0], setting.last[1].split()
    if verb not in ("lay", "mirror", "aside"):
        return []
    beats = []
    top, at = f"c-{look['top']}", (stage.x, stage.y)
    if verb == "mirror":
        before = setting.before["layer"]
        beats.append(
            Beat("flip", setting.say("beat-mirror"), at, top, seat, before if before != seat else None)
        )
    left = look["sizes"][seat]
    if left == 0 < setting.before["sizes"][seat]:
        beats.append(
            Beat("stamp", setting.say("beat-last-card"), (stage.x, stage.y + stage.h / 3), top, seat)
        )
    if left == 1 < setting.before["sizes"][seat]:
        x, y, _, _ = frame.seats_at[seat]
        beats.append(Beat("poise", setting.say("beat-one-left"), (x, y), f"seat-{seat}", seat))
    return beats


def _sound(look: Look, setting: Setting) -> str:
    if look["over"]:
        return "win"
    return SOUNDS.get(setting.last[1].split()[0], "") if setting.last else ""


def _speak(look: Look, setting: Setting) -> str:
    """A voice says the new top card, and where it leads."""
    if look["over"] or setting.before is None or setting.before["top"] == look["top"]:
        return ""
    return f"{look['top']}, {_want(look, setting)}"


def afar(piece: Piece) -> tuple[str, str, str] | None:
    """A piece in a small picture: its ground, its ink and a word."""
    if piece.kind == "back":
        return "#46506b", "#efe6d6", ""
    if piece.kind == "card":
        return "#fffdf7", "#9c3a1b" if piece.face["way"] == "up" else "#1d5681", piece.face["card"]
    return ("#fffdf7", "#1e2430", "") if piece.kind == "leaf" else None
