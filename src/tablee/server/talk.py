"""The talk at a table: what was said and what people did, line by line, and who only watches."""

from hashlib import sha256
from typing import Any

from tablee.server.doings import DONE_TO
from tablee.server.felt import templates
from tablee.server.page_words import page_words
from tablee.server.pulse import Live
from tablee.words import isolated


def chat(live: Live, lang: str) -> list[str]:
    """What was said and what people did, line by line; what was drawn once is kept."""
    known = {id(line): html for line, html in live.sayings.get(lang, ())}
    lines = live.table.talk
    drawn = [(line, known.get(id(line)) or _saying(line, lang)) for line in lines]
    live.sayings[lang] = drawn
    return [html for _, html in drawn]


def _saying(line: dict[str, Any], lang: str) -> str:
    """One thing said or done, a phrase in the reader's language."""
    page = page_words(lang)
    if "key" in line:
        told = page.say((line["key"], line["args"]))
        by = "" if line["key"] in DONE_TO else " ".join(mark(player) for player in line["about"])
        return templates().render_template("doing.html", told=told, by=by).strip()
    text = page.say((f"phrase-{line['phrase']}", {})) if "phrase" in line else line["text"]
    whole = f"{isolated(line['name'])} – {isolated(text)}"
    said = [
        {
            "name": line["name"],
            "seat": line["seat"],
            "person": mark(line["player"]),
            "text": text,
            "said": whole,
        }
    ]
    return templates().render_template("chat.html", said=said, mute=page.say(("mute", {}))).strip()


def mark(player: str | None) -> str:
    """A sign of a person that others may keep, to mute them at all tables; it is no key to anything."""
    return sha256(f"mark {player}".encode()).hexdigest()[:12] if player else ""


def watching(live: Live, lang: str) -> str:
    """Who only watches, in a sentence; nothing where nobody does."""
    names, count = live.spectators()
    if not count:
        return ""
    others = count - len(names)
    page = page_words(lang)
    told = [isolated(name) for name in names]
    if others:
        told.append(page.say(("spectators-unknown", {"count": others})))
    return page.say(("spectators", {"count": count, "names": ", ".join(told)}))
