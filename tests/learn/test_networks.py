"""Networks: the same answers in NumPy and in PyTorch, from a seat's own knowledge, quickly."""

import time

import numpy as np
import pytest

import tablee
from tablee.bots import net
from tablee.core.network import NUMPY, former, network
from tablee.core.shelf import shelf

NAMES = [card.name for card in shelf()]
LARGEST_FILE = 2_000_000


def some_weights(name, seed=0):
    """Weights as large as those of a network that has learnt something."""
    dice = np.random.default_rng(seed)
    made = {}
    for key, shape in network(name).shapes().items():
        size = shape.size[0] if len(shape.size) > 1 else 4
        made[key] = dice.normal(0, 0.7 / size**0.5, shape.size).astype("f2").astype("f4")
    return made


def card_of(name, **other):
    made = network(name)
    return {"game": name, "rules": made.card.version, "layout": made.digest(), "decisions": 1} | other


@pytest.fixture(scope="module")
def weights(tmp_path_factory):
    folder = tmp_path_factory.mktemp("weights")

    def write(name, **other):
        file = folder / f"{name}-{len(other)}.npz"
        net.save(file, card_of(name, **other), some_weights(name))
        return file

    return write


def positions(name, seats, games=24, steps=30):
    batch = tablee.batch(name, seats, games, seed=5, observations=True)
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


@pytest.mark.parametrize("name", NAMES)
def test_numpy_and_torch_give_the_same_answers(name, weights):
    torch = pytest.importorskip("torch")
    policy = tablee.policy(name, weights(name))
    for seats in {2, 3, tablee.game(name).card.seats[1]}:
        batch = positions(name, seats)
        plain = policy(batch.observations, batch.mask)
        tensors = policy(torch.from_numpy(batch.observations), torch.from_numpy(batch.mask))
        np.testing.assert_allclose(plain.probabilities, tensors.probabilities.numpy(), atol=2e-4)
        np.testing.assert_allclose(plain.chances, tensors.chances.numpy(), atol=2e-4)
        assert np.isfinite(plain.probabilities).all()
        np.testing.assert_allclose(plain.probabilities.sum(1), 1, atol=1e-4)
        assert (plain.probabilities[~batch.mask] == 0).all()
        assert plain.probabilities.std() > 0


@pytest.mark.parametrize("name", NAMES)
def test_one_row_and_many_give_the_same_answers(name, weights):
    policy = tablee.policy(name, weights(name))
    batch = positions(name, 2, games=5)
    many = policy(batch.observations, batch.mask)
    for g in range(5):
        one = policy(batch.observations[g], batch.mask[g])
        np.testing.assert_allclose(one.probabilities, many.probabilities[g], atol=1e-4)
        np.testing.assert_allclose(one.chances, many.chances[g], atol=1e-4)


@pytest.mark.parametrize("name", NAMES)
def test_options_are_part_of_what_a_network_sees(name, weights):
    option = next(o for o in tablee.game(name).card.own_options)
    usual = tablee.policy(name, weights(name))
    value = not option.default if isinstance(option.default, bool) else option.high
    other = tablee.policy(name, weights(name), options={option.name: value})
    batch = positions(name, 2)
    ours, theirs = (p(batch.observations, batch.mask).chances for p in (usual, other))
    assert not np.allclose(ours, theirs)


@pytest.mark.parametrize("name", NAMES)
def test_an_answer_does_not_depend_on_what_is_hidden(name, weights):
    policy = tablee.policy(name, weights(name))
    match = tablee.game(name, 2).start(seed="hidden")
    dice = np.random.default_rng(1)
    for step in range(12):
        if match.over:
            break
        seat = match.asked
        answers = []
        for table in (match, match.copy()):
            if table is not match:
                table.imagine(seat, np.array([step + 1, 2, 3, 4], "i8"))
            row = np.zeros(match.game.layout.size, "f4")
            match.game.observe(table.handle, seat, row)
            mask = np.zeros(match.game.rules.ACTIONS, "?")
            mask[[match.game.codes[a] for a in table.legal(seat)]] = True
            answers.append(policy(row, mask))
        np.testing.assert_array_equal(answers[0].probabilities, answers[1].probabilities)
        match.play(seat, match.legal(seat)[dice.integers(len(match.legal(seat)))])


@pytest.mark.parametrize("name", NAMES)
def test_weights_are_small_and_an_answer_takes_a_core_little_time(name, weights):
    """A millisecond (ekô: three) on a core that multiplies a row by a layer in a thirtieth of one; slower ones
    are held to what they are."""
    file = weights(name)
    assert file.stat().st_size <= LARGEST_FILE
    policy = tablee.policy(name, file)
    batch = positions(name, 2, games=8)
    row, layer = np.ones((1, 512), "f4"), np.ones((512, 512), "f4")
    answers = products = 1.0
    for _ in range(60):
        answers = min(answers, spent_on(lambda: policy(batch.observations[0], batch.mask[0])))
        products = min(products, spent_on(lambda: row @ layer))
    assert answers / products < (90 if network(name).apart else 30)


def spent_on(something):
    begun = time.process_time()
    something()
    return time.process_time() - begun


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"game": "chess"}, "for “chess”"),
        ({"rules": 99, "more": 1}, "version 99"),
        ({"layout": "0", "more": 1, "yet": 2}, "do not fit"),
    ],
)
def test_weights_that_do_not_fit_are_refused_in_a_sentence(other, sentence, weights):
    with pytest.raises(tablee.BadWeights, match=sentence):
        tablee.policy("duo", weights("duo", **other))


def test_a_file_that_holds_no_weights_is_refused(tmp_path):
    (tmp_path / "some.npz").write_bytes(b"nothing")
    with pytest.raises(tablee.BadWeights, match="not a file of weights"):
        tablee.policy("duo", tmp_path / "some.npz")
    with pytest.raises(tablee.BadWeights, match="There is no file"):
        tablee.policy("duo", tmp_path / "none.npz")


def test_weights_of_another_shape_are_refused(tmp_path):
    made = some_weights("duo")
    made["choice"] = made["choice"][:, 1:]
    net.save(tmp_path / "some.npz", card_of("duo"), made)
    with pytest.raises(tablee.BadWeights, match="do not fit"):
        tablee.policy("duo", tmp_path / "some.npz")


def test_masks_are_listed_in_order():
    masks = np.array([[0, 1, 0, 1], [1, 0, 0, 0], [0, 0, 0, 0]], "?")
    assert net.listed(masks).tolist() == [[1, 3], [0, -1], [-1, -1]]


def test_chances_of_all_seats_sum_to_one_where_worths_sum_to_nothing():
    worth = np.array([[1.0, -1 / 3, -1 / 3, -1 / 3]])
    np.testing.assert_allclose(net.chances(worth, np.array([4])), [[1, 0, 0, 0]], atol=1e-12)
    assert net.chances(np.zeros((1, 2)), np.array([2])).tolist() == [[0.5, 0.5]]


def test_exhopp_counts_colours_by_owner_and_rows_in_no_order(weights):
    """Tables that differ only in which colours there are, and in the order of the rows, are judged alike."""
    policy = tablee.policy("exhopp", weights("exhopp"))
    batch = positions("exhopp", 3, games=6, steps=20)
    layout = tablee.game("exhopp").layout
    rows, masks = batch.observations.copy(), batch.mask.copy()
    codes = tablee.game("exhopp", 3).codes
    turned, swapped = rows.copy(), np.zeros_like(masks)
    order = [2, 0, 1, 5, 3, 4]  # the colour that each becomes

    for part in ("hand", "discard", "offered"):
        cards = rows[:, layout[part].place].reshape(len(rows), 6, 12)
        turned[:, layout[part].place] = cards[:, np.argsort(order)].reshape(len(rows), -1)
    for part in ("give", "want"):
        turned[:, layout[part].place] = rows[:, layout[part].place][:, np.argsort(order)]
    seats = rows[:, layout["colours"].place].reshape(len(rows), 6, 6)
    turned[:, layout["colours"].place] = seats[:, :, np.argsort(order)].reshape(len(rows), -1)
    lines = rows[:, layout["rows"].place].reshape(len(rows), 4, 6, 12)[:, ::-1][:, :, np.argsort(order)]
    turned[:, layout["rows"].place] = lines.reshape(len(rows), -1)
    heads = rows[:, layout["heads"].place].reshape(len(rows), 4, 6)[:, ::-1]
    turned[:, layout["heads"].place] = heads.reshape(len(rows), -1)
    letters = "rgbyov"
    becomes = {letters[k]: letters[order[k]] for k in range(6)}
    place = np.zeros(len(codes), int)
    for text, code in codes.items():
        words = text.split()
        new = [words[0]]
        for word in words[1:]:
            if word[0] in becomes and word != "for":
                new.append(becomes[word[0]] + word[1:])
            elif words[0] == "lay":
                new.append(str(5 - int(word)))
            else:
                new.append(word)
        place[code] = codes[" ".join(new)]
    swapped[:, place] = masks
    before, after = policy(rows, masks), policy(turned, swapped)
    np.testing.assert_allclose(before.chances, after.chances, atol=1e-4)
    np.testing.assert_allclose(before.probabilities, after.probabilities[:, place], atol=1e-4)


def test_a_game_without_settings_of_its_own_is_learnt_by_layers(monkeypatch):
    from tablee.core import network as described

    monkeypatch.setattr(described, "module_or_none", lambda name, part: None)
    described.network.cache_clear()
    try:
        made = described.network("lobo77")
        assert isinstance(made, described.Dense)
        assert described.settings("lobo77") == described.Settings()
        weights = {key: np.zeros(shape.size, "f4") for key, shape in made.shapes().items()}
        rows, mask = np.zeros((2, made.inputs), "f4"), np.ones((2, made.actions), "?")
        scores, worth = made.evaluate(weights, rows, mask, NUMPY)
        assert scores.shape == (2, made.actions)
        assert worth.shape == (2, made.seats)
    finally:
        described.network.cache_clear()


def test_ties_in_a_row_of_exhopp_are_seen_exactly():
    made = network("exhopp")
    sums = np.array([[[5.0, 5.0, 0, 0, 0, 0], [9.0, 5.0, 5.0, 0, 0, 0]]], "f4")
    margins = made._margins(sums, NUMPY)
    assert margins[0, 0, :2].tolist() == [0, 0]
    assert margins[0, 1, :3].tolist() == [4, -4, -4]


def seen_in_ekko(match, seat):
    """What the network reckons of each card, (signs, cards), and what its row shows."""
    made = network("ekko")
    row = np.concatenate([match.observation(seat), made.options(match.game.options)]).astype("f4")[None]
    signs, _ = made.signs(row, NUMPY)
    return signs[0], {name: row[0, part.place] for name, part in made.layout.parts.items()}


def numbers(flags):
    return {int(card) + 1 for card in np.flatnonzero(flags)}


def goes_on(card, top):
    return card > top if top % 2 else card < top


def who_lacks(match, seat):
    """The other seats that the network takes to have drawn since the top card was laid."""
    made = network("ekko")
    row = np.concatenate([match.observation(seat), made.options(match.game.options)]).astype("f4")[None]
    found = np.flatnonzero(made.lacking(row, NUMPY)[0]) + 1
    return {(seat + int(place)) % match.game.seats for place in found if place < match.game.seats}


def since_the_top_card(drawn, seat, action, last):
    """Who has drawn for want of a card since one was laid: also after a multiple of 11 that was the last."""
    kind, *card = action.split()
    if kind in ("lay", "mirror"):
        return {seat} if last and int(card[0]) % 11 == 0 else set()
    return drawn | {seat} if kind == "draw" else drawn


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_who_could_not_lay_in_ekko_is_told_from_the_row(seats):
    dice = np.random.default_rng(seats)
    seen = 0
    match, drawn = tablee.game("ekko", seats, target=200).start(seed="lacking"), set()
    for _ in range(400):
        if match.over:
            break
        seat, state = match.asked, match.state
        if state["phase"] == "turn":
            assert who_lacks(match, seat) == drawn - {seat}
            for other in drawn - {seat}:
                fitting = [card for card in state["hands"][other] if goes_on(int(card), int(state["top"]))]
                assert len(fitting) <= 1
            seen += bool(drawn - {seat})
        action = match.legal(seat)[dice.integers(len(match.legal(seat)))]
        drawn = since_the_top_card(drawn, seat, action, last=len(state["hands"][seat]) == 1)
        match.play(seat, action)
        if match.state["round"] != state["round"]:
            drawn = set()
    assert seen > 5


def test_what_an_ekko_card_would_bring_is_reckoned_as_by_hand():
    """Played on at random; counted card by card from what the seat knows."""
    match = tablee.game("ekko", 3).start(seed="signs")
    dice = np.random.default_rng(4)
    lacked = 0
    for _ in range(60):
        seat = match.asked
        signs, row = seen_in_ekko(match, seat)
        hand, top = numbers(row["hand"]), numbers(row["top"])
        unseen = set(range(1, 99)) - hand - top - numbers(row["under"]) - numbers(row["aside_own"])
        lacks = who_lacks(match, seat)
        lacked += bool(lacks)
        rest = {c for c in unseen if not goes_on(c, min(top))}
        for card in hand:
            old = 1 - sum(goes_on(c, card) for c in rest) / len(rest)
            new = 1 - sum(goes_on(c, card) for c in unseen) / len(unseen)
            none = []
            for place in (1, 2):
                size = int(row["sizes"][place])
                none.append(old ** (size - 1) * new if (seat + place) % 3 in lacks else new**size)
            if card % 11:
                assert signs[0, card - 1] == pytest.approx(none[0], abs=1e-4)
                assert signs[1, card - 1] == pytest.approx(none[0] * none[1], abs=1e-4)
            without = hand - {card}
            lost = [c for c in unseen if goes_on(card, c) and not any(goes_on(other, c) for other in without)]
            replied = [c for c in unseen if goes_on(c, card) and any(goes_on(other, c) for other in without)]
            assert signs[2, card - 1] == pytest.approx(len(lost) / len(unseen), abs=1e-4)
            assert signs[5, card - 1] == pytest.approx(len(replied) / len(unseen), abs=1e-4)
            mirror = card % 10 * 10 + card // 10
            assert signs[3, card - 1] == (mirror in without)
            assert (signs[4, card - 1] > 0) == (mirror in unseen)
        match.play(seat, match.legal(seat)[dice.integers(len(match.legal(seat)))])
    assert lacked


def test_a_multiple_in_ekko_is_as_good_as_the_best_card_that_may_follow_it():
    match = tablee.game("ekko", 2, first=0).start(seed=1)
    hands = [[33, 35, 97, 40], [50, 51, 52, 53]]
    names = [[f"{card:02}" for card in hand] for hand in hands]
    taken = {card for hand in hands for card in hand} | {20}
    pile = [f"{card:02}" for card in range(1, 99) if card not in taken]
    state = match.state | {"hands": names, "pile": pile, "top": "20", "turn": 0, "layer": 1}
    state |= {"phase": "turn", "again": False, "free": False, "under": []}
    signs, _ = seen_in_ekko(match.game.position(state), 0)
    assert signs[0, 33 - 1] == signs[0, 97 - 1]
    assert signs[0, 97 - 1] > signs[0, 40 - 1] > signs[0, 35 - 1]
    assert (signs[7, 33 - 1], signs[8, 33 - 1], signs[7, 35 - 1]) == (1, 0, 0)


def test_weights_of_a_former_network_still_play_but_nothing_learns_on_from_them(tmp_path):
    made = former("ekko")[0]
    file = tmp_path / "former.npz"
    dice = np.random.default_rng(3)
    some = {key: dice.normal(0, 0.1, shape.size) for key, shape in made.shapes().items()}
    net.save(file, card_of("ekko", layout=made.digest()), some)
    policy = tablee.policy("ekko", file)
    assert policy.network is made
    batch = positions("ekko", 2)
    answer = policy(batch.observations, batch.mask)
    np.testing.assert_allclose(answer.probabilities.sum(1), 1, atol=1e-4)
    with pytest.raises(tablee.BadWeights, match="do not fit"):
        net.load_present(file, "ekko")
    net.save(file, card_of("ekko"), some)
    with pytest.raises(tablee.BadWeights, match="do not fit"):
        tablee.policy("ekko", file)
