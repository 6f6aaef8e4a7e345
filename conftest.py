"""What all tests and doctests share."""

import pytest


@pytest.fixture(autouse=True)
def english():
    """Every test begins in English, whatever the one before spoke."""
    from tablee.words import use

    use("en")
