"""Scripts and style sheets as they are sent: without the lines that are only for their readers."""

import re

COMMENTS = re.compile(r"^[ \t]*(?:/\*.*?\*/|//[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL)
BLANKS = re.compile(r"\n[ \t]*(?=\n)")


def lean(text: str) -> str:
    """A text without comments that have lines of their own, and without empty lines."""
    return BLANKS.sub("", COMMENTS.sub("", text)).lstrip("\n")
