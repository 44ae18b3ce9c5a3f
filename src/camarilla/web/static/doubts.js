// What is not certain to be as printed: marks on the board, behind a switch that the device remembers.

import { remember, remembered } from "./device.js";
import { by, data } from "./dom.js";

const WISH = "reconstructed";
export const doubts = data("doubts") ?? {};
const wish = by("reconstructed");

// A board says which things show printed values; those that are reconstructed bear a mark.
export function markDoubts(board) {
  const shown = Boolean(wish?.checked);
  for (const thing of board.querySelectorAll("[data-mark]")) thing.classList.toggle("doubt", shown && Boolean(doubts[thing.dataset.mark]?.marked));
}

if (wish) {
  wish.checked = remembered(WISH) === "yes";
  wish.addEventListener("change", () => {
    remember(WISH, wish.checked ? "yes" : "no");
    markDoubts(by("board"));
  });
}
