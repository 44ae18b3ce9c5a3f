"""How frames are compressed."""

from websockets.frames import Frame, Opcode

from camarilla.web.http.socket_protocol import SETTINGS, WINDOW_BITS, WORTH_IT, CompressionFactory


def test_only_messages_that_gain_by_it_are_compressed() -> None:
    factory = CompressionFactory(server_max_window_bits=WINDOW_BITS, compress_settings=SETTINGS)
    _, agreed = factory.process_request_params([], [])
    short, long = (Frame(Opcode.TEXT, b"x" * size) for size in (WORTH_IT - 1, WORTH_IT))
    assert agreed.encode(short) is short and not short.rsv1
    assert agreed.encode(long).rsv1 and len(agreed.encode(long).data) < 20
    assert agreed.local_max_window_bits == WINDOW_BITS
