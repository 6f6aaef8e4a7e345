"""The files of deploy/, with the programs they are for: those of Debian that are installed here."""

import asyncio
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
import yaml

from tests.server.serving import Served, a_free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "games.example.org"


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    served = Served(tmp_path_factory.mktemp("deployed"))
    served.start()
    yield served
    served.stop()


def wait_for(process, url, noise, **headers):
    """Until a proxy answers."""
    give_up = time.monotonic() + 30
    while time.monotonic() < give_up:
        assert process.poll() is None, noise.read_text()
        try:
            return httpx.get(url, verify=False, headers=headers, timeout=5)
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError(noise.read_text())


@pytest.fixture(scope="module")
def behind_nginx(served, tmp_path_factory):
    """The server behind the nginx of deploy/, but for the ports and the certificate."""
    if not shutil.which("nginx") or not shutil.which("openssl"):
        pytest.skip("nginx is not installed")
    folder = tmp_path_factory.mktemp("nginx")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}",
         "-keyout", key, "-out", certificate], check=True, capture_output=True,
    )  # fmt: skip
    plain, secure = a_free_port(), a_free_port()
    proofs = folder / "html" / ".well-known" / "acme-challenge"
    proofs.mkdir(parents=True)
    (proofs / "x").write_text("a proof")
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.M)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{plain};")
    text = text.replace("listen 443 ", f"listen 127.0.0.1:{secure} ")
    text = text.replace("127.0.0.1:7777", f"127.0.0.1:{served.port}")
    text = text.replace("/var/log/nginx/error.log", f"{folder}/noise")
    text = text.replace("/var/www/html", str(folder / "html"))
    text = re.sub(r"(ssl_certificate +)\S+;", rf"\1{certificate};", text)
    text = re.sub(r"(ssl_certificate_key +)\S+;", rf"\1{key};", text)
    temporary = " ".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    main = folder / "nginx.conf"
    main.write_text(
        f"{user} daemon off; pid {folder}/pid; error_log {folder}/noise warn; events {{}}\n"
        f"http {{ {temporary}\n{text}\n}}\n"
    )
    tried = subprocess.run(
        ["nginx", "-t", "-c", main, "-e", folder / "noise"], capture_output=True, text=True
    )
    assert tried.returncode == 0, tried.stderr
    assert "[warn]" not in tried.stderr
    process = subprocess.Popen(["nginx", "-c", main, "-e", folder / "noise"])
    url = f"https://127.0.0.1:{secure}"
    wait_for(process, f"{url}/health", folder / "noise")
    yield url, plain
    process.terminate()
    process.wait(20)


def test_nginx_serves_with_the_name_and_port_players_use(behind_nginx):
    url, plain = behind_nginx
    host = f"{NAME}:{url.rsplit(':', 1)[1]}"
    with httpx.Client(base_url=url, verify=False, headers={"Host": host}, timeout=20) as guest:
        assert guest.get("/health").json()["status"] == "ok"
        page = guest.get("/")
        assert f"https:&#x2f;&#x2f;{host}" in page.text
        assert "max-age" in page.headers["Strict-Transport-Security"]
        for origin, status in (
            (f"https://{host}", 200),
            (f"https://{NAME}", 403),
            ("https://elsewhere", 403),
        ):
            answer = guest.post("/api/me", json={"name": "Ana"}, headers={"Origin": origin})
            assert answer.status_code == status, origin
            if status == 200:
                assert "Secure" in answer.headers["set-cookie"]
        assert guest.get("/metrics").status_code == 404
    moved = httpx.get(f"http://127.0.0.1:{plain}/rules/duo", headers={"Host": NAME})
    assert moved.headers["location"] == f"https://{NAME}/rules/duo"
    assert httpx.get(f"http://127.0.0.1:{plain}/.well-known/acme-challenge/x").text == "a proof"
    if shutil.which("curl"):
        told = subprocess.run(
            ["curl", "-sk", "--http2", "-o", os.devnull, "-w", "%{http_version} %{http_code}", f"{url}/health"],
            capture_output=True, text=True, timeout=20,
        )  # fmt: skip
        assert told.stdout == "2 200"


def test_a_stream_comes_through_nginx_at_once(behind_nginx):
    url, _ = behind_nginx
    with httpx.Client(base_url=url, verify=False, timeout=20) as guest:
        table = guest.post("/api/tables", json={"game": "duo", "seats": 2}).json()["id"]
        with guest.stream("GET", f"/api/tables/{table}/stream") as stream:
            lines = stream.iter_lines()
            assert table in next(lines)
            guest.post(f"/api/tables/{table}/sit", json={})
            httpx.post(f"{url}/api/tables/{table}/sit", json={}, verify=False, timeout=20).raise_for_status()
            assert any('"playing"' in line for line in lines), "what nginx keeps back is not there in time"


def test_nginx_says_who_asks(behind_nginx, served):
    """What the doctor sees through the proxy."""
    from tablee.server.keeper import _new_key
    from tablee.server.store import Store

    url, _ = behind_nginx
    store = Store(served.database)
    try:
        secret = asyncio.run(_new_key(store, "session", 60.0))
    finally:
        store.close()
    seen = httpx.get(f"{url}/keeper/request", headers={"Cookie": f"keeper={secret}"}, verify=False).json()
    assert seen["scheme"] == "https"
    assert seen["forwarded"] == seen["address"] == "127.0.0.1"
    assert f"https://{seen['host']}" == url


def test_caddy_serves_it_too(served, tmp_path):
    if not shutil.which("caddy"):
        pytest.skip("Caddy is not installed")
    port = a_free_port()
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    env = os.environ | {
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path),
    }
    valid = subprocess.run(
        ["caddy", "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile"],
        env=env, capture_output=True, text=True,
    )  # fmt: skip
    assert valid.returncode == 0, valid.stderr
    here = tmp_path / "Caddyfile"
    text = re.sub(rf"^{re.escape(NAME)} ", f"http://127.0.0.1:{port} ", text, flags=re.M)
    text = text.replace("127.0.0.1:7777", f"127.0.0.1:{served.port}")
    here.write_text("{\n\tadmin off\n}\n" + text)
    noise = tmp_path / "noise"
    with open(noise, "wb") as out:
        process = subprocess.Popen(
            ["caddy", "run", "--adapter", "caddyfile", "--config", here], env=env, stdout=out, stderr=out
        )
    try:
        url = f"http://127.0.0.1:{port}"
        assert wait_for(process, f"{url}/health", noise).json()["status"] == "ok"
        assert httpx.get(f"{url}/metrics").status_code == 404
        answer = httpx.post(f"{url}/api/me", json={"name": "Ana"}, headers={"Origin": url})
        assert answer.status_code == 200
    finally:
        process.terminate()
        process.wait(20)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_the_units_are_understood_by_systemd(tmp_path):
    for unit in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        text = unit.read_text(encoding="utf-8").replace("/opt/tablee/bin/tablee", sys.executable)
        (tmp_path / unit.name).write_text(text)
    units = sorted(tmp_path.iterdir())
    assert len(units) == 5
    (tmp_path / "tablee@.service").rename(tmp_path / "tablee@7777.service")
    told = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *sorted(tmp_path.iterdir())],
        capture_output=True, text=True, env=os.environ | {"SYSTEMD_UNIT_PATH": f"{tmp_path}:"},
    )  # fmt: skip
    own = [line for line in told.stderr.splitlines() if "tablee" in line]
    assert own == []


def test_what_the_units_start_are_commands_of_ours(tablee_arguments):
    for unit in DEPLOY.glob("*.service"):
        for line in re.findall(r"^ExecStart=(.*)$", unit.read_text(encoding="utf-8"), re.M):
            words = [word for word in shlex.split(line) if word != "$MORE"]  # none, or what the keeper adds
            if words[0].endswith("/tablee"):
                tablee_arguments(words[1], words[2:])


def test_nginx_writes_down_nobody():
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for server in re.findall(r"^server \{$.*?^\}$", text, re.M | re.S):
        assert "access_log off;" in server
        assert re.search(r"error_log \S+ crit;", server)


def test_the_nightly_clean_up_takes_its_own_copies_only(tmp_path):
    unit = (DEPLOY / "tablee-backup.service").read_text(encoding="utf-8")
    made = re.search(r"tablee-backups/(.+?) --database", unit)[1]
    name = subprocess.run(
        ["sh", "-c", f"echo {made}".replace("$$", "$").replace("%%", "%")], capture_output=True, text=True
    ).stdout.strip()
    nightly = [f"tablee-202401{day:02}-041000.db" for day in range(1, 20)]
    kept = ["tablee-today.db", "tablee-before-the-move.db", "tablee-2024-01-01.db"]
    for age, file in enumerate([name, *reversed(nightly), *kept]):
        (tmp_path / file).write_text("")
        os.utime(tmp_path / file, (1e9 - age, 1e9 - age))
    clean = re.search(r"^ExecStartPost=/bin/sh -c '(.*)'$", unit, re.M)[1]
    subprocess.run(["sh", "-c", clean.replace("/var/lib/tablee-backups", str(tmp_path))], check=True)
    assert {file.name for file in tmp_path.iterdir()} == {name, *nightly[-13:], *kept}


def test_every_service_makes_the_folder_of_backups():
    for unit in ("tablee.service", "tablee@.service", "tablee-backup.service"):
        assert "StateDirectory=tablee tablee-backups\n" in (DEPLOY / unit).read_text(encoding="utf-8")


# What keepers type


SETTINGS = """# a comment, and names=that are none
PUBLIC_URL=https://games.example.org
DATABASE="postgresql:///tablee?host=/run/postgresql&connect_timeout=3"
MORE=--workers 2 --metrics-from 10.0.0.7
echo this is run by nobody > ran
PGPASSFILE='/etc/tablee.pgpass'"""
STUB = """#!/bin/sh
printf '%s\\n' "$(basename "$0")" "$PWD" "$TABLEE_CACHE" "$DATABASE" "$PGPASSFILE" "$MORE" "$@"
"""


@pytest.fixture
def typed(tmp_path):
    """What becomes of a command that a user types: lines of what is called, and with what."""
    program, settings = tmp_path / "opt-tablee", tmp_path / "tablee.env"
    settings.write_text(SETTINGS)
    for name in ("runuser", "opt-tablee"):
        (tmp_path / name).write_text(STUB)
    text = (DEPLOY / "tablee").read_text(encoding="utf-8")
    text = text.replace("/etc/tablee.env", str(settings)).replace("/opt/tablee/bin/tablee", str(program))
    (tmp_path / "tablee").write_text(text)

    def run(*words, user=0):
        (tmp_path / "id").write_text(f"#!/bin/sh\necho {user}\n")
        for name in ("runuser", "opt-tablee", "tablee", "id"):
            (tmp_path / name).chmod(0o755)
        env = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
        told = subprocess.run(
            [tmp_path / "tablee", *words], cwd=tmp_path, env=env, capture_output=True, text=True
        )
        assert told.stderr == ""
        return [line.replace(str(program), "PROGRAM") for line in told.stdout.splitlines()]

    yield run
    assert not (tmp_path / "ran").exists()


KEPT = "postgresql:///tablee?host=/run/postgresql&connect_timeout=3"


def test_root_types_what_the_service_does(typed):
    assert typed("house", "bar", "a b", "--", "--days") == [
        "runuser", "/", "/var/cache/tablee", KEPT, "/etc/tablee.pgpass", "--workers 2 --metrics-from 10.0.0.7",
        "-u", "tablee", "--", "PROGRAM", "house", "--database", KEPT, "bar", "a b", "--", "--days",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "passed"),
    [
        (["--lang", "fr", "doctor"], ["--lang", "fr", "doctor", "--database", KEPT]),
        (["--lang=fr", "prune", "--chat", "9"], ["--lang=fr", "prune", "--database", KEPT, "--chat", "9"]),
        (["backup", "/x", "--database", "/y"], ["backup", "/x", "--database", "/y"]),
        (["backup", "/x", "--database=/y"], ["backup", "/x", "--database=/y"]),
        (["prepare"], ["prepare"]),
        (["--help"], ["--help"]),
        ([], ["--help"]),
    ],
)
def test_the_database_is_added_where_it_belongs(typed, words, passed):
    assert typed(*words)[10:] == passed


def test_anybody_else_has_the_plain_program(typed, tmp_path):
    assert typed("play", "duo", user=1000) == ["opt-tablee", str(tmp_path), "", "", "", "", "play", "duo"]


def test_commands_that_take_a_database_are_given_it():
    from tablee.cli import COMMANDS

    text = (DEPLOY / "tablee").read_text(encoding="utf-8")
    named = re.search(r"^ *([a-z |]+)\) set -- ", text, re.M)[1].split(" | ")
    assert named == [c.name for c in COMMANDS if any(a.name == "--database" for a in c.arguments)]
    assert os.access(DEPLOY / "tablee", os.X_OK)


@pytest.fixture
def tablee_arguments():
    from tablee.cli import COMMANDS
    from tablee.cli.arguments import sort

    def check(name, words):
        command = next(command for command in COMMANDS if command.name == name)
        sort(command, words)

    return check


def test_the_containers_are_put_together_from_what_is_here(tablee_arguments):
    root = DEPLOY.parent
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    assert set(told["services"]) == {"tablee", "database", "proxy"}
    build = told["services"]["tablee"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).samefile(DEPLOY / "Containerfile")
    wanted = set(re.findall(r"\$\{(\w+)\}", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    given = {line.partition("=")[0] for line in (DEPLOY / "compose.env").read_text().split()}
    assert wanted == given
    steps = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    for line in re.findall(r"^COPY (.*)$", steps, re.M):
        for source in line.split()[:-1]:
            assert (root / source).exists(), source
    command = re.search(r"^CMD (\[.*\])$", steps, re.M)
    started = yaml.safe_load(command[1])[-1].split("tablee ", 1)[1]
    words = shlex.split(started)
    tablee_arguments(words[0], words[1:])
