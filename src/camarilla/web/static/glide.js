// Changes the board; pieces that keep their name glide to their new place.

import { keepFocus } from "./focus.js";
import { put, take } from "./parts.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const MOST_PIECES = 150;
let running = null;
let waiting = [];

function name(board, on) {
  const pieces = board.querySelectorAll("[data-piece]");
  if (pieces.length > MOST_PIECES) return;
  for (const piece of pieces) {
    piece.style.viewTransitionName = on ? `piece-${piece.dataset.piece.replace(/[^\w-]/g, "-")}` : "";
  }
}

// Everything that waits at once: the browser may call late, and what came last must stand in the end.
function change(board) {
  if (!waiting.length) return;
  const places = [...board.querySelectorAll("[data-scroll], .scroll")].map((box) => [box.scrollLeft, box.scrollTop]);
  const refocus = keepFocus(board);
  for (const { news } of waiting) if (news) put(board, news);
  [...board.querySelectorAll("[data-scroll], .scroll")].forEach((box, at) => {
    if (places[at]) [box.scrollLeft, box.scrollTop] = places[at];
  });
  const { after } = waiting.at(-1);
  waiting = [];
  after();
  refocus();
}

// Shows the board as it is to look.
export function swap(board, look, after) {
  const news = take(look);
  if (!news && !waiting.length) return after();
  waiting.push({ news, after });
  if (!document.startViewTransition || still.matches || document.hidden) return change(board);
  running?.skipTransition();
  name(board, true);
  const transition = document.startViewTransition(() => {
    change(board);
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
