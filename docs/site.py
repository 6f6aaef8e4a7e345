"""What the site has besides this folder: README, CONTRIBUTING and CHANGELOG, and links between all pages.

Files that are no page (examples, folders) are named, not linked: the site does not hold them.
"""

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
LINK = re.compile(r"(?<!\!)\[([^\]]*)\]\(((?!https?:|#)[^)#]+)(#[^)]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, name in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8").replace("](docs/", "](")
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    known = {file.src_uri for file in files}

    def link(found: re.Match[str]) -> str:
        text, goal, part = found[1], found[2], found[3] or ""
        goal = PAGES.get(goal.removeprefix("../"), goal)
        here = page.file.src_uri.rpartition("/")[0]
        whole = f"{here}/{goal}" if here else goal
        return f"[{text}]({goal}{part})" if whole in known else text

    return LINK.sub(link, markdown)
