"""What the server counts, for Prometheus. Each process counts for itself."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

from tablee.bots.levels import CALLED

LOOK_EVERY = 0.5  # seconds between two looks at how late the loop is
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)  # memory, open files, processor time
PlatformCollector(registry=REGISTRY)
MOVES = Counter("tablee_moves", "Actions stored", ["game"], registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "tablee_move_seconds", "From the wish to act to the stored action", registry=REGISTRY, buckets=QUICK
)
REFUSALS = Counter("tablee_refusals", "Requests refused", ["reason"], registry=REGISTRY)
ANSWERS = Counter("tablee_answers", "Requests answered, by the kind of status", ["status"], registry=REGISTRY)
STREAMS = Gauge("tablee_streams", "Open streams", registry=REGISTRY)
TABLES = Gauge("tablee_tables", "Tables in memory", registry=REGISTRY)
WRITE_SECONDS = Histogram(
    "tablee_write_seconds",
    "From a change that is wished to one on the disk",
    registry=REGISTRY,
    buckets=QUICK,
)
CONFLICTS = Counter("tablee_conflicts", "Changes another process was quicker with", registry=REGISTRY)
LAG_SECONDS = Histogram(
    "tablee_loop_lag_seconds", "How late the loop comes to what is due", registry=REGISTRY, buckets=QUICK
)
THOUGHTS = Gauge("tablee_thoughts", "Thoughts asked for and not thought yet", ["level"], registry=REGISTRY)
THOUGHT_WAIT = Histogram(
    "tablee_thought_wait_seconds",
    "How long a thought waits for a worker",
    ["level"],
    registry=REGISTRY,
    buckets=SLOW,
)
THOUGHT_SECONDS = Histogram(
    "tablee_thought_seconds", "How long a thought takes", ["level"], registry=REGISTRY, buckets=SLOW
)
for kind in ("2xx", "3xx", "4xx", "5xx"):
    ANSWERS.labels(kind)  # so that a rate of none is 0


def answered(status: int) -> None:
    ANSWERS.labels(f"{status // 100}xx").inc()


def level_of(bot: str) -> str:
    """The level of a program, for counting; all guests are one."""
    return bot if bot in CALLED else "guest"


class Thought:
    """A thought that is waited for; `took` says how long a worker was at it."""

    took = 0.0


@contextmanager
def thinking(level: str) -> Iterator[Thought]:
    """Count a thought while it waits and is thought, and how long each takes."""
    begun = time.perf_counter()
    thought = Thought()
    THOUGHTS.labels(level).inc()
    try:
        yield thought
        THOUGHT_SECONDS.labels(level).observe(thought.took)
        THOUGHT_WAIT.labels(level).observe(max(0.0, time.perf_counter() - begun - thought.took))
    finally:
        THOUGHTS.labels(level).dec()


def thoughts_waiting() -> int:
    """How many thoughts are asked for and not thought yet."""
    return int(sum(sample.value for metric in THOUGHTS.collect() for sample in metric.samples))


async def watch_the_loop() -> None:
    """Notice how late the loop is, again and again."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(LOOK_EVERY)
        LAG_SECONDS.observe(max(0.0, time.perf_counter() - begun - LOOK_EVERY))


def text() -> bytes:
    """Everything counted, as Prometheus reads it."""
    return generate_latest(REGISTRY)
