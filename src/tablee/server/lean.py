"""Pages, scripts and style sheets as they are sent: without what is only for who reads their source."""

import re

COMMENTS = re.compile(r"^[ \t]*(?:/\*.*?\*/|//[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL)
CASTS = re.compile(r"/\*\* @type [^\n]*?\*/ ?")  # of a script, for who checks its types
REMARKS = re.compile(r"""[ \t]+// [^\n"'`]*$""", re.MULTILINE)  # after what a line of a script says
BLANKS = re.compile(r"\n[ \t]*(?=\n)")
INDENTS = re.compile(r"^[ \t]+", re.MULTILINE)
# blanks, noughts and remarks of a style sheet that mean nothing; its texts are left alone
LOOSE = re.compile(r"""("[^"]*")|\s*/\*[^*]*\*/|\s*([{};>~])\s*|([:,])\s+|(\s)\s*|(?<![\w.])0(?=\.\d)""")


def lean(text: str) -> str:
    """A text without comments that have lines of their own, without types, and without empty lines."""
    return BLANKS.sub("", CASTS.sub("", COMMENTS.sub("", text))).lstrip("\n")


def bare(text: str) -> str:
    """A script without comments at the ends of its lines."""
    return REMARKS.sub("", text)


def flush(text: str) -> str:
    """A text whose lines all begin at the margin: a tenth of templates and style sheets was nothing else."""
    return INDENTS.sub("", text)


def packed(text: str) -> str:
    """A style sheet without comments, and without blanks and noughts that mean nothing."""
    tight = LOOSE.sub(lambda found: found[1] or found[2] or found[3] or (found[4] and " ") or "", lean(text))
    return tight.replace(";}", "}").strip()
