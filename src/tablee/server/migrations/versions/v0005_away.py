"""Whose turn it is, beside each table: for lists, and for tables that sleep until a slow clock runs out."""

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
