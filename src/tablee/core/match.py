"""A match: a game being played, which is its header and its log.

Every state is a replay of the log: the deal takes its chance from HMAC-SHA-256(seed, 0), the
n-th action from HMAC-SHA-256(seed, n + 1), so header and actions determine the game. Where chance came from
elsewhere, as in a batch, the lots of an event are given with it and stand in the record.
"""

import hmac
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from tablee.core.arguments import chance_words, instance, is_whole, seat_of
from tablee.core.state import View
from tablee.errors import BadOption, IllegalAction

if TYPE_CHECKING:
    from tablee.core.game import Game

LONGEST_NAME = 40
TABLE = -1  # the seat of the table's own actions

Lots = tuple[int, ...]  # the four words that a generator begins with


def seed_bytes(seed: bytes | str | int | None) -> bytes:
    """A 256-bit seed: 64 hex digits or 32 bytes as they are, anything else hashed, nothing: new."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        return seed if len(seed) == 32 else sha256(seed).digest()
    if not isinstance(seed, (str, int)):
        raise BadOption("bad-seed-kind", seed=repr(seed))
    text = str(seed)
    if len(text) == 64 and all(c in "0123456789abcdef" for c in text):
        return bytes.fromhex(text)
    return sha256(text.encode()).digest()


def lots_given(lots: Any) -> Lots:
    """The lots of an event, checked: four words of 32 bits."""
    try:
        words = tuple(int(word) for word in lots if is_whole(word))
        fine = len(words) == len(lots) == 4 and all(0 <= word < 2**32 for word in words)
    except TypeError:
        fine = False
    if not fine:
        raise BadOption("bad-lots", value=repr(lots)[:80])
    return words


class Match:
    """A game being played.

    >>> import tablee
    >>> match = tablee.game("duo", seats=2, first=0).start(seed=1)
    >>> match.waiting, match.asked
    ((0,), 0)
    >>> match.play(0, "draw")
    >>> match.asked
    1
    >>> match.undo()
    >>> match.asked
    0
    """

    def __init__(
        self,
        game: "Game",
        seed: bytes,
        names: Sequence[str] | None = None,
        position: Mapping[str, Any] | None = None,
        lots: Mapping[int, Lots] | None = None,
    ) -> None:
        if not hasattr(game, "set_up"):
            raise BadOption("bad-value", option="game", value=repr(game)[:80], allowed="tablee.game(…)")
        instance("seed", seed, bytes, "bytes")
        if position is not None:
            instance("position", position, Mapping, "{…}")
        self.game = game
        self.seed = seed
        self.names = _names(names, game.seats)
        self.start_position = dict(position) if position is not None else None
        self.log: list[tuple[int, str]] = []
        self.given: dict[int, Lots] = dict(lots or {})  # by event, where they do not come from the seed
        self._codes = np.zeros(game.rules.MOST_MOVES, "i4")
        self._hold(game.blank() if position is None else game.set_up(position))
        if position is None:
            self._draw_lots(0)
            game.deal(self.handle)

    def __repr__(self) -> str:
        return f"<Match of {self.game.card.title} with {self.game.seats} seats after {len(self.log)} actions>"

    def _hold(self, records: Any) -> None:
        self._records = records
        self.view: Any = View(records)
        self.handle: Any = self.game.build.handle(records)

    def lots(self, event: int) -> tuple[int, ...]:
        """The start of the generator for an event: 0 is the deal, n the n-th action."""
        given = self.given.get(event)
        return self.lots_from_seed(event) if given is None else given

    def lots_from_seed(self, event: int) -> Lots:
        """What the seed says of an event, whatever lots were given for it."""
        lots = hmac.digest(self.seed, event.to_bytes(8, "big"), "sha256")
        return tuple(np.frombuffer(lots[:16], ">u4").tolist())

    def _draw_lots(self, event: int) -> None:
        self._records["rng"][0] = self.lots(event)

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed: published at the start, so that the seed can be checked at the end."""
        return sha256(self.seed).hexdigest()

    @property
    def over(self) -> bool:
        return bool(self.view.over)

    @property
    def asked(self) -> int:
        """The seat asked next in orderly play; -1 is the table itself, and nobody once it is over."""
        return int(self.game.asks(self.handle))

    @property
    def waiting(self) -> tuple[int, ...]:
        """Every seat that may act now, out of turn too; -1 is the table itself."""
        return tuple(s for s in range(TABLE, self.game.seats) if self.game.may_act(self.handle, s))

    def codes(self, seat: int) -> list[int]:
        """The codes of a seat's legal actions, in the order in which the rules list them."""
        seat = self._check_seat(seat)
        n = self.game.moves(self.handle, seat, self.game.build.taken(self._codes))
        found: list[int] = self._codes[:n].tolist()
        return found

    def legal(self, seat: int | None = None) -> list[str]:
        """The actions open to a seat (by default the asked one), sorted as plain text."""
        seat = self.asked if seat is None else self._check_seat(seat)
        texts = self.game.notation.ACTIONS
        return sorted(texts[code] for code in self.codes(seat))

    def play(self, seat: int, action: str, lots: Sequence[int] | None = None) -> None:
        """Carry out one action; an `IllegalAction` changes nothing.

        Its chance comes from the match's seed, unless `lots` (four words of 32 bits) are given for it.
        """
        seat = self._check_seat(seat)
        given = None if lots is None else lots_given(lots)
        code = self._accept(seat, action)
        if given is not None:
            self.given[len(self.log) + 1] = given
        self._draw_lots(len(self.log) + 1)
        self.game.apply(self.handle, seat, code)
        self.log.append((seat, self.game.notation.ACTIONS[code]))

    def _check_seat(self, seat: int) -> int:
        return seat_of(seat, self.game.seats, TABLE)

    def _accept(self, seat: int, action: str) -> int:
        text = " ".join(str(action).split())
        code = self.game.codes.get(text)
        if self.over:
            raise IllegalAction("game-over")
        if code is None:
            raise IllegalAction("unknown-action", action=text, title=self.game.card.title)
        if self.game.tolerates is not None and self.game.tolerates(self.handle, seat, code):
            return code
        if code not in self.codes(seat):
            key, args = self.game.looks.refusal(self.look(None if seat == TABLE else seat), text)
            raise IllegalAction(key, self.game.name, action=text, **args)
        if not self.game.may_act(self.handle, seat):
            raise IllegalAction("not-yet", action=text)
        return code

    def look(self, seat: int | None = None) -> dict[str, Any]:
        """What one seat may see, as plain data; what everybody may see without a seat."""
        if seat is not None and self._check_seat(seat) == TABLE:
            seat = None
        shown: dict[str, Any] = self.game.looks.look(self.view, seat)
        return shown

    def observation(self, seat: int) -> Any:
        """What one seat knows, as numbers, laid out as the game's `layout` says."""
        seat = seat_of(seat, self.game.seats)
        row = np.zeros(self.game.layout.size, "f4")
        self.game.observe(self.handle, seat, self.game.build.taken(row))
        return row

    @property
    def state(self) -> dict[str, Any]:
        """The whole table, nothing hidden, in the game's notation."""
        return self.game.state_of(self.view)

    @property
    def result(self) -> dict[str, Any] | None:
        """Scores, ranks, payoffs and the way it ended; nothing while the game goes on."""
        if not self.over:
            return None
        seats = range(self.game.seats)
        gains = np.zeros(self.game.seats)
        self.game.payoffs(self.handle, gains)
        payoffs = [float(g) for g in gains]
        return {
            "scores": [int(self.game.score(self.handle, s)) for s in seats],
            "ranks": [1 + sum(p > own for p in payoffs) for own in payoffs],
            "payoffs": payoffs,
            "end": self.game.card.ends[self.view.over - 1],
        }

    def undo(self) -> None:
        """Take the last action back, by replaying all others."""
        if not self.log:
            raise IllegalAction("nothing-to-undo")
        before = self.at(len(self.log) - 1)
        self.log = before.log
        self._hold(before._records)

    def at(self, n: int) -> "Match":
        """The match as it stood before its n-th action (counted from 0). Chance to come is as it was."""
        if not is_whole(n) or not 0 <= n <= len(self.log):
            raise BadOption("bad-step", n=repr(n), last=len(self.log))
        past = Match(self.game, self.seed, self.names, self.start_position, self.given)
        for seat, action in self.log[:n]:
            past.play(seat, action)
        return past

    def copy(self) -> Self:
        """An independent match that stands where this one does."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.log = list(self.log)
        twin.given = dict(self.given)
        twin._codes = self._codes.copy()
        twin._hold(self.copied())
        return twin

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    __copy__ = copy

    def __getstate__(self) -> dict[str, Any]:
        return {key: value for key, value in self.__dict__.items() if key not in ("view", "handle", "_codes")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._codes = np.zeros(self.game.rules.MOST_MOVES, "i4")
        self._hold(self._records)

    def copied(self) -> Any:
        """The record of this match, copied."""
        return self._records.copy()

    def lay_out(self, records: Any) -> None:
        """Set the table as another record says; the log no longer tells how it came about."""
        self._hold(records)

    def imagine(self, seat: int | None, chance: Any) -> None:
        """Deal anew, in this match, all that the seat cannot know. For copies only."""
        viewer = TABLE if seat is None else self._check_seat(seat)
        self.game.imagine(self.handle, viewer, self.game.build.taken(chance_words(chance)))

    def record(self, full: bool = False) -> str:
        """The game record, as JSON Lines."""
        from tablee.core.records import write

        return write(self, full)


def _names(names: Sequence[str] | None, seats: int) -> list[str]:
    if names is None:
        return [chr(ord("A") + seat) for seat in range(seats)]
    given = list(names)
    fine = [isinstance(name, str) and name.strip() and len(name) <= LONGEST_NAME for name in given]
    if len(given) != seats or not all(fine):
        raise BadOption("bad-names", seats=seats, longest=LONGEST_NAME)
    return given
