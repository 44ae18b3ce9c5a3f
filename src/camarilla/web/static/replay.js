// A finished game with a scrubber.

import { by, data, element } from "./dom.js";
import { begin, swap } from "./glide.js";
import { explain, markDoubts } from "./help.js";

const { table, seat, game, language } = by("replay").dataset;
const slider = by("at");
const last = Number(slider.max);
let wanted = 0;

function show(frame) {
  by("number").value = frame.v;
  by("lines").replaceChildren(...frame.lines.map((line) => element("li", {}, line)));
  swap(by("board"), frame.board, () => markDoubts(by("board")));
}

async function go(at) {
  wanted = Math.max(0, Math.min(last, at));
  slider.value = wanted;
  by("number").value = wanted;
  const asked = wanted;
  const answer = await fetch(`/tables/${table}/replay/${asked}?seat=${seat}`);
  if (asked === wanted) show(await answer.json());
}

slider.addEventListener("input", () => go(Number(slider.value)));
by("back").addEventListener("click", () => go(wanted - 1));
by("on").addEventListener("click", () => go(wanted + 1));
by("seat").addEventListener("change", (event) => event.target.form.submit());
addEventListener("keydown", (event) => {
  if (event.target.closest("select, input")) return;
  if (event.key === "ArrowLeft") go(wanted - 1);
  if (event.key === "ArrowRight") go(wanted + 1);
});
const first = data("frame");
explain(by("replay"), game, language);
begin(first.board);
show(first);
