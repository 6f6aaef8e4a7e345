"""What a network answers in public: chances that add up, and a sentence for whatever it cannot take."""

import numpy as np
import pytest

import tablee
from tablee.bots.linear import one_thread, threads


def decided(name, seats, games=12, steps=9):
    batch = tablee.batch(name, seats, games, seed=2, observations=True)
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


@pytest.mark.parametrize(
    ("name", "seats"), [("duo", 2), ("duo", 6), ("exhopp", 3), ("lobo77", 5), ("ekko", 2)]
)
def test_chances_are_of_those_at_the_table_and_add_up_to_one(name, seats):
    batch = decided(name, seats)
    answer = tablee.policy(name)(batch.observations, batch.mask)
    assert answer.chances.shape == (12, batch.game.card.seats[1])
    assert (answer.chances[:, seats:] == 0).all()
    assert (answer.chances[:, :seats] > 0).all()
    np.testing.assert_allclose(answer.chances.sum(1), 1, atol=1e-5)
    one = tablee.policy(name)(batch.observations[3], batch.mask[3])
    np.testing.assert_allclose(one.chances, answer.chances[3], atol=1e-4)


def test_tables_of_several_sizes_are_told_apart_in_one_call():
    two, four = decided("duo", 2), decided("duo", 4)
    rows, masks = (
        np.concatenate(pair) for pair in zip(*((b.observations, b.mask) for b in (two, four)), strict=True)
    )
    chances = tablee.policy("duo")(rows, masks).chances
    assert ((chances > 0).sum(1) == [2] * 12 + [4] * 12).all()


def test_tensors_are_told_the_same():
    torch = pytest.importorskip("torch")
    for name, seats in (("lobo77", 3), ("exhopp", 2)):
        batch, policy = decided(name, seats), tablee.policy(name)
        here = policy(batch.observations, batch.mask)
        there = policy(torch.from_numpy(batch.observations), torch.from_numpy(batch.mask))
        np.testing.assert_allclose(here.chances, there.chances.numpy(), atol=1e-4)
        np.testing.assert_allclose(here.probabilities, there.probabilities.numpy(), atol=1e-4)
        with pytest.raises(tablee.BadOption, match="allows nothing"):
            policy(torch.from_numpy(batch.observations), torch.zeros(batch.mask.shape))
        assert policy(torch.zeros(0, 1)[:, :0].reshape(0, 0).new_zeros(0, batch.game.layout.size),
                      torch.zeros(0, batch.mask.shape[1])).chances.shape[0] == 0  # fmt: skip


@pytest.mark.parametrize("name", ["lobo77", "exhopp"])
def test_no_rows_have_an_empty_answer(name):
    batch = decided(name, 2)
    answer = tablee.policy(name)(batch.observations[:0], batch.mask[:0])
    assert answer.probabilities.shape == (0, batch.mask.shape[1])
    assert answer.chances.shape == (0, batch.game.card.seats[1])


def test_what_it_cannot_take_is_said():
    batch = decided("lobo77", 2)
    policy, rows, masks = tablee.policy("lobo77"), batch.observations, batch.mask
    size, actions = rows.shape[1], masks.shape[1]
    strange = decided("duo", 2)
    for shape in ((rows, masks[:3]), (rows[:, :4], masks), (rows, masks[0]), (rows[0], masks), ("x", masks),
                  (strange.observations, strange.mask), (rows[None], masks[None]), (None, None)):  # fmt: skip
        with pytest.raises(tablee.BadOption, match=f"rows of {size} numbers and masks of {actions} flags"):
            policy(*shape)
    holed = rows.copy()
    holed[4, 0] = np.nan
    with pytest.raises(tablee.BadOption, match="Row 4 is not all numbers"):
        policy(holed, masks)
    closed = masks.copy()
    closed[5] = False
    with pytest.raises(tablee.BadOption, match="row 5 allows nothing"):
        policy(rows, closed)
    with pytest.raises(tablee.BadOption, match="2 to 8 seats"):
        policy(np.zeros_like(rows), masks)


def test_weights_that_are_not_there_are_called_so(tmp_path):
    with pytest.raises(tablee.BadWeights, match="There is no file"):
        tablee.policy("duo", tmp_path / "none.npz")


def test_small_products_take_one_thread_and_give_the_others_back():
    found = threads()
    if found is None:
        pytest.skip("NumPy has another linear algebra here")
    before = found.get()
    with one_thread(), one_thread():
        assert found.get() == 1
    assert found.get() == before
