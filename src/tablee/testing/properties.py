"""What must hold in a game, at every table, in every position that can be reached."""

import json
import random
import time
import types
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.core import records
from tablee.core.contract import problems
from tablee.core.game import Game, play_some
from tablee.core.match import Match
from tablee.core.shelf import find, module_or_none
from tablee.testing import drawn
from tablee.testing.tables import Setup, is_costly, name_of, setups, walk
from tablee.words import words

Marked = Any


def properties(game: str) -> type:
    """The class of tests of a game, for pytest to collect."""
    all_tables, some_tables = setups(game), setups(game, per_seat=False)

    def spread(method: Marked) -> Marked:
        """A property for every table, or for each set of options at one number of seats."""
        chosen = {"all": all_tables, "some": some_tables}.get(getattr(method, "tables", ""))
        return pytest.mark.parametrize("setup", chosen, ids=name_of)(method) if chosen else method

    own: dict[str, Any] = {"game": game, "__doc__": f"What must hold in {find(game).title}."}
    for name, method in vars(Properties).items():
        if name.startswith("test_"):
            own[name] = spread(_copied(method))
    return type(f"Test{game.capitalize()}", (), own)


def _copied(method: Marked) -> Marked:
    """A function of its own, so that marks of one game do not reach another."""
    copy = types.FunctionType(
        method.__code__, method.__globals__, method.__name__, method.__defaults__, method.__closure__
    )
    copy.__dict__.update(method.__dict__)
    copy.__doc__ = method.__doc__
    return copy


def at_every_table(method: Marked) -> Marked:
    method.tables = "all"
    return method


def with_every_option(method: Marked) -> Marked:
    method.tables = "some"
    return method


def fresh_chance(dice: random.Random) -> Any:
    return np.array([dice.getrandbits(32) for _ in range(4)], "i8")


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.game.seats)]


class Properties:
    """The properties; `properties(game)` makes tests of them."""

    game: str

    def test_it_keeps_the_contract(self) -> None:
        assert [str(problem) for problem in problems(self.game)] == []

    @at_every_table
    def test_pieces_are_conserved(self, setup: Setup) -> None:
        samples = module_or_none(self.game, "samples")
        if samples is None:
            pytest.skip("the game has no samples.pieces")
        start = None
        for match, _, _ in walk(setup, "conserve", 150):
            now = samples.pieces(match.state)
            start = start or now
            assert now == start or not match.log
            start = now if not match.log else start

    @with_every_option
    def test_legal_is_exactly_what_play_accepts(self, setup: Setup) -> None:
        dice = random.Random(1)
        for n, (match, _, _) in enumerate(walk(setup, "legal", 120)):
            if n % 12:
                continue
            texts, waiting = match.game.notation.ACTIONS, match.waiting
            for seat in range(-1, match.game.seats):
                legal = match.legal(seat)
                assert len(set(legal)) == len(legal)
                assert legal == sorted(legal)
                assert (seat in waiting) <= bool(legal)
                tried = legal[:30] + (list(texts) if len(texts) < 80 else dice.sample(texts, 60))
                for action in tried:
                    if not _is_tolerated(match, seat, action):
                        assert _accepts(match, seat, action) == (seat in waiting and action in legal)
            assert match.asked in waiting

    @at_every_table
    def test_replay_equals_play_and_records_verify(self, setup: Setup) -> None:
        *_, (match, _, _) = walk(setup, "replay", 60)
        full = match.record(full=True)
        (again,) = records.read(full.splitlines(), check=True)
        assert again.state == match.state
        assert again.copied().tobytes() == match.copied().tobytes()
        assert tablee.replay(match.record()).record() == match.record()

    @at_every_table
    def test_a_position_keeps_what_a_seat_knows(self, setup: Setup) -> None:
        for n, (match, _, _) in enumerate(walk(setup, "position", 120)):
            if n % 4:
                continue
            twin = match.game.position(match.state)
            assert twin.state == match.state
            assert (twin.asked, twin.waiting) == (match.asked, match.waiting)
            for seat in range(-1, match.game.seats):
                assert twin.legal(seat) == match.legal(seat)
            for viewer in viewers(match):
                assert twin.look(viewer) == match.look(viewer)

    @at_every_table
    def test_undo_restores_and_copies_are_independent(self, setup: Setup) -> None:
        for n, (match, seat, action) in enumerate(walk(setup, "undo", 60)):
            if n % 6:
                continue
            before = match.copied().tobytes()
            twin = match.copy()
            twin.play(seat, action)
            assert match.copied().tobytes() == before, "a copy shares nothing"
            twin.undo()
            assert twin.log == match.log
            assert twin.copied().tobytes() == before

    @with_every_option
    def test_interpreted_and_compiled_runs_are_identical(self, setup: Setup) -> None:
        pairs = zip(walk(setup, "twice", 60), walk(setup, "twice", 60, compiled=False), strict=True)
        for (fast, seat, action), (slow, slow_seat, slow_action) in pairs:
            assert (seat, action) == (slow_seat, slow_action)
            assert fast.copied().tobytes() == slow.copied().tobytes()
        chance = np.array([1, 2, 3, 4], "i8")
        for viewer in viewers(fast):
            one, two = fast.copy(), slow.copy()
            one.imagine(viewer, chance.copy())
            two.imagine(viewer, chance.copy())
            assert one.copied().tobytes() == two.copied().tobytes()

    @at_every_table
    def test_secrecy_what_a_seat_is_shown_does_not_depend_on_what_it_cannot_know(self, setup: Setup) -> None:
        dice = random.Random(2)
        every = 12 if is_costly(self.game) else 3
        for n, (match, _, _) in enumerate(walk(setup, "secret", 120)):
            if n % every:
                continue
            for viewer in viewers(match):
                twin = match.copy()
                twin.imagine(viewer, fresh_chance(dice))
                assert twin.look(viewer) == match.look(viewer)
                if viewer is not None:
                    assert twin.legal(viewer) == match.legal(viewer)
                if viewer is not None and n % (4 * every) == 0:
                    assert _refusals(twin, viewer) == _refusals(match, viewer)

    @at_every_table
    def test_imagining_forgets_all_that_is_hidden(self, setup: Setup) -> None:
        """Imagining an imagined table gives the same as imagining the real one: nothing real is left, neither
        a hidden card nor a future draw."""
        dice = random.Random(3)
        for n, (match, _, _) in enumerate(walk(setup, "forget", 90)):
            if n % 3:
                continue
            for viewer in viewers(match):
                chance = fresh_chance(dice)
                once, twice = match.copy(), match.copy()
                twice.imagine(viewer, fresh_chance(dice))
                once.imagine(viewer, chance.copy())
                twice.imagine(viewer, chance.copy())
                assert once.copied().tobytes() == twice.copied().tobytes()

    @at_every_table
    def test_a_card_that_says_that_nothing_is_hidden_is_right(self, setup: Setup) -> None:
        """Then imagining changes nothing but the chance that is to come."""
        dice = random.Random(6)
        if not find(self.game).secrets:
            for n, (match, _, _) in enumerate(walk(setup, "open", 60)):
                for viewer in viewers(match) if n % 6 == 0 else ():
                    twin = match.copy()
                    twin.imagine(viewer, fresh_chance(dice))
                    before, after = match.copied(), twin.copied()
                    before["rng"] = after["rng"] = 0
                    assert before.tobytes() == after.tobytes()

    @at_every_table
    def test_an_imagined_table_is_a_table(self, setup: Setup) -> None:
        dice = random.Random(4)
        samples = module_or_none(self.game, "samples")
        for n, (match, _, _) in enumerate(walk(setup, "world", 90)):
            if n % 5:
                continue
            for viewer in viewers(match):
                twin = match.copy()
                twin.imagine(viewer, fresh_chance(dice))
                if samples is not None:
                    assert samples.pieces(twin.state) == samples.pieces(match.state)
                assert match.game.position(twin.state).state == twin.state
                for _ in range(10):
                    if not twin.over:
                        twin.play(twin.asked, dice.choice(twin.legal()))

    @with_every_option
    def test_everything_can_be_told_in_both_languages(self, setup: Setup) -> None:
        for match, seat, action in walk(setup, "tell", 150):
            game, after = match.game, match.copy()
            after.play(seat, action)
            for lang in ("fr", "en"):
                said = words(game.name, lang)
                assert said.say(game.notation.action_words(action), match.names)
                for viewer in viewers(match):
                    shown = game.looks.seen(action, seat, viewer)
                    for sentence in game.looks.tell(match.look(viewer), seat, shown, after.look(viewer)):
                        assert said.say(sentence, match.names, viewer)

    @at_every_table
    def test_payoffs_sum_to_nothing_and_follow_the_ranks(self, setup: Setup) -> None:
        name, seats, options = setup
        game = Game(name, seats, options)
        results = play_some(game, games=10, limit=20_000)
        assert results["payoffs"].sum(axis=1) == pytest.approx(0)
        assert results["ends"].max() <= len(game.card.ends)
        if not game.card.endless:
            assert (results["ends"] > 0).all()

    @with_every_option
    def test_a_finished_match_has_a_result_and_waits_for_nobody(self, setup: Setup) -> None:
        name, seats, options = setup
        if find(name).endless:
            pytest.skip("random play may never end")
        match = Game(name, seats, options).start(seed="result")
        dice = random.Random(5)
        while not match.over:
            assert match.result is None
            match.play(match.asked, dice.choice(match.legal()))
        result = match.result
        assert result is not None
        assert sum(result["payoffs"]) == pytest.approx(0)
        assert result["end"] in match.game.card.ends
        by_rank = sorted(range(seats), key=lambda seat: result["ranks"][seat])
        assert [result["payoffs"][seat] for seat in by_rank] == sorted(result["payoffs"], reverse=True)
        assert result["ranks"][by_rank[0]] == 1
        assert (match.waiting, match.asked) == ((), -1)

    # Observations

    @at_every_table
    def test_secrecy_an_observation_does_not_depend_on_what_the_seat_cannot_know(self, setup: Setup) -> None:
        dice = random.Random(6)
        for n, (match, _, _) in enumerate(walk(setup, "observe", 60)):
            if n % 3:
                continue
            for viewer in range(match.game.seats):
                row = match.observation(viewer)
                _stays_within(row, match.game)
                twin = match.copy()
                twin.imagine(viewer, fresh_chance(dice))
                assert np.array_equal(twin.observation(viewer), row)

    @with_every_option
    def test_what_looks_different_is_observed_differently(self, setup: Setup) -> None:
        seen: dict[Any, str] = {}
        for match, _, _ in walk(setup, "differ", 80):
            for viewer in range(match.game.seats):
                row = match.observation(viewer)
                look = {key: part for key, part in match.look(viewer).items() if key != "seat"}
                shown = json.dumps(look | {"seat": viewer})
                assert seen.setdefault((viewer, row.tobytes()), shown) == shown

    @with_every_option
    def test_interpreted_and_compiled_observations_are_equal(self, setup: Setup) -> None:
        pairs = zip(walk(setup, "plain", 12), walk(setup, "plain", 12, compiled=False), strict=True)
        for (fast, _, _), (slow, _, _) in pairs:
            for viewer in range(fast.game.seats):
                assert np.array_equal(fast.observation(viewer), slow.observation(viewer))

    @with_every_option
    def test_a_batch_plays_the_games_of_bulk_play(self, setup: Setup) -> None:
        """Place by place, numbers g, g + games … are the games that are played in bulk."""
        name, seats, options = setup
        games, limit = 3, 300
        batch = tablee.batch(name, seats, games, seed=5, limit=limit, threads=1, options=options)
        ended: dict[int, Any] = {}
        for _ in range(2 * limit + 1):
            numbers = batch.numbers.copy()
            batch.step(batch.sample())
            for g in np.flatnonzero(batch.terminated | batch.truncated):
                ended[int(numbers[g])] = batch.rewards[g].copy()
        alone = play_some(Game(name, seats, options), 1 + max(ended), limit, seed=5)
        for number, rewards in ended.items():
            assert rewards == pytest.approx(alone["payoffs"][number], abs=1e-6)

    # Programs

    @with_every_option
    def test_thinking_changes_nothing_and_needs_only_what_the_seat_knows(self, setup: Setup) -> None:
        from tablee.bots.thought import ponder

        dice = random.Random(7)
        for n, (match, _, _) in enumerate(walk(setup, "think", 40)):
            if n % 13 or match.asked < 0:
                continue
            before, seat = match.copied().tobytes(), match.asked
            ideas = ponder(match, seat, seed=1, playouts=24)
            assert match.copied().tobytes() == before
            assert all(idea.action in match.legal(seat) for idea in ideas)
            assert all(0 <= idea.value <= 1 for idea in ideas)
            twin = match.copy()
            twin.imagine(seat, fresh_chance(dice))
            assert ponder(twin, seat, seed=1, playouts=24) == ideas

    # The table in the browser

    @at_every_table
    def test_every_choice_is_a_path_of_buttons(self, setup: Setup) -> None:
        drawn.every_choice_can_be_clicked(setup, 24 if is_costly(self.game) else 12)

    @with_every_option
    def test_secrecy_what_a_viewer_is_sent_does_not_depend_on_what_it_cannot_know(
        self, setup: Setup, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(time, "time", lambda: 1.0)  # what is shown of time left is not compared
        drawn.nothing_hidden_is_sent(setup, 50 if is_costly(self.game) else 18)


def _is_tolerated(match: Match, seat: int, action: str) -> bool:
    tolerates = match.game.tolerates
    return tolerates is not None and bool(tolerates(match.handle, seat, match.game.codes[action]))


def _accepts(match: Match, seat: int, action: str) -> bool:
    twin = match.copy()
    try:
        twin.play(seat, action)
    except tablee.IllegalAction:
        assert twin.copied().tobytes() == match.copied().tobytes(), "a refusal changes nothing"
        return False
    return True


def _refusals(match: Match, seat: int) -> list[str]:
    """What the seat is told when it tries actions that are not legal for it."""
    legal = set(match.legal(seat))
    texts = match.game.notation.ACTIONS
    told = []
    for action in random.Random(7).sample(texts, min(12, len(texts))):
        if action not in legal and not _is_tolerated(match, seat, action):
            with pytest.raises(tablee.IllegalAction) as caught:
                match.play(seat, action)
            told.append(caught.value.say("fr"))
    return told


def _stays_within(row: Any, game: Game) -> None:
    """As the layout says: sizes, bounds, and a place for each seat."""
    assert row.size == game.layout.size
    for part in game.layout.parts.values():
        assert row[part.place].min() >= part.low, part.name
        assert row[part.place].max() <= part.high, part.name
    assert row[game.layout["table"].place].sum() == game.seats
