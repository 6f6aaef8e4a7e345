"""Ex & hopp drawn: four rows from their heads, each with its sums at the end; hand and piles below.

`layout` says where things lie, `choices` what one chooses, and `moments` what is heard and told.
"""

from dataclasses import replace
from math import ceil
from typing import Any

from tablee.core.scene import CARD_SHAPE, Frame, Look, Piece, Scene, Seated, Setting
from tablee.games.exhopp.cards import HAND, ROWS
from tablee.games.exhopp.choices import by_itself, choice, path, question, tried, warning
from tablee.games.exhopp.layout import RIM, Plan, laid_out
from tablee.games.exhopp.look import free_places, leaders, open_rows, sums
from tablee.games.exhopp.moments import Scored, beats, completed, result_words, sound, speak
from tablee.games.exhopp.notation import COLOURS, card_words, colour_words, some, worth
from tablee.words import Seat, Sentence

__all__ = ["afar", "by_itself", "choice", "path", "question", "scene", "signs", "tried", "warning"]

FINE = 10  # the drawing of a row counts in tenths of the felt's unit
BADGE = {"+": 1.15, "-": 1.8}  # width of a point card on a plate, by its letters
DIGIT = 0.62  # width of a figure of a sum, by the size of its letters
EQUALS = 0.7  # room for a sign between two sums, by the same
STACKED = 4.3  # a strip as high as that, by the same, has a sum's bar above its sign, a lower one beside it
IN_LINE, OWN_IN_LINE = 0.5, 0.3  # of a plate that says all in one line, what is left for point cards
LOW_ROLE = 4.2  # a plate beside a low table as high as that, by its letters, also says whom one plays
BESIDE_BADGES = 4.2  # letters for the points, and the colour, before them …
OWN_BESIDE, LETTER = 3.7, 0.52  # … and where the points are said in words
FULL = 18  # a sum whose bar is as high as bars are, unless there is a higher one
PRINTS = {"r": "#b01c2e", "g": "#1f7d5e", "b": "#2b7fbd", "y": "#a8870a", "o": "#bf5f10", "v": "#5d2c90"}


def scene(look: Look, setting: Setting) -> Scene:
    plan, frame = laid_out(look, setting)
    scored = completed(look, setting)
    pieces = [
        *(piece for k in range(ROWS) for piece in _row(look, setting, plan, scored, k)),
        *_piles(look, setting, plan),
        *_offer(look, setting, plan),
        *_hand(look, setting, frame),
        *_leaving(look, setting, plan, scored, frame),
        *_travelling(look, setting, frame),
    ]
    title: Sentence = ("table-title", {"count": look["heads"] + open_rows(look)})
    seats = _seats(look, setting, frame, plan.plates)
    heard = sound(look, setting, scored), speak(setting, scored)
    moments = beats(setting, plan, scored)
    return Scene(pieces, seats, title, frame.say_at, *heard, frame.seats_at, moments)


def signs(look: Look) -> list[tuple[str, str]]:
    """The class and symbol of each seat in sheets and curves: the colour it plays."""
    return [(f"of-{letter}", f"exhopp-{letter}") for letter in look["colours"]]


def afar(piece: Piece) -> tuple[str, str, str] | None:
    """A piece in a small picture: its ground, its ink and a word."""
    if piece.kind == "strip":
        return "#f3ead9", "#1e2430", ""
    if piece.kind == "card":
        return PRINTS[piece.face[0]], "#fffdf7", piece.face[1:]
    return ("#f7f0df", "#1e2430", worth(piece.face)) if piece.kind == "head" else None


# The rows


def _row(look: Look, setting: Setting, plan: Plan, scored: Scored | None, k: int) -> list[Piece]:
    """A row: its strip, which is the button, its head, and its cards in order."""
    line = look["rows"][k]
    result = scored if scored and scored.row == k else None
    x, y = plan.left + plan.width / 2, plan.middles[k]
    label = _row_words(look, setting, result, k)
    face = _strip(look, setting, plan, result, k)
    strip = Piece(f"row-{k + 1}", "strip", x, y, plan.width, plan.heights[k], label, face, z=1, button=True)
    if line is None:
        return [strip]
    w, h = plan.card, plan.card_height
    hx, hy = plan.head(k)
    pieces = [strip, Piece(f"head-{k + 1}", "head", hx, hy, w, h, face=line["head"], z=4, origin="heads")]
    for n, name in enumerate(line["cards"]):
        cx, cy = plan.place(k, n)
        pieces.append(Piece(f"c-{name}", "card", cx, cy, w, h, face=name, z=8 + n))
    seat, verb, rest = setting.done
    if verb == "lay" and line["cards"] and rest[0] == line["cards"][-1]:
        pieces[-1] = replace(pieces[-1], origin=f"seat-{seat}", marks=("last",))
    return pieces


def _row_words(look: Look, setting: Setting, result: Scored | None, k: int) -> str:
    """A row as one hears it."""
    line = look["rows"][k]
    told = [setting.words_of(result_words(result))] if result else []
    if line is None:
        return ". ".join([setting.say("table-row-closed", row=k + 1), *told])
    told.insert(0, setting.say("table-row", row=k + 1, head=worth(line["head"])))
    if line["cards"]:
        totals = sums(line["cards"])
        told.append(setting.say("table-row-cards", cards=[card_words(card) for card in line["cards"]]))
        sides = [("table-sum", {"colour": colour_words(c), "sum": total}) for c, total in totals.items()]
        told.append(setting.say("table-sums", sums=sides))
        first = leaders(line["cards"])
        key = "table-leads" if len(first) == 1 else "table-tied"
        told.append(setting.say(key, colours=[colour_words(c) for c in first]))
    told.append(setting.say("table-free", count=free_places(line)))
    return ". ".join(told)


def _strip(look: Look, setting: Setting, plan: Plan, result: Scored | None, k: int) -> dict[str, Any]:
    """What the strip under a row shows itself, in tenths of a unit from its upper left corner."""
    line = look["rows"][k]
    end = round((plan.end + RIM - plan.left) * FINE)
    room = round((plan.width - RIM) * FINE) - end
    if plan.below:
        end = round(plan.number * FINE)
        room = round((plan.width - RIM) * FINE) - end
    face: dict[str, Any] = {
        "number": k + 1,
        "middle": round(plan.number * FINE / 2),
        "width": round(plan.width * FINE),
        "height": round(plan.heights[k] * FINE),
        "card": (round(plan.card * FINE), round(plan.card_height * FINE)),
        "end": end,
        "text": ceil(plan.text * FINE),
        "cards": round((plan.heights[k] - plan.below) * FINE / 2),
        "below": round((plan.heights[k] - plan.below / 2 - 0.4) * FINE) if plan.below else 0,
        "stacked": plan.heights[k] >= STACKED * plan.text,
    }
    if result:
        face["result"] = result._asdict()
    if line is None:
        return face | {"closed": setting.say("table-closed")}
    taken, places = len(line["cards"]), int(line["head"][1:])
    free = [round((plan.place(k, n)[0] - plan.card / 2 - plan.left) * FINE) for n in range(taken, places)]
    return face | {"free": free, "ripe": len(free) == 1, "bars": _bars(look, line, end, room, plan)}


def _bars(look: Look, line: dict[str, Any], left: int, room: int, plan: Plan) -> list[dict[str, Any]]:
    """The sums as bars, the highest first, as high as the table's others by what they come to; the leader's
    stands on a tile, as its head does, and those of several leaders share a frame, with a sign of equality
    where there is room between them."""
    totals = sums(line["cards"])
    best, size = max(totals.values(), default=0), plan.text * FINE
    highest = max(total for row in look["rows"] if row for total in [FULL, *sums(row["cards"]).values()])
    step = min(room / max(len(totals), 1), size * (4 if plan.below else 2.2))
    at = 1.9 * size if plan.below else 0.5 * step  # below the cards each sum stands after its sign
    half = min(size * 0.75, step / 2)
    tile = "less" if line["head"][0] == "-" else "more"
    leaders = list(totals.values()).count(best)
    equals = step - len(str(best)) * DIGIT * size >= EQUALS * size
    bars: list[dict[str, Any]] = [
        {
            "colour": letter,
            "sum": total,
            "x": left + round(n * step + at),
            "width": round(step * (0.75 if plan.below else 0.55)),
            "part": round(total / highest, 3),
            "mark": ("tied" if leaders > 1 else tile) if total == best else "",
        }
        for n, (letter, total) in enumerate(totals.items())
    ]
    if leaders > 1:
        before = at if plan.below else half
        bars[0]["frame"] = round(bars[0]["x"] - before), round((leaders - 1) * step + before + half)
        for bar in bars[1:leaders]:
            bar["equals"] = round(bar["x"] - (2.45 * size if plan.below else step / 2)) if equals else 0
    return bars


# The piles, an offer, the hand


def _piles(look: Look, setting: Setting, plan: Plan) -> list[Piece]:
    discard = look["discard"]
    counts = {"stock": look["stock"], "discard": len(discard), "heads": look["heads"]}
    pieces = []
    for (x, y, width), (name, count) in zip(plan.piles, counts.items(), strict=True):
        face = {"name": name, "count": count, "word": setting.say(f"table-{name}")}
        label = setting.say(f"table-{name}-words", cards=("table-cards", {"count": count}), count=count)
        if name == "discard" and discard:
            label += f". {_by_colour(discard, setting)}"
        pieces.append(Piece(name, "pile", x, y, width, plan.pile_height, label, face, z=2))
    return pieces


def _by_colour(cards: list[str], setting: Setting) -> str:
    """Cards that lie open, colour by colour: they are everybody's to count."""
    held: dict[str, list[int]] = {}
    for card in _sorted(cards):
        held.setdefault(card[0], []).append(int(card[1:]))
    return " · ".join(
        f"{setting.words_of(colour_words(c))} {', '.join(map(str, v))}" for c, v in held.items()
    )


def _offer(look: Look, setting: Setting, plan: Plan) -> list[Piece]:
    """One colour against another; who offers it is told beside the table, and to who hears it here."""
    offer = look["offer"]
    if not offer or not plan.offer:
        return []
    args = {"name": Seat(offer["by"]), "give": some(offer["give"]), "want": some(offer["want"])}
    text = setting.say("table-offer", **args)
    # on a wide table it is shown above one's own seat: there it is named whose it is
    who = setting.names[offer["by"]] if setting.felt.kind == "wide" and offer["by"] != setting.viewer else ""
    face = {"text": setting.say("table-offer-short"), "who": who}
    face |= {"give": offer["give"], "want": offer["want"]}
    return [Piece("offer", "offer", *plan.offer, text, face, z=14, origin=f"seat-{offer['by']}")]


def _hand(look: Look, setting: Setting, frame: Frame) -> list[Piece]:
    hand = _sorted(look["hand"] or [])
    offered = look["offer"]["card"] if look["offer"] else None
    partner, _, got = _exchange(look, setting)
    pieces = []
    for k, (card, at) in enumerate(zip(hand, frame.hand, strict=True)):
        label = setting.words_of(card_words(card))
        origin = f"seat-{partner}" if got == card[0] else "stock"
        piece = Piece(f"c-{card}", "card", at.x, at.y, at.w, at.h, label, card, z=20 + k, button=True)
        if card == offered:
            piece = replace(piece, label=f"{label} ({setting.say('table-offered')})", marks=("offered",))
        pieces.append(replace(piece, origin=origin))
    return pieces


def _sorted(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (COLOURS.index(card[0]), int(card[1:])))


# What travels


def _leaving(look: Look, setting: Setting, plan: Plan, scored: Scored | None, frame: Frame) -> list[Piece]:
    """What goes away before the viewer's eyes: a completed row, its head, a card given."""
    held = look["hand"] or []
    gone = Piece("", "card", *plan.piles[1][:2], plan.card, plan.card * CARD_SHAPE, z=30, marks=("gone",))
    pieces = []
    if scored:
        gone = replace(gone, origin=f"row-{scored.row + 1}")
        pieces = [replace(gone, id=f"c-{card}", face=card) for card in scored.cards if card not in held]
        if scored.taker is not None:
            x, y, _, _ = frame.seats_at[scored.taker]
            won = replace(gone, id=f"won-{setting.step}", kind="head", face=scored.head, x=x, y=y)
            pieces.append(replace(won, origin=f"head-{scored.row + 1}"))
    partner, given, _ = _exchange(look, setting)
    if given and given not in held:
        x, y, _, _ = frame.seats_at[partner]
        pieces.append(replace(gone, id=f"c-{given}", face=given, x=x, y=y))
    return pieces


def _travelling(look: Look, setting: Setting, frame: Frame) -> list[Piece]:
    """Cards that others draw or exchange travel face down."""
    seat, verb, _ = setting.done
    before = setting.before
    if before is None or seat == look["seat"]:
        return []
    ways: list[tuple[str, int]] = []
    if verb == "lay" and look["sizes"][seat] >= before["sizes"][seat]:
        ways = [("stock", seat)]
    elif verb == "accept" and before["offer"] and before["offer"]["by"] != look["seat"]:
        by = before["offer"]["by"]
        ways = [(f"seat-{by}", seat), (f"seat-{seat}", by)]
    pieces = []
    for k, (origin, goal) in enumerate(ways):
        x, y, _, _ = frame.seats_at[goal]
        pieces.append(
            Piece(f"fly-{setting.step}-{k}", "back", x, y, 8, 11.2, z=30, origin=origin, marks=("gone",))
        )
    return pieces


def _exchange(look: Look, setting: Setting) -> tuple[int, str, str]:
    """What the viewer has just exchanged: with whom, the card given, the colour got; or nothing."""
    seat, verb, rest = setting.done
    offer = setting.before and setting.before["offer"]
    if verb == "accept" and offer and look["seat"] == seat:
        return offer["by"], rest[0], offer["give"]
    if verb == "accept" and offer and look["seat"] == offer["by"]:
        return seat, offer["card"], offer["want"]
    return -1, "", ""


# The seats


def _seats(look: Look, setting: Setting, frame: Frame, plates: int) -> list[Seated]:
    seats, felt = [], setting.felt
    for k, letter in enumerate(look["colours"]):
        score, cards, won = look["scores"][k], look["sizes"][k], look["won"][k]
        own = k == look["seat"]
        plays = setting.say("table-plays-you" if own else "table-plays", colour=letter)
        points = worth(setting.say("table-points", count=score))
        told = [plays, setting.say("table-cards", count=cards), points]
        if won:
            told.append(setting.say("table-won", heads=[worth(head) for head in won]))
        width = frame.seats_at[k][2]
        if felt.kind == "tall" and (own or plates == 1):
            room = width * (OWN_IN_LINE if own else IN_LINE)
        else:
            in_words = own and felt.kind == "wide"
            room = width - (OWN_BESIDE + LETTER * len(points) if in_words else BESIDE_BADGES) * felt.text
        face = {"colour": letter, "won": _badges(won, room, felt.text), "one": plates == 1 and not own}
        close = setting.say("table-leads-last") if _leads_at_last(look, k) else ""
        high = felt.kind != "low" or frame.seats_at[k][3] >= LOW_ROLE * felt.text
        role = plays[0].upper() + plays[1:] if own and high and not felt.large else ""
        said = points if own and felt.kind != "low" else worth(str(score))
        held = None if felt.kind == "tall" and cards == HAND else cards  # as many as everybody holds
        seats.append(Seated(said, ", ".join(told), held, face=face, close=close, role=role))
    return seats


def _badges(won: list[str], width: float, text: float) -> list[str]:
    """The point cards that somebody has, as there is room for them: one by one, or what the black ones and
    the red ones come to; nothing where the points beside them say as much."""
    if sum(BADGE[head[0]] for head in won) * text <= width:
        return won if len(won) > 1 else []
    black, red = (sum(int(head) for head in won if head[0] == sign) for sign in "+-")
    together = [f"{points:+}" for points in (black, red)]
    needed = sum(BADGE[points[0]] + DIGIT * (len(points) - 2) for points in together)
    return together if black and red and needed * text <= width else []


def _leads_at_last(look: Look, seat: int) -> bool:
    """Whether only the last point card is still to be taken, and this seat has the most points so far."""
    left = look["heads"] + open_rows(look)
    ahead = all(look["scores"][seat] > score for k, score in enumerate(look["scores"]) if k != seat)
    return not look["over"] and left == 1 and ahead
