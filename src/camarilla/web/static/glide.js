// Swaps the board; pieces that keep their name glide to their new place.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const MOST_PIECES = 150;
let running = null;
let shown = null;

function name(board, on) {
  const pieces = board.querySelectorAll("[data-piece]");
  if (pieces.length > MOST_PIECES) return;
  for (const piece of pieces) {
    piece.style.viewTransitionName = on ? `piece-${piece.dataset.piece.replace(/[^\w-]/g, "-")}` : "";
  }
}

// Remembers what the page came with, so that the same board is not drawn again.
export function begin(html) {
  shown = html;
}

export function swap(board, html, after) {
  if (shown === html) return after();
  shown = html;
  const change = () => {
    const places = [...board.querySelectorAll("[data-scroll], .scroll")].map((box) => [box.scrollLeft, box.scrollTop]);
    board.innerHTML = html;
    [...board.querySelectorAll("[data-scroll], .scroll")].forEach((box, at) => {
      if (places[at]) [box.scrollLeft, box.scrollTop] = places[at];
    });
    after();
  };
  if (!document.startViewTransition || still.matches || document.hidden) return change();
  running?.skipTransition();
  name(board, true);
  const transition = document.startViewTransition(() => {
    change();
    name(board, true);
  });
  running = transition;
  transition.finished.finally(() => {
    if (running === transition) {
      running = null;
      name(board, false);
    }
  });
  transition.ready.catch(() => {});
  transition.updateCallbackDone.catch(() => {});
}
