"""Lobo 77 as it was: in version 1 a 2× announced the total again, and so could cost a life."""

from tablee.core.build import rule
from tablee.core.past import Past
from tablee.games.lobo77 import rules
from tablee.games.lobo77.rules import TOO_MUCH, VALUES


@rule
def announcing_costs(s, face):
    if s.total >= TOO_MUCH:
        return True
    if s.total <= 0 or s.total % 11 != 0:
        return False
    return s.repeat_costs != 0 or VALUES[face] != 0


PAST = {1: Past({rules.announcing_costs: announcing_costs})}
