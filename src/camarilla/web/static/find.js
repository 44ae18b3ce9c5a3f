// Where nothing that can be chosen is in sight, a button leads to it.

const LEAST = 24;

// `above` is what lies over the upper edge of the board when the page is scrolled, `dock` over the lower one.
export function finder(board, button, above, dock) {
  const edge = () => Math.max(...above.map((one) => one.getBoundingClientRect().bottom));
  const inSight = (thing) => {
    const { top, bottom, width } = thing.getBoundingClientRect();
    const seen = Math.min(bottom, dock.getBoundingClientRect().top) - Math.max(top, edge());
    return width > 0 && seen >= Math.min(LEAST, bottom - top);
  };
  const look = () => {
    const things = [...board.querySelectorAll(".can")];
    button.hidden = !things.length || things.some(inSight);
  };
  let waiting = false;
  const later = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      look();
    });
  };
  addEventListener("scroll", later, { passive: true });
  addEventListener("resize", later);
  button.addEventListener("click", () => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    board.querySelector(".can")?.scrollIntoView({ block: "center", inline: "center", behavior: calm ? "auto" : "smooth" });
  });
  return later;
}
