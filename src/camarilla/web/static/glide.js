// Swaps the board; pieces that keep their name glide to their new place.

import { keepFocus } from "./focus.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const MOST_PIECES = 150;
let running = null;
let shown = null;
let version = null;

function name(board, on) {
  const pieces = board.querySelectorAll("[data-piece]");
  if (pieces.length > MOST_PIECES) return;
  for (const piece of pieces) {
    piece.style.viewTransitionName = on ? `piece-${piece.dataset.piece.replace(/[^\w-]/g, "-")}` : "";
  }
}

// Shows the board of a frame. The frame that a page comes with brings none: it stands there already.
export function swap(board, { v, board: html }, after) {
  const same = html === undefined || html === shown || v === version;
  version = v;
  shown = html ?? shown;
  if (same) return after();
  const change = () => {
    const places = [...board.querySelectorAll("[data-scroll], .scroll")].map((box) => [box.scrollLeft, box.scrollTop]);
    const refocus = keepFocus(board);
    board.innerHTML = html;
    [...board.querySelectorAll("[data-scroll], .scroll")].forEach((box, at) => {
      if (places[at]) [box.scrollLeft, box.scrollTop] = places[at];
    });
    after();
    refocus();
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
