"""Puzzles that players have tried, with the rating they had afterwards."""

import sqlalchemy as sql
from alembic import op

revision = "0006_puzzles"
down_revision = "0005_away"


def upgrade() -> None:
    op.create_table(
        "puzzled",
        sql.Column("player", sql.Text, primary_key=True),
        sql.Column("game", sql.Text, primary_key=True),
        sql.Column("puzzle", sql.Text, primary_key=True),
        sql.Column("day", sql.Text, primary_key=True),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("first_try", sql.Boolean, nullable=False),
        sql.Column("solved", sql.Boolean, nullable=False),
        sql.Column("shown", sql.Boolean, nullable=False),
        sql.Column("rating", sql.Integer),
    )
