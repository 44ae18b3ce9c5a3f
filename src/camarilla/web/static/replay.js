// A finished game with a scrubber.

import { by, data, element } from "./dom.js";
import { markDoubts } from "./doubts.js";
import { swap } from "./glide.js";
import { explain } from "./help.js";
import { leadTo, light } from "./light.js";
import { asItStands, boardsOf, read, stand } from "./parts.js";

const { table, seat, game, language } = by("replay").dataset;
const words = data("words");
const slider = by("at");
const last = Number(slider.max);
const PACE = 1400;
const FIRST = 0;
const LAST = -1; // the last step of a decision
const REST = Infinity; // the table after the whole decision
let shown = null;
let wanted = Number(slider.value);
let following = false;
let playing = null;
let pictures = [];
let steps = 1;
let at = 0;

// What there is to see of a decision: its beats, and last the table after it. Who steps from beat to beat passes over
// that one, as the next beat shows it; where nothing comes next, or there are no beats, it is a step of its own.
function picturesOf({ v, beats, lines }) {
  const boards = boardsOf(beats);
  const seen = beats.map(({ caption, events, pace }, number) => ({ look: boards[number], lines: [caption], events, pace }));
  steps = v < last ? Math.max(1, seen.length) : seen.length + 1;
  return [...seen, { look: asItStands(), lines, events: [], pace: PACE }];
}

function show(frame, from) {
  shown = frame.v;
  if (frame.board) stand(frame.board); // The frame that a page comes with brings none: it stands there already.
  pictures = picturesOf(frame);
  [...by("by").children].forEach((name, seat) => (name.hidden = seat !== frame.by));
  look(from);
  by("replay").dataset.shown = shown;
}

function look(number) {
  at = number === LAST ? steps - 1 : Math.min(number, pictures.length - 1);
  const picture = pictures[at];
  by("lines").replaceChildren(...picture.lines.map((line) => element("li", {}, line)));
  swap(by("board"), picture.look, () => {
    markDoubts(by("board"));
    light(by("board"), picture.events, "lit");
    leadTo(by("board"), "lit");
  });
}

// Answers may be kept by the browser: what was fetched once, or ahead, is there at once.
const fetched = (at) => fetch(`/tables/${table}/replay/${at}?seat=${seat}`);

// One request at a time, however fast the slider moves; in the end the place where it rests is shown.
async function follow(from) {
  if (following) return;
  following = true;
  try {
    while (shown !== wanted) show(await (await fetched(wanted)).json(), from);
    if (wanted < last) fetched(wanted + 1).catch(() => {});
    if (wanted > 0) fetched(wanted - 1).catch(() => {});
  } catch {
    shown = null; // The next step tries again.
    pause();
  } finally {
    following = false;
  }
}

function go(number, from = REST) {
  wanted = Math.max(0, Math.min(last, number));
  slider.value = wanted;
  by("number").value = wanted;
  const place = new URL(location);
  place.search = new URLSearchParams({ at: wanted, seat });
  history.replaceState(null, "", place);
  if (by("onward")) by("onward").href = `/tables/${table}/onward/${Math.min(wanted, last - 1)}`;
  if (shown === wanted) look(from);
  else follow(from);
}

// One beat on; behind the last one of a decision comes the first of the next.
function on() {
  if (following) return;
  if (at + 1 < steps) look(at + 1);
  else if (wanted < last) go(wanted + 1, FIRST);
}

function back() {
  if (following) return;
  if (at > 0) look(Math.min(at, steps) - 1);
  else if (wanted > 0) go(wanted - 1, LAST);
}

function pause() {
  clearTimeout(playing);
  playing = null;
  mark("▶", words.play);
}

const isOver = () => wanted === last && at === pictures.length - 1;

function keepPlaying() {
  playing = setTimeout(() => {
    if (isOver()) return pause();
    on();
    keepPlaying();
  }, pictures[at].pace);
}

function play() {
  if (isOver()) go(0);
  keepPlaying();
  mark("❚❚", words.pause);
}

function mark(sign, name) {
  by("play").textContent = sign;
  by("play").title = name;
  by("play").setAttribute("aria-label", name);
}

function step(move) {
  pause();
  move();
}

const KEYS = {
  ArrowLeft: () => step(back),
  ArrowRight: () => step(on),
  Home: () => step(() => go(0)),
  End: () => step(() => go(last)),
  " ": () => (playing ? pause() : play()),
};

by("play").addEventListener("click", KEYS[" "]);
by("back").addEventListener("click", () => step(() => go(wanted - 1)));
by("on").addEventListener("click", () => step(() => go(wanted + 1)));
slider.addEventListener("input", () => step(() => go(Number(slider.value))));
by("seat").addEventListener("change", (event) => event.target.form.submit());
addEventListener("keydown", (event) => {
  if (!KEYS[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest(event.key === " " ? "select, input, button, a, summary" : "select, input")) return;
  event.preventDefault();
  KEYS[event.key]();
});
explain(by("replay"), game, language);
read(by("board"));
show(data("frame"), REST);
follow(REST);
