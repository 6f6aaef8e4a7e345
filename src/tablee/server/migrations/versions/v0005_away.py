"""Whose turn it is, beside each table; further devices of players, and where they are told of their turn."""

import sqlalchemy as sql
from alembic import op

revision = "0005_away"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sql.Column("sitting", sql.Text))
    op.add_column("tables", sql.Column("due", sql.Text))
    op.add_column("tables", sql.Column("awaited", sql.Integer))
    op.add_column("tables", sql.Column("wakes", sql.Float))
    op.create_index("ix_tables_wakes", "tables", ["wakes"])
    op.create_table(
        "devices",
        sql.Column("token", sql.Text, primary_key=True),
        sql.Column("player", sql.Text, nullable=False, index=True),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "passages",
        sql.Column("digest", sql.Text, primary_key=True),
        sql.Column("player", sql.Text, nullable=False, index=True),
        sql.Column("until", sql.Float, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("player", sql.Text, nullable=False, index=True),
        sql.Column("device", sql.Text, nullable=False),
        sql.Column("endpoint", sql.Text, nullable=False),
        sql.Column("p256dh", sql.Text, nullable=False),
        sql.Column("auth", sql.Text, nullable=False),
        sql.Column("lang", sql.Text, nullable=False),
        sql.Column("created", sql.Float, nullable=False),
    )
    op.create_table(
        "own_keys",
        sql.Column("name", sql.Text, primary_key=True),
        sql.Column("key", sql.Text, nullable=False),
    )
