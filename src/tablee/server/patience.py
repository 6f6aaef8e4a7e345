"""A body that comes drop by drop is not waited for without end."""

import asyncio

from starlette.types import Message, Receive

from tablee.server.tables import Refused

LONGEST_WAIT = 20.0  # seconds for the whole of a body


def patient(receive: Receive) -> Receive:
    """What is received of a request, as long as its body has come in time; afterwards without haste."""
    loop = asyncio.get_running_loop()
    end = loop.time() + LONGEST_WAIT
    whole = False

    async def received() -> Message:
        nonlocal whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError:
            raise Refused("too-slow", status=408) from None
        whole = not message.get("more_body", False)
        return message

    return received
