// A board that changes keeps the keyboard: on the same thing, else on the first that can be chosen, else on itself.

let held = {};

// Remembers what has the focus before a board changes; the answer puts it back.
export function keepFocus(board) {
  const at = document.activeElement;
  if (!board.contains(at)) return () => {};
  if (at !== board) held = { domain: at.dataset.domain, value: at.dataset.value, seen: at.matches(":focus-visible") };
  return () => {
    if (document.activeElement === at) return; // It stands in a part that has not changed.
    board.focus({ preventScroll: true });
    handFocus(board);
  };
}

// From the board to something on it, as soon as something can be chosen.
export function handFocus(board) {
  if (document.activeElement !== board) return;
  const things = [...board.querySelectorAll('.can[tabindex="0"]')];
  const same = things.find((thing) => thing.dataset.domain === held.domain && thing.dataset.value === held.value);
  (same ?? things[0])?.focus({ preventScroll: !held.seen });
}
