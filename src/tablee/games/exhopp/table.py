"""Ex & hopp drawn: four rows from their heads, each with its sums at the end; hand and piles below.

`layout` says where things lie, `choices` what one chooses, and `moments` what is heard and told.
"""

from dataclasses import replace
from math import ceil
from typing import Any

from tablee.core.scene import CARD_SHAPE, Frame, Look, Piece, Scene, Seated, Setting
from tablee.games.exhopp.cards import HAND, ROWS
from tablee.games.exhopp.choices import by_itself, choice, path, question, tried, warning, whole
from tablee.games.exhopp.layout import GAP, RIM, SUM, TOLD, Plan, laid_out, most_sums
from tablee.games.exhopp.look import free_places, leaders, still_to_take, sums
from tablee.games.exhopp.moments import Scored, beats, completed, result_words, sound, speak
from tablee.games.exhopp.notation import COLOURS, card_words, colour_words, some, worth
from tablee.words import Seat, Sentence

__all__ = ["afar", "by_itself", "choice", "path", "question", "scene", "signs", "tried", "warning", "whole"]

FINE = 10  # the drawing of a row counts in tenths of the felt's unit
BADGE = 0.95  # what a sum of point cards on a plate is wider than its figures, by its letters
DIGIT = 0.7  # width of a figure, by the size of its letters
EQUALS = 3.6  # so broad a sum, by the same, leaves room for a sign of equality before it
LARGEST_SUM, SMALLER = 1.7, 0.1  # letters of a sum by the usual ones, where there is room, and in what steps
SUM_HIGH = 1.4  # a line of sums, by the size of their letters
APART = 3.1  # how broad a sum is, by the same, where it may be larger than usual
TALLEST = 3.6  # a flower with its stem, by the same, at most
NEARLY = 0.04  # of a sum that may lack
FIGURE = 1.12  # how high a figure is, by the same
FRAMED = 2.65  # the frame around a sum, by the same
SPREAD = 4.2  # and how broad a sum is at most
IN_LINE, OWN_IN_LINE = 0.5, 0.3  # of a plate that says all in one line, what is left for point cards
LOW_ROLE = 4.2  # a plate beside a low table as high as that, by its letters, also says whom one plays
BESIDE_BADGES = 4.2  # letters for the points, and the colour, before them …
OWN_BESIDE, LETTER = 3.7, 0.52  # … and where the points are said in words
OWN_LETTER, OWN_SIGN = (
    0.56,
    3.6,
)  # one's own plate in one line: a letter of it, and what is none, by their size
EDGING = 12  # tenths of a unit that the stones around a bed take from its height
FULL = 18  # a sum whose flower is full-grown, unless there is a higher one
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
    title: Sentence = ("table-title", {"count": still_to_take(look)})
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
        return "#6f5138", "#f7f0df", ""
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
    head = Piece(f"head-{k + 1}", "head", hx, hy, w, h, face=line["head"], z=4, origin="heads")
    if result and result.taker is not None:
        head = replace(head, marks=("last",))  # it was just turned up
    pieces = [strip, head]
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
    past = [setting.words_of(result_words(result))] if result else []
    if line is None:
        return ". ".join([setting.say("table-row-closed", row=k + 1), *past])
    told = [setting.say("table-row", row=k + 1, head=worth(line["head"]))]
    if line["cards"]:
        totals = sums(line["cards"])
        told.append(setting.say("table-row-cards", cards=[card_words(card) for card in line["cards"]]))
        sides = [("table-sum", {"colour": _whose(look, c), "sum": total}) for c, total in totals.items()]
        told.append(setting.say("table-sums", sums=sides))
        first = leaders(line["cards"])
        key = "table-leads" if len(first) == 1 else "table-tied"
        told.append(setting.say(key, colours=[_whose(look, c) for c in first], head=worth(line["head"])))
    told.append(setting.say("table-free", count=free_places(line)))
    told += [setting.say("table-before", told=words) for words in past]
    return ". ".join(told)


def _whose(look: Look, letter: str) -> Sentence:
    """A colour by its name, and that it is the viewer's own."""
    own = look["seat"] is not None and look["colours"][look["seat"]] == letter
    return ("table-own-colour", {"colour": colour_words(letter)}) if own else colour_words(letter)


def _strip(look: Look, setting: Setting, plan: Plan, result: Scored | None, k: int) -> dict[str, Any]:
    """What the bed under a row shows itself, in tenths of a unit from its upper left corner: its earth, its
    empty places, and the sums that grow at its end, or below it."""
    line = look["rows"][k]
    width, height, below = (round(size * FINE) for size in (plan.width, plan.heights[k], plan.below))
    size, number = ceil(plan.text * FINE), round(plan.number * FINE)
    face: dict[str, Any] = {"number": k + 1, "middle": round(number / 2), "text": size}
    face |= {"width": width, "height": height, "card": round(plan.card * FINE)}
    end = width - round(TOLD * size) if below else round((plan.end + RIM / 2 - plan.left) * FINE)
    face["sums"] = (end, height / 2, width)
    if line is None:
        if result:
            face["result"] = result._asdict()
        left, right = number + round(RIM * FINE), end if result else width - EDGING
        return face | {"closed": setting.say("table-closed"), "earth": (left, right - left, height)}
    if below:
        end, face["sums"] = width - EDGING, (number, height - below / 2, width)
    left = round((plan.first - GAP - plan.left) * FINE)
    taken, places = len(line["cards"]), int(line["head"][1:])
    free = [round((plan.place(k, n)[0] - plan.left) * FINE) for n in range(taken, places)]
    face |= {"earth": (left, end - left, height - below), "free": free, "ripe": len(free) == 1}
    return face | {"bars": _sums(look, line, face, below or height)}


def _sums(look: Look, line: dict[str, Any], face: dict[str, Any], high: float) -> list[dict[str, Any]]:
    """The sums, the highest first, in so much height: each a flower that has grown as far as it, and its
    figure. The leader's stands on a tile, as the point card does, and those of several leaders share a
    frame, with a sign of equality where there is room between them."""
    totals = sums(line["cards"])
    highest = max(total for row in look["rows"] if row for total in [FULL, *sums(row["cards"]).values()])
    left, middle, right = face["sums"]
    room = right - left - RIM * FINE
    size, abreast = _sizes(face["text"], most_sums(look), room, high)
    lines = max(ceil(len(totals) / abreast), 1)
    step = min((room - FRAMED * size) / max(abreast - 1, 1), SPREAD * size)
    pitch = (high - EDGING) / lines
    tall = min(pitch, TALLEST * size)
    leaders = list(totals.values()).count(max(totals.values(), default=0))
    mark = "tied" if leaders > 1 else "less" if line["head"][0] == "-" else "more"
    bars: list[dict[str, Any]] = []
    for n, (letter, total) in enumerate(totals.items()):
        row, column = divmod(n, abreast)
        at, part = left + 0.1 * size + column * step, total / highest
        bloom = size * (0.68 + 0.42 * part)
        bar = {"colour": letter, "sum": total, "size": round(size, 1), "part": round(part, 3)}
        bar |= {"x": round(at + 1.86 * size), "stem": round(at + 0.58 * size), "bloom": round(bloom)}
        bar["foot"] = round(middle + (row - (lines - 1) / 2) * pitch + tall / 2 - 0.05 * size)
        bar["high"] = round(bloom / 2 + max(tall - 1.3 * size, 0) * part)
        bar["mark"] = mark if n < leaders else ""
        if mark == "tied" and n < leaders:
            beside = min(leaders - n, abreast) - 1
            below = (leaders - 1) * pitch if abreast == 1 else 0
            frame = round(at), round(beside * step + FRAMED * size), round(below + FIGURE * size)
            bar["frame"] = frame if column == 0 and (n == 0 or abreast > 1) else None
            apart = column > 0 and step >= EQUALS * size
            bar["equals"] = round(at - (step - FRAMED * size) / 2) if apart else 0
        bars.append(bar)
    return bars


def _sizes(text: float, most: int, room: float, high: float) -> tuple[float, int]:
    """How large sums are written and how many of them side by side: as large as can be, with room for as many
    as there may be."""
    size = LARGEST_SUM * text
    while True:
        abreast = max(min(int(room / (SUM * size) + NEARLY), most), 1)
        lines = ceil(most / abreast)
        fits = lines * SUM_HIGH * size <= high and abreast * APART * size <= room
        if size <= text or (fits and abreast >= min(most - 1, 2)):
            return max(size, text), abreast
        size -= SMALLER * text


# The piles, an offer, the hand


def _piles(look: Look, setting: Setting, plan: Plan) -> list[Piece]:
    discard = look["discard"]
    lying = {"stock": look["stock"], "discard": len(discard), "heads": look["heads"]}
    pieces = []
    for (x, y, width), (name, count) in zip(plan.piles, lying.items(), strict=True):
        left = still_to_take(look) if name == "heads" else count  # those that lie in rows count, too
        face = {"name": name, "lying": count, "count": left, "word": setting.say(f"table-{name}")}
        label = setting.say(f"table-{name}-words", cards=("table-cards", {"count": left}), count=count)
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
        near = setting.say("table-near") if _leads_at_last(look, k) else ""
        face = {"colour": letter, "won": _badges(won, room, felt.text), "one": plates == 1 and not own}
        close = setting.say("table-leads-last") if near else ""
        high = felt.kind != "low" or frame.seats_at[k][3] >= LOW_ROLE * felt.text
        role = ""
        if own and high:
            in_short = felt.large and felt.kind != "low"
            role = setting.say("table-you", colour=letter) if in_short else plays[0].upper() + plays[1:]
        said = points if own and felt.kind != "low" else worth(str(score))
        line = f"{setting.names[k]} {role} {said}"
        named = felt.kind == "tall" and len(line) * OWN_LETTER + OWN_SIGN <= width / felt.text
        held = None if felt.kind == "tall" and cards == HAND else cards  # as many as everybody holds
        fits = DIGIT * len(near) * felt.text <= width - BESIDE_BADGES * felt.text
        face |= {"near": near if fits and not own else "", "square": own and felt.kind == "tall"}
        face["named"] = own and named
        seats.append(Seated(said, ", ".join(told), held, face=face, close=close, role=role))
    return seats


def _badges(won: list[str], width: float, text: float) -> list[str]:
    """What somebody's black point cards and the red ones come to, where there are both, and room; else the
    points beside them say as much."""
    together = [f"{sum(int(head) for head in won if head[0] == sign):+}" for sign in "+-"]
    needed = sum(BADGE + DIGIT * (len(points) - (points[0] == "+")) for points in together)
    return together if {head[0] for head in won} == {"+", "-"} and needed * text <= width else []


def _leads_at_last(look: Look, seat: int) -> bool:
    """Whether only the last point card is still to be taken, and this seat has the most points so far."""
    ahead = all(look["scores"][seat] > score for k, score in enumerate(look["scores"]) if k != seat)
    return not look["over"] and still_to_take(look) == 1 and ahead
