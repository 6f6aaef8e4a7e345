"""Pages, scripts and style sheets as they are sent: without what is only for who reads their source."""

import re

COMMENTS = re.compile(r"^[ \t]*(?:/\*.*?\*/|//[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL)
BLANKS = re.compile(r"\n[ \t]*(?=\n)")
INDENTS = re.compile(r"^[ \t]+", re.MULTILINE)
LOOSE = re.compile(r"""("[^"]*")|\s*([{};>~])\s*|([:,])\s+|\s+""")  # blanks of a style sheet, but for texts


def lean(text: str) -> str:
    """A text without comments that have lines of their own, and without empty lines."""
    return BLANKS.sub("", COMMENTS.sub("", text)).lstrip("\n")


def flush(text: str) -> str:
    """A text whose lines all begin at the margin: a tenth of templates and style sheets was nothing else."""
    return INDENTS.sub("", text)


def packed(text: str) -> str:
    """A style sheet without comments, and without blanks that mean nothing."""
    tight = LOOSE.sub(lambda found: found[1] or found[2] or found[3] or " ", lean(text))
    return tight.replace(";}", "}").strip()
