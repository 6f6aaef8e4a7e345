"""Processes that keep tables, which table is kept by which, and tables that cannot be read."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "keepers",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("until", sql.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sql.Column("table_id", sql.Text, primary_key=True),
        sql.Column("keeper", sql.Text, nullable=False, index=True),
    )
    op.create_table(
        "set_aside",
        sql.Column("table_id", sql.Text, primary_key=True),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("reason", sql.Text, nullable=False),
        sql.Column("trouble", sql.Text, nullable=False),
    )
    # Games that are being played have no keeper yet: the first process that looks takes them.
    op.execute("INSERT INTO leases (table_id, keeper) SELECT id, '' FROM tables WHERE phase = 'playing'")
