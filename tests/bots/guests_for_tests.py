"""Guests of every kind of manners."""

import sys
import time


class First:
    def choose(self, look, legal, clock):
        assert look["hand"] is not None
        return legal[0]


class Crasher:
    def choose(self, look, legal, clock):
        raise RuntimeError("oh no")


class Dier:
    def choose(self, look, legal, clock):
        import os

        os._exit(3)


class Sleeper:
    def choose(self, look, legal, clock):
        time.sleep(60)


class Babbler:
    def choose(self, look, legal, clock):
        return "castle kingside"


class Unborn:
    def __init__(self):
        raise ValueError("not today")


class Quitter:
    def __init__(self):
        sys.exit(3)


class Lowest:
    """Sees numbers instead of words."""

    def act(self, observation, mask, clock):
        assert observation.dtype == "f4"
        return mask.argmax()


class Even:
    """A policy: probabilities for rows of observations and masks."""

    def __call__(self, observations, masks):
        return masks / masks.sum(axis=1, keepdims=True)


class Coded:
    """A policy that answers with codes."""

    def __call__(self, observations, masks):
        return masks.argmax(axis=1)


class Odd:
    def act(self, observation, mask, clock):
        return [mask]


class Nowhere:
    """All its trust is in what is not legal."""

    def __call__(self, observations, masks):
        return ~masks * 1.0


class Silent:
    def choose(self, look, legal, clock):
        return None
