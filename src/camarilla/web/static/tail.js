// A list that grows at its end: it shows the newest lines, also when its room shrinks, unless somebody reads back in it.

const NEAR = 4;

// Returns what puts new lines in place of the old ones.
export function tail(list) {
  let readAt = null;
  let isMoved = false; // by hand: a list whose room changes for a moment is scrolled by the browser, too, and put back
  const settle = () => {
    list.scrollTop = readAt ?? list.scrollHeight;
  };
  for (const kind of ["wheel", "touchmove", "pointerdown", "keydown"]) list.addEventListener(kind, () => (isMoved = true), { passive: true });
  list.addEventListener("scroll", () => {
    if (!isMoved) return settle();
    const left = list.scrollHeight - list.clientHeight - list.scrollTop;
    readAt = left < NEAR ? null : list.scrollTop;
  });
  new ResizeObserver(settle).observe(list);
  return (lines) => {
    isMoved = false;
    list.replaceChildren(...lines);
    settle();
  };
}
