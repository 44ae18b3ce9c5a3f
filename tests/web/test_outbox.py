"""A reader who does not read takes no memory without end: it is cut off, and comes back for what it missed."""

import asyncio

from camarilla.web.live.outbox import MOST_WAITING, Outbox


def test_who_is_too_far_behind_is_cut_off() -> None:
    outbox = Outbox()
    for number in range(MOST_WAITING):
        outbox.put(str(number))
    assert not outbox.cut and outbox.take() == [str(number) for number in range(MOST_WAITING)]
    for number in range(MOST_WAITING + 1):
        outbox.put(str(number))
    assert outbox.cut
    outbox.put("more")
    assert outbox.take() == []


def test_the_bell_rings_for_news_and_for_the_end() -> None:
    async def wait() -> None:
        for change in (lambda box: box.put("news"), Outbox.close):
            outbox = Outbox()
            waiting = asyncio.create_task(outbox.filled())
            await asyncio.sleep(0)
            assert not waiting.done()
            change(outbox)
            await asyncio.wait_for(waiting, 5)

    asyncio.run(wait())
