"""A lean WebSocket client: thousands of them fit into one process that leaves the other core to the server."""

import asyncio
import base64
import os
import zlib
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED, COMPRESSED = 0x80, 0x80, 0x40
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
"""What every browser offers."""
END_OF_MESSAGE = b"\x00\x00\xff\xff"
SHORT, MEDIUM = 126, 127
NO_MASK = b"\0\0\0\0"  # masking with zeros leaves the bytes as they are


class Wire(asyncio.Protocol):
    """One socket; `heard` gets every text, `lost` is called when the line is cut."""

    def __init__(
        self, host: str, path: str, heard: Callable[[bytes], None], lost: Callable[[], None], headers: str = ""
    ) -> None:
        self._host = host
        self._path = path
        self._headers = headers
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self.received = 0
        """How many bytes of messages have come, as they were sent."""
        self._heard = heard
        self._lost = lost
        self._buffer = bytearray()
        self._parts = bytearray()
        self._transport: asyncio.Transport | None = None
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{self._headers}\r\n"
        )
        transport.write(request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("refused"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._buffer = bytearray(rest)
            self.open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame off the buffer; False if it is not all there. A server never masks."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        kind, size, start = buffer[0] & 15, buffer[1], 2
        if size == SHORT:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == MEDIUM:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        content = bytes(buffer[start : start + size])
        final, compressed = buffer[0] & FINAL, buffer[0] & COMPRESSED
        del buffer[: start + size]
        self.received += start + size
        if compressed:
            content = self._inflate.decompress(content + END_OF_MESSAGE)
        if kind == PING:
            self._write(PONG, content)
        elif kind == CLOSE:
            self.close()
        elif kind <= TEXT:
            self._parts += content
            if final:
                whole, self._parts = bytes(self._parts), bytearray()
                self._heard(whole)
        return True

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, content: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        size = len(content)
        head = bytes([FINAL | kind, MASKED | size]) if size < SHORT else b""
        if not head:
            head = bytes([FINAL | kind, MASKED | SHORT]) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + content)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def connect(
    host: str,
    port: int,
    path: str,
    heard: Callable[[bytes], None],
    lost: Callable[[], None] = lambda: None,
    local: tuple[str, int] | None = None,
    headers: str = "",
) -> Wire:
    """An open socket, from an address of this machine if one is given."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(f"{host}:{port}", path, heard, lost, headers), host, port, local_addr=local
    )
    await wire.open
    return wire
