// A finished game with a scrubber.

import { by, data, element } from "./dom.js";
import { markDoubts } from "./doubts.js";
import { swap } from "./glide.js";
import { explain } from "./help.js";

const { table, seat, game, language } = by("replay").dataset;
const words = data("words");
const slider = by("at");
const last = Number(slider.max);
const PACE = 1400;
let shown = null;
let wanted = Number(slider.value);
let following = false;
let playing = null;

function show(frame) {
  shown = frame.v;
  [...by("by").children].forEach((name, at) => (name.hidden = at !== frame.by));
  by("lines").replaceChildren(...frame.lines.map((line) => element("li", {}, line)));
  swap(by("board"), frame, () => markDoubts(by("board")));
  by("replay").dataset.shown = shown;
}

// Answers may be kept by the browser: what was fetched once, or ahead, is there at once.
const fetched = (at) => fetch(`/tables/${table}/replay/${at}?seat=${seat}`);

// One request at a time, however fast the slider moves; in the end the place where it rests is shown.
async function follow() {
  if (following) return;
  following = true;
  try {
    while (shown !== wanted) show(await (await fetched(wanted)).json());
    if (wanted < last) fetched(wanted + 1).catch(() => {});
    if (wanted > 0) fetched(wanted - 1).catch(() => {});
  } catch {
    shown = null; // The next step tries again.
    pause();
  } finally {
    following = false;
  }
}

function go(at) {
  wanted = Math.max(0, Math.min(last, at));
  slider.value = wanted;
  by("number").value = wanted;
  const place = new URL(location);
  place.search = new URLSearchParams({ at: wanted, seat });
  history.replaceState(null, "", place);
  follow();
}

function pause() {
  clearInterval(playing);
  playing = null;
  mark("▶", words.play);
}

function play() {
  if (wanted === last) go(0);
  playing = setInterval(() => (following ? null : wanted < last ? go(wanted + 1) : pause()), PACE);
  mark("❚❚", words.pause);
}

function mark(sign, name) {
  by("play").textContent = sign;
  by("play").title = name;
  by("play").setAttribute("aria-label", name);
}

function step(at) {
  pause();
  go(at);
}

const KEYS = {
  ArrowLeft: () => step(wanted - 1),
  ArrowRight: () => step(wanted + 1),
  Home: () => step(0),
  End: () => step(last),
  " ": () => (playing ? pause() : play()),
};

by("play").addEventListener("click", KEYS[" "]);
by("back").addEventListener("click", KEYS.ArrowLeft);
by("on").addEventListener("click", KEYS.ArrowRight);
slider.addEventListener("input", () => step(Number(slider.value)));
by("seat").addEventListener("change", (event) => event.target.form.submit());
addEventListener("keydown", (event) => {
  if (!KEYS[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest(event.key === " " ? "select, input, button, a, summary" : "select, input")) return;
  event.preventDefault();
  KEYS[event.key]();
});
explain(by("replay"), game, language);
show(data("frame"));
follow();
