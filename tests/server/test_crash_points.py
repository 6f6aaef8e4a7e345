"""For every step between the wish to act and the action shown: the process dies there, and what is true afterwards.

Before the transaction is committed nothing happened; from then on everything did. Whoever asks again under the
same key is answered alike, and the action is there once.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql

from tablee.server.store import events, finished
from tests.server.conftest import ENGINES
from tests.server.serving import PATIENCE, a_free_port

PROGRAM = '''
"""A server that kills itself at the step that a file names, of the action with a marked key."""
import os, pathlib, signal, sys
import sqlalchemy as sql
sys.path.insert(0, ROOT)
from tablee.server import app, house, moves, pulse, rates, run, store, tables
from tests.server.conftest import Guessers

rates.EASE = 1e9
app.Thinkers, app.warm = Guessers, lambda: None  # nothing that only takes time
armed = ""
wrote, done = [], False  # the lines on which the marked action was written, and whether it is committed


def die(point):
    if point == armed:
        os.kill(os.getpid(), signal.SIGKILL)


def before(owner, name, point):
    real = getattr(owner, name)

    def stepping(*args, **ways):
        die(point)
        return real(*args, **ways)

    setattr(owner, name, stepping)


def after(owner, name, point):
    real = getattr(owner, name)

    def stepping(*args, **ways):
        result = real(*args, **ways)
        die(point)
        return result

    setattr(owner, name, stepping)


def after_awaiting(owner, name, point):
    real = getattr(owner, name)

    async def stepping(*args, **ways):
        result = await real(*args, **ways)
        die(point)
        return result

    setattr(owner, name, stepping)


act = house.House.act


async def marked(self, live, seat, action, key=None, *rest, **ways):
    global armed
    if key and "marked" in key:
        armed = pathlib.Path(sys.argv[3]).read_text()
    die("asked")
    return await act(self, live, seat, action, key, *rest, **ways)


execute = sql.Connection.execute


def executing(self, statement, *rest, **ways):
    result = execute(self, statement, *rest, **ways)
    if isinstance(statement, sql.sql.dml.Update) and statement.table.name == "tables":
        die("version raised")
    if isinstance(statement, sql.sql.dml.Insert) and statement.table.name == "events":
        if armed:
            wrote.append(self)
        die("events written")
    if isinstance(statement, sql.sql.dml.Insert) and statement.table.name == "finished":
        die("record written")
    return result


commit = sql.Connection.commit


def committing(self):
    """Other lines commit too, and more often: it is the marked action's that counts."""
    global done
    mine = any(line is self for line in wrote)
    if mine:
        die("before the commit")
    commit(self)
    if mine:
        done = True
        die("committed")


rollback = sql.Connection.rollback


def rolling_back(self):
    wrote[:] = [line for line in wrote if line is not self]
    rollback(self)


settle = store._settle


def settling(*args, **ways):
    if done:
        die("before the writer answers")
    return settle(*args, **ways)


house.House.act = marked
sql.Connection.commit, sql.Connection.rollback, store._settle = committing, rolling_back, settling
sql.Connection.execute = executing
after(moves, "_carried_out", "planned")
before(store, "_attempt", "transaction begun")
before(tables.Table, "take", "stored, not taken in")
after(tables.Table, "take", "taken in, not shown")
before(pulse.Live, "changed", "before it is shown")
after(pulse.Live, "changed", "shown, not answered")
after_awaiting(house.House, "act", "before the answer")

if __name__ == "__main__":
    run.serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], workers=1, quiet=True)
'''
ROOT = Path(__file__).parent.parent.parent
BEFORE = ["asked", "planned", "transaction begun", "version raised", "events written", "before the commit"]
AFTER = [
    "committed",
    "before the writer answers",
    "stored, not taken in",
    "taken in, not shown",
    "before it is shown",
    "shown, not answered",
    "before the answer",
]


class Mortal:
    """A server that dies at a point, and is started again where it was."""

    def __init__(self, folder, database):
        self.program, self.point = folder / "mortal.py", folder / "point"
        self.program.write_text(PROGRAM.replace("ROOT", repr(str(ROOT))))
        self.database = database
        self.port = a_free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.noise = folder / "noise.txt"
        self.process = None

    def start(self, point="none"):
        """Up and answering; the next marked action is its last if it comes to the point."""
        self.point.write_text(point)
        if self.process is not None and self.process.poll() is None:
            return
        with open(self.noise, "ab") as noise:
            command = [sys.executable, str(self.program), str(self.port), self.database, str(self.point)]
            self.process = subprocess.Popen(command, start_new_session=True, stdout=noise, stderr=noise)
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            assert self.process.poll() is None, self.noise.read_text()
            try:
                if httpx.get(f"{self.url}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def end(self):
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


@pytest.fixture(scope="module", params=ENGINES)
def mortal(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("mortal")
    if request.param == "sqlite":
        database = f"sqlite:///{folder / 'tablee.db'}"
    else:
        database = request.getfixturevalue("cluster").new_database("mortal")
    found = Mortal(folder, database)
    yield found
    found.end()


def stored(database, path):
    """The keys of all actions at a table, and how many games were finished there."""
    table = path.rpartition("/")[2]
    engine = sql.create_engine(database)
    with engine.connect() as line:
        acts = sql.select(events.c.key).where(events.c.table_id == table, events.c.kind == "act")
        keys = list(line.execute(acts.order_by(events.c.version)).scalars())
        games = sql.select(sql.func.count()).select_from(finished).where(finished.c.table_id == table)
        found = [key.split(":")[1] for key in keys], line.execute(games).scalar()
    engine.dispose()
    return found


def at_the_table(url, **options):
    """Two people at a table, and the action that is next."""
    line = httpx.Client(base_url=url, timeout=30)
    who = []
    for name in ("Ana", "Bo"):
        token = line.post("/api/players", json={"name": name}).json()["token"]
        who.append({"Authorization": f"Bearer {token}"})
    wish = {"game": "duo", "seats": 2, "options": {"first": 0, **options}}
    path = f"/api/tables/{line.post('/api/tables', json=wish, headers=who[0]).json()['id']}"
    line.post(f"{path}/sit", json={}, headers=who[1]).raise_for_status()
    return line, path, who


@pytest.mark.parametrize("point", BEFORE + AFTER)
def test_a_process_that_dies_at_a_step_has_done_all_of_it_or_nothing(mortal, point):
    mortal.start(point)
    line, path, who = at_the_table(mortal.url)
    line.post(
        f"{path}/act", json={"action": "draw", "key": "first", "seen": 0}, headers=who[0]
    ).raise_for_status()
    wish = {"action": "draw", "key": "marked", "seen": 1}
    with pytest.raises(httpx.TransportError):
        line.post(f"{path}/act", json=wish, headers=who[1])
    assert mortal.process.wait(PATIENCE) == -signal.SIGKILL
    keys, _ = stored(mortal.database, path)
    assert keys == (["first"] if point in BEFORE else ["first", "marked"])
    mortal.start()
    line = httpx.Client(base_url=mortal.url, timeout=30)
    looks = [line.get(path, headers=headers).json() for headers in who]
    assert {look["version"] for look in looks} == {len(keys)}, "what is stored is shown, and nothing else"
    again = line.post(f"{path}/act", json=wish, headers=who[1])
    assert (again.status_code, again.json()["event"]) == (200, 1)
    assert stored(mortal.database, path)[0] == ["first", "marked"], (
        "asked again under its key it is there once"
    )
    assert {line.get(path, headers=headers).json()["version"] for headers in who} == {2}
    line.post(
        f"{path}/act", json={"action": "draw", "key": "next", "seen": 2}, headers=who[0]
    ).raise_for_status()


@pytest.mark.parametrize("point", ["events written", "record written", "committed"])
def test_the_last_action_and_the_record_of_the_game_stand_or_fall_together(mortal, point):
    mortal.start(point)
    line, path, who = at_the_table(mortal.url, target=1)
    k = 0
    while mortal.process.poll() is None:
        looks = [line.get(path, headers=headers).json() for headers in who]
        seat = next(seat for seat in (0, 1) if looks[seat]["legal"])
        choice = looks[seat]["legal"][-1]
        k += 1
        wish = {"action": choice, "key": f"key{k}", "seen": looks[seat]["version"]}
        if is_last(looks[seat], choice):
            wish["key"] = "marked"
        try:
            line.post(f"{path}/act", json=wish, headers=who[seat])
        except httpx.TransportError:
            break
        assert k < 3000
    mortal.process.wait(PATIENCE)
    keys, games = stored(mortal.database, path)
    assert games == ("marked" in keys) == (point == "committed")
    mortal.start()
    line = httpx.Client(base_url=mortal.url, timeout=30)
    line.post(f"{path}/act", json=wish, headers=who[seat]).raise_for_status()
    keys, games = stored(mortal.database, path)
    assert (keys.count("marked"), games) == (1, 1)


def is_last(now, choice):
    """Whether an action ends the game to one point: the last card of a hand is laid, and what the other holds
    makes up for rounds in which the pile was used up."""
    look, seat = now["look"], now["seat"]
    laid_out = len(look["hand"]) == 1 and choice.startswith("lay")
    return laid_out and look["scores"][seat] + look["sizes"][1 - seat] >= look["goal"]
