"""Game records: written, read, checked, and refused with a sentence that names the line."""

import json
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee.core import records


def some_match(decisions=45):
    match = tablee.game("duo", seats=3, turbo=True).start(seed="a seed", names=["Ana", "Bo", "Çà"])
    for _ in range(decisions):
        match.play(match.asked, match.legal()[0])
    return match


RECORD = some_match().record(full=True)
LINES = RECORD.splitlines()


def spoilt(number, **changes):
    """The record with one line changed (counted from 1); a key set to None is taken away."""
    lines = list(LINES)
    line = json.loads(lines[number - 1]) | changes
    lines[number - 1] = json.dumps({key: value for key, value in line.items() if value is not None})
    return lines


def error(lines, check=False):
    with pytest.raises(tablee.BadRecord) as caught:
        list(records.read(lines, check))
    return str(caught.value)


def test_the_header_says_all_that_determines_the_game():
    head = json.loads(LINES[0])
    assert head == {
        "format": "tablee/1",
        "game": "duo",
        "version": 1,
        "seats": 3,
        "options": {"turbo": True, "target": 0, "first": None},
        "seed": sha256(b"a seed").hexdigest(),
        "commitment": sha256(sha256(b"a seed").digest()).hexdigest(),
        "names": ["Ana", "Bo", "Çà"],
    }


def test_a_decision_line_and_a_full_one():
    short = json.loads(some_match().record().splitlines()[1])
    assert set(short) == {"n", "seat", "action"}
    full = json.loads(LINES[1])
    assert set(full) == {"n", "seat", "action", "legal", "state"}
    assert full["legal"] == sorted(full["legal"])
    assert full["action"] in full["legal"]


def test_a_record_without_result_loads_up_to_its_last_decision():
    assert tablee.replay("\n".join(LINES[:20])).log == some_match(19).log


def test_several_records_follow_each_other():
    one, two = records.read(LINES + LINES[:5])
    assert (len(one.log), len(two.log)) == (45, 4)


def test_chance_is_the_hmac_of_the_event():
    """The generator before decision n holds the first 16 bytes of HMAC-SHA-256(seed, n + 1)."""
    import hmac

    match = some_match(0)
    match._draw_lots(8)
    lots = hmac.new(match.seed, (8).to_bytes(8, "big"), "sha256").digest()
    assert b"".join(int(word).to_bytes(4, "big") for word in match.view.rng) == lots[:16]


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([], None),
        (["nonsense"], "Line 1: This is not a line of a game record (a JSON object)."),
        (["[1, 2]"], "Line 1: This is not a line of a game record (a JSON object)."),
        (["{}"], "Line 1: The record begins with format null; this program reads tablee/1."),
        (spoilt(1, format="chess/3"), "Line 1: The record begins with format \"chess/3\"; this program reads tablee/1."),
        (spoilt(1, version=99), "Line 1: The record follows version 99 of the rules, which this program no longer knows"),
        (spoilt(1, version="1"), "Line 1: “version” is missing or is not a whole number."),
        (spoilt(1, version=True), "Line 1: “version” is missing or is not a whole number."),
        (spoilt(1, names=["x" * 3000, "B", "C"]), "Line 1: Give one name of at most 40 characters"),
        (spoilt(1, game="x" * 5000), "Line 1: There is no game called “xxx"),
        (spoilt(1, game="poker"), "Line 1: There is no game called “poker”."),
        (spoilt(1, game=7), "Line 1: “game” is missing or is not a text."),
        (spoilt(1, seats=9), "Line 1: Duo is played by 2 to 6 players, not 9."),
        (spoilt(1, seats=True), "Line 1: “seats” is missing or is not a whole number."),
        (spoilt(1, options={"turbo": True}), "Line 1: The header does not name the option target."),
        (spoilt(1, options={"colour": 3}), "Line 1: Duo has no option “colour”."),
        (spoilt(1, options={"turbo": 1, "target": 0, "first": None}), "Line 1: The option turbo cannot be “1”."),
        (spoilt(1, seed=None), "Line 1: The header has no seed: the game is still being played."),
        (spoilt(1, seed="xyz"), "Line 1: The seed must be 64 hexadecimal digits."),
        (spoilt(1, seed="0" * 64), "Line 1: The seed does not fit its commitment."),
        (spoilt(1, names=["A"]), "Line 1: Give one name of at most 40 characters"),
        (spoilt(2, n=5), "Line 2: The decision is numbered 5; 0 was expected."),
        (spoilt(2, seat="0"), "Line 2: “seat” is missing or is not a whole number."),
        (spoilt(2, seat=12), "Line 2: There is no seat 12: seats are numbered from 0 to 2."),
        (spoilt(40, action="stop"), "Line 40: "),
        (spoilt(40, action="fly"), "Line 40: “fly” isn’t an action of Duo."),
        ([*LINES[:30], LINES[30][:50]], "Line 31: This is not a line of a game record (a JSON object)."),
        ([*LINES, '{"result": {}}'], "Line 47: There is a result, but the game is not over."),
    ],
)  # fmt: skip
def test_a_bad_record_is_refused_with_line_and_reason(lines, sentence):
    if sentence is None:
        assert list(records.read(lines)) == []
        for nothing in ("", [], None):
            with pytest.raises(tablee.BadRecord, match="no game record"):
                tablee.replay(nothing)
    else:
        assert error(lines).startswith(sentence)


def test_checking_finds_what_was_forged():
    assert (
        error(spoilt(9, legal=["draw"]), check=True)
        == "Line 9: The listed legal actions are not those of the rules."
    )
    assert error(spoilt(9, state={}), check=True) == "Line 9: The state is not the one this game leads to."
    assert list(records.read(spoilt(9, state={}))), "a plain replay does not look at the states"


def test_a_forged_result_is_found_and_nothing_may_follow_it():
    match = tablee.game("lobo77", seats=2, tokens=1).start(seed=1)
    while not match.over:
        match.play(match.asked, match.legal()[0])
    lines = match.record().splitlines()
    assert len(list(records.read(lines, check=True))) == 1
    last = json.loads(lines[-1])
    last["result"]["scores"] = [9, 9]
    forged = [*lines[:-1], json.dumps(last)]
    assert error(forged, check=True).endswith("The result is not the one this game leads to.")
    for payoffs in ([1, "x"], [1.0], None, [0.5, -0.5]):
        last["result"] = match.result | {"payoffs": payoffs}
        assert error([*lines[:-1], json.dumps(last)], check=True).endswith("not the one this game leads to.")
    last["result"] = match.result | {"payoffs": [p + 1e-12 for p in match.result["payoffs"]]}
    assert list(records.read([*lines[:-1], json.dumps(last)], check=True)), "rounding does not matter"
    assert error([*lines, lines[-2]]).endswith("There is a decision after the result.")


def test_a_match_from_a_position_has_a_record_too():
    state = some_match().state
    match = tablee.game("duo", seats=3, turbo=True).position(state, seed=3)
    match.play(match.asked, match.legal()[0])
    assert tablee.replay(match.record()).state == match.state


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


def reads_or_refuses(lines):
    try:
        list(records.read(lines, check=True))
    except tablee.TableeError as refusal:
        assert refusal.say("fr")
        assert refusal.say("en")


@given(st.lists(st.text()))
def test_fuzz_any_text_is_read_or_refused(lines):
    reads_or_refuses(lines)


@settings(max_examples=300)
@given(
    st.integers(0, 6),
    st.sampled_from([*json.loads(LINES[0]), *json.loads(LINES[1]), "result", "position"]),
    JSON,
)
def test_fuzz_a_line_with_any_value_is_read_or_refused(number, key, value):
    lines = LINES[:7]
    lines[number] = json.dumps(json.loads(lines[number]) | {key: value})
    reads_or_refuses(lines)


@settings(max_examples=200)
@given(st.data())
def test_fuzz_cut_and_spliced_records_are_read_or_refused(data):
    text = "\n".join(LINES[:8])
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, len(text)))
    reads_or_refuses((text[:start] + data.draw(st.text(max_size=5)) + text[stop:]).splitlines())
