"""EKKO drawn: the top card large, what may go on it below, the pile and the cards aside left and right.

`layout` says where things lie, `choices` what one chooses, and `moments` what is heard and told.
"""

from tablee.core.scene import Frame, Look, Piece, Place, Scene, Seated, Setting, pile_pieces
from tablee.games.ekko.choices import by_itself, choice, path, question, tried, wanted
from tablee.games.ekko.faces import aside_words, face_of, way_of, words_of
from tablee.games.ekko.layout import GAP, Stage, beside, is_named, laid_out
from tablee.games.ekko.look import is_offered, left_over, may_draw
from tablee.games.ekko.moments import beats, sound, speak
from tablee.games.ekko.notation import card_words, mirror_name
from tablee.words import Seat, Sentence, yes

__all__ = ["afar", "by_itself", "choice", "path", "question", "round_end", "scene", "tried"]


def scene(look: Look, setting: Setting) -> Scene:
    stage, frame = laid_out(look, setting)
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
    heard = sound(look, setting), speak(look, setting)
    moments = beats(look, setting, stage)
    return Scene(pieces, _seats(look, setting), title, frame.say_at, *heard, frame.seats_at, moments)


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


def afar(piece: Piece) -> tuple[str, str, str] | None:
    """A piece in a small picture: its ground, its ink and a word."""
    if piece.kind == "back":
        return "#46506b", "#efe6d6", ""
    if piece.kind == "card":
        return "#fffdf7", "#9c3a1b" if piece.face["way"] == "up" else "#1d5681", piece.face["card"]
    return ("#fffdf7", "#1e2430", "") if piece.kind == "leaf" else None


# The top card


def _horizon(setting: Setting, stage: Stage, frame: Frame) -> Piece:
    """Where the water begins: below what is said of the top card and above all other words."""
    y = frame.middle.bottom if setting.felt.kind == "low" else stage.foot
    return Piece("horizon", "horizon", setting.felt.width / 2, y, 1, 0.1)


def _heap(look: Look, setting: Setting, stage: Stage) -> list[Piece]:
    """The top card on those before it; the last of these stays until the new one has arrived."""
    at = stage[:4]
    top = look["top"]
    turns = (-4.5, 3)[: len(look["under"])]
    heap = [Piece(f"leaf-{k}", "leaf", *at, turn=turn, z=k) for k, turn in enumerate(turns)]
    before = setting.before["top"] if setting.before else ""
    if before in look["under"]:
        heap.append(Piece(f"c-{before}", "card", *at, face=face_of(before), z=7))
    laid = setting.last is not None and setting.last[1] in (f"lay {top}", f"mirror {top}")
    origin = f"seat-{look['layer']}" if laid else "pile"
    label = setting.say("table-top", card=words_of(top, setting))
    marks = ("last",) if laid else ()
    return [*heap, Piece(f"c-{top}", "card", *at, label, face_of(top), 0, 8, origin, marks)]


def _hints(look: Look, setting: Setting, stage: Stage) -> list[Piece]:
    """What may go on the top card, and who laid it or plays again."""
    below = stage.y + stage.h / 2
    first, second = 1 + stage.line * 0.75, 1 + stage.line * 2
    key, again = "table-by" if look["under"] else "table-turned", _again(look)
    if again and not look["under"]:
        key = "table-turned-again"  # R6: the dealer plays for the first time
    elif again and look["layer"] != look["seat"]:
        key = "table-again"
    by = setting.tell(key, who=Seat(look["layer"]))
    pieces = [
        Piece(
            "by", "by", stage.x, below + second, 60, stage.line, by, {"seat": look["layer"], "text": by}, z=2
        )
    ]
    if not look["over"] and look["phase"] != "ended":
        want = wanted(look, setting)
        plain = look["phase"] in ("effect", "closing") or look["free"]
        narrow = setting.felt.kind == "low" and stage.w < setting.felt.finger * 1.5
        small = stage.low is not None or narrow
        face = {"way": "" if plain else way_of(look["top"]), "text": want, "small": small}
        pieces.append(Piece("want", "want", stage.x, below + first, 70, stage.line * 1.5, want, face, z=2))
    return pieces


def _again(look: Look) -> bool:
    """Whether who laid the top card goes on at once (R9)."""
    plays = look["turn"] == look["layer"] and not look["over"]
    return bool(look["again"] and plays and look["phase"] != "effect")


# Beside it


def _pile(look: Look, setting: Setting, stage: Stage) -> list[Piece]:
    count = look["pile"]
    x, (y, w) = stage.x - stage.beside, beside(setting, stage, 15.0 if setting.wide else 18.0)
    key = "table-draw" if may_draw(look) else "table-pile-label"
    label, letters = setting.say(key, count=count), setting.felt.letters(11, w)
    pile = pile_pieces((x, y), w, count, label, letters, kind="back" if count else "slot")
    return [*pile, *_note("pile", (x, y + w * 0.7), w, setting, stage)]


def _aside(look: Look, setting: Setting, stage: Stage) -> list[Piece]:
    """The cards put aside, face down; the viewer is told which ones are the own."""
    count = look["aside"]
    x, (y, w) = stage.x + stage.beside, beside(setting, stage, 13.0 if setting.wide else 15.6)
    label = setting.say("table-aside-label", count=count)
    if look["aside_own"]:
        cards = [card_words(card) for card in look["aside_own"]]
        label += f" ({setting.say('table-aside-yours', cards=cards)})"
    kind, turn = ("back", 7) if count else ("slot", 0)
    face = {"count": count, "letters": setting.felt.letters(11, w)}
    piece = Piece("aside", kind, x, y, w, w * 1.4, label, face, turn, 4)
    return [piece, *_note("aside", (x, y + w * 0.7 + 1), w, setting, stage)]


def _note(name: str, foot: Place, w: float, setting: Setting, stage: Stage) -> list[Piece]:
    """The name of a pile so wide, below its foot."""
    at = foot[0], foot[1] + GAP + stage.line / 2, 24, stage.line
    note = Piece(f"note-{name}", "note", *at, face=setting.say(f"table-{name}-name"), z=2)
    return [note] if is_named(stage, w) else []


# The hand, and cards that pass by


def _hand(look: Look, setting: Setting, frame: Frame) -> list[Piece]:
    hand = look["hand"] or []
    rows = sorted({place.y for place in frame.hand})
    foot, deep = rows[-1] if rows else 0, 70.0
    if rows[1:]:
        deep *= (rows[1] - rows[0]) / frame.hand[0].h
    puts_aside = look["phase"] == "effect" and look["layer"] == look["seat"]
    pieces = []
    for k, (card, (x, y, w, h, seen)) in enumerate(zip(hand, frame.hand, strict=True)):
        barred, glint = card in look["barred_own"], card == _playable_mirror(look)
        offered = glint and is_offered(look)
        label = aside_words(card, setting) if puts_aside else words_of(card, setting)
        label += f", {setting.say('table-card-barred')}" if barred else ""
        label += f", {setting.say('table-card-glint')}" if glint else ""
        face = face_of(card, 50 * seen, deep if y < foot else 70) | {"barred": barred, "glint": glint}
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
        at, face = (stage.x, stage.y, 20, 28), face_of(cards[0]) | {"wrong": True}
        pieces.append(Piece(name, "card", *at, face=face, z=60, origin=home, marks=("gone", "wrong")))
    return pieces


# The seats


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
