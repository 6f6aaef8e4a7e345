"""ekô drawn: the land of hexagons with all that stands on it takes the whole middle; the seats lie around it.

`layout` says where, `choices` what one chooses, and `moments` what is heard and told.
"""

from math import ceil
from typing import Any

from tablee.core.scene import LINE, Frame, Look, Piece, Place, Scene, Seated, SeatPlace, Setting
from tablee.games.eko.choices import by_itself, choice, named, path, pointed, question, tried, warning, whole
from tablee.games.eko.layout import Land, free_places, laid_out, tells_role
from tablee.games.eko.look import keeper_of, palaces
from tablee.games.eko.moments import beaten_by, beats, sound, speak
from tablee.games.eko.notation import BUILDINGS
from tablee.games.eko.places import among, beside, whereabouts
from tablee.words import Seat, Sentence, yes

__all__ = [
    "afar",
    "by_itself",
    "choice",
    "named",
    "path",
    "pointed",
    "question",
    "scene",
    "tried",
    "warning",
    "whole",
]

DOTS = 15  # points in a row on the way to the goal
NAMED = 372  # pixels: what the signs of a seat count, each by its name, in one line
STACK = 1.04  # breadth of a stack's drawing by that of a space, of which its pawns take seven tenths
PEEPS = 0.16  # of the breadth of a space, that what stood there shows beside what stands there now
GROUNDS = {
    "sand": "#f6ead0",
    "rice": "#dbe5ab",
    "forest": "#b4cda2",
    "mountain": "#d3cdc6",
    "palace": "#f0d48a",
}
FOLKS = ("#b8472f", "#2f6f73", "#8a6a12", "#5b4a9c")


def scene(look: Look, setting: Setting) -> Scene:
    land, frame = laid_out(look, setting)
    homes = [(x, y) for x, y, _, _ in frame.seats_at]
    labels = _labels(look, setting)
    pieces = [
        *(_space(look, setting, land, name, labels[name]) for name in look["board"]),
        *(_building(look, setting, land, name) for name in look["buildings"]),
        *(_stack(look, setting, land, name) for name in look["stacks"]),
        *_crowns(look, setting, land, homes),
        *_own_captives(look, setting, land, frame),
        *_ghosts(setting, land),
        *_travellers(look, setting, land, homes),
    ]
    turn = min(look["turns"][look["turn"]] + (not look["over"]), look["turn_limit"])
    title: Sentence = ("table-title", {"goal": look["goal"], "turn": turn, "limit": look["turn_limit"]})
    told = tells_role(setting, frame)
    seats = [_seat(look, setting, seat, told, place) for seat, place in enumerate(frame.seats_at)]
    heard = sound(look, setting), speak(setting)
    moments = beats(look, setting, land, frame)
    return Scene(pieces, seats, title, frame.say_at, *heard, frame.seats_at, moments)


def afar(piece: Piece) -> tuple[str, str, str] | None:
    """A piece in a small picture: its ground, its ink and a word."""
    if piece.kind == "space":
        return GROUNDS.get(piece.marks[0], "#f6ead0"), "#1e2430", ""
    if piece.kind == "stack":
        return FOLKS[piece.face["seat"]], "#fffdf7", str(piece.face["pawns"])
    return ("#e2b33c", "#33270a", "") if piece.kind == "crown" else None


# The spaces


def _space(look: Look, setting: Setting, land: Land, name: str, label: str) -> Piece:
    x, y = land.at(name)
    terrain = look["board"][name]
    marks = [terrain]
    stack = look["stacks"].get(name)
    owned = stack or look["buildings"].get(name)
    if owned:
        marks.append("mine" if owned["seat"] == look["seat"] else "enemy")
    if stack:
        marks.append(f"n{stack['pawns']}")
    marks += _traces(setting, name)
    w, h = land.across * 0.995, land.down * 0.995
    # a palace that is somebody's is drawn as such, and sand has nothing to be drawn
    art = terrain if terrain != "sand" and not (terrain == "palace" and owned) else ""
    return Piece(f"sp-{name}", "space", x, y, w, h, label, art, z=1, marks=tuple(marks), button=True)


def _traces(setting: Setting, name: str) -> list[str]:
    """Whether a space was part of what was done last, or of what others did just before that, and who did."""
    if name in setting.done[2]:
        return ["last"]
    before = reversed(setting.lately)
    return next(([f"s{seat}", "lately"] for seat, action in before if name in action.split()), [])


def _labels(look: Look, setting: Setting) -> dict[str, str]:
    """What each space is called: by what is there, where on the board that is, which one it is where several
    are alike, and what lies beside it."""
    alike: dict[tuple[str, str, str], list[str]] = {}
    for name in look["board"]:
        told = _space_words(look, setting, name), whereabouts(look, name), _beside_words(look, setting, name)
        alike.setdefault(told, []).append(name)
    return {
        name: what
        + setting.say("place-on-land", where=where, **among(look, name, names))
        + near
        + _trace_words(setting, name)
        for (what, where, near), names in alike.items()
        for name in names
    }


def _trace_words(setting: Setting, name: str) -> str:
    """What a space's rim tells: that it was part of what was done last, or by whom since one's own turn."""
    if name in setting.done[2]:
        return ", " + setting.say("table-last")
    before = reversed(setting.lately)
    who = next((seat for seat, action in before if name in action.split()), None)
    return "" if who is None else ", " + setting.tell("table-lately", who=Seat(who))


def _space_words(look: Look, setting: Setting, name: str) -> str:
    """What is there: a stack, below which no circle is seen, or what kind of space it is."""
    stack, building = look["stacks"].get(name), look["buildings"].get(name)
    if stack:
        who, emperor = Seat(stack["seat"]), yes(stack["emperor"])
        label = setting.tell("table-stack", who=who, pawns=stack["pawns"], emperor=emperor)
    else:
        key = "table-space" if look["board"][name] == "sand" else "table-site"
        label = setting.say(key, terrain=look["board"][name])
    if building:
        label += ", " + setting.tell("table-building", who=Seat(building["seat"]), kind=building["kind"])
    return label


def _beside_words(look: Look, setting: Setting, name: str) -> str:
    """What a space lies beside."""
    near = [look["board"][space] for space in beside(name) if look["board"].get(space, "sand") != "sand"]
    sites: list[Sentence] = [("table-space", {"terrain": terrain}) for terrain in dict.fromkeys(near)]
    return ", " + setting.say("table-beside", sites=sites) if sites else ""


# What stands on them


def _building(look: Look, setting: Setting, land: Land, name: str) -> Piece:
    building = look["buildings"][name]
    seat, kind = building["seat"], building["kind"]
    x, y = land.at(name)
    w = land.w * 0.86
    _, verb, words = setting.done
    origin = f"sp-{words[0]}" if verb == "build" else ""
    id_ = f"b-{name}-{kind}-{seat}"
    face = {"kind": kind, "seat": seat, "palace": look["board"][name] == "palace"}
    return Piece(
        id_, "building", x, y + land.w * 0.03, w, w, "", face, z=3, origin=origin, marks=(f"s{seat}",)
    )


def _stack(look: Look, setting: Setting, land: Land, name: str) -> Piece:
    """A stack is known by its space; the one that has just come there travels under an id of its own."""
    stack = look["stacks"][name]
    _, verb, words = setting.done
    came = verb == "move" and words[1] == name
    id_ = f"came-{setting.step}" if came else f"st-{name}"
    origin = f"sp-{words[0]}" if came else ""
    return _discs(id_, land, land.at(name), stack["seat"], stack["pawns"], origin, 8 if came else 4)


def _discs(
    id_: str, land: Land, at: Place, seat: int, pawns: int, origin: str, z: int, mark: str = ""
) -> Piece:
    w = land.w * (0.5 if mark == "gone" else STACK)
    marks = (f"s{seat}", mark) if mark else (f"s{seat}",)
    face = {"seat": seat, "pawns": pawns}
    return Piece(id_, "stack", at[0], at[1], w, w, "", face, z=z, origin=origin, marks=marks)


def _ghosts(setting: Setting, land: Land) -> list[Piece]:
    """After an attack both stacks are still seen as they stood, in outline, until the next action: the beaten
    one, which the other one covers but for its edge, and the place that this one came from."""
    seat, _, words = setting.done
    beaten = beaten_by(setting)
    if beaten is None or setting.before is None:
        return []
    (x, y), aside = land.at(words[1]), land.w * PEEPS
    stood = [((x - aside, y - aside / 2), beaten["seat"], beaten["pawns"])]
    stood.append((land.at(words[0]), seat, setting.before["stacks"][words[0]]["pawns"]))
    return [
        _discs(f"was-{setting.step}-{k}", land, at, who, pawns, "", 3, mark="ghost")
        for k, (at, who, pawns) in enumerate(stood)
    ]


def _crowns(look: Look, setting: Setting, land: Land, homes: list[Place]) -> list[Piece]:
    """Each Emperor's crown can be followed; one that has just left the board goes to a seat and fades."""
    crowns = []
    before = _emperors(setting.before) if setting.before else {}
    now = _emperors(look)
    for seat in range(len(homes)):
        w = land.w * 0.42
        origin = f"seat-{seat}"
        if seat in now:
            x, y = land.at(now[seat])
            lift = land.w * STACK * (0.4 + 0.0375 * look["stacks"][now[seat]]["pawns"])
            # above what frames the space of a hint
            crowns.append(Piece(f"crown-{seat}", "crown", x, y - lift, w, w * 0.8, z=46, origin=origin))
        elif seat in before:
            keeper = next((k for k, held in enumerate(look["held"]) if seat in held), seat)
            x, y = homes[keeper]
            crowns.append(Piece(f"crown-{seat}", "crown", x, y, w, w * 0.8, z=12, marks=("gone",)))
        elif setting.before and (held := keeper_of(setting.before, seat)) is not None:
            holder = keeper_of(look, seat)  # another one, or nobody: he was exchanged
            if holder != held:
                x, y = homes[seat if holder is None else holder]
                origin, marks = f"seat-{held}", ("gone",)
                crowns.append(
                    Piece(f"crown-{seat}", "crown", x, y, w, w * 0.8, "", None, 0, 12, origin, marks)
                )
    return crowns


def _emperors(look: Look) -> dict[int, str]:
    return {stack["seat"]: name for name, stack in look["stacks"].items() if stack["emperor"]}


def _own_captives(look: Look, setting: Setting, land: Land, frame: Frame) -> list[Piece]:
    """The Emperors the viewer holds, to be chosen there (R12): in the corners that the land leaves free."""
    held = [] if look["seat"] is None else look["held"][look["seat"]]
    size = max(setting.felt.fingertip, 5.5)
    places = free_places(look, setting, land, frame, size) if held else iter(())
    pieces = []
    for owner, (x, y) in zip(held, places, strict=False):
        label = setting.say("table-captive", who=Seat(owner))
        marks = (f"s{owner}",)
        pieces.append(
            Piece(f"held-{owner}", "captive", x, y, size, size, label, owner, z=45, marks=marks, button=True)
        )
    return pieces


def _travellers(look: Look, setting: Setting, land: Land, homes: list[Place]) -> list[Piece]:
    """The pawns that went home with the last action, or came from there."""
    if setting.last is None or setting.before is None:
        return []
    seat, action = setting.last
    verb, *words = action.split()
    stacks = setting.before["stacks"]
    if verb == "reinforce":
        at = land.at(words[0])
        return [_discs(f"fly-{setting.step}", land, at, seat, int(words[1]), f"seat-{seat}", 10, mark="gone")]
    leaving = []
    if verb == "build":
        cost = stacks[words[0]]["pawns"] - look["stacks"].get(words[0], {"pawns": 0})["pawns"]
        leaving = [(seat, cost, words[0])]
    elif verb == "move" and words[1] in stacks and stacks[words[1]]["seat"] != seat:
        leaving = [(stacks[words[1]]["seat"], stacks[words[1]]["pawns"], words[1])]
        if words[1] not in look["stacks"]:
            leaving.append((seat, 1, words[1]))
    return [
        _discs(f"fly-{setting.step}-{k}", land, homes[k], k, pawns, f"sp-{space}", 10, mark="gone")
        for k, pawns, space in leaving
    ]


# The seats


def _seat(look: Look, setting: Setting, seat: int, told: bool, place: SeatPlace) -> Seated:
    points, goal, reserve = look["points"][seat], look["goal"], look["reserve"][seat]
    out = not look["in_play"][seat]
    columns = goal if goal <= DOTS else ceil(goal / 2)
    face: dict[str, Any] = {
        "seat": seat,
        "rows": [
            (min(columns, goal - start), max(0, min(points - start, columns)))
            for start in range(0, goal, columns)
        ],
        "columns": columns,
        "palace": bool(palaces(look, seat)),
        "reserve": reserve,
        "supply": [
            (kind, count, setting.say("table-in-stock", kind=kind, count=count))
            for kind, count in look["supply"][seat].items()
        ],
        **_second_line(setting, place),
        "held": [] if seat == look["seat"] else look["held"][seat],  # one's own are pieces
        "holds": ". ".join(_holds(look, setting, seat)),
        "robbed": ". ".join(_robbed(look, setting, seat)),
        "told": _counted(look, setting, seat),
    }
    near = points >= goal - 1 and not look["over"] and not out
    close = setting.say("table-near", palace=yes(bool(palaces(look, seat)))) if near else ""
    plays = setting.say("table-plays-you", seat=seat) if told and seat == look["seat"] else ""
    role = plays[:1].upper() + plays[1:]
    words = _seat_words(look, setting, seat)
    return Seated(f"{points}/{goal}", words, out=out, face=face, close=close, role=role)


def _second_line(setting: Setting, place: SeatPlace) -> dict[str, Any]:
    """Whether a seat across a narrow felt has a second line, and what its signs are called there: the
    reserve, what can be built, and where there is room for that too each kind of it."""
    felt, (_, _, w, h) = setting.felt, place
    roomy = felt.kind == "tall" and w > felt.width / 2 and h > 2 * LINE * felt.text
    kinds = BUILDINGS if (w - 4) * felt.px >= NAMED else ()
    called = {kind: setting.say("table-stock", kind=kind) for kind in ("reserve", "supply", *kinds)}
    return {"roomy": roomy, "called": called if roomy else {}}


def _counted(look: Look, setting: Setting, seat: int) -> list[str]:
    """What the small signs of a seat count, in words: the way to the goal, the reserve, what can be built."""
    say, reserve = setting.say, look["reserve"][seat]
    return [
        say("table-points-of", points=look["points"][seat], goal=look["goal"]),
        say("table-palaces", count=palaces(look, seat)),
        say("table-in-reserve", pawns=reserve["pawns"], emperor=yes(reserve["emperor"])),
        say("table-in-supply", **look["supply"][seat]),
    ]


def _holds(look: Look, setting: Setting, seat: int) -> list[str]:
    """Whose Emperors a seat holds."""
    return [setting.say("table-holds", victim=Seat(owner)) for owner in look["held"][seat]]


def _robbed(look: Look, setting: Setting, seat: int) -> list[str]:
    """Who holds a seat's Emperor, and how he comes back."""
    keeper = keeper_of(look, seat)
    return [] if keeper is None else [setting.say("table-robbed", keeper=Seat(keeper))]


def _seat_words(look: Look, setting: Setting, seat: int) -> str:
    say = setting.say
    parts = [
        *_counted(look, setting, seat),
        *_holds(look, setting, seat),
        *_robbed(look, setting, seat),
    ]
    if look["gone"][seat]:
        parts.append(say("table-lost", pawns=look["gone"][seat]))
    if not look["in_play"][seat]:
        parts.append(say("table-out"))
    parts.append(say("table-plays-you" if seat == look["seat"] else "table-plays", seat=seat))
    return ". ".join(part[:1].upper() + part[1:] for part in parts)
