"""The client at a real server, in a process of its own."""

import re
import subprocess
import sys

import pytest

import tablee
from tablee.client import Client, NoAnswer, Refusal, Table, join
from tests.server.serving import Served


class Last:
    """The last legal action, which is never to draw where there is another; notes what it was shown."""

    def __init__(self):
        self.shown = []

    def choose(self, look, legal, clock):
        self.shown.append((look, legal, clock))
        return legal[-1]


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    found = Served(tmp_path_factory.mktemp("served"), patient=False)
    found.start()
    yield found
    found.kill()


@pytest.fixture
def client(running):
    return Client(running.url, name="Zoé")


def test_a_bot_plays_a_whole_game_against_a_program(client):
    bot = Last()
    table = client.open("duo", seats=2, bots=["amateur"], pace="instant", options={"target": 1})
    result = table.play(bot, clock=3.0)
    assert sorted(result["ranks"]) in ([1, 2], [1, 1])
    assert result["end"] == "target"
    assert {clock for _, _, clock in bot.shown} == {3.0}
    over = table.look()
    assert over["phase"] == "over"
    match = tablee.replay(client.record(over["finished"]))
    assert match.result == result
    assert len([seat for seat, _ in match.log if seat == 0]) == len(bot.shown)


def test_a_bot_is_shown_only_what_its_seat_may_see(client):
    bot = Last()
    table = client.open("lobo77", seats=2, bots=["beginner"], pace="instant", options={"tokens": 1})
    table.play(bot)
    match = tablee.replay(client.record(table.look()["finished"]))
    own = [n for n, (seat, _) in enumerate(match.log) if seat == 0]
    assert [look for look, _, _ in bot.shown] == [match.at(n).look(0) for n in own]


def test_a_friend_joins_by_the_link_and_comes_back_by_the_token(client, running):
    table = client.open("duo", seats=2)
    assert table.look()["phase"] == "open"
    friend = join(table.link, name="Zoé")
    assert friend.look()["seat"] == 1
    assert [person["name"] for person in friend.look()["people"]] == ["Zoé", "Zoé 2"]
    assert table.look()["phase"] == "playing"
    back = Client(running.url, token=friend.client.token).join(table.link)
    assert back.look()["seat"] == 1


def test_somebody_watching_sees_no_hand(client, running):
    table = client.open("duo", seats=2, bots=["amateur"])
    watcher = Client(running.url).watch(table.link)
    seen = next(watcher.follow())
    assert seen["seat"] is None
    assert seen["legal"] == []
    assert seen["look"] != table.look()["look"]


def test_an_action_whose_answer_is_lost_acts_once(client, monkeypatch):
    table = client.open("duo", seats=2, bots=["amateur"], options={"first": 0}, pace="slow")
    ask, sent = client.ask, []

    def lossy(method, path, body=None):
        answer = ask(method, path, body)
        if path.endswith("/act") and not sent:
            sent.append(body)
            answer.close()
            raise ConnectionResetError("lost on the way")
        return answer

    monkeypatch.setattr(client, "ask", lossy)
    now = table.look()
    event = table.act("draw", now["version"])
    assert len(sent) == 1
    assert table.look()["version"] == now["version"] + 1
    with pytest.raises(Refusal) as refused:
        table.act("draw", now["version"])
    assert refused.value.key == "stale"
    assert event == 1


def test_a_refusal_says_why_and_names_the_clause(client):
    table = client.open("duo", seats=2, bots=["amateur"], options={"first": 1}, pace="slow")
    with pytest.raises(Refusal) as refused:
        table.act("stop")
    assert refused.value.status == 422
    assert re.fullmatch(r"[RD]\d+", refused.value.clause)
    assert refused.value.clause in str(refused.value)


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        (lambda client: client.open("chess"), 404, "unknown-game"),
        (lambda client: client.open("duo", seats=9), 422, "bad-seats"),
        (lambda client: client.open("duo", colour="red"), 422, "bad-request"),
        (lambda client: client.join("nowhere"), 404, "no-table"),
        (lambda client: Client(client.server, token="forged"), 401, "bad-token"),
        (lambda client: client.record("../games"), 404, "no-page"),
    ],
)
def test_what_cannot_be_done_is_refused_in_words(client, wish, status, key):
    with pytest.raises(Refusal) as refused:
        wish(client)
    assert (refused.value.status, refused.value.key) == (status, key)
    assert str(refused.value)


def test_a_server_that_is_not_there_is_told_at_once():
    with pytest.raises(NoAnswer, match="does not answer"):
        Client("http://127.0.0.1:9")


@pytest.mark.parametrize("link", ["", "table", "ftp://127.0.0.1/t/x", "http://127.0.0.1/box/duo"])
def test_a_link_that_leads_to_no_table_is_told(link):
    with pytest.raises(ValueError, match="not the link of a table"):
        join(link)


def test_a_bot_plays_on_after_the_server_was_killed(tmp_path, monkeypatch):
    running = Served(tmp_path, patient=False)
    running.start()
    try:
        table = Client(running.url).open(
            "duo", seats=2, bots=["amateur"], pace="instant", options={"target": 1}
        )

        class Unlucky(Last):
            def choose(self, look, legal, clock):
                if len(self.shown) == 3:
                    running.kill()
                    running.start()
                return super().choose(look, legal, clock)

        bot = Unlucky()
        result = table.play(bot)
        match = tablee.replay(table.client.record(table.look()["finished"]))
        assert match.result == result
        assert len([seat for seat, _ in match.log if seat == 0]) == len(bot.shown)
    finally:
        running.kill()


def test_the_example_bot_joins_by_a_link_and_plays(client):
    table: Table = client.open("lobo77", seats=2, pace="instant", options={"tokens": 1})
    example = subprocess.Popen(
        [sys.executable, "examples/remote_bot.py", table.link], stdout=subprocess.PIPE, text=True
    )
    table.play(Last())
    said, _ = example.communicate(timeout=60)
    assert example.returncode == 0
    assert "It is over (last)" in said
