"""Pages, scripts and style sheets are sent without what is only for their readers, and say the same."""

import shutil
import subprocess
from importlib.resources import files

import pytest

from tablee.server.lean import flush, lean, packed

SCRIPTS = sorted(files("tablee.server").joinpath("static", "js").iterdir(), key=lambda file: file.name)


def test_comments_on_lines_of_their_own_go_and_nothing_else():
    text = '// a\nlet a = "//b"; // c\n\n/**\n * @param {x} d\n */\n  /* e */\nlet f = 1;\n'
    assert lean(text) == 'let a = "//b"; // c\nlet f = 1;\n'


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_a_script_loses_only_comments(script):
    """Read by somebody else: Node finds nothing wrong with it, and no line of code is gone."""
    text = script.read_text(encoding="utf-8")
    kept = [
        line for line in text.splitlines() if line.strip() and not line.strip().startswith(("//", "/*", "*"))
    ]
    assert lean(text).splitlines() == kept


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
        sent.write_text(flush(lean(script.read_text(encoding="utf-8"))), encoding="utf-8")
        subprocess.run([node, "--check", sent], check=True)


def test_a_style_sheet_loses_breaks_where_they_mean_nothing():
    text = '.a,\n.b {\n  color: red; /* kept */\n  background: url("data:image/svg+xml,\\\n<svg/>");\n}\n'
    assert packed(text) == (
        '.a,.b {color: red; /* kept */\nbackground: url("data:image/svg+xml,\\\n<svg/>");}'
    )
