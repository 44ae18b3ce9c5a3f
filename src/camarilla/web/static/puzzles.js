// The list of puzzles: how many of each game were solved in this browser; each door leads to the first that was not.

import { solved } from "./solved.js";

for (const told of document.querySelectorAll("[data-solved]")) {
  const count = solved(told.dataset.solved).size;
  told.textContent = `· ${told.dataset.words}: ${count}`;
  told.hidden = !count;
}
for (const door of document.querySelectorAll("[data-begin]")) {
  const done = solved(door.dataset.begin);
  const all = Array.from({ length: Number(door.dataset.count) }, (_, number) => number + 1);
  door.href += `?n=${all.find((number) => !done.has(number)) ?? 1}`;
}
