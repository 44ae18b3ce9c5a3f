"""uvicorn's protocol of a socket, with a compression that suits frames: many, small, and alike."""

import logging
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

WINDOW_BITS = 13
"""How far back a frame can refer to earlier ones: 8 kB, about as much as a decision changes."""
SETTINGS = {"level": 1, "memLevel": 6}
"""The fastest level: with the larger window it makes frames smaller than the default settings do, in half the time.

Together a connection takes 64 kB for it.
"""
WORTH_IT = 256
"""Shorter messages go as they are: to compress one takes as long as to make it, and saves less than a packet's head."""


class Compression(PerMessageDeflate):
    """Compresses messages that are worth it; the protocol lets a server choose for each message."""

    def encode(self, frame: Frame) -> Frame:
        """What is sent of a message."""
        return frame if len(frame.data) < WORTH_IT else super().encode(frame)


class CompressionFactory(ServerPerMessageDeflateFactory):
    """Agrees on the compression with a client."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is answered to the client, and the compression."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, Compression(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        compression = CompressionFactory(
            server_max_window_bits=WINDOW_BITS, client_max_window_bits=12, compress_settings=SETTINGS
        )
        self.conn = ServerProtocol(
            extensions=[compression], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )
