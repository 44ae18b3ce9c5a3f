// The page of a guided game. It keeps the learner's answers, sends all of them each time, and shows where they lead.

import { Beats } from "./beats.js";
import { Chooser, arrows } from "./choose.js";
import { by, data, element } from "./dom.js";
import { markDoubts } from "./doubts.js";
import { finder } from "./find.js";
import { explain } from "./help.js";
import { concerned, isInSight, showTogether } from "./light.js";
import { remember, remembered } from "./memory.js";
import { showPlaces, showPlayers } from "./panels.js";
import { read, stand, unseen } from "./parts.js";
import { tail } from "./tail.js";

const root = by("table");
const { lesson, seat, game, language, rules } = root.dataset;
const words = data("words");
const kept = `lesson-${lesson}`;
const FIRST = [];
const GO_ON = "";
const TO_CHOOSE = "taught";
const TO_SEE = "noted";
const LIT = `.${TO_CHOOSE}, .${TO_SEE}`;
const AGAIN = "#again"; // the list of lessons asks for it to be started over
const before = location.hash === AGAIN ? FIRST : JSON.parse(remembered(kept)); // how far somebody had come on this device
let frame = data("frame");
let waits = false; // for an answer of the server
let lit = []; // what the coach speaks of, in the order of the lesson
let seen = true; // whether the table is seen as it stands, and not on its way there
const READ = { begin: 600, letter: 25 }; // milliseconds that somebody needs to read a sentence
read(by("board"));

const legal = () => (seen ? frame.legal : []);
const chooser = new Chooser(by("board"), by("choices"), words, {
  decide: (id) => answer(frame.typed[id]),
  isWeighed: () => false,
  weigh() {},
  isWanted: ({ id }) => frame.wanted.includes(id),
  why: (wanted) => ask({ answers: frame.answers, why: wanted }),
  astray: () => refuse(asksOf() ?? words.astray),
});
const beats = new Beats(by("board"), by("players"), words, {
  mark() {
    markDoubts(by("board"));
    chooser.show(legal(), !waits);
    find();
  },
  // First the place, then what happens there: nothing is to be missed while the page moves.
  approach({ events, look }) {
    watch();
    return visit(placesOf(events, look));
  },
  lead: (board) => visit([...board.querySelectorAll(".lit")]),
  least: ({ caption }) => READ.begin + READ.letter * caption.length,
  // The coach says when to go on, and nobody else.
  card: () => false,
  settled() {
    seen = true;
    teach();
  },
});
const showLog = tail(by("log"));
const find = finder(by("board"), by("find"), [by("ask"), by("coach")], document.querySelector(".dock"));

// Answers ---------------------------------------------------------------------------------

const answer = (given) => ask({ answers: frame.answers, answer: given });

// What comes back is the next step, a refusal, or the word that the answers belong to another edition of the lesson.
async function ask(message, plays = true) {
  if (waits) return;
  waits = true;
  try {
    const response = await fetch(`/learn/${lesson}`, { method: "POST", body: JSON.stringify(message), headers: { "content-type": "application/json" } });
    if (!response.ok) throw new Error(response.status);
    const next = await response.json();
    waits = false;
    if (next.type === "step") show(next, plays);
    else if (next.type === "refused") refuse(next.text, next.clause);
    else if (message.answers.length) await ask({ answers: FIRST }, false);
  } catch {
    waits = false;
    refuse(words.lost);
  }
}

// What the step asks for, where it is a word in the list of choices and nothing on the board.
function asksOf() {
  const asked = frame.legal.filter(({ id }) => frame.wanted.includes(id));
  return asked.length === 1 && !by("board").querySelector(".can") ? `${words.first} ${asked[0].text}` : null;
}

// What can be chosen stands in its place again before the coach leads there: the bar of choices covers what is behind it.
// Where some of it is in sight nothing moves: somebody's finger is on its way.
function refuse(text, clause = null) {
  chooser.show(legal(), !waits);
  const link = clause ? element("a", { href: `${rules}#clause-${clause}`, target: "_blank", rel: "noopener" }, ` ${words.clause} ${clause}`) : "";
  by("coach-problem").replaceChildren(text, link);
  lead(visit);
}

// Showing ---------------------------------------------------------------------------------

function show(next, plays) {
  frame = next;
  remember(kept, JSON.stringify(next.answers));
  by("coach-problem").replaceChildren();
  showLog(next.log.map((text) => element("li", {}, text)));
  if (next.board) stand(next.board);
  seen = false;
  quieten();
  beats.recap(plays ? next.beats : []);
}

// While others move, nothing is asked of the learner, and nothing is lit but what they do.
function quieten() {
  point([]);
  by("ask").classList.remove("mine");
  by("question").textContent = document.querySelector("h1").textContent;
}

// The parts of the board in which something is about to happen: things may come there that are not there yet.
function placesOf(events, look) {
  const next = unseen(by("board"), look);
  const names = events.flatMap((event) => concerned(next, event)).map((thing) => thing.closest("[data-part]")?.dataset.part);
  return [...by("board").querySelectorAll("[data-part]")].filter(({ dataset }) => names.includes(dataset.part));
}

// While something happens the coach says what it is, and not what was to be done before; the rest of its room is the board's.
function watch() {
  root.classList.add("watching");
  by("coach-watch").hidden = false;
  by("coach-tools").hidden = true;
  measure();
  by("coach-words").replaceChildren(element("p", { class: "words", "aria-hidden": "true" }, `${words.watch} ${by("caption").textContent}`));
}

// The coach speaks when what has happened was seen.
function teach() {
  const { coach, ask: asked, result } = frame;
  root.classList.remove("watching");
  by("coach-watch").hidden = true;
  by("coach-tools").hidden = false;
  by("coach-step").textContent = coach.progress;
  by("coach-bar").value = coach.number;
  by("coach-words").replaceChildren(
    ...[["praise", coach.praise], ["words", coach.words], ["hidden", coach.look]].filter(([, text]) => text).map(([css, text]) => element("p", { class: css }, text)),
  );
  by("coach-on").hidden = !coach.is_read;
  by("coach-back").hidden = by("coach-again").hidden = !frame.answers.length;
  by("coach-play").hidden = !coach.is_free;
  // A step that is only read asks nothing.
  if (!coach.is_read) {
    by("question").textContent = asked.text;
    by("ask").classList.toggle("mine", asked.mine);
  }
  by("choices-box").hidden = coach.is_read || Boolean(result);
  by("result").hidden = !result;
  if (result) showPlaces(by("result"), result.rows);
  showPlayers(by("players"), frame.players, Number(seat), words);
  root.dataset.step = frame.answers.length;
  root.classList.toggle("guided", !coach.is_free);
  root.classList.toggle("playing", coach.is_free && frame.answers.length > coach.of && !result);
  by(coach.is_free ? "ask" : "coach").append(by("explain"));
  chooser.show(legal(), !waits);
  point(coach.light);
  lead();
}

// What the coach speaks of is lit, and says so to whoever cannot see the light. Where something of it can be chosen, the
// rest is only to be looked at; and what merely looks like a thing that can be chosen is not lit at all.
function point(lights) {
  for (const thing of by("board").querySelectorAll(LIT)) {
    thing.classList.remove(TO_CHOOSE, TO_SEE);
    thing.removeAttribute("aria-describedby");
  }
  const near = (thing) => thing.closest(".can") || thing.querySelector(".can");
  lit = [];
  const groups = lights.map((one) => concerned(by("board"), one));
  const isChosen = groups.some((things) => things.some(near));
  for (const things of groups) {
    const choosable = things.filter(near);
    for (const thing of choosable.length ? choosable : things) {
      thing.classList.add(isChosen && !choosable.length ? TO_SEE : TO_CHOOSE);
      thing.setAttribute("aria-describedby", "coach-lit");
      lit.push(thing);
    }
  }
}

// Whoever has answered reads on at the coach; by keyboard, too, if there is nothing to choose on the board.
function lead(there = bring) {
  by("coach-said").scrollTop = 0;
  by("coach").scrollIntoView({ block: "nearest" });
  document.documentElement.style.setProperty("--coach", `${above()}px`);
  showLit(there);
  measure();
  const lost = document.activeElement === document.body || document.activeElement === by("board");
  if (lost && !by("coach-on").hidden) by("coach-on").focus({ preventScroll: true });
}

// What is still to be chosen comes first, then what is to be looked at; what is chosen already can go out of sight.
function showLit(there = bring) {
  const left = (look) => lit.filter(({ classList }) => classList.contains(look) && !classList.contains("chosen"));
  there([...left(TO_CHOOSE), ...left(TO_SEE)]);
}

// How high the coach stands above a page that is scrolled, with whatever is stuck below it.
function above() {
  const stuck = root.classList.replace("at-rest", "stuck");
  const height = by("coach").offsetHeight + (getComputedStyle(by("players")).position === "sticky" ? by("players").offsetHeight : 0);
  if (stuck) root.classList.replace("stuck", "at-rest");
  return height;
}

// Between the coach and the bar of choices.
const free = () => ({ above: above(), below: document.querySelector(".dock").offsetHeight });
const bring = (things) => showTogether(things, by("board"), free());
// Only if nothing of it is in sight: who follows the game is not carried to and fro.
const visit = (things) => (isInSight(things, by("board"), free()) ? 0 : bring(things));

// While the page is scrolled the coach is only as tall as the words; the players are wholly in sight, or not at all.
function measure() {
  const isStuck = root.classList.contains("guided") && by("coach").getBoundingClientRect().top <= 0;
  root.classList.toggle("stuck", isStuck);
  root.classList.toggle("at-rest", !isStuck);
  const { bottom } = by("coach").getBoundingClientRect();
  document.documentElement.style.setProperty("--covered", `${Math.max(0, bottom)}px`);
  by("players").classList.toggle("behind", by("players").getBoundingClientRect().top < bottom - 1);
}

by("board").addEventListener("click", () => seen && Object.keys(chooser.chosen).length && showLit());
by("coach-on").addEventListener("click", () => answer(GO_ON));
by("coach-next").addEventListener("click", () => beats.next());
by("coach-skip").addEventListener("click", () => beats.skip());
addEventListener("scroll", measure, { passive: true });
addEventListener("resize", measure);
by("coach-back").addEventListener("click", () => ask({ answers: frame.answers.slice(0, -1) }, false));
by("coach-again").addEventListener("click", () => ask({ answers: FIRST }, false));
addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key >= "0" && event.key <= "9") chooser.press(Number(event.key));
  else if (event.key === "Escape") chooser.clear();
});

arrows(by("board"));
explain(document.body, game, language, () => refuse(words.explain));
history.replaceState(null, "", location.pathname);
show(frame, false);
if (before?.length) await ask({ answers: before }, false);
root.dataset.ready = "yes";
performance.mark("ready");
