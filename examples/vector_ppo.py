"""A loop in one file, as CleanRL has them: PPO on many tables of a game at once, in nothing but NumPy.

python examples/vector_ppo.py lobo77 --seconds 60

The learner sits at a seat drawn anew at every deal, against random players, amateurs and its own earlier
selves. What to mind: the arrays of an observation are written again by the next step, so they are copied;
and the step after an end only deals anew (its action does nothing), so it is left out of every lesson.
"""

import argparse
import time

import gymnasium
import numpy as np

import tablee
import tablee.envs.gymnasium

STEPS = 64  # decisions at each table between two lessons
EPOCHS = 4
PIECES = 8
RATE = 1e-3
TRACE = 0.95  # how far an advantage looks ahead (lambda)
CLIP = 0.2
CURIOSITY = 0.01  # the worth of entropy
EARLIER = 10  # lessons between two selves that are kept as opponents


class Net:
    """One hidden layer: scores of the actions, and what the table is worth; with its gradient and Adam."""

    def __init__(self, inputs: int, actions: int, width: int = 128, seed: int = 1) -> None:
        dice = np.random.default_rng(seed)
        self.weights = {
            "in": dice.normal(0, inputs**-0.5, (inputs, width)),
            "bias": np.zeros(width),
            "choice": np.zeros((width, actions)),
            "worth": np.zeros((width, 1)),
        }
        self._means = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self._squares = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self._steps = 0

    def forward(self, rows, masks):
        hidden = np.tanh(np.log1p(np.abs(rows)) * np.sign(rows) @ self.weights["in"] + self.weights["bias"])
        scores = np.where(masks, hidden @ self.weights["choice"], -np.inf)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, powers / powers.sum(axis=1, keepdims=True), (hidden @ self.weights["worth"])[:, 0]

    def learn(self, rows, hidden, by_scores, by_worth):
        """One step of Adam, down the gradient with respect to scores and worth."""
        by_hidden = by_scores @ self.weights["choice"].T + by_worth[:, None] @ self.weights["worth"].T
        inside = by_hidden * (1 - hidden**2)
        slopes = {
            "in": (np.log1p(np.abs(rows)) * np.sign(rows)).T @ inside,
            "bias": inside.sum(axis=0),
            "choice": hidden.T @ by_scores,
            "worth": hidden.T @ by_worth[:, None],
        }
        self._steps += 1
        for name, slope in slopes.items():
            self._means[name] += 0.1 * (slope - self._means[name])
            self._squares[name] += 0.001 * (slope**2 - self._squares[name])
            mean = self._means[name] / (1 - 0.9**self._steps)
            square = self._squares[name] / (1 - 0.999**self._steps)
            self.weights[name] -= RATE * mean / (np.sqrt(square) + 1e-8)

    def policy(self):
        """This net as it is now, as a policy that others can play against."""
        frozen = {name: value.copy() for name, value in self.weights.items()}

        def earlier_self(rows, masks):
            twin = object.__new__(Net)
            twin.weights = frozen
            return twin.forward(rows, masks)[1]

        return earlier_self


def lesson(net, steps):
    """Go through what was played: clipped changes of the policy, squared errors of the worth."""
    rows, masks, actions, before, gains, worths = steps
    dice = np.random.default_rng(0)
    for _ in range(EPOCHS):
        for piece in np.array_split(dice.permutation(len(rows)), PIECES):
            hidden, shares, worth = net.forward(rows[piece], masks[piece])
            every, taken = np.arange(len(piece)), actions[piece]
            gain = (gains[piece] - gains[piece].mean()) / (gains[piece].std() + 1e-8)
            ratio = shares[every, taken] / before[piece]
            counts = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = gain * ratio * counts
            logs = np.log(np.where(shares > 0, shares, 1))
            entropy = -(shares * logs).sum(axis=1, keepdims=True)
            by_scores = shares * pull[:, None] + CURIOSITY * shares * (logs + entropy)
            by_scores[every, taken] -= pull
            net.learn(rows[piece], hidden, by_scores / len(piece), (worth - worths[piece]) / len(piece))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[card.name for card in tablee.shelf()])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    name = tablee.envs.gymnasium.IDS[given.game]
    company = {"bots": ["random", "amateur"], "mixed": True, "seat": "random"}
    tables = gymnasium.make_vec(name, num_envs=given.tables, seats=given.seats, **company).unwrapped
    net = Net(tables.game.layout.size, tables.game.rules.ACTIONS)
    selves = []
    dice = np.random.default_rng(1)
    seen, _ = tables.reset(seed=1)
    dealt = np.zeros(given.tables, "?")  # where the next step only deals anew
    begin, lessons = time.perf_counter(), 0
    while time.perf_counter() - begin < given.seconds or not lessons:
        rows, masks = [], []
        shape = (STEPS, given.tables)
        actions, before, worths = np.zeros(shape, "i8"), np.zeros(shape), np.zeros(shape)
        paid, ended, counts = np.zeros(shape), np.zeros(shape, "?"), np.zeros(shape, "?")
        for step in range(STEPS):
            rows.append(seen["observation"].copy())
            masks.append(seen["action_mask"].astype("?"))
            _, shares, worths[step] = net.forward(rows[-1], masks[-1])
            draws = dice.random((given.tables, 1)) * shares.sum(axis=1, keepdims=True)
            actions[step] = (shares.cumsum(axis=1) > draws).argmax(axis=1)
            before[step] = shares[np.arange(given.tables), actions[step]]
            counts[step] = ~dealt
            seen, paid[step], over, cut, _ = tables.step(actions[step])
            dealt = ended[step] = over | cut
        _, _, following = net.forward(seen["observation"], seen["action_mask"].astype("?"))
        gains, ahead = np.zeros(shape), np.zeros(given.tables)
        for step in reversed(range(STEPS)):
            goes_on = ~ended[step]
            ahead = paid[step] + goes_on * following - worths[step] + TRACE * goes_on * ahead
            gains[step], following = ahead, worths[step]
        kept = counts.ravel()
        flat = [np.concatenate(rows), np.concatenate(masks), *(a.ravel() for a in (actions, before, gains))]
        lesson(net, [part[kept] for part in (*flat, (gains + worths).ravel())])
        lessons += 1
        if lessons % EARLIER == 0:
            selves = [*selves[-4:], net.policy()]
            tables.set_bots(["random", "amateur", *selves], mixed=True)
    spent = time.perf_counter() - begin
    print(f"{lessons} lessons, {lessons * STEPS * given.tables / spent / 1e3:.0f} thousand decisions/s")
    for other in ("random", "amateur"):
        bots = {"learnt": net.policy(), other: other}
        row = tablee.arena(given.game, bots, given.seats, games=given.games, seed=1).rows[0]
        print(f"against {other}: {100 * row.win_rate:.1f} % of {row.games} games, {row.faults} faults")


if __name__ == "__main__":
    main()
