"""Bad input: status 2 and one sentence, never a traceback."""

import json
import os
import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.cli import main


def change(record, number: int, **changes):
    """The record with some keys of one line changed."""
    lines = record.read_text(encoding="utf-8").splitlines()
    lines[number - 1] = json.dumps(json.loads(lines[number - 1]) | changes)
    return "\n".join(lines)


def refused(said, *words: str) -> None:
    assert said.status == 2
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    assert all(word in said.err for word in words)


ARGUMENTS = [
    (["frob"], "frob"),
    (["--lang", "xx", "games"], "xx"),
    (["games", "--lang", "xx"], "xx"),
    (["--lang"], "--lang"),
    (["--frob"], "--frob"),
    (["games", "extra"], "extra"),
    (["rules"], "GAME"),
    (["rules", "nope"], "nope"),
    (["record", "duo", "--seats", "9"], "9"),
    (["record", "duo", "--seats", "x"], "x"),
    (["record", "duo", "--seats"], "--seats"),
    (["record", "duo", "--games", "0"], "--games"),
    (["record", "duo", "--games", "1e3"], "1e3"),
    (["record", "duo", "--games", "1_000"], "1_000"),
    (["record", "duo", "--games", "٣"], "٣"),
    (["record", "duo", "--games", "9" * 5000], "1000000000000"),
    (["record", "duo", "--seats", "٣"], "٣"),
    (["record", "duo", "--full=3"], "--full"),
    (["record", "duo", "--option", "turbo"], "turbo"),
    (["record", "duo", "--option", "foo=1"], "foo"),
    (["record", "duo", "--option", "turbo=maybe"], "maybe"),
    (["record", "duo", "--option", "first=7"], "first"),
    (["record", "duo", "-o", "/no/such/folder/x"], "/no/such/folder/x"),
    (["record", "duo", "-o", "/"], "/"),
    (["replay", "/no/such/file"], "/no/such/file"),
    (["replay", "a\0b"], "a"),
    (["verify", "/"], "/"),
    (["replay", "-", "--upto", "-1"], "--upto"),
    (["simulate", "duo", "--plot", "x.pdf"], "x.pdf"),
    (["simulate", "duo", "--plot", "/no/such/folder/x.png"], "x.png"),
    (["play", "duo", "--seats", "3", "--seat", "3"], "--seat"),
    (["play", "duo", "--save", "/no/such/folder/x"], "x"),
    (["signature", "nope"], "nope"),
]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("argv", "word"), ARGUMENTS, ids=lambda v: " ".join(v) if isinstance(v, list) else ""
)
def test_arguments(tablee, argv, word, lang, monkeypatch):
    monkeypatch.setenv("LC_ALL", lang)
    refused(tablee(*argv), "JEU" if (word, lang) == ("GAME", "fr") else word)


def test_a_record_cut_in_the_middle_of_a_line(tablee, record):
    text = record.read_text(encoding="utf-8")
    refused(tablee("verify", "-", typed=text[:-10]), "Line 51", "cut off")


def test_a_record_cut_in_the_middle_of_a_letter(tablee, tmp_path):
    file = tmp_path / "r.jsonl"
    file.write_bytes('{"format": "tablee/1", "names": ["Zoé'.encode()[:-1])
    refused(tablee("verify", str(file)), "Line 1", "cut off")


def test_a_broken_line_in_the_middle_is_not_called_cut_off(tablee, record):
    text = record.read_text(encoding="utf-8").replace('"n": 7,', '"n": 7', 1)
    said = tablee("verify", "-", typed=text)
    refused(said, "Line 9")
    assert "cut off" not in said.err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_an_empty_file_is_named(tablee, tmp_path, command):
    (tmp_path / "nothing.jsonl").touch()
    refused(tablee(command, "nothing.jsonl"), "“nothing.jsonl”")
    refused(tablee(command, "-", typed="\n"), "standard input")


def test_a_byte_order_mark_is_no_trouble(tablee, record):
    record.write_bytes(b"\xef\xbb\xbf" + record.read_bytes())
    assert tablee("verify", str(record)).status == 0


def test_a_record_cut_between_two_lines_is_unfinished(tablee, record):
    text = "".join(record.read_text(encoding="utf-8").splitlines(True)[:20])
    said = tablee("verify", "-", typed=text)
    assert said.status == 0
    assert "unfinished" in said.out


def test_an_illegal_action_names_line_and_reason(tablee, record):
    refused(tablee("replay", "-", typed=change(record, 40, action="lay R9z left")), "Line 40", "lay R9z left")
    refused(tablee("--lang", "fr", "verify", "-", typed=change(record, 40, action="stop")), "Ligne 40")


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": "0" * 64},
        {"seed": "x"},
        {"version": 99},
        {"format": "tablee/9"},
        {"game": "nope"},
        {"seats": 17},
        {"seats": "two"},
        {"options": []},
        {"options": {"turbo": 3}},
        {"names": [1, 2, 3]},
    ],
    ids=str,
)
def test_a_wrong_header(tablee, record, changes):
    refused(tablee("verify", "-", typed=change(record, 1, **changes)), "Line 1")


@pytest.mark.parametrize(
    "changes", [{"n": 7}, {"seat": 9}, {"legal": []}, {"state": {}}, {"action": None}], ids=str
)
def test_a_wrong_decision(tablee, record, changes):
    refused(tablee("verify", "-", typed=change(record, 5, **changes)), "Line 5")


@pytest.mark.parametrize("text", ["", "\n\n", "nonsense", "[1]", "{}", "[" * 100_000], ids=range(6))
def test_no_record_at_all(tablee, text):
    refused(tablee("replay", "-", typed=text))


def test_bytes_that_are_no_text(tablee, record):
    record.write_bytes(record.read_bytes() + b"\xff\xfe\n")
    refused(tablee("verify", str(record)), "Line 52")


def test_names_cannot_steer_the_terminal(tablee, record):
    said = tablee("replay", "-", typed=change(record, 1, names=["\x1b[31mred", "\ud800", "[bold]C"]))
    assert said.status == 0
    assert "\x1b" not in said.out
    assert "[bold]C" in said.out


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(junk=st.lists(st.one_of(st.binary(max_size=30), st.just(b'{"format": "tablee/1"}')), max_size=4))
def test_any_bytes_are_read_or_refused(tmp_path, junk):
    file = tmp_path / "junk"
    file.write_bytes(b"\n".join(junk))
    assert main(["verify", str(file)]) == 2


def run(*argv: str, **streams):
    return subprocess.Popen(
        [sys.executable, "-m", "tablee.cli", "--lang", "en", *argv],
        stderr=subprocess.PIPE,
        encoding="utf-8",
        **streams,
    )


@pytest.mark.parametrize(
    "argv", [["record", "duo", "--games", "20", "--full"], ["rules", "duo"]], ids=lambda a: a[0]
)
def test_a_closed_pipe(argv):
    reader, writer = os.pipe()
    os.close(reader)
    with run(*argv, stdout=writer) as process:
        os.close(writer)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 141
    assert said == ""


def test_an_ascii_locale_gets_all_letters():
    surroundings = os.environ | {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    surroundings.pop("PYTHONIOENCODING", None)
    with run("games", stdout=subprocess.PIPE, env=surroundings) as process:
        said, _ = process.communicate(timeout=60)
    assert "ekô" in said


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full device")
def test_a_full_disk():
    with open("/dev/full", "w") as full, run("games", stdout=full) as process:
        _, said = process.communicate(timeout=60)
    assert process.returncode == 2
    assert said.count("\n") == 1
