"""What all tests share."""

import pytest
from hypothesis import settings

settings.register_profile("tablee", deadline=None, derandomize=True)
settings.load_profile("tablee")


def refused(match, seat, action):
    """The refusal of an action, after making sure that it changed nothing."""
    import tablee

    before, log = match.state, list(match.log)
    with pytest.raises(tablee.IllegalAction) as caught:
        match.play(seat, action)
    assert match.state == before
    assert match.log == log
    return caught.value
