"""Random play in the compiled loop, one core, all legal moves listed at every step.

The peer runs before and after each game, so that both see the machine in the same mood.
"""

import time
from statistics import median

import tablee
from bench.goals import told
from bench.peers import EIGHTS, Play, openspiel
from tablee.core.game import Game, play_some

LIMIT = 2000


def moves_per_second(game: Game, seconds: float) -> float:
    """Moves per second over at least `seconds`, in chunks of games."""
    play_some(game, games=1, limit=LIMIT)
    moves, first, chunk = 0, 0, 20
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        moves += int(play_some(game, chunk, LIMIT, seed=1, first=first)["lengths"].sum())
        first += chunk
        chunk = max(20, int(first * 0.2 / max(spent, 0.01)))
    return moves / (time.perf_counter() - start)


def peer_per_second(play: Play, seconds: float) -> float:
    decisions, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play()
    return decisions / spent


def table(seconds: float) -> tuple[str, list[str], list[list[str]]]:
    rows = []
    peer = openspiel(EIGHTS)
    peers = [peer_per_second(peer, seconds)]
    for card in tablee.shelf():
        low, high = card.seats
        for seats in sorted({low, min(4, high), high}):
            game = Game(card.name, seats)
            ours = moves_per_second(game, seconds)
            peers.append(peer_per_second(peer, seconds))
            ratio = ours / ((peers[-1] + peers[-2]) / 2)
            size = f"{game.rules.State.itemsize} B"
            rows.append(
                [
                    card.title,
                    str(seats),
                    f"{ours / 1e6:.2f} M",
                    f"{ratio:.1f}",
                    told(card.name, "rules"),
                    size,
                ]
            )
    rows.append([f"OpenSpiel {EIGHTS}", "4", f"{median(peers) / 1e6:.2f} M", "1", "", ""])
    columns = ["game", "seats", "decisions/s", "× peer", "goal", "record"]
    return "Random play, compiled, one core", columns, rows
