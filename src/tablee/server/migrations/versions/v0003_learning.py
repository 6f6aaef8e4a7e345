"""Lessons that players have done, and the moments of finished games that are weighed."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "learnt",
        sql.Column("player", sql.Text, primary_key=True),
        sql.Column("game", sql.Text, primary_key=True),
        sql.Column("lesson", sql.Text, primary_key=True),
        sql.Column("at", sql.Float, nullable=False),
    )
    op.create_table(
        "weighed",
        sql.Column("game_id", sql.Text, primary_key=True),
        sql.Column("n", sql.Integer, primary_key=True),
        sql.Column("moment", sql.Text, nullable=False),
    )
