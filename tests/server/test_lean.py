"""Pages, scripts and style sheets are sent without what is only for their readers, and say the same."""

import re
import shutil
import subprocess
from importlib.resources import files

import pytest

from tablee.core.shelf import shelf
from tablee.server.lean import bare, flush, lean, packed

SCRIPTS = sorted(files("tablee.server").joinpath("static", "js").iterdir(), key=lambda file: file.name)
SHEETS = [
    *sorted(files("tablee.server").joinpath("static", "css").iterdir(), key=lambda file: file.name),
    *(files("tablee.games").joinpath(card.name, "table.css") for card in shelf()),
]


def test_comments_on_lines_of_their_own_go_and_nothing_else():
    text = '// a\nlet a = "//b"; // c\n\n/**\n * @param {x} d\n */\n  /* e */\nlet f = 1;\n'
    assert lean(text) == 'let a = "//b"; // c\nlet f = 1;\n'
    assert lean("let a = /** @type {string} */ (b);\n") == "let a = (b);\n"


def test_remarks_at_the_ends_of_lines_go_and_nothing_that_is_in_quotes():
    text = 'let a = "x // b"; // c\nlet d = `e // ${f}`;\ng(); // h: 2 / 3\nlet i = "http://j";\n'
    assert bare(text) == 'let a = "x // b";\nlet d = `e // ${f}`;\ng();\nlet i = "http://j";\n'


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_script_loses_only_comments(script):
    """Read by somebody else: Node finds nothing wrong with it, and no line of code is gone."""
    text = script.read_text(encoding="utf-8")
    kept = [
        re.sub(r"/\*\* @type .*?\*/ ?", "", line)
        for line in text.splitlines()
        if line.strip() and (not line.strip().startswith(("//", "/*", "*")) or "*/ (" in line)
    ]
    assert lean(text).splitlines() == [line for line in kept if line.strip()]


def test_templates_begin_at_the_margin_and_say_the_same():
    text = "<ul>\n  {% for a in b %}\n    <li>{{ a  }}</li>\n  {% endfor %}\n</ul>\n"
    assert flush(text) == "<ul>\n{% for a in b %}\n<li>{{ a  }}</li>\n{% endfor %}\n</ul>\n"
    for page in files("tablee.server").joinpath("templates").iterdir():
        assert "<pre" not in page.read_text(encoding="utf-8"), "where spaces count, none may go"


def test_node_still_reads_them(tmp_path):
    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node here")
    for script in SCRIPTS:
        sent = tmp_path / script.name.replace(".js", ".mjs")
        sent.write_text(bare(flush(lean(script.read_text(encoding="utf-8")))), encoding="utf-8")
        subprocess.run([node, "--check", sent], check=True)


def test_a_style_sheet_loses_blanks_where_they_mean_nothing():
    text = """
.a,
.b > :is(.c, .d) ~ i {
  margin: 0 calc(1px + 0.2em) -0.5em 10.5px;
  background: url("data:image/svg+xml,\\
<svg a > b ; c/>");
  .e :hover {
    color: red; /* and no other */
  }
}
"""
    assert packed(text) == (
        ".a,.b>:is(.c,.d)~i{margin:0 calc(1px + .2em) -.5em 10.5px;"
        'background:url("data:image/svg+xml,\\\n<svg a > b ; c/>");.e :hover{color:red}}'
    )


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_a_style_sheet_says_the_same_without_them(sheet):
    """Every word and sign that is no blank is still there, in its order, but for noughts and last semicolons."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    text = re.sub(r"\b0(?=\.\d)", "", text)
    kept = re.sub(r";}", "}", re.sub(r"\s", "", text))
    assert re.sub(r"\s", "", packed(text)) == kept
