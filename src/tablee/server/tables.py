"""A table: people and programs in chairs, one match after another. A table is the fold of its events.

Nothing here waits, stores or sends: a table takes in events one by one and tells how it stands.
"""

import json
from collections.abc import Container, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tablee.core.game import Game
from tablee.core.live import manners
from tablee.core.match import TABLE, Match
from tablee.core.shelf import find
from tablee.errors import IllegalAction, TableeError
from tablee.server.doings import doings
from tablee.server.eyes import Eye, Question, watch
from tablee.server.store import Event

CHAT_KEPT = 100
NOBODY = "—"  # the name of those who wished to be forgotten
STAND_IN = "skilled"  # who plays for somebody who is away
CHANGING = ("start", "act", "undo", "set", "end", "pass", "lapse")  # events that change the match
DOINGS_KEPT = 40
SLOW = 900  # seconds: at a table with such a clock people come and go
FORESIGHT = 6  # imagined tables that must agree before an action counts as foreseeable


class Refused(TableeError):
    """Something that cannot be done at a table; nothing was changed."""

    def __init__(self, key: str, game: str | None = None, /, status: int = 409, **args: Any) -> None:
        super().__init__(key, game, **args)
        self.status = status

    def say(self, lang: str | None = None) -> str:
        from tablee.server.page_words import page_words
        from tablee.words import language

        return page_words(lang or language()).say((self.key, self.args_))


@dataclass
class Chair:
    """A place at the table: empty, a person's or a program's."""

    player: str | None = None
    name: str = ""
    bot: str | None = None
    lent: bool = False  # a program plays until its player is back

    @property
    def free(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def played_by(self) -> str | None:
        """The program that plays now, if one does."""
        return STAND_IN if self.lent else self.bot


@dataclass(frozen=True)
class Anew:
    """That a table was set anew between two games."""

    by: str  # the name of its host
    game: bool  # whether another game was chosen
    ready: frozenset[int]  # seats whose players had been ready for what was set before


@dataclass
class Table:
    """Everything that is known of a table."""

    id: str
    version: int = 0
    changes: int = 0  # of the match: talk, and who comes and goes, are none
    game: str = ""
    seats: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = False
    pace: float = 1.0
    clock: int = 0  # seconds a person has for a decision; 0: no clock
    hints: bool | None = None  # whether hints may be had; unless it is said, only where one person plays
    voices: bool = False  # whether those who only watch may talk
    host: str | None = None
    by: str | None = None  # who opened it
    position: dict[str, Any] | None = None  # where its games begin, if not with a deal …
    position_rules: int = 0  # … and the version of the rules it was written under
    chairs: list[Chair] = field(default_factory=list)
    number: int = 0  # matches begun
    match: Match | None = None
    sat: tuple[str | None, ...] = ()  # who plays it, or played it, by seat
    outdated: bool = False  # the match was begun under rules that have changed since
    taken_back: bool = False
    finished: str | None = None  # under which id the match is kept, once it is over
    chat: list[dict[str, Any]] = field(default_factory=list)
    said: int = 0  # sayings so far, the forgotten ones too
    doings: list[dict[str, Any]] = field(default_factory=list)  # who came, went, took back: told to all
    done: int = 0  # doings so far, the forgotten ones too
    ready: frozenset[int] = frozenset()  # seats whose players want the next match to begin
    ready_since: float = 0.0
    choosing: float | None = None  # since when the host has been choosing other settings, if just now
    started_by: frozenset[int] = frozenset()  # seats whose players were ready when this match began
    anew: "Anew | None" = None  # how the table was set anew since the last match, if it was
    stopping: frozenset[int] = frozenset()  # seats whose players want this match to end
    coming: dict[int, tuple[str, str]] = field(default_factory=dict)  # who takes a program's chair soon
    helped: tuple[tuple[int, int, str], ...] = ()  # steps of the match, seats, and who helped there
    stood_in: frozenset[tuple[int, int]] = frozenset()  # steps a program took for a person, and the seat
    eyes: dict[int | None, Eye] = field(default_factory=dict)
    acts: dict[int, int] = field(default_factory=dict)  # by seat, actions stored at this table
    keys: dict[str, int] = field(default_factory=dict)  # by key, the how-manyth of its seat's actions it was
    new_keys: list[str] = field(default_factory=list)  # those of this match
    moved: float = 0.0  # when the match last changed for all to see
    question: Question | None = None  # what all are asked just now
    overdue: dict[int, int] = field(default_factory=dict)  # by seat, how often the time to answer was over
    lasting: dict[int, tuple[str, str]] = field(default_factory=dict)  # by seat, an answer and what it is for
    handed: tuple[int, str, int] | None = None  # the last seat taken over or given back: number, how, which
    handovers: int = 0  # so far, those nobody is told of any more too

    def take(self, event: Event, played: Match | None = None) -> None:
        """Take in one event; `played` is the match after it, where that is known already."""
        self.version += 1
        self.changes += event.kind in CHANGING
        self._tell(event)
        if event.kind in ("act", "pass"):
            self._count(event)
        if event.kind == "act":
            self._act(event, played)
        elif event.kind in ("pass", "lapse"):
            self._hear(event)
        else:
            getattr(self, f"_{event.kind}")(event.data)
        if event.kind in ("start", "undo"):
            self.moved = event.at
        if (event.kind == "ready" and len(self.ready) == 1) or event.kind in ("sit", "choose"):
            self.ready_since = event.at
        if event.kind == "choose" and event.data["on"]:
            self.choosing = event.at

    def _count(self, event: Event) -> None:
        """Actions are numbered seat by seat: the table's own count would tell of hidden ones."""
        seat = event.data["seat"]
        self.acts[seat] = self.acts.get(seat, 0) + 1
        if event.key is not None:
            self.keys[event.key] = self.acts[seat]
            self.new_keys.append(event.key)

    def _tell(self, event: Event) -> None:
        told = doings(self, event)
        self.doings = [*self.doings, *told][-DOINGS_KEPT:]
        self.done += len(told)

    def skip(self, event: Event) -> None:
        """Take in an event of a match that is long over: only what lasts beyond it."""
        self.version += 1
        self.changes += 1
        self._tell(event)
        if event.kind in ("act", "pass"):
            self._count(event)
        if event.kind == "act":
            self.finished = event.data.get("finished")
        elif event.kind == "start":
            self._number(event.data)

    # Events

    def _open(self, data: Mapping[str, Any]) -> None:
        self.host = data["host"]
        self.by = data.get("by", data["host"])
        self._set(data)
        self.position, self.position_rules = data.get("position"), data.get("rules", 0)

    def _set(self, data: Mapping[str, Any]) -> None:
        if self.number:
            hosting = self.seat_of(self.host)
            by = "" if hosting is None else self.chairs[hosting].name
            was_ready = self.ready | (self.anew.ready if self.anew else frozenset())
            self.anew = Anew(by, data["game"] != self.game or bool(self.anew and self.anew.game), was_ready)
        self.game, self.seats, self.options = data["game"], data["seats"], dict(data["options"])
        self.public, self.pace, self.clock = data["public"], data["pace"], data["clock"]
        self.hints, self.voices = data.get("hints"), data.get("voices", False)
        self.chairs = (self.chairs + [Chair() for _ in range(self.seats)])[: self.seats]
        self.match = None
        self.position = None
        self._look_anew()

    def _sit(self, data: Mapping[str, Any]) -> None:
        seat = data["seat"]
        self.chairs[seat] = Chair(data["player"], data["name"], data.get("bot"))
        self._change_hands(seat)
        self.coming = {k: who for k, who in self.coming.items() if k != seat and who[0] != data["player"]}
        if self.match is not None and not self.match.over:  # a program's chair, between two rounds
            self._call(seat, data["name"])
            self.sat = (*self.sat[:seat], data["player"], *self.sat[seat + 1 :])
            self.eyes.pop(seat, None)
            if data["player"] is not None:
                self.eye(seat)

    def _rise(self, data: Mapping[str, Any]) -> None:
        self.chairs[data["seat"]] = Chair()
        self._change_hands(data["seat"])
        self.ready -= {data["seat"]}

    def _move(self, data: Mapping[str, Any]) -> None:
        """Two chairs change places."""
        here, there = data["seat"], data["to"]
        places = {here: there, there: here}
        self.chairs[here], self.chairs[there] = self.chairs[there], self.chairs[here]
        self._change_hands(here, there)
        self.ready = frozenset(places.get(seat, seat) for seat in self.ready)

    def _claim(self, data: Mapping[str, Any]) -> None:
        """Somebody will take a program's chair when the next round begins."""
        others = {k: who for k, who in self.coming.items() if who[0] != data["player"]}
        self.coming = others | ({data["seat"]: (data["player"], data["name"])} if data["on"] else {})

    def _ready(self, data: Mapping[str, Any]) -> None:
        self.ready = self.ready | {data["seat"]} if data["on"] else self.ready - {data["seat"]}

        if data["on"] and self.chairs[data["seat"]].player == self.host:
            self.choosing = None

    def _choose(self, data: Mapping[str, Any]) -> None:
        """The host looks for other settings, and so is not ready; or has left them as they were."""
        self.choosing = None
        self.ready -= {data["seat"]} if data["on"] else set()

    def _stop(self, data: Mapping[str, Any]) -> None:
        """Somebody wants the match to end, or one of those who are asked wants to go on."""
        self.stopping = self.stopping | {data["seat"]} if data["on"] else frozenset()

    def _end(self, data: Mapping[str, Any]) -> None:
        """A match is given up by all: it counts for nothing."""
        self.match, self.outdated = None, False
        self._look_anew()

    def _hint(self, data: Mapping[str, Any]) -> None:
        self._note_help(data["seat"], "hint")

    def _note_help(self, seat: int, kind: str) -> None:
        if self.match is not None:
            self.helped = (*self.helped, (len(self.match.log), seat, kind))

    def _lend(self, data: Mapping[str, Any]) -> None:
        self.chairs[data["seat"]].lent = True
        self._note_help(data["seat"], "program")
        self._hand_over(data.get("why", "asked"), data["seat"])

    def _back(self, data: Mapping[str, Any]) -> None:
        self.chairs[data["seat"]].lent = False
        self._hand_over("back", data["seat"])

    def _hand_over(self, how: str, seat: int) -> None:
        self.handovers += 1
        self.handed = self.handovers, how, seat

    def _change_hands(self, *seats: int) -> None:
        """What was told of whoever sat there is nothing to whoever sits there now."""
        if self.handed is not None and self.handed[2] in seats:
            self.handed = None

    def _host(self, data: Mapping[str, Any]) -> None:
        self.host, self.choosing = data["player"], None

    def _start(self, data: Mapping[str, Any]) -> None:
        self.started_by = self.ready
        self._number(data)
        self._look_anew()
        self.match = None
        self.sat = tuple(chair.player for chair in self.chairs)
        for k, chair in enumerate(self.chairs):
            chair.lent = chair.lent and k in data.get("lent", [k])
        if not self.outdated:
            game = Game(self.game, self.seats, self.options)
            position = self.position if data.get("placed") else None
            self.match = Match(game, bytes.fromhex(data["seed"]), self.names, position)
            # Whoever may look follows from the start: all processes count alike.
            for seat in (None, *(k for k, chair in enumerate(self.chairs) if chair.player is not None)):
                self.eye(seat)
            for seat in (k for k, chair in enumerate(self.chairs) if chair.lent):
                self._note_help(seat, "program")

    def _number(self, data: Mapping[str, Any]) -> None:
        """A match begins; of the keys those of the last one are kept, for answers that got lost."""
        self.number = data["number"]
        self.ready, self.anew = frozenset(), None
        self.taken_back = False
        self.finished = None
        self.outdated = find(self.game).version != data["rules"]
        self.helped, self.stood_in = (), frozenset()
        self.keys = {key: self.keys[key] for key in self.new_keys}
        self.new_keys = []

    def _act(self, event: Event, played: Match | None) -> None:
        self.finished = event.data.get("finished")
        if self.match is None:
            return
        seat, action = event.data["seat"], event.data["action"]
        live = manners(self.game)
        if event.data.get("program"):
            self._note_help(seat, "program")
        if event.data.get("late"):
            self._hand_over("late", seat)
        if event.data.get("overdue"):
            self.overdue[seat] = self.overdue.get(seat, 0) + 1
        here = {(len(self.match.log) + 1, seat)}
        for_somebody = event.data.get("program") or (seat != TABLE and self.chairs[seat].lent)
        self.stood_in = self.stood_in | here if for_somebody else self.stood_in - here
        if event.data.get("lasting"):
            self.lasting[seat] = (action, live.lasting(self.match.look(seat), action) or "")
        if played is None:
            self.match.play(seat, action)
        else:
            self.match = played
        if live.asks_all(action):
            self.question = Question(seat, len(self.match.log) - 1, event.at, event.at)
        elif self.question is not None and action == live.no:
            self._note_answer(seat, event.at)
        else:
            self.question = None
        for eye in self.eyes.values():
            if eye.follow(self.match, seat, action, self.question) and eye.seat is None:
                self.moved = event.at

    def _hear(self, event: Event) -> None:
        """An answer of somebody who could give no other, or the end of a question."""
        if self.match is None or self.question is None:
            return
        if event.kind == "pass":
            seat = event.data["seat"]
            self._note_answer(seat, event.at)
            if seat in self.eyes:
                self.eyes[seat].answer(self.match)
            return
        asked, self.question = self.question, None
        for eye in self.eyes.values():
            eye.catch_up(self.match, asked)
        self.moved = event.at

    def _note_answer(self, seat: int, at: float) -> None:
        assert self.question is not None
        self.question.answered.add(seat)
        self.question.heard = at

    def _undo(self, data: Mapping[str, Any]) -> None:
        if self.match is None:
            return
        self.match = self.match.at(data["n"])
        self.taken_back = True
        self.question, self.lasting = None, {}
        self.eyes = {
            seat: copy(eye) for seat, eye in self.eyes.items()
        }  # what was drawn of the old ones is void
        for eye in self.eyes.values():
            eye.back_to(self.match)

    def _look_anew(self) -> None:
        """Forget what was seen and said of a match, and what was agreed before it."""
        self.eyes, self.question, self.lasting, self.handed = {}, None, {}, None
        self.ready, self.stopping, self.coming, self.choosing = frozenset(), frozenset(), {}, None

    def _say(self, data: Mapping[str, Any]) -> None:
        player = data["player"] if data["seat"] is None else self.chairs[data["seat"]].player
        seen = -1 if self.match is None else self.eye(None).count
        line = dict(data) | {"n": self.version, "player": player, "seen": seen}
        self.chat = [*self.chat, line][-CHAT_KEPT:]
        self.said += 1

    def _gone(self, data: Mapping[str, Any]) -> None:
        """Something was said here that is kept no more."""

    def _unsay(self, data: Mapping[str, Any]) -> None:
        """A saying is taken away by the keeper; it is named by its version."""
        self._keep_said([line for line in self.chat if line["n"] != data["n"]])

    def _keep_said(self, lines: list[dict[str, Any]]) -> None:
        """Of what was said only these lines; what was said before all of them is counted as before."""
        self.said -= len(self.chat) - len(lines)
        self.chat = lines

    def _name(self, data: Mapping[str, Any]) -> None:
        """Somebody is called something else from now on."""
        self._call(data["seat"], data["name"])

    def _forget(self, data: Mapping[str, Any]) -> None:
        """Somebody wishes to be forgotten: their chair stays taken, by nobody known."""
        chair = self.chairs[data["seat"]]
        self._keep_said([line for line in self.chat if line["player"] != chair.player])
        untold = [line for line in self.doings if chair.player in line["about"]]
        self.doings = [line for line in self.doings if line not in untold]
        self.done -= len(untold)
        self.sat = tuple(data["player"] if player == chair.player else player for player in self.sat)
        if self.host == chair.player:
            self.host = data["player"]
        chair.player = data["player"]
        self._call(data["seat"], NOBODY)

    def _call(self, seat: int, name: str) -> None:
        self.chairs[seat].name = name
        if self.match is not None:
            self.match.names = [*self.match.names[:seat], name, *self.match.names[seat + 1 :]]

    # How it stands

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def played_by_names(self) -> list[str]:
        """The names of those who play or played the match, though some may have got up since."""
        return self.match.names if self.match is not None and self.match.over else self.names

    @property
    def phase(self) -> str:
        if self.outdated and self.finished is None:
            return "outdated"
        if self.match is None:
            return "open"
        return "over" if self.match.over else "playing"

    @property
    def placed(self) -> bool:
        """Whether its next game begins from a position."""
        return self.position is not None and self.position_rules == find(self.game).version

    @property
    def alone(self) -> bool:
        """Whether only programs play."""
        return all(chair.played_by is not None for chair in self.chairs)

    @property
    def talk(self) -> list[dict[str, Any]]:
        """What was said and done, as far back as all of it is kept: so it grows at its end only."""
        since = max(
            self.chat[0]["n"] if self.said > len(self.chat) > 0 else 0,
            self.doings[0]["n"] if self.done > len(self.doings) > 0 else 0,
        )
        lines = [line for line in (*self.chat, *self.doings) if line["n"] >= since]
        return sorted(lines, key=lambda line: int(line["n"]))

    @property
    def may_hint(self) -> bool:
        """Whether hints may be had: as the table is set, and else only where nobody else plays."""
        return len(self.people) < 2 if self.hints is None else self.hints

    @property
    def solo(self) -> bool:
        """Whether one person plays against programs alone."""
        return len(self.people) == 1 and sum(chair.bot is not None for chair in self.chairs) == self.seats - 1

    @property
    def full(self) -> bool:
        return not any(chair.free for chair in self.chairs)

    @property
    def between_rounds(self) -> bool:
        """Whether a round has just begun, and nothing was done in it yet."""
        return self.match is not None and self.eye(None).marks[-1:] == [len(self.match.log)]

    def present(self, away: Container[str]) -> list[int]:
        """The seats whose players are there themselves; at a slow table nobody need be looking for that."""
        slow = self.clock >= SLOW
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.player is not None and not chair.lent and (slow or chair.player not in away)
        ]

    def helped_until(self, step: int, since: int = 0) -> dict[int, list[str]]:
        """By seat, who helped there from one step up to another: a moment that is still going on tells nobody
        anything."""
        found: dict[int, list[str]] = {}
        for n, seat, kind in self.helped:
            if since <= n < step and kind not in found.setdefault(seat, []):
                found[seat].append(kind)
        return found

    @property
    def people(self) -> list[str]:
        """The ids of those who sit here."""
        return [chair.player for chair in self.chairs if chair.player is not None]

    def row(self) -> dict[str, Any]:
        """What lists of tables show."""
        people = [{"name": c.name, "bot": c.bot, "free": c.free} for c in self.chairs]
        return {
            "game": self.game,
            "phase": self.phase,
            "public": self.public,
            "people": json.dumps(people, ensure_ascii=False),
            "sitting": json.dumps([{"player": c.player, "lent": c.lent} for c in self.chairs]),
        }

    def seat_of(self, player: str | None) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if player is not None and chair.player == player:
                return seat
        return None

    def sees_as(self, player: str | None) -> int | None:
        """The seat from which somebody sees the match: a game that is over from where one played it."""
        if self.phase != "over":
            return self.seat_of(player)
        return self.sat.index(player) if player is not None and player in self.sat else None

    def eye(self, seat: int | None) -> Eye:
        """What a viewer has seen; kept from now on."""
        assert self.match is not None
        if seat not in self.eyes:
            self.eyes[seat] = watch(self.match, seat, self.question)
        return self.eyes[seat]

    def lasting_answer(self, match: Match) -> tuple[int, str] | None:
        """An answer somebody has given once and for all, and which is asked for again."""
        for seat, (action, token) in self.lasting.items():
            asked = seat in match.waiting and not self.chairs[seat].lent
            if asked and manners(self.game).lasting(match.look(seat), action) == token:
                return seat, action
        return None

    def waiting_bots(self) -> list[int]:
        """The seats that may act now and are played by programs; the table's own too."""
        if self.match is None or self.match.over:
            return []
        return [s for s in self.match.waiting if s == TABLE or self.chairs[s].played_by is not None]

    # Taking back

    def undo_to(self, seat: int) -> int:
        """How many actions stay when a seat takes its last choice back, with all that followed by itself;
        refuses where it may not."""
        match = self.match
        if match is None or match.over:
            raise Refused("undo-not-now")
        if all(who != seat for who, _ in match.log):
            raise Refused("undo-nothing")
        chosen = self.eye(seat).chosen
        if not chosen:
            raise Refused("undo-not-now")
        n = chosen[-1]
        if len(self.people) == 1:
            return n
        if any(who != seat for who, _ in match.log[n:]):
            raise Refused("undo-others-acted")
        before = match.at(n)
        if match.asked != seat or before.asked != seat:
            raise Refused("undo-turn-passed")
        if not _foreseeable(before, match, seat):
            raise Refused("undo-something-shown")
        return n

    def way_back(self, seat: int) -> int | None:
        """How many actions would stay; None where nothing may be taken back."""
        try:
            return self.undo_to(seat)
        except Refused:
            return None

    def round_of(self, n: int) -> int:
        """Which round, from 1, was played after so many actions."""
        return 1 + sum(mark <= n for mark in self.eye(None).marks)


def fold(table: Table, events: Sequence[Event]) -> None:
    """Take in a whole log. Of all matches but the last one, and of that one too if the table was set anew
    since, only what lasts is taken in."""
    last = max((n for n, event in enumerate(events) if event.kind in ("start", "set", "end")), default=0)
    for n, event in enumerate(events):
        if n < last and event.kind in CHANGING and event.kind != "set":
            table.skip(event)
        else:
            table.take(event)


def _foreseeable(before: Match, after: Match, seat: int) -> bool:
    """Whether a seat could have told beforehand all that it sees after its actions.

    If hidden cards or lots had a part in it, imagining them anew shows something else.
    """
    shown = after.look(seat)
    for k in range(FORESIGHT):
        world = before.copy()
        world.imagine(seat, np.array([k + 1, 7, 11, 13], dtype="i8"))
        try:
            for step in after.log[len(before.log) :]:
                world.play(*step)
        except IllegalAction:
            return False
        if world.look(seat) != shown:
            return False
    return True
