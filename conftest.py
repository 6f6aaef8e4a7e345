"""What all tests and doctests share."""

import pytest

collect_ignore = ["src/tablee/server/migrations/env.py"]  # runs only within Alembic


@pytest.fixture(autouse=True)
def english():
    """Every test begins in English, whatever the one before spoke."""
    from tablee.words import use

    use("en")
