"""What all tests and doctests share."""

from importlib.util import find_spec

import pytest

# Where a library is not installed, what stands on it is not even looked at for examples.
collect_ignore_glob = [] if find_spec("torch") else ["src/tablee/learn/*", "src/tablee/bots/tensors.py"]
collect_ignore_glob += [] if find_spec("stable_baselines3") else ["src/tablee/envs/stable_baselines3.py"]

collect_ignore = ["src/tablee/server/migrations/env.py"]  # runs only within Alembic


@pytest.fixture(autouse=True)
def english():
    """Every test begins in English, whatever the one before spoke."""
    from tablee.words import use

    use("en")
