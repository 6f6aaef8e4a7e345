"""The schema of the database has a version, and is raised to the newest one at each start, under a lock.

A change of the schema is a new file in `versions/`, beside the same change in `store.py`; a test compares
the two. Files are numbered in order and never altered once they have been used anywhere.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection, Engine

LOCK = 7_467_735_253  # any number, the same for every process: PostgreSQL locks by numbers
FIRST = "0001"  # the schema as it was before it had versions


class NewerSchema(Exception):
    """The database was raised by a newer version of the program than this one."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(found, known)
        self.found, self.known = found, known


def raise_schema(engine: Engine) -> str:
    """Bring a database up to the schema of this program, whatever it holds; the version reached."""
    config = _config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with _alone(engine) as line:
        config.attributes["connection"] = line
        noted = MigrationContext.configure(line).get_current_revision()
        if noted is None and sql.inspect(line).has_table("tables"):
            command.stamp(config, FIRST)
        elif noted is not None and noted not in known:
            raise NewerSchema(noted, newest())
        command.upgrade(config, "head")
    return newest()


def newest() -> str:
    """The version of the schema that this program works with."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def version_of(line: Connection) -> str | None:
    """The version of a database's schema, as it is noted there."""
    return MigrationContext.configure(line).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


@contextmanager
def _alone(engine: Engine) -> Iterator[Connection]:
    """One transaction in which nobody else raises the schema: all of it is done, or nothing."""
    with engine.connect() as line:
        if engine.dialect.name == "sqlite":
            line.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            line.execute(sql.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        try:
            yield line
        except BaseException:
            line.rollback()
            raise
        line.commit()
