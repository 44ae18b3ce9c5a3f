"""uvicorn's protocol of a socket, with a compression that suits frames: many, small, and alike."""

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

WINDOW_BITS = 13
"""How far back a frame can refer to earlier ones: 8 kB, about as much as a decision changes."""
SETTINGS = {"level": 1, "memLevel": 6}
"""The fastest level: with the larger window it makes frames smaller than the default settings do, in half the time.

Together a connection takes 64 kB for it.
"""


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        compression = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW_BITS, client_max_window_bits=12, compress_settings=SETTINGS
        )
        self.conn = ServerProtocol(
            extensions=[compression], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )
