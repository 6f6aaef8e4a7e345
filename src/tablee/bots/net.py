"""Networks at the table: weights from a file, evaluated with NumPy (or, given its tensors, with PyTorch).

Weights ship in the folder of their game, in half precision, with a card that says what they are. Those that
do not fit the game's rules, its rows or its actions as they are now are refused with a sentence.
"""

import json
import zipfile
from collections.abc import Mapping
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tablee.bots.linear import one_thread
from tablee.core.network import FORBIDDEN, NUMPY, Network, former, network
from tablee.core.shelf import find, folder
from tablee.errors import BadOption, BadWeights

Array = np.ndarray[Any, Any]
SHIPPED = "weights.npz"
CARD = "card"
TOGETHER = 4096  # rows evaluated at a time
FEW = 512  # so few rows are evaluated by one thread: others would wait for each other longer than they work
NEVER_NOTHING = 1e-6  # so that a network without hope for anybody still shares out a whole


class Loaded(NamedTuple):
    """What a file of weights holds: the card, and the weights by name; and the network they belong to."""

    card: dict[str, Any]
    weights: dict[str, Array]
    network: Network


def save(file: Path | str, card: Mapping[str, Any], weights: Mapping[str, Any]) -> None:
    """Write weights in half precision, with their card."""
    arrays = {name: np.asarray(value, np.float16) for name, value in weights.items()}
    text = np.array(json.dumps(dict(card), ensure_ascii=False))
    part = Path(file).with_suffix(".part.npz")
    np.savez_compressed(part, **{CARD: text}, **arrays)  # type: ignore[arg-type]
    part.replace(file)


def load(file: Path | str, name: str) -> Loaded:
    """The weights in a file, if they fit the game as it is now."""
    try:
        with np.load(file, allow_pickle=False) as found:
            card = json.loads(str(found[CARD]))
            weights = {key: found[key].astype(np.float32) for key in found.files if key != CARD}
    except FileNotFoundError:
        raise BadWeights("weights-no-file", file=str(file)) from None
    except (OSError, ValueError, KeyError, zipfile.BadZipFile):
        raise BadWeights("weights-unreadable", file=str(file)) from None
    return Loaded(card, weights, _network_of(card, weights, name))


def load_present(file: Path | str, name: str) -> Loaded:
    """The weights in a file, if they belong to the network that the game is learnt with now."""
    loaded = load(file, name)
    if loaded.network is not network(name):
        raise BadWeights("weights-of-another-layout", title=find(name).title)
    return loaded


def _network_of(card: Any, weights: Mapping[str, Array], name: str) -> Network:
    """The network, of those the game has or had, that weights belong to by their card and their shapes."""
    own = find(name)
    if not isinstance(card, dict) or card.get("game") != name:
        other = str(card.get("game")) if isinstance(card, dict) else "?"
        raise BadWeights("weights-of-another-game", title=own.title, other=other)
    if card.get("rules") != own.version:
        raise BadWeights(
            "weights-of-other-rules", title=own.title, theirs=card.get("rules", 0), ours=own.version
        )
    found = {key: array.shape for key, array in weights.items()}
    for made in (network(name), *former(name)):
        shapes = {key: shape.size for key, shape in made.shapes().items()}
        if card.get("layout") == made.digest() and found == shapes:
            return made
    raise BadWeights("weights-of-another-layout", title=own.title)


def shipped(name: str) -> Path:
    """Where the weights of a game lie that come with it."""
    return folder(name) / SHIPPED


@cache
def shipped_weights(name: str) -> Loaded:
    file = shipped(name)
    if not file.is_file():
        raise BadWeights("weights-none", title=find(name).title)
    return load(file, name)


class Answer(NamedTuple):
    """What a policy says of some rows: the probability of each action, and each seat's chance to win, the
    viewer's first."""

    probabilities: Any
    chances: Any


class Policy:
    """A network that plays a game with given options.

    Called with observations (a row each) and masks (a flag for each action), as batches and environments have
    them, it gives `probabilities` of all actions and `chances` to win of all seats, counted from the viewer:
    0 for chairs that nobody sits on at the table of a row, and 1 in all. PyTorch's tensors are answered in
    tensors where they are.
    """

    def __init__(
        self, name: str, options: Mapping[str, Any] | None = None, weights: Path | str | None = None
    ):
        self.name = name
        loaded = shipped_weights(name) if weights is None else load(weights, name)
        self.card, self.weights, self.network = loaded
        chosen = find(name).complete(options or {}, find(name).seats[1])
        self._told = np.array(self.network.options(chosen), "f4")
        self._tensors: dict[str, Any] = {}

    def __repr__(self) -> str:
        return f"<Policy of {find(self.name).title}, {self.card.get('decisions', 0):,} decisions learnt from>"

    def __call__(self, observations: Any, masks: Any) -> Answer:
        if hasattr(observations, "numpy") and hasattr(observations, "device"):
            return self._in_tensors(observations, masks)
        rows, masks = as_array(observations, "f4"), as_array(masks, "?")
        self._check_shapes(rows.shape, masks.shape)
        if rows.ndim == 1:
            return Answer(*(part[0] for part in self(rows[None], masks[None])))
        seats = rows[:, self.network.layout["table"].place].sum(1)
        self._check_rows(np.isfinite(rows).all(1), masks.any(1), seats)
        parts = [
            self._answer(rows[i : i + TOGETHER], masks[i : i + TOGETHER])
            for i in range(0, max(1, len(rows)), TOGETHER)
        ]
        return Answer(*(np.concatenate(some) for some in zip(*parts, strict=True)))

    def _check_shapes(self, rows: tuple[int, ...], masks: tuple[int, ...]) -> None:
        """Refuse what is not a row of this game's observation and a mask of its actions, or many of both."""
        size, actions = self.network.layout.size, self.network.actions
        if len(rows) not in (1, 2) or rows[-1] != size or masks != (*rows[:-1], actions):
            title = find(self.name).title
            given = {"rows": str(tuple(rows)), "masks": str(tuple(masks))}
            raise BadOption("bad-rows", title=title, size=size, actions=actions, **given)

    def _check_rows(self, fine: Any, open_: Any, seats: Any) -> None:
        """Refuse rows that no seat observes: the first of them is named."""
        low, high = find(self.name).seats
        sat = (seats >= low) & (seats <= high)
        if not bool((fine & open_ & sat).all()):
            for key, flags in (
                ("row-not-finite", fine),
                ("row-without-choice", open_),
                ("row-of-no-table", sat),
            ):
                if not bool(flags.all()):
                    raise BadOption(key, row=flags.tolist().index(False), low=low, high=high)

    def _answer(self, rows: Array, masks: Array) -> Answer:
        if not len(rows):
            return Answer(np.zeros(masks.shape, "f4"), np.zeros((0, self.network.seats), "f4"))
        with one_thread() if len(rows) <= FEW else nullcontext():
            return self._evaluated(rows, masks)

    def _evaluated(self, rows: Array, masks: Array) -> Answer:
        seats, places = seats_at(self.network, rows), np.arange(self.network.seats)
        if not self.network.listed:
            scores, worth = self.scores(rows, masks)
            return Answer(softmax(scores), shared(chances(worth, seats), seats, places))
        codes = listed(masks)
        probabilities = np.zeros(masks.shape, "f4")
        scores, worth = self.scores(rows, codes)
        named = np.where(codes < 0, 0, codes)
        shares = np.where(codes < 0, 0, softmax(scores))
        np.add.at(probabilities, (np.arange(len(rows))[:, None], named), shares)
        return Answer(probabilities, shared(chances(worth, seats), seats, places))

    def of_choices(self, rows: Array, codes: Array) -> tuple[Array, Array]:
        """The probability of each choice, listed by codes that end in -1s, and each seat's chance to win."""
        if self.network.listed:
            scores, worth = self.scores(rows, codes)
        else:
            masks = np.zeros((len(rows), self.network.actions), "?")
            masks[np.arange(len(rows))[:, None], np.where(codes < 0, codes[:, :1], codes)] = True
            scores, worth = self.scores(rows, masks)
            scores = np.take_along_axis(scores, np.where(codes < 0, 0, codes), 1)
        shares = softmax(np.where(codes < 0, np.float32(FORBIDDEN), scores))
        return shares, chances(worth, seats_at(self.network, rows))

    def scores(self, rows: Array, choices: Array) -> tuple[Array, Array]:
        """The network's own answer: scores of the choices, and worths of the seats."""
        whole = np.concatenate([rows, np.broadcast_to(self._told, (len(rows), len(self._told)))], 1)
        if not self.network.apart:
            scores, worth = self.network.evaluate(self.weights, whole, choices, NUMPY)
            return scores, worth
        seats = seats_at(self.network, rows)
        scores = np.zeros(choices.shape, "f4")
        worth = np.zeros((len(rows), self.network.seats), "f4")
        for many in np.unique(seats):
            alike = seats == many
            scores[alike], worth[alike] = self.network.evaluate(
                self.weights, whole[alike], choices[alike], NUMPY, int(many)
            )
        return scores, worth

    def _in_tensors(self, rows: Any, masks: Any) -> Answer:
        import torch

        from tablee.bots.tensors import TorchOps

        masks = torch.as_tensor(masks, device=rows.device)
        self._check_shapes(rows.shape, masks.shape)
        if rows.ndim == 1:
            return Answer(*(part[0] for part in self._in_tensors(rows[None], masks[None])))
        key = str(rows.device)
        if key not in self._tensors:
            here = {name: torch.tensor(value, device=rows.device) for name, value in self.weights.items()}
            self._tensors[key] = TorchOps(rows.device), here, torch.tensor(self._told, device=rows.device)
        ops, weights, told = self._tensors[key]
        with torch.no_grad():
            whole = torch.cat([rows.float(), told.expand(len(rows), -1)], 1)
            choices = masks.bool()
            seats = rows[:, self.network.layout["table"].place].sum(1)
            self._check_rows(rows.isfinite().all(1), choices.any(1), seats)
            if not len(rows):
                return Answer(whole.new_zeros(masks.shape), whole.new_zeros(0, self.network.seats))
            if self.network.listed:
                choices = torch.as_tensor(listed(choices.cpu().numpy()), device=rows.device)
            scores = torch.zeros(choices.shape, device=rows.device)
            worth = torch.zeros(len(rows), self.network.seats, device=rows.device)
            for many in seats.unique().tolist() if self.network.apart else [0]:
                alike = seats == many if many else torch.ones_like(seats, dtype=torch.bool)
                some = whole[alike], choices[alike]
                scores[alike], worth[alike] = self.network.evaluate(weights, *some, ops, int(many) or None)
            shares = scores.softmax(1)
            if self.network.listed:
                empty = torch.zeros(masks.shape, device=rows.device)
                shares = empty.scatter_add_(1, choices.clamp(min=0), shares * (choices >= 0))
            places = torch.arange(self.network.seats, device=rows.device)
            return Answer(shares, shared(chances(worth, seats), seats, places))


def as_array(values: Any, kind: str) -> Array:
    """Rows or masks as an array of numbers; one of no rows' shape if they are none."""
    try:
        return np.asarray(values).astype(kind, copy=False)
    except (TypeError, ValueError):
        return np.zeros(())


def listed(masks: Array) -> Array:
    """The codes that each mask allows, side by side, ending in -1s."""
    counts = masks.sum(1)
    codes = np.full((len(masks), max(1, int(counts.max(initial=0)))), -1, "i8")
    rows, found = np.nonzero(masks)
    codes[rows, np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)] = found
    return codes


def seats_at(wanted: Network, rows: Array) -> Array:
    """How many seats the table of each row has."""
    count: Array = rows[:, wanted.layout["table"].place].sum(1).astype("i8")
    return count


def chances(worth: Any, seats: Any) -> Any:
    """Each seat's chance to win, of what the table is worth to it: 1 for a win, else its share of -1."""
    many = seats[:, None]
    return ((worth * (many - 1) + 1) / many).clip(0, 1)


def shared(found: Any, seats: Any, places: Any) -> Any:
    """Chances as they are told: none for a chair that nobody sits on, and 1 in all. The network judges seat
    by seat, so what it says of them need not add up."""
    kept = (found + NEVER_NOTHING) * (places < seats[:, None])
    return kept / kept.sum(1)[:, None]


def softmax(scores: Array) -> Array:
    powers = np.exp(scores - scores.max(1, keepdims=True))
    shares: Array = powers / powers.sum(1, keepdims=True)
    return shares
