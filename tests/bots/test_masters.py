"""Networks at the table: weights that come with the games, and programs that play by them."""

import json
import logging
import random
import time
from pathlib import Path

import numpy as np
import pytest

import tablee
from tablee.bots import net, players
from tablee.bots.compiled import thumbs
from tablee.bots.levels import MASTER, SKILLED
from tablee.bots.players import Player, choose
from tablee.bots.rollouts import TABLES, look_ahead, own_view, room
from tablee.core.network import way_of
from tablee.core.shelf import shelf

NAMES = [card.name for card in shelf()]
LARGEST_FILE = 2_000_000
ANSWERS = Path(__file__).with_name("masters.json")


def at_the_table(name, seats=2, decisions=30, options=None):
    """A game played on by the network, at each of its decisions."""
    match = tablee.game(name, seats, options=options).start(seed="masters")
    program = Player("net")
    while not match.over and len(match.log) < decisions:
        seat = match.asked
        if seat >= 0:
            yield match, seat
        action = match.legal(seat)[0] if seat < 0 else program.decide(match, seat, 1).action
        match.play(seat, action)


@pytest.fixture
def cold():
    """No network is remembered, before and after."""

    def forget():
        for kept in (net.shipped_weights, players._policy, players._refused):
            kept.cache_clear()

    forget()
    yield
    forget()


@pytest.mark.parametrize("name", NAMES)
def test_the_weights_that_come_with_a_game_fit_it_and_are_small(name):
    policy = tablee.policy(name)
    assert policy.card["rules"] == tablee.game(name).version
    assert policy.card["decisions"] > 1_000_000
    assert net.shipped(name).stat().st_size <= LARGEST_FILE


@pytest.mark.parametrize("name", NAMES)
def test_a_network_decides_in_a_few_milliseconds(name):
    policy, spent = tablee.policy(name), []
    for match, seat in at_the_table(name):
        begun = time.perf_counter()
        own_view(match, seat, policy)
        spent.append(time.perf_counter() - begun)
    assert min(spent) < 0.02
    assert sorted(spent)[len(spent) // 2] < 0.1  # on however busy a machine


def answers(name):
    """The network's likeliest actions where they are plain, and its chances to win."""
    policy, found = tablee.policy(name), []
    for match, seat in at_the_table(name, seats=3, decisions=24):
        codes, shares, chance = own_view(match, seat, policy)
        plain = len(codes) > 1 and np.sort(shares)[-1] - np.sort(shares)[-2] > 0.1
        action = match.game.notation.ACTIONS[int(codes[shares.argmax()])]
        found.append([len(match.log), action if plain else None, round(chance, 2)])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_same_positions_get_the_same_answers(name):
    kept = json.loads(ANSWERS.read_text("utf-8"))[name]
    for (n, action, chance), (at, known, told) in zip(answers(name), kept, strict=True):
        assert (n, action) == (at, known)
        assert chance == pytest.approx(told, abs=0.03)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", NAMES)
def test_what_a_network_tells_all_seats_at_a_table_adds_up_to_one(name, seats):
    """Whoever decides is not told more than there is: Duo's network once told both of two 63 %."""
    batch = tablee.batch(name, seats, 100, seed=5, limit=3000, auto_reset=False, observations=True)
    policy, told = tablee.policy(name), []
    for _ in range(20):
        live = np.flatnonzero(batch.to_play >= 0)
        counts = batch.counts[live]
        legal = batch.legal[live, : counts.max()].astype("i8")
        codes = np.where(np.arange(counts.max()) < counts[:, None], legal, -1)
        shares, chances = policy.of_choices(batch.observations[live], codes)
        told.append(chances[:, :seats].sum(1).mean())
        actions = batch.sample().copy()
        actions[live] = codes[np.arange(len(live)), shares.argmax(1)]
        batch.step(actions)
    assert np.mean(told) == pytest.approx(1, abs=0.1)


@pytest.mark.parametrize("name", NAMES)
def test_a_network_beats_the_amateur(name):
    games, policy = 120 if name != "eko" else 60, tablee.policy(name)
    batch = tablee.batch(name, 2, games, seed=11, limit=1500, auto_reset=False, observations=True)
    amateur, own = thumbs(batch, 3), np.arange(games) % 2
    won, over = np.zeros(games), np.zeros(games, "?")
    while not over.all():
        actions = amateur.choose().copy()
        mine = np.flatnonzero(batch.to_play == own)
        if len(mine):
            counts = batch.counts[mine]
            legal = batch.legal[mine, : counts.max()].astype("i8")
            codes = np.where(np.arange(counts.max()) < counts[:, None], legal, -1)
            shares, _ = policy.of_choices(batch.observations[mine], codes)
            actions[mine] = codes[np.arange(len(mine)), shares.argmax(1)]
        batch.step(actions)
        ended = (batch.terminated | batch.truncated) & ~over
        first = batch.rewards[ended] == batch.rewards[ended].max(1, keepdims=True)
        won[ended] = first[np.arange(len(first)), own[ended]] / first.sum(1)
        over |= ended
    assert won.mean() > 0.6


@pytest.mark.parametrize("name", NAMES)
def test_programs_with_a_network_decide_from_what_their_seat_knows_and_change_nothing(name):
    dice = random.Random(7)
    programs = [Player("net"), Player("net-1")]
    for n, (match, seat) in enumerate(at_the_table(name, seats=3, decisions=20)):
        if n % (20 if match.game.costly else 9):
            continue
        before = match.copied().tobytes()
        chosen = [program.decide(match, seat, seed=5) for program in programs]
        assert match.copied().tobytes() == before
        assert all(decision.action in match.legal(seat) for decision in chosen)
        twin = match.copy()
        twin.imagine(seat, np.array([dice.getrandbits(32) for _ in range(4)], "i8"))
        assert [program.decide(twin, seat, seed=5) for program in programs] == chosen


def test_yardsticks_are_programs_like_any_other():
    match = tablee.game("lobo77", seats=2).start(seed=4)
    for name in ("net", "net-2", "search-60", "guided-60"):
        program = Player(name.upper())
        assert program.name == name
        chosen = program.decide(match, match.asked, seed=1)
        assert chosen.trouble is None
        assert chosen == program.decide(match, match.asked, seed=1)
    for wrong in ("search", "search-0", "search-x", "net-", "net-0"):
        with pytest.raises(tablee.UnknownBot, match="search-16000"):
            Player(wrong)


def test_looking_ahead_ranks_what_it_played_on():
    match = tablee.game("lobo77", seats=2).start(seed=2)
    seat, policy = match.asked, tablee.policy("lobo77")
    ideas = look_ahead(match, seat, policy, 1, rounds=2, depth=4, least=0.0)
    values = [idea.value for idea in ideas[1:]]
    assert len(ideas) > 1
    assert values == sorted(values, reverse=True)
    assert all(0 <= idea.value <= 1 for idea in ideas)
    assert all(idea.deals >= TABLES // len(ideas) for idea in ideas)
    assert {idea.code for idea in ideas} <= set(match.codes(seat))


def test_looking_ahead_takes_what_wins_at_once_whatever_the_network_thinks(monkeypatch):
    """The network is made to like everything alike; one choice wins the game, the others do not."""
    match, seat = tablee.game("duo", seats=2, first=0).start(seed=1), 0
    hands = [["R3t"], ["Y4c", "Y3c"]]
    state = match.state | {"hands": hands, "tops": ["R3c", "B1x"], "pile": ["R1c", "R2c", "G4t"]}
    last = match.game.position(state)
    policy = tablee.policy("duo")
    wins = [a for a in last.legal(seat) if a != "draw"]
    assert wins
    ask = policy.of_choices
    monkeypatch.setattr(
        policy,
        "of_choices",
        lambda rows, codes: (np.where(codes < 0, 0, 1 / codes.shape[1]), ask(rows, codes)[1]),
    )
    best = look_ahead(last, seat, policy, 1, rounds=3, depth=4)[0]
    assert last.game.notation.ACTIONS[best.code] in wins


def test_every_imagined_table_is_one_the_seat_could_sit_at():
    match = tablee.game("duo", seats=2).start(seed=2)
    seat, batch = match.asked, room(match.game, TABLES)
    words = np.arange(4 * TABLES, dtype="i8").reshape(TABLES, 4) + 1
    batch.imagine_from(match.copied(), seat, words.copy())
    own = match.observation(seat)
    assert (batch.observations == own).all()
    assert sorted(np.flatnonzero(batch.mask[0])) == sorted(match.codes(seat))
    assert len(np.unique(batch.states["hands"][:, 1 - seat], axis=0)) > 100
    again = batch.states.copy()
    batch.imagine_from(match.copied(), seat, words.copy())
    assert (batch.states == again).all()


def test_weights_that_do_not_fit_are_refused_with_a_sentence_and_the_search_plays(
    cold, tmp_path, monkeypatch, caplog
):
    file = tmp_path / "weights.npz"
    loaded = net.shipped_weights("lobo77")
    net.save(file, loaded.card | {"rules": 99}, loaded.weights)
    for module in (net, players):
        monkeypatch.setattr(module, "shipped", lambda name: file)
    net.shipped_weights.cache_clear()
    match = tablee.game("lobo77", seats=2).start(seed=4)
    with caplog.at_level(logging.WARNING, "tablee"):
        for _ in range(2):
            assert choose(match, match.asked, SKILLED, seed=1) in match.legal()
    assert [record.getMessage() for record in caplog.records] == [
        "These weights were learnt by version 99 of the rules of Lobo 77; "
        f"the rules are at version {match.game.version} now. Learn them anew."
    ]
    decision = Player("net").decide(match, match.asked, seed=1)
    assert decision.action in match.legal()
    assert decision.trouble is not None
    assert decision.trouble[0] == "weights-of-other-rules"


def test_a_game_says_how_its_levels_play():
    assert way_of("duo", SKILLED.name) == "network"
    assert way_of("duo", MASTER.name) == "ahead"
    assert way_of("duo", "beginner") == "search"
    assert [way_of("lobo77", MASTER.name, seats) for seats in (2, 3, 8)] == ["network", "search", "search"]
    assert [way_of("ekko", MASTER.name, seats) for seats in (2, 4)] == ["ahead", "search"]
