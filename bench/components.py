"""PostgreSQL and nginx of our own, from the packages of the system, each in a folder of its own.

Neither needs the network, a service or a setting of the machine; both are gone at the end.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

HOMES = [Path(found).parent for found in [shutil.which("pg_ctl")] if found]
HOMES += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/sbin")
OTHER = "postgres"  # PostgreSQL will not be run by root, but by this user
NO_POSTGRESQL = "PostgreSQL is not installed (Debian's package `postgresql`)"
NO_NGINX = "nginx is not installed (Debian's package `nginx`)"


def has_postgresql() -> bool:
    """Whether its programs are here, and somebody to run them."""
    if os.geteuid() != 0:
        return bool(HOMES)
    return bool(HOMES and shutil.which("runuser") and any(user.pw_name == OTHER for user in pwd.getpwall()))


class Postgres:
    """A cluster reached through a socket in its folder."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-postgres-"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, OTHER)
        self.data = self.folder / "data"
        self._run("initdb", "-D", self.data, "-A", "trust", "-U", "tablee", "--no-sync")
        self.start()

    def _run(self, program: str, *arguments: object) -> None:
        other = ["runuser", "-u", OTHER, "--"] if os.geteuid() == 0 else []
        command = [*other, str(HOMES[0] / program), *map(str, arguments)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql+psycopg://tablee@/{database}?host={self.folder}"

    def start(self) -> None:
        settings = f"-c listen_addresses='' -c max_connections=200 -k {self.folder}"
        self._run("pg_ctl", "-D", self.data, "-w", "-l", self.folder / "log", "-o", settings, "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", self.data, "-m", mode, "-w", "stop")

    def restart(self, mode: str = "fast", pause: float = 0.0) -> None:
        self.stop(mode)
        time.sleep(pause)
        self.start()

    def ask(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """One statement, outside of any transaction."""
        import psycopg

        with psycopg.connect(host=str(self.folder), user="tablee", dbname=database, autocommit=True) as line:
            found = line.execute(statement)  # type: ignore[call-overload]
            return list(found.fetchall()) if found.description else []

    def new_database(self, name: str = "tablee") -> str:
        """An empty database; its address."""
        self.ask(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        self.ask(f"CREATE DATABASE {name}")
        return self.url(name)

    def cut_lines(self, database: str = "tablee") -> None:
        """End every connection to a database."""
        self.ask(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{database}' AND pid <> pg_backend_pid()"
        )

    def processes(self) -> list[int]:
        """The server and the processes it has for its clients."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]

    def freeze(self) -> list[int]:
        """It stays there and says nothing more; who was frozen, to be thawed."""
        frozen = self.processes()
        for process in frozen:
            os.kill(process, signal.SIGSTOP)
        return frozen

    def thaw(self, frozen: Sequence[int]) -> None:
        for process in frozen:
            os.kill(process, signal.SIGCONT)

    def close(self) -> None:
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "stop")
        shutil.rmtree(self.folder)


SETTINGS = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    client_max_body_size 5m;
    map $uri $table {{ ~^/(?:t|api/tables)/(?<id>[^/]+) $id; default $request_id; }}
    upstream tablee {{
        {spread}
        {servers}
    }}
    server {{
        listen 127.0.0.1:{port} backlog=1024;
        location / {{
            proxy_pass http://tablee;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $http_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_buffering off;
            proxy_connect_timeout 2s;
            proxy_read_timeout 60s;
            proxy_next_upstream error timeout;
        }}
    }}
}}
"""


class Nginx:
    """In front of some servers: a request that one of them does not take goes to the next.

    With `by_table` all that concerns a table goes to one server as long as it is there; without, each request
    goes to the next in turn.
    """

    def __init__(self, port: int, servers: Sequence[int], by_table: bool = True) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-nginx-"))
        self.folder.chmod(0o755)
        self.url = f"http://127.0.0.1:{port}"
        spread = "hash $table consistent;" if by_table else ""
        listed = "\n        ".join(f"server 127.0.0.1:{server} max_fails=0;" for server in servers)
        settings = SETTINGS.format(folder=self.folder, port=port, servers=listed, spread=spread)
        (self.folder / "nginx.conf").write_text(settings)
        assert NGINX is not None
        command = [NGINX, "-c", str(self.folder / "nginx.conf"), "-p", str(self.folder), "-e", "stderr"]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(10)
        shutil.rmtree(self.folder)
