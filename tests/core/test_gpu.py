"""The rules on a GPU. Without one they must still compile to its assembly language, every kernel of every game."""

import re
from types import SimpleNamespace

import numba
import numpy as np
import pytest

import tablee
from tablee.bots.compiled import build_by_thumb
from tablee.core.batch import Arrays, Batch, Terms
from tablee.core.game import Game, rows

cuda = pytest.importorskip("numba.cuda")
pytest.importorskip("numba_cuda")

HOPPER = (9, 0)
NAMES = [card.name for card in tablee.shelf()]


@pytest.fixture
def no_card(monkeypatch):
    """Device functions ask the card what they are compiled for: let one answer that is not there."""
    card = SimpleNamespace(compute_capability=HOPPER)
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: card)


ONE_IS_ENOUGH = "lobo77"  # for kernels that are made of what the others are made of


def assembly(kernel, arguments, polished=False):
    """A kernel in the card's assembly language; polished, as it is run, takes twice as long."""
    types = tuple(numba.typeof(argument) for argument in arguments)
    text, _ = cuda.compile_ptx(kernel.py_func, numba.void(*types), cc=HOPPER, opt=polished)
    return text


def whole_games(game):
    return game.blank(), 1, 0, 100, *rows(game, 2).values()


@pytest.mark.parametrize("name", NAMES)
def test_every_kernel_compiles_for_a_gpu(name, no_card):
    """One build for all of them: what they share is compiled once."""
    from tablee.core import gpu_kernels
    from tablee.core.gpu import CudaBuild

    batch = Batch(Game(name), 4)
    build = CudaBuild(name, build_by_thumb(batch.game).rules, there=False)
    check_whole_games(build, batch.game)
    a, terms, codes = batch.arrays, batch.terms, np.zeros(4, "i4")
    assert isinstance(a, Arrays)
    assert isinstance(terms, Terms)
    words, numbers, records = np.zeros(8, "u4"), np.zeros(8, "f4"), a.states.view("i8")
    chances = np.zeros((4, 4), "i8")
    by_place = [
        (gpu_kernels.survey_games, (a, terms, np.ones(4, "?"))),
        (gpu_kernels.imagine_games, (a, a.to_play, chances, np.ones(4, "?"))),
    ]
    for kernel, arguments in [
        *(by_place if name == ONE_IS_ENOUGH else []),
        (gpu_kernels.deal_games, (a, terms, np.ones(4, "?"), 0, True)),
        (gpu_kernels.step_games, (a, records, terms, codes)),
        (gpu_kernels.sample_games, (a.states, a.legal, a.counts, codes)),
        (gpu_kernels.choose_games, (a.states, a.to_play, batch.game.blank(4), chances, codes)),
        (gpu_kernels.find_illegal_action, (a.mask, a.to_play, codes, codes)),
        (gpu_kernels.write_masks, (a.legal, a.counts, words)),
        (gpu_kernels.write_observations, (records, a.to_play, numbers)),
    ]:
        assert kernel.__name__ in assembly(build.bind(kernel), arguments)


@pytest.mark.parametrize("name", [name for name in NAMES if not Game(name).costly])
def test_random_games_compile_for_a_gpu(name, no_card):
    """Where there is much to choose from, it takes too long to compile what only differs in how one chooses."""
    from tablee.core.gpu import CudaBuild

    game = Game(name)
    check_whole_games(CudaBuild(name, game.rules, there=False), game)


def check_whole_games(build, game):
    from tablee.core import gpu_kernels

    text = assembly(build.bind(gpu_kernels.play_games), whole_games(game), polished=True)
    assert ".target sm_90" in text
    assert "play_games" in text
    assert not re.search(r"\b(fma|ex2|sqrt)\.", text), "rounded otherwise than by the processor"


@pytest.mark.parametrize("name", NAMES)
def test_the_steps_of_the_card_are_those_of_the_processor(name):
    """What a thread of the card does with a game, done here by the processor: the same games come of it."""
    from tablee.core import gpu_steps

    usual, like_card = (Batch(Game(name), 12, seed=3, limit=40, threads=1) for _ in range(2))
    bind = like_card.game.build.bind
    step_game, settle_game = bind(gpu_steps.step_game), bind(gpu_steps.settle_game)
    a, terms = like_card.arrays, like_card.terms
    for _ in range(90):
        actions = usual.sample()
        assert (like_card.sample() == actions).all()
        usual.step(actions)
        for g in range(like_card.games):
            if step_game(a.states[g], g, actions[g], a, terms):
                settle_game(a.states, g, g, a, terms)
        listed = np.arange(a.legal.shape[1]) < a.counts[:, None]
        assert (a.legal[listed] == usual.legal[listed]).all()
        for array in {*Arrays._fields} - {"legal", "mask", "observations"}:
            assert (getattr(a, array) == getattr(usual.arrays, array)).all(), array


@pytest.mark.skipif(cuda.is_available(), reason="there is a GPU")
def test_without_a_gpu_the_processor_is_named():
    with pytest.raises(tablee.BadOption, match="no GPU"):
        tablee.batch("duo", games=4, device="cuda")
    with pytest.raises(tablee.BadOption, match="no GPU"):
        tablee.bulk("duo", games=4, device="cuda")


def test_a_device_that_does_not_exist_is_refused():
    with pytest.raises(tablee.BadOption, match="cpu, cuda"):
        tablee.bulk("duo", games=4, device="tpu")


def test_without_numba_cuda_it_is_said_how_to_install_it(monkeypatch):
    monkeypatch.setattr("tablee.find_spec", lambda name: None)
    with pytest.raises(tablee.BadOption, match=r"tablee\[gpu\]"):
        tablee.batch("duo", games=4, device="cuda")


@pytest.mark.skipif(not cuda.is_available(), reason="no GPU here")
@pytest.mark.parametrize("name", NAMES)
def test_a_gpu_plays_the_games_the_processor_plays(name):
    for by, games in (("random", 20_000), ("thumb", 4_000 if name != "eko" else 400)):
        here, there = (tablee.bulk(name, games=games, by=by, limit=300, device=d) for d in ("cpu", "cuda"))
        assert all((here[row] == there[row]).all() for row in here)
    terms = {"games": 333, "limit": 60, "observations": True}
    one, other = tablee.batch(name, **terms), tablee.batch(name, device="cuda", **terms)
    for _ in range(130):
        one.step(one.sample())
        other.step(other.sample())
    assert (one.observe(1) == other.observe(1).copy_to_host()).all()
    listed = np.arange(one.legal.shape[1]) < one.counts[:, None]
    assert (one.legal[listed] == other.legal.copy_to_host()[listed]).all()
    for array in {*Arrays._fields, "observations"} - {"legal"}:
        assert (getattr(one, array) == getattr(other, array).copy_to_host()).all(), array


@pytest.mark.skipif(not cuda.is_available(), reason="no GPU here")
@pytest.mark.parametrize("name", NAMES)
def test_games_of_a_gpu_are_saved_imagined_and_set_up_as_on_the_processor(name):
    match = Game(name).start(seed=3)
    here, there = (
        tablee.batch(name, games=40, seed=4, start=7, limit=200, observations=True, device=d)
        for d in ("cpu", "cuda")
    )
    marked = np.arange(40) % 3 == 0

    def agree():
        for array in ("states", "numbers", "lengths", "to_play", "counts", "mask", "terminated", "rewards"):
            assert (getattr(here, array) == getattr(there, array).copy_to_host()).all(), array
        assert (here.observations == there.observations.copy_to_host()).all()

    def both(deed):
        deed(here)
        deed(there)
        agree()

    agree()
    for _ in range(10):
        both(lambda batch: batch.step(batch.sample()))
    kept = here.save(marked), there.save(marked)
    assert kept[0].states.tobytes() == kept[1].states.tobytes()
    both(lambda batch: batch.imagine(seed=5, which=marked))
    both(lambda batch: batch.step(batch.sample()))
    both(lambda batch: batch.load(kept[1], marked))
    both(lambda batch: batch.load(kept[0][2], ~marked, seed=9))
    both(lambda batch: batch.reseed(4, marked))
    both(lambda batch: batch.step(batch.sample()))
    both(lambda batch: batch.reset(marked, positions=match))
    both(lambda batch: batch.reset(positions=match.state))
    both(lambda batch: batch.step(batch.sample()))
