"""Scripts, style sheets and templates are read in a window: no line of theirs is longer than 110 columns."""

from pathlib import Path

import tablee

WIDTH = 110
KINDS = {".js", ".css", ".html"}


def test_no_line_of_a_script_style_sheet_or_template_is_too_long():
    files = [file for file in Path(tablee.__file__).parent.rglob("*") if file.suffix in KINDS]
    assert {file.suffix for file in files} == KINDS
    long = [
        f"{file}:{number}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDTH
    ]
    assert long == []
