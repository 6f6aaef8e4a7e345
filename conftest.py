"""What all tests and doctests share."""

from importlib.util import find_spec
from os import environ

import pytest

from tablee.workers import ONE_THREAD

# Tests run side by side, a core each, as a house's programs do: threads of one would wait for the others'.
environ.update(dict.fromkeys(ONE_THREAD, "1"))

# Where a library is not installed, what stands on it is not even looked at for examples.
collect_ignore_glob = [] if find_spec("torch") else ["src/tablee/learn/*", "src/tablee/bots/tensors.py"]
collect_ignore_glob += [] if find_spec("stable_baselines3") else ["src/tablee/envs/stable_baselines3.py"]

collect_ignore = ["src/tablee/server/migrations/env.py"]  # runs only within Alembic


@pytest.fixture(autouse=True)
def english():
    """Every test begins in English, whatever the one before spoke."""
    from tablee.words import use

    use("en")
