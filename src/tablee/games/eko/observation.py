"""What a seat of ekô knows, as numbers, which is everything.

Spaces are numbered as in the board: tile by tile, the centre first, then the petals.
"""

from tablee.core.build import rule
from tablee.core.observation import Layout, from_viewer, show_each, show_seat, show_table
from tablee.games.eko.board import SPACES, SPACES_FOR, WORD, first_of
from tablee.games.eko.building import CASTLE, KINDS
from tablee.games.eko.pieces import NOBODY, RESERVE, TALLEST, captor
from tablee.games.eko.rules import MOST_SEATS as SEATS

TERRAINS = 5
PHASES = 6
ENDS = 4
PAWNS = 19

LAYOUT = Layout()
TABLE = LAYOUT.part("table", SEATS, 1, "1 for each seat of the table")
END = LAYOUT.part("end", ENDS, 1, "how the game ended: by points, last left, nobody left, turn limit")
GOAL = LAYOUT.number("goal", "the points that win with a palace", 30)
TURN_LIMIT = LAYOUT.number("turn_limit", "turns each player has", 1000)
OWN_UPGRADE_ONLY = LAYOUT.flag("own_upgrade_only", "own buildings can only be replaced by higher ones")
TURN = LAYOUT.part("turn", SEATS, 1, "whose turn it is")
PHASE = LAYOUT.part(
    "phase", PHASES, 1, "swapping, acting, exchanging Emperors, offered a forced march, on it, reinforcing"
)
MARCHED = LAYOUT.flag("marched", "this turn's forced march is taken")
SWAPPED = LAYOUT.number("swapped", "players who have placed their Emperor", SEATS)
TERRAIN = LAYOUT.part(
    "terrain", TERRAINS * SPACES, 1, "sand, then rice, forest, mountain and palace, by space"
)
STACKS = LAYOUT.part("stacks", SEATS * SPACES, TALLEST, "pawns of each seat on each space")
EMPERORS = LAYOUT.part("emperors", SEATS * SPACES, 1, "the space each Emperor stands on")
BUILDINGS = LAYOUT.part(
    "buildings", SEATS * SPACES, CASTLE, "buildings of each seat: 1 village, 2 tower, 3 castle"
)
RESERVES = LAYOUT.part("reserve", SEATS, PAWNS, "pawns in reserve, without the Emperor")
AT_HOME = LAYOUT.part("emperor_in_reserve", SEATS, 1, "Emperors in reserve")
HELD = LAYOUT.part("held", SEATS * SEATS, 1, "which Emperors each seat holds captive")
GONE = LAYOUT.part("gone", SEATS, PAWNS, "pawns out of the game")
SUPPLY = LAYOUT.part("supply", SEATS * KINDS, 7, "villages, towers and castles left to each seat")
POINTS = LAYOUT.part("points", SEATS, 127, "points")
TURNS = LAYOUT.part("turns", SEATS, 1000, "turns finished")


@rule
def show(s, seat, out):
    show_table(s, out, TABLE)
    if s.over != 0:
        out[END + s.over - 1] = 1
    out[GOAL] = s.target
    out[TURN_LIMIT] = s.turn_limit
    out[OWN_UPGRADE_ONLY] = s.own_upgrade_only
    show_seat(s, seat, s.turn, out, TURN)
    out[PHASE + s.phase] = 1
    out[MARCHED] = s.marched
    out[SWAPPED] = s.swapped
    for space in range(SPACES_FOR[s.seats]):
        out[TERRAIN + SPACES * s.terrain[space] + space] = 1
    for owner in range(s.seats):
        show_player(s, owner, from_viewer(s, seat, owner), out)
        if captor(s, owner) != NOBODY:
            keeper = from_viewer(s, seat, captor(s, owner))
            out[HELD + SEATS * keeper + from_viewer(s, seat, owner)] = 1
    show_each(s, seat, s.reserve, out, RESERVES)
    show_each(s, seat, s.gone, out, GONE)
    show_each(s, seat, s.points, out, POINTS)
    show_each(s, seat, s.turns, out, TURNS)


@rule
def show_player(s, owner, place, out):
    """What one player has on the board and beside it."""
    for w in range(2):
        for pawns in range(1, TALLEST + 1):
            rest = s.stacks[owner, w] & s.tall[pawns, w]
            while rest != 0:
                out[STACKS + SPACES * place + WORD * w + first_of(rest)] = pawns
                rest &= rest - 1
        rest = s.built[owner, w]
        while rest != 0:
            space = WORD * w + first_of(rest)
            out[BUILDINGS + SPACES * place + space] = s.kind[space]
            rest &= rest - 1
    if s.emperor[owner] >= 0:
        out[EMPERORS + SPACES * place + s.emperor[owner]] = 1
    out[AT_HOME + place] = s.emperor[owner] == RESERVE
    for kind in range(KINDS):
        out[SUPPLY + KINDS * place + kind] = s.supply[owner, kind]
