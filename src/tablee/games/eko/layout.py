"""Where everything of ekô lies on a felt: the land takes the whole middle, the seats stand in the corners or
above and below it, and the words below or beside it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from math import dist, sqrt

from tablee.core.scene import LINE, Box, Felt, Frame, Look, Place, SeatPlace, Setting

HIGH = 2 / sqrt(3)  # height of a hexagon by its width
LINES = 4  # of words in a seat
DUEL, FULL = 2, 4  # seats
EDGE = 0.5  # units between the land and the edge of the felt
WORDS, FEWEST = 122, 92  # pixels: two rows of buttons below two lines of words, or a large one
TRIED = 16  # places along each side of the land
ROLE = 1.25  # height of the line that says whom one plays, by its letters …
BROAD = 17  # … and how broad it is
STRETCHED = 1.25  # how much broader or higher a space may be drawn than it is, where it is small
SECOND_LINE = 1.55  # height of a second line in a seat, by its letters
BANNER = 2.7  # height of the words of a moment, by the smallest letters


@dataclass(frozen=True)
class Land:
    """The board on the felt: the middle of space 0,0, the width of a hexagon, and how much broader and
    higher it is drawn where the felt has room for that."""

    x: float
    y: float
    w: float
    broader: float = 1
    higher: float = 1

    @property
    def across(self) -> float:
        return self.w * self.broader

    @property
    def down(self) -> float:
        return self.w * HIGH * self.higher

    def at(self, space: str) -> Place:
        q, r = map(int, space.split(","))
        return self.x + self.across * (q + r / 2), self.y + self.down * r * 3 / 4


def laid_out(look: Look, setting: Setting) -> tuple[Land, Frame]:
    """The land, and the frame with the seats, the words and all the room that the land may take."""
    frame = _frame(look, setting)
    return _land(look, frame.middle, setting.felt), frame


def _land(look: Look, room: Box, felt: Felt) -> Land:
    """The board as large as its part of the felt allows; where spaces are smaller than a finger, what is
    free beside or above it makes them a little broader or higher."""
    left, top, right, bottom = shape = _shape(look)
    across, down = room.w / shape.w, room.h / shape.h
    w = min(across, down)
    most = max(1, min(STRETCHED, felt.fingertip / w))
    broader, higher = min(most, across / w), min(most, down / w)
    x, y = w * broader * (left + right) / 2, w * higher * (top + bottom) / 2
    return Land(room.x - x, room.y - y, w, broader, higher)


def _shape(look: Look) -> Box:
    """What hexagons one wide would take."""
    unit = Land(0, 0, 1)
    xs, ys = zip(*(unit.at(name) for name in look["board"]), strict=True)
    return Box(min(xs) - 0.5, min(ys) - HIGH / 2, max(xs) + 0.5, max(ys) + HIGH / 2)


# Around the land: the seats and the words


def _frame(look: Look, setting: Setting) -> Frame:
    """The seats, the room of the land and the words; on a wide felt the seats stand in the corners, so that
    the land has the whole height."""
    usual, felt = setting.frame(lines=LINES), setting.felt
    if felt.kind == "tall":
        return _upright(look, usual, setting)
    if felt.kind == "low":
        middle = usual.middle
        return replace(usual, middle=Box(middle.left, EDGE, middle.right, felt.height - EDGE))
    w, h = 25.0, LINES * LINE * felt.text + 2.4
    left, right, top, bottom = 1 + w / 2, felt.width - 1 - w / 2, 1.5 + h / 2, felt.height - 1.5 - h / 2
    corners = [(left, bottom), (left, top), (right, top), (right, bottom)]  # one's own first, then round
    seats, own = len(setting.names), setting.viewer
    places = {(own or 0) + k: corners[k] for k in range(seats)} if seats > DUEL else {}
    if seats == DUEL:
        places = {own or 0: corners[0], (own or 0) + 1: corners[2]}
    where = {seat % seats: at for seat, at in places.items()}
    deep = max(18.5, 9 * felt.text) if seats == FULL else 14.5  # between two seats they need another line
    land = Box(w - 4, 1.5, felt.width - w + 4, felt.height - deep - 1)
    words = Box(w + 3, felt.height - deep, felt.width - w - 3, felt.height - 1)
    return Frame([(*where[seat], w, h) for seat in range(seats)], land, words, hand=[])


def _upright(look: Look, usual: Frame, setting: Setting) -> Frame:
    """On a narrow felt the land has its whole breadth, and so have the others' seats; where there is room,
    each that goes right across has a second line."""
    places, own, felt = list(usual.seats_at), setting.viewer, setting.felt
    top, words = usual.middle.top, usual.say_at
    if own is not None:
        shape, plate = _shape(look), _box(places[own])
        land = (felt.width - 2 * EDGE) / shape.w * shape.h
        duel = len(places) == DUEL
        top = plate.h + 2.6 if duel else top
        line = SECOND_LINE * felt.text
        wanted = top + land + max(words.h, WORDS / felt.px) + felt.height - _role_at(plate, felt)
        if wanted + (1 + duel) * line <= felt.height:
            plate = plate._replace(top=plate.top - line)
            words = words._replace(top=words.top - line, bottom=words.bottom - line)
            top += duel * line
        places = _side_by_side(places, own, plate)
        words = _spoken(words, _role_at(plate, felt), top + land, felt)
    return Frame(places, Box(EDGE, top, felt.width - EDGE, words.top), words, hand=[])


def _side_by_side(places: list[SeatPlace], own: int, plate: Box) -> list[SeatPlace]:
    """One's own seat at the foot, and the others' above, which share its breadth; a single one is as high."""
    others = sorted({*range(len(places))} - {own}, key=lambda seat: places[seat])
    share = plate.w / len(others)
    found = {own: (plate.x, plate.y, plate.w, plate.h)}
    for k, seat in enumerate(others):
        _, y, _, h = places[seat]
        x = plate.left + share * (k + 0.5)
        alone = len(others) == 1
        found[seat] = (x, 1.2 + plate.h / 2, share, plate.h) if alone else (x, y, share - 1.2, h)
    return [found[seat] for seat in range(len(places))]


def _spoken(usual: Box, role: float, land: float, felt: Felt) -> Box:
    """Where words stand on a narrow felt: above the line that says whom one plays, where that leaves the land
    as large as it can be; from what the land does not need they have as much as two rows of buttons want."""
    least = max(usual.h, FEWEST / felt.px) if felt.large else usual.h
    foot = role if role - least >= land else usual.bottom
    deep = max(least, min(WORDS / felt.px, foot - land))
    return Box(usual.left, foot - deep, usual.right, foot)


def tells_role(setting: Setting, frame: Frame) -> bool:
    """Whether there is room above one's own seat to say whom one plays."""
    if setting.viewer is None:
        return False
    plate = _box(frame.seats_at[setting.viewer])
    return setting.felt.kind != "tall" or frame.say_at.bottom <= _role_at(plate, setting.felt)


def _with_role(plate: Box, felt: Felt) -> Box:
    """A seat with the line above it, which may be broader; a low felt has none."""
    if felt.kind == "low":
        return plate
    if felt.kind == "wide":  # in two lines
        return plate._replace(top=_role_at(plate, felt) - ROLE * felt.text)
    return plate._replace(top=_role_at(plate, felt), right=max(plate.right, plate.left + BROAD * felt.text))


def _role_at(plate: Box, felt: Felt) -> float:
    """The upper edge of the line above a seat that says whom one plays."""
    return plate.top - ROLE * felt.text - 0.8


def _box(place: SeatPlace) -> Box:
    x, y, w, h = place
    return Box(x - w / 2, y - h / 2, x + w / 2, y + h / 2)


# On the land and beside it: what finds room there


def free_places(look: Look, setting: Setting, land: Land, frame: Frame, size: float) -> Iterator[Place]:
    """Places apart from each other, the nearest to the own seat first (of a long one: to its end), that cover
    neither a space nor a seat nor the words; then, where that is not enough, any others."""
    spots, taken = [land.at(name) for name in look["board"]], _taken(setting, frame)
    own, room = taken[look["seat"]], frame.middle
    home = own.right if own.w > room.w / 2 else own.x, own.y
    tried = sorted(_lattice(spots, land, room, size), key=lambda place: dist(place, home))
    free = (
        place
        for place in tried
        if min(dist(place, spot) for spot in spots) >= (size + max(land.across, land.down)) / 2
        and not any(_covers(place, size, box) for box in taken)
    )
    found: list[Place] = []
    for place in chain(free, tried):
        if all(dist(place, other) >= size for other in found):
            found.append(place)
            yield place
    yield from tried


def _taken(setting: Setting, frame: Frame) -> list[Box]:
    """The seats, one's own with the line above it, and the words."""
    plates = [*map(_box, frame.seats_at)]
    if setting.viewer is not None and tells_role(setting, frame):
        plates[setting.viewer] = _with_role(plates[setting.viewer], setting.felt)
    return [*plates, frame.say_at]


def _lattice(spots: list[Place], land: Land, room: Box, size: float) -> list[Place]:
    """Places all over the land and beside it, as high as it is: what is free below it is for words."""
    ys = [y for _, y in spots]
    left, wide = room.left + size / 2, room.w - size
    top = min(ys) + (size - land.down) / 2
    high = max(ys) - min(ys) + land.down - size
    steps = [k / TRIED for k in range(TRIED + 1)]
    return [(left + wide * across, top + high * down) for across in steps for down in steps]


def _covers(place: Place, size: float, box: Box) -> bool:
    """Whether something round reaches into a part of the felt."""
    nearest = min(max(place[0], box.left), box.right), min(max(place[1], box.top), box.bottom)
    return dist(place, nearest) < size / 2


def aside(look: Look, felt: Felt, land: Land, room: Box, space: str) -> Place:
    """Where the words of a moment stand: above the land or below it, where nothing lies; else at the edge of
    the land that is further from where it happened."""
    x, y = land.at(space)
    ys = [land.at(name)[1] for name in look["board"]]
    top, bottom = min(ys) - land.down / 2, max(ys) + land.down / 2
    deep = BANNER * felt.text
    if top - room.top >= deep:
        return x, (room.top + top) / 2
    if room.bottom - bottom >= deep:
        return x, (room.bottom + bottom) / 2
    return x, top + deep / 2 if y > (top + bottom) / 2 else bottom - deep / 2
