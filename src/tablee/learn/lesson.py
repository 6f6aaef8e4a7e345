"""A lesson: some decisions at every table, and what each was worth to the seat that made it."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import torch
from torch import Tensor

from tablee.core.network import Network, Settings
from tablee.learn.models import Actor, Critic
from tablee.learn.tables import Group, drawn, settings_of

FORCED = 0.25  # of the decisions without a choice, those learnt from: they only tell what tables are worth


def sampled(scores: Tensor) -> Tensor:
    """A choice for each row, as likely as its score says."""
    noise = torch.rand_like(scores).clamp_(1e-20, 1.0 - 1e-7)
    return (scores - (-noise.log()).log()).argmax(1)


@dataclass
class Stretch:
    """Tables of a group among all tables: where they are, and those of them that earlier selves sit at."""

    group: Group
    first: int
    last: int
    past: int  # the first table with earlier selves

    @property
    def all(self) -> slice:
        return slice(self.first, self.last)


class Room:
    """All tables, in groups, with the memory of one lesson."""

    def __init__(
        self,
        wanted: Network,
        plan: Settings,
        secret: Sequence[int],
        seed: int,
        device: torch.device,
        past_share: float,
    ) -> None:
        self.network, self.plan, self.device = wanted, plan, device
        self.dice, self.past_share = Random(seed), past_share
        self.secret = torch.tensor(list(secret), device=device, dtype=torch.long)
        settings = settings_of(plan, wanted.card, plan.tables)
        self.settings = settings
        self.tables = sum(setting.games for setting in settings)
        self._memory(plan.steps)
        self.stretches: list[Stretch] = []
        self.renew(everything=True)

    def _memory(self, steps: int) -> None:
        tables, wanted, device = self.tables, self.network, self.device
        seats = wanted.seats
        width, kind = (wanted.most, torch.int16) if wanted.listed else (wanted.actions, torch.bool)
        self.rows = torch.zeros(tables, wanted.inputs, device=device)  # as they are now …
        self.others = torch.zeros(tables, seats - 1, len(self.secret), device=device)
        self.open = torch.zeros(tables, width, device=device, dtype=kind)
        self.asked = torch.zeros(tables, device=device, dtype=torch.int64)
        self.ahead = torch.zeros(tables, seats, device=device)  # what they are worth to each seat, at the end
        self.shown: list[Tensor] = []  # … and what the network, and a critic, was shown at each step
        self.unveiled: list[Tensor] = []
        self.choices = torch.zeros(steps, tables, width, device=device, dtype=kind)
        self.chosen = torch.zeros(steps, tables, device=device, dtype=torch.int64)
        self.logs = torch.zeros(steps, tables, device=device)
        self.values = torch.zeros(steps, tables, device=device)
        self.seat = torch.zeros(steps, tables, device=device, dtype=torch.int64)
        self.mine = torch.zeros(steps, tables, device=device, dtype=torch.bool)
        self.won = torch.zeros(steps, tables, seats, device=device)
        self.ended = torch.zeros(steps, tables, device=device, dtype=torch.bool)
        self.many = torch.zeros(tables, device=device, dtype=torch.int64)  # seats at each table
        self.learner = torch.zeros(
            tables, device=device, dtype=torch.int64
        )  # the learner's, with earlier selves
        self.beside = torch.zeros(tables, device=device, dtype=torch.bool)  # tables with earlier selves

    def renew(self, everything: bool = False) -> None:
        """Set the tables that change anew: other seats, other options."""
        stretches, first = [], 0
        for k, setting in enumerate(self.settings):
            last = first + setting.games
            if everything or setting.seats is None:
                seats = setting.seats
                options: dict[str, Any] = {}
                if seats is None:
                    seats, options = drawn(self.plan, self.network.card, self.dice)
                seed = self.dice.getrandbits(60)
                group = Group(self.network, seats, options, setting.games, seed, self.plan.limit, self.device)
                past = last - int(self.past_share * setting.games)
                stretches.append(Stretch(group, first, last, past))
                self._mark(stretches[-1])
            else:
                stretches.append(self.stretches[k])
            first = last
        self.stretches = stretches

    def _mark(self, stretch: Stretch) -> None:
        group, here = stretch.group, stretch.all
        self.many[here] = group.seats
        self.learner[here] = torch.arange(stretch.first, stretch.last, device=self.device) % group.seats
        self.beside[here] = False
        self.beside[stretch.past : stretch.last] = True
        self.rows[here, self.network.layout.size :] = group.told
        self.others[here] = 0
        self.won[:, here] = 0

    # Playing

    @torch.no_grad()
    def play(self, actor: Actor, critic: Critic | None, opponent: Actor | None) -> None:
        """Fill the memory with decisions, from where the tables are."""
        for step in range(self.plan.steps):
            self._look(critic is not None)
            self._note(step)
            shown = self._kept(self.shown, step, actor.shown(self.rows, self.choices[step]))
            scores, worth = self._scores(actor, shown, self.choices[step])
            if opponent is not None:
                self._let(opponent, step, shown, scores)
            chosen = sampled(scores)
            self.chosen[step] = chosen
            self.logs[step] = scores.log_softmax(1).gather(1, chosen[:, None])[:, 0]
            if critic is None:
                self.values[step] = worth[:, 0]
            else:
                unveiled = critic.shown(self.rows, self.choices[step], self.others)
                self.values[step] = critic(*self._kept(self.unveiled, step, [unveiled]))[:, 0]
            theirs = self.beside & (self.seat[step] != self.learner) if opponent is not None else None
            self.mine[step] &= True if theirs is None else ~theirs
            self._act(step, chosen)
        self._look(critic is not None)
        self.ahead[:] = by_seat(self._judged(actor, critic), self.asked, self.many)

    def _judged(self, actor: Actor, critic: Critic | None) -> Tensor:
        """What the tables are worth now to every seat, counted from who decides."""
        if critic is not None:
            return critic(critic.shown(self.rows, self.open, self.others))
        return self._scores(actor, actor.shown(self.rows, self.open), self.open)[1]

    def _kept(self, memory: list[Tensor], step: int, parts: Sequence[Tensor]) -> list[Tensor]:
        """What was shown, as it is remembered; room for it is made the first time."""
        if not memory:
            steps = self.plan.steps
            memory += [
                torch.zeros(steps, *part.shape, device=self.device, dtype=torch.float16) for part in parts
            ]
        for kept, part in zip(memory, parts, strict=True):
            kept[step] = part
        return [kept[step].float() for kept in memory]

    def _look(self, secrets: bool) -> None:
        """See how all tables are now."""
        for stretch in self.stretches:
            group, here = stretch.group, stretch.all
            self.rows[here, : self.network.layout.size] = group.rows
            self.open[here] = group.choices()
            self.asked[here] = group.to_play.long()
            if secrets:
                for place in range(1, group.seats):
                    self.others[here, place - 1] = group.seen_by(place)[:, self.secret].float()

    def _note(self, step: int) -> None:
        """Keep what is to be decided, and whether it is learnt from."""
        self.choices[step] = self.open
        self.seat[step] = self.asked
        for stretch in self.stretches:
            group, here = stretch.group, stretch.all
            seldom = torch.rand(group.games, device=self.device) < FORCED
            self.mine[step, here] = (group.counts > 1) | seldom

    def _scores(self, actor: Actor, shown: Sequence[Tensor], choices: Tensor) -> tuple[Tensor, Tensor]:
        if not self.network.apart:
            return actor(shown, choices)
        parts = [
            actor([part[s.all] for part in shown], choices[s.all], s.group.seats) for s in self.stretches
        ]
        scores, worth = zip(*parts, strict=True)
        return torch.cat(scores), torch.cat(worth)

    def _let(self, opponent: Actor, step: int, shown: Sequence[Tensor], scores: Tensor) -> None:
        """Earlier selves decide in the seats that are theirs."""
        choices, seat = self.choices[step], self.seat[step]
        some = [(slice(s.past, s.last), s.group.seats) for s in self.stretches if s.past < s.last]
        if self.network.apart:
            parts = [
                opponent([part[here] for part in shown], choices[here], seats)[0] for here, seats in some
            ]
        else:
            picked = [torch.cat([part[here] for here, _ in some]) for part in shown]
            whole, _ = opponent(picked, torch.cat([choices[here] for here, _ in some]))
            parts = list(whole.split([here.stop - here.start for here, _ in some]))
        for (here, _), theirs in zip(some, parts, strict=True):
            own = seat[here] == self.learner[here]
            scores[here] = torch.where(own[:, None], scores[here], theirs)

    def _act(self, step: int, chosen: Tensor) -> None:
        codes = chosen
        if self.network.listed:
            codes = self.choices[step].gather(1, chosen[:, None])[:, 0]
        for stretch in self.stretches:
            group, here = stretch.group, stretch.all
            group.step(codes[here])
            self.won[step, here, : group.seats] = group.won()
            self.ended[step, here] = group.ended()


def credit(
    seats: Tensor, values: Tensor, won: Tensor, ended: Tensor, ahead: Tensor, trace: float
) -> tuple[Tensor, Tensor]:
    """Advantages of all decisions (undiscounted), and what the table turned out to be worth to every seat.

    To a learner every seat is a chain of its own: a decision is followed by the same seat's next one, however
    many of others lie between, and the last in a game is paid that seat's own share, whoever ended the game.
    Where the record breaks off every seat is credited with what the table is thought to be worth to it then.
    To leave such decisions out would not do: those who decide again soon would be learnt from more often, and
    where that is a good sign (a chain of cards in one turn), tables would seem worth more than they are.
    """
    next_value, next_gain = ahead, torch.zeros_like(ahead)
    gains, worth = torch.zeros_like(values), torch.zeros_like(won)
    for step in reversed(range(len(seats))):
        over = ended[step][:, None]
        next_value = torch.where(over, won[step], next_value)
        next_gain = next_gain.masked_fill(over, 0.0)
        own = seats[step][:, None]
        value = values[step][:, None]
        gain = next_value.gather(1, own) - value + trace * next_gain.gather(1, own)
        next_value = next_value.scatter(1, own, value)
        next_gain = next_gain.scatter(1, own, gain)
        gains[step], worth[step] = gain[:, 0], next_value + next_gain
    return gains, worth


def from_viewer(numbers: Tensor, seats: Tensor, many: Tensor) -> Tensor:
    """Numbers by seat (last), counted from the viewer; those of seats that are not there stand behind."""
    places = torch.arange(numbers.shape[-1], device=numbers.device)
    turned = (seats[..., None] + places) % many[:, None]
    return numbers.gather(-1, torch.where(places < many[:, None], turned, places))


def by_seat(numbers: Tensor, seats: Tensor, many: Tensor) -> Tensor:
    """Numbers counted from the viewer, by seat: the other way round."""
    return from_viewer(numbers, (many - seats) % many, many)
