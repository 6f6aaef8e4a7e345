"""Runs all benchmarks and prints their tables; `--quick` for a first impression."""

import argparse
from importlib.util import find_spec

from numba import cuda
from rich.console import Console
from rich.table import Table

from bench import batch, peer, python_path, race, rules, search, server, start


def show(console: Console, title: str, columns: list[str], rows: list[list[str]]) -> None:
    table = Table(title=title, title_justify="left")
    for k, column in enumerate(columns):
        table.add_column(column, justify="left" if k == 0 else "right")
    for row in rows:
        table.add_row(*row)
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--quick", action="store_true")
    quick = parser.parse_args().quick
    seconds = 0.3 if quick else 2.0
    console = Console()
    show(console, *rules.table(seconds))
    show(console, *batch.table(seconds))
    show(console, *race.table(seconds))
    show(console, *python_path.table(seconds))
    show(console, *start.table())
    show(console, *search.table(seconds))
    show(console, *server.table(quick))
    show(console, *peer.table(quick))
    if find_spec("numba_cuda") and cuda.is_available():
        from bench import gpu

        show(console, *gpu.table())


if __name__ == "__main__":
    main()
