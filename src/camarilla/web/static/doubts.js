// What is not certain to be as printed: marks on the board, behind a switch that the device remembers.

import { by, data } from "./dom.js";

const WISH = "camarilla-reconstructed";
export const doubts = data("doubts") ?? {};
const wish = by("reconstructed");

// A board says which things show printed values; those that are reconstructed bear a mark.
export function markDoubts(board) {
  const shown = Boolean(wish?.checked);
  for (const thing of board.querySelectorAll("[data-mark]")) thing.classList.toggle("doubt", shown && Boolean(doubts[thing.dataset.mark]?.marked));
}

function remember() {
  try {
    localStorage.setItem(WISH, wish.checked ? "yes" : "no");
  } catch {
    // The browser keeps nothing for us: it holds for this page.
  }
}

function remembered() {
  try {
    return localStorage.getItem(WISH) === "yes";
  } catch {
    return false;
  }
}

if (wish) {
  wish.checked = remembered();
  wish.addEventListener("change", () => {
    remember();
    markDoubts(by("board"));
  });
}
