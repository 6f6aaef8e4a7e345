"""What the server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
MOVES = Counter("tablee_moves", "Actions stored", ["game"], registry=REGISTRY)
MOVE_SECONDS = Histogram(
    "tablee_move_seconds",
    "From the wish to act to the stored action",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
)
REFUSALS = Counter("tablee_refusals", "Requests refused", ["reason"], registry=REGISTRY)
STREAMS = Gauge("tablee_streams", "Open streams", registry=REGISTRY)
TABLES = Gauge("tablee_tables", "Tables in memory", registry=REGISTRY)

THOUGHTS = Gauge("tablee_thoughts", "Thoughts asked for and not thought yet", ["level"], registry=REGISTRY)


def thoughts_waiting() -> int:
    """How many thoughts are asked for and not thought yet."""
    return int(sum(s.value for metric in THOUGHTS.collect() for s in metric.samples))


def text() -> bytes:
    """Everything counted, as Prometheus reads it."""
    return generate_latest(REGISTRY)
