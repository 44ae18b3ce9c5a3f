// A list that grows at its end: it shows the newest lines, also when its room shrinks, unless somebody reads back in it.

const NEAR = 4;

// Returns what puts new lines in place of the old ones.
export function tail(list) {
  let readAt = null;
  let settledAt = 0;
  const settle = () => {
    list.scrollTop = readAt ?? list.scrollHeight;
    settledAt = list.scrollTop;
  };
  list.addEventListener("scroll", () => {
    if (Math.abs(list.scrollTop - settledAt) < 1) return; // our own scrolling, told late
    const left = list.scrollHeight - list.clientHeight - list.scrollTop;
    readAt = left < NEAR ? null : list.scrollTop;
    settledAt = list.scrollTop;
  });
  new ResizeObserver(settle).observe(list);
  return (lines) => {
    list.replaceChildren(...lines);
    settle();
  };
}
