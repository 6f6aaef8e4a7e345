"""Learning from a lesson: what turned out well is made likelier, but not by too much at a time."""

from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor, nn

from tablee.learn.lesson import Room, credit, from_viewer
from tablee.learn.models import Actor, Critic

CLIP = 0.2  # how far a lesson may change the chance of a choice
JUDGING = 0.5  # the weight of judging tables right, beside choosing well
STEEP = 0.5  # the longest step of the weights


@dataclass
class Told:
    """How a lesson went, as tensors where they are: how much was still tried, how wrong the judges were, and
    how far the choices moved."""

    entropy: Tensor
    error: Tensor
    moved: Tensor


class Facts(NamedTuple):
    """What is known of the decisions of a lesson, flattened; what was seen is in the room's memory."""

    gains: Tensor
    worth: Tensor
    there: Tensor  # which seats are


def learn(
    room: Room,
    actor: Actor,
    critic: Critic | None,
    optimizer: torch.optim.Optimizer,
    curiosity: float,
) -> Told:
    """Go through a lesson some times, in chunks, in any order."""
    gains, worth = credit(room.seat, room.values, room.won, room.ended, room.ahead, room.plan.trace)
    worth = from_viewer(worth, room.seat, room.many)
    there = torch.arange(worth.shape[-1], device=worth.device) < room.many[:, None]
    kept = gains[room.mine]
    gains_even = (gains - kept.mean()) / (kept.std() + 1e-6)
    facts = Facts(gains_even.flatten(), worth.flatten(0, 1), there.expand_as(worth).flatten(0, 1))
    total = Told(*(torch.zeros((), device=room.device) for _ in range(3)))
    chunks, most = 0, _longest(room)
    for _ in range(room.plan.epochs):
        for seats, some in _chunks(room, room.mine):
            _one_step(room, actor, critic, optimizer, facts, some, seats, most, curiosity, total)
            chunks += 1
    many = max(1, chunks)
    return Told(total.entropy / many, total.error / many, total.moved / many)


def _longest(room: Room) -> int:
    """How many of the choices at most there are to look at: lists are seldom as long as they could be."""
    width = room.choices.shape[-1]
    return max(1, int((room.choices >= 0).sum(-1).max())) if room.network.listed else width


def _chunks(room: Room, keep: Tensor) -> list[tuple[int | None, Tensor]]:
    """The decisions of a lesson in any order, some at a time; apart by seats where the network asks so."""
    tables, size = room.tables, room.plan.chunk
    kinds: dict[int | None, list[tuple[int, int]]] = {}
    for stretch in room.stretches:
        kind = stretch.group.seats if room.network.apart else None
        kinds.setdefault(kind, []).append((stretch.first, stretch.last))
    found: list[tuple[int | None, Tensor]] = []
    for kind, places in kinds.items():
        wanted = keep
        if kind is not None:
            here = torch.zeros(tables, dtype=torch.bool, device=keep.device)
            for first, last in places:
                here[first:last] = True
            wanted = keep & here
        every = wanted.flatten().nonzero()[:, 0]
        shuffled = every[torch.randperm(len(every), device=every.device)]
        found += [(kind, some) for some in shuffled.split(size) if len(some) >= min(size // 4, 256)]
    order = torch.randperm(len(found)).tolist()
    return [found[k] for k in order]


def _one_step(
    room: Room,
    actor: Actor,
    critic: Critic | None,
    optimizer: torch.optim.Optimizer,
    facts: Facts,
    some: Tensor,
    seats: int | None,
    most: int,
    curiosity: float,
    total: Told,
) -> None:
    choices = room.choices.flatten(0, 1)[:, :most][some]
    scores, worth = actor([part.flatten(0, 1)[some].float() for part in room.shown], choices, seats)
    logs = scores.log_softmax(1)
    now = logs.gather(1, room.chosen.flatten()[some][:, None])[:, 0]
    before, gains = room.logs.flatten()[some], facts.gains[some]
    ratio = (now - before).exp()
    better = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
    entropy = -(logs.exp() * logs).sum(1).mean()
    there = facts.there[some]
    error = _error(worth, facts.worth[some], there)
    loss = -better - curiosity * entropy + JUDGING * error
    if critic is not None:
        error = _error(critic(room.unveiled[0].flatten(0, 1)[some].float()), facts.worth[some], there)
        loss = loss + JUDGING * error
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    for model in (actor, critic):
        if model is not None:
            nn.utils.clip_grad_norm_(model.parameters(), STEEP)
    optimizer.step()
    total.entropy += entropy.detach()
    total.error += error.detach()
    total.moved += (before - now).detach().mean()


def _error(judged: Tensor, worth: Tensor, there: Tensor) -> Tensor:
    """How wrong judgements are, in the mean over the seats that are there."""
    return ((judged - worth).square() * there).sum() / there.sum()
