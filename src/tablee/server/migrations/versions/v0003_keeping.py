"""What a keeper of the house has to do with: keys, reports, bars, notes, and signs of the processes."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "keeper_keys",
        sql.Column("digest", sql.Text, primary_key=True),
        sql.Column("kind", sql.Text, nullable=False),
        sql.Column("until", sql.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("kind", sql.Text, nullable=False),
        sql.Column("table_id", sql.Text, nullable=False),
        sql.Column("n", sql.Integer, nullable=False),
        sql.Column("about", sql.Text, nullable=False),
        sql.Column("reporter", sql.Text, nullable=False),
        sql.Column("words", sql.Text, nullable=False),
        sql.Column("why", sql.Text, nullable=False),
        sql.Column("answer", sql.Text),
        sql.Column("answered", sql.Float),
    )
    op.create_index("reports_open", "reports", ["answered"])
    op.create_table(
        "bars",
        sql.Column("who", sql.Text, primary_key=True),
        sql.Column("kind", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("until", sql.Float),
        sql.Column("why", sql.Text, nullable=False),
    )
    op.create_table(
        "notes",
        sql.Column("name", sql.Text, primary_key=True),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("words", sql.Text, nullable=False),
    )
    op.create_table(
        "signs",
        sql.Column("process", sql.Text, primary_key=True),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("figures", sql.Text, nullable=False),
    )
