"""Players, tables with their events, and finished games."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("token", sql.Text, unique=True, nullable=False),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("game", sql.Text, nullable=False),
        sql.Column("phase", sql.Text, nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("people", sql.Text, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
        sql.Column("changed", sql.Float, nullable=False, index=True),
    )
    op.create_table(
        "events",
        sql.Column("table_id", sql.Text, primary_key=True),
        sql.Column("version", sql.Integer, primary_key=True),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("kind", sql.Text, nullable=False),
        sql.Column("data", sql.Text, nullable=False),
        sql.Column("key", sql.Text),
    )
    op.create_index("events_key", "events", ["table_id", "key"], unique=True)
    op.create_table(
        "places",
        sql.Column("player", sql.Text, primary_key=True),
        sql.Column("table_id", sql.Text, primary_key=True),
    )
    op.create_table(
        "finished",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("table_id", sql.Text, index=True),
        sql.Column("game", sql.Text, nullable=False, index=True),
        sql.Column("seats", sql.Integer, nullable=False),
        sql.Column("ended", sql.Float, nullable=False, index=True),
        sql.Column("length", sql.Integer, nullable=False),
        sql.Column("public", sql.Boolean, nullable=False),
        sql.Column("names", sql.Text, nullable=False),
        sql.Column("result", sql.Text),
        sql.Column("record", sql.Text, nullable=False),
    )
