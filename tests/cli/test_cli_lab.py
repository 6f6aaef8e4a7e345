"""`lab`: the report in the terminal, as JSON, as pictures and as one page."""

import json
import re

import pytest

from tablee.cli import lab
from tablee.lab import workload

EKKO = (
    "lab",
    "ekko",
    "--seats",
    "3",
    "--games",
    "12",
    "--bots",
    "random",
    "--seed",
    "a",
    "--vary",
    "target=12",
)
NAMES = ("length", "seats", "lead", "leaders", "clauses", "effects")


@pytest.fixture(autouse=True)
def in_one_process(monkeypatch):
    """Small studies are over before another process has begun."""
    monkeypatch.setattr(workload, "cores", lambda: 1)


@pytest.fixture
def no_matplotlib(monkeypatch):
    """Pictures cost seconds, and tables need none."""
    monkeypatch.setattr(lab, "find_spec", lambda _: None)


@pytest.mark.parametrize(
    ("lang", "title", "words"),
    [
        (
            "en",
            "How EKKO behaves with 3 players",
            ["Does it help to begin?", "the starting player", "R20 · Now count"],
        ),
        ("fr", "EKKO au laboratoire, à 3", ["Commencer aide-t-il", "qui commence", "R20 · Compte alors"]),
    ],
)
def test_tables_pictures_and_page(tablee, tmp_path, lang, title, words):
    said = tablee("--lang", lang, *EKKO)
    assert (said.status, said.err) == (0, "")
    page = (tmp_path / "lab-ekko" / "index.html").read_text(encoding="utf-8")
    for text in (title, "target=12", *words):
        assert text in said.out
        assert text in page
    assert {p.name for p in (tmp_path / "lab-ekko").iterdir()} == {
        "index.html", *(f"{name}.{kind}" for name in NAMES for kind in ("png", "svg")),
    }  # fmt: skip
    assert f'<html lang="{lang}">' in page
    _needs_nothing_from_outside(page)


def _needs_nothing_from_outside(page):
    assert page.count("<svg") == len(NAMES)
    assert "//" not in re.sub(r"<!--.*?-->", "", page, flags=re.DOTALL)
    assert not re.search(r"<(script|link|img|iframe)|@import|src=", page)
    assert set(re.findall(r"url\((.)", page)) <= {"#"}
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', page)) <= set(ids)
    drawn = "".join(re.findall(r"<svg.*?</svg>", page, re.DOTALL)).lower()
    assert not re.search(
        r"#[0-9a-f]{6}\b", re.sub(r"#(000000|ffffff)", "", drawn)
    )  # all colours are the page's
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page


def test_json_for_programs_writes_no_files(tablee, tmp_path):
    told = json.loads(tablee(*EKKO, "--option", "reactions=race", "--json").out)
    assert (told["game"], told["players"], told["played"], told["seed"]) == ("ekko", 3, 12, "a")
    assert (told["options"]["reactions"], told["bots"]) == ("race", ["random"] * 3)
    assert {row["value"] for row in told["effects"]} == {12}
    assert not list(tmp_path.iterdir())
    again = json.loads(tablee(*EKKO, "--option", "reactions=race", "--json").out)
    assert again == told


def test_programs_that_differ_are_told_by_seat(tablee, no_matplotlib):
    said = tablee(
        "lab", "lobo77", "--seats", "2", "--bots", "amateur,hasard", "--games", "6", "--vary", "none"
    )
    assert "seat 0, amateur" in said.out
    assert "seat 1, random" in said.out
    assert "What do the options change?" not in said.out


def test_a_narrow_terminal_loses_nothing(tablee, no_matplotlib, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    said = " ".join(tablee(*EKKO).out.split())
    assert re.search(r"target=12: Actions −\d", said)
    assert re.search(r"R3 · You play several rounds, and every point is a penalty: Games 100\.0%", said)


def test_a_report_when_nothing_is_finished(tablee):
    few = ("--games", "2", "--limit", "3", "--bots", "random", "--vary", "turbo", "--out", "deep/folder")
    said = tablee("lab", "duo", *few)
    assert said.status == 0
    assert "deep/folder/index.html" in said.out
    assert "2 games, 0 finished" in said.out
    assert "100.0%" in said.out


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("--bots", "amateur,random"), "Name one program for all seats or one for each of the 3, not 2."),
        (("--bots", "nobody"), "No program is called “nobody”."),
        (("--vary", "tempo"), "tempo"),
        (("--vary", "target=3000"), "3000"),
        (("--vary", "target=25"), "vary it by another value"),
        (("--games", "0"), "--games must be a whole number from 1 on"),
        (("--out", "ekko.txt/folder"), "cannot be written"),
    ],
)
def test_refusals(tablee, tmp_path, wrong, sentence):
    (tmp_path / "ekko.txt").write_text("")
    said = tablee("lab", "ekko", "--seats", "3", "--games", "2", *wrong)
    assert said.status == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_without_matplotlib_there_are_still_tables(tablee, tmp_path, no_matplotlib):
    said = tablee(*EKKO)
    assert said.status == 0
    assert "the starting player" in said.out
    assert "tablee[plot]" in said.out
    assert not list(tmp_path.iterdir())
    assert "tablee[plot]" in tablee(*EKKO, "--out", "here").err


def test_without_ray_it_is_said(tablee, monkeypatch, tmp_path):
    monkeypatch.setattr(workload, "find_spec", lambda _: None)
    assert tablee(*EKKO, "--ray", "auto", "--out", "report").status == 2
    assert not list(tmp_path.iterdir()), "nothing came of it"
    said = tablee(*EKKO, "--ray", "auto", "--json")
    assert said.status == 2
    assert "tablee[ray]" in said.err
