"""The generator and the bags."""

from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from tablee.core import chance
from tablee.core.state import plain


def generator(*words):
    return plain(np.array(words or (1, 2, 3, 4), "i8"))


def test_toss_gives_32_bits_and_never_leaves_its_range():
    rng = generator(2**32 - 1, 2**32 - 1, 2**32 - 1, 2**32 - 1)
    tosses = [chance.toss(rng) for _ in range(5000)]
    assert min(tosses) >= 0
    assert max(tosses) < 2**32
    ones = sum(toss.bit_count() for toss in tosses)
    assert abs(ones / (5000 * 32) - 0.5) < 0.01


@pytest.mark.parametrize("n", [1, 2, 3, 7, 60, 98])
def test_below_is_even(n):
    rng = generator()
    counts = Counter(chance.below(rng, n) for _ in range(200 * n))
    assert set(counts) == set(range(n))
    if n > 1:
        assert chisquare([counts[k] for k in range(n)]).pvalue > 1e-4


def test_streams_of_neighbouring_games_and_seeds_differ():
    firsts = set()
    for seed in range(30):
        for number in range(30):
            rng = generator()
            chance.seed_stream(rng, seed, number)
            firsts.add(chance.toss(rng))
    assert len(firsts) == 900


@given(st.sets(st.integers(0, 99)))
def test_a_set_holds_what_was_put_in(cards):
    held = plain(np.zeros(2, "i8"))
    for card in cards:
        chance.put(held, card)
    assert chance.members(held) == sorted(cards)
    assert chance.count(held) == len(cards)
    assert [card for card in range(100) if chance.has(held, card)] == sorted(cards)
    out = np.zeros(100, "i8")
    n = chance.spell(held[0], 0, out, 0)
    n = chance.spell(held[1], 50, out, n)
    assert out[:n].tolist() == sorted(cards)


@given(st.sets(st.integers(0, 99), min_size=1), st.integers(0, 2**32 - 1))
def test_drawing_takes_one_card_out(cards, seed):
    bag = plain(np.zeros(2, "i8"))
    for card in cards:
        chance.put(bag, card)
    drawn = chance.draw(generator(seed, 2, 3, 4), bag, len(cards))
    assert drawn in cards
    assert chance.members(bag) == sorted(cards - {drawn})


def test_two_draws_from_a_set_reach_every_pair_evenly():
    rng = generator()
    pairs = Counter()
    for _ in range(6000):
        bag = plain(np.zeros(2, "i8"))
        chance.fill(bag, 48, 51)
        pairs[frozenset((chance.draw(rng, bag, 4), chance.draw(rng, bag, 3)))] += 1
    assert set(pairs) == {frozenset(pair) for pair in combinations(range(48, 52), 2)}
    assert chisquare(list(pairs.values())).pvalue > 1e-4


def test_faces_are_drawn_as_often_as_they_are_there():
    rng = generator()
    drawn = Counter()
    for _ in range(6000):
        bag = plain(np.array([3, 0, 1, 2], "i1"))
        face = chance.draw_face(rng, bag, 6)
        assert bag.sum() == 5
        drawn[face] += 1
    assert drawn[1] == 0
    assert chisquare([drawn[0], drawn[2], drawn[3]], [3000, 1000, 2000]).pvalue > 1e-4
