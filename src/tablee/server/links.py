"""Addresses that others can open, and their QR codes."""

from collections.abc import Callable
from io import BytesIO
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno
from fastapi import Request


def public(request: Request, path: str) -> str:
    """An address others can open: as the keeper named it, or as this one came here; for whoever sits at the
    computer that serves, its address on the network, if there is one."""
    named: str = request.app.state.public_url
    near: Callable[[], str] | None = request.app.state.near
    base = named or str(request.base_url).rstrip("/")
    if not named and near is not None and is_here(request.url.hostname):
        base = near() or base
    return f"{base}{path}"


def reaches_others(link: str) -> bool:
    """Whether an address leads here from other computers too."""
    return not is_here(urlsplit(link).hostname)


def is_here(host: str | None) -> bool:
    """Whether a name or an address means the computer it is used on."""
    if host is None or host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def qr_code(link: str) -> bytes:
    """A link to be photographed, as SVG."""
    drawn = BytesIO()
    code = segno.make(link, error="m")
    code.save(drawn, kind="svg", scale=4, border=2, dark="#1e2430", light="#fffdf7")
    return drawn.getvalue()
