"""Guests of every kind of manners."""

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
