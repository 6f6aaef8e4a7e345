"""Whatever is thrown at the parsers of a game is understood or refused in words, never a crash."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee.core.shelf import shelf

GAMES = [card.name for card in shelf()]
each_game = pytest.mark.parametrize("name", GAMES)


def middle(name):
    """A match in the middle of things."""
    match = tablee.game(name).start(seed="fuzz")
    dice = random.Random(1)
    for _ in range(40):
        match.play(match.asked, dice.choice(match.legal()))
    return match


MATCHES = {name: middle(name) for name in GAMES}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


def set_up(game, state):
    try:
        match = game.position(state)
    except tablee.BadPosition as refusal:
        assert refusal.say("fr") != ""
        assert refusal.say("en") != ""
        return
    assert match.waiting or match.over
    assert match.legal() or match.over


@each_game
@settings(max_examples=150)
@given(data=st.data())
def test_any_value_of_any_key_of_a_position(name, data):
    match = MATCHES[name]
    key = data.draw(st.sampled_from(sorted(match.state)))
    set_up(match.game, match.state | {key: data.draw(JSON)})


@each_game
@settings(max_examples=150)
@given(data=st.data())
def test_any_value_deep_inside_a_position(name, data):
    match = MATCHES[name]
    state = match.state
    place = state
    while isinstance(place, (dict, list)) and place:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(list(keys)))
        if not isinstance(place[key], (dict, list)) or not place[key] or data.draw(st.booleans()):
            place[key] = data.draw(JSON)
            break
        place = place[key]
    set_up(match.game, state)


@each_game
@given(value=JSON)
def test_anything_as_a_position(name, value):
    set_up(MATCHES[name].game, value)


@each_game
@given(text=st.text(), seat=st.integers(-3, 9))
def test_any_text_as_an_action(name, text, seat):
    match = MATCHES[name]
    with pytest.raises(tablee.IllegalAction) as caught:
        match.copy().play(seat, text)
    assert caught.value.say("fr") != caught.value.say("en")
