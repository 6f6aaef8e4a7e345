"""What people write, made fit to be shown to others: one line, nothing invisible, nothing piled up.

Letters of every script stay, and so do the signs put together from several, but for what joins them: what
steers the reader's eye or shows nothing is left out.
"""

from unicodedata import category, normalize

MOST_MARKS = 2  # above or below one letter; more than any living script needs once letters are composed
# Characters that are letters or signs by name and yet show nothing.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u2065\u180e\U0001d159")
STEERING = "C"  # controls, direction marks, private and unassigned characters


def one_line(text: object) -> str:
    """A text in one line, without what cannot be seen."""
    kept: list[str] = []
    marks = 0
    for char in normalize("NFC", str(text)):
        kind = category(char)
        if char in BLANK or kind[0] == "Z" or char.isspace():
            char, marks = " ", 0
        elif kind[0] == STEERING:
            continue
        elif kind in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS or not kept or kept[-1] == " ":
                continue
        else:
            marks = 0
        kept.append(char)
    return " ".join("".join(kept).split())


def is_blank(text: str) -> bool:
    """Whether nothing of a text can be seen."""
    return not any(category(char)[0] in "LNPS" for char in text)
