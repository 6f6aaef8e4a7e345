"""What all tests and doctests share."""

from importlib.util import find_spec

import pytest

# Without PyTorch what stands on it is not even looked at for examples.
collect_ignore_glob = [] if find_spec("torch") else ["src/tablee/learn/*", "src/tablee/bots/tensors.py"]

collect_ignore = ["src/tablee/server/migrations/env.py"]  # runs only within Alembic


@pytest.fixture(autouse=True)
def english():
    """Every test begins in English, whatever the one before spoke."""
    from tablee.words import use

    use("en")
