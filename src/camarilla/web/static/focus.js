// A board that is drawn anew keeps the keyboard: on the same thing, else on the first that can be chosen, else on itself.

export function keepFocus(board) {
  const held = document.activeElement;
  if (!board.contains(held)) return () => {};
  const { domain, value } = held.dataset;
  const preventScroll = !held.matches(":focus-visible");
  return () => {
    const things = [...board.querySelectorAll('.can[tabindex="0"]')];
    const same = things.find((thing) => thing.dataset.domain === domain && thing.dataset.value === value);
    (same ?? things[0] ?? board).focus({ preventScroll });
  };
}
