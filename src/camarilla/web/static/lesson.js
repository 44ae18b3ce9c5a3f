// The page of a guided game. It keeps the learner's answers, sends all of them each time, and shows where they lead.

import { Beats } from "./beats.js";
import { Chooser, arrows } from "./choose.js";
import { by, data, element } from "./dom.js";
import { markDoubts } from "./doubts.js";
import { finder } from "./find.js";
import { explain } from "./help.js";
import { leadTo, light } from "./light.js";
import { remember, remembered } from "./memory.js";
import { showPlaces, showPlayers } from "./panels.js";
import { read, stand } from "./parts.js";
import { tail } from "./tail.js";

const root = by("table");
const { lesson, seat, game, language, rules } = root.dataset;
const words = data("words");
const kept = `lesson-${lesson}`;
const FIRST = [];
const GO_ON = "";
const AGAIN = "#again"; // the list of lessons asks for it to be started over
const before = location.hash === AGAIN ? FIRST : JSON.parse(remembered(kept)); // how far somebody had come on this device
let frame = data("frame");
let waits = false; // for an answer of the server
let seen = true; // whether the table is seen as it stands, and not on its way there
read(by("board"));

const legal = () => (seen ? frame.legal : []);
const chooser = new Chooser(by("board"), by("choices"), words, {
  decide: (id) => answer(frame.typed[id]),
  isWeighed: () => false,
  weigh() {},
  isWanted: ({ id }) => frame.wanted.includes(id),
  why: (wanted) => ask({ answers: frame.answers, why: wanted }),
  astray: () => refuse(`${words.astray} ${frame.coach.words}`),
});
const beats = new Beats(by("board"), by("players"), words, {
  mark() {
    markDoubts(by("board"));
    chooser.show(legal(), !waits);
    find();
  },
  // The coach says when to go on, and nobody else.
  card: () => false,
  settled() {
    seen = true;
    teach();
  },
});
const showLog = tail(by("log"));
const find = finder(by("board"), by("find"), by("ask"), document.querySelector(".dock"));

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
    refuse(words.lost);
  } finally {
    waits = false;
    chooser.show(legal(), true);
  }
}

function refuse(text, clause = null) {
  const link = clause ? element("a", { href: `${rules}#clause-${clause}`, target: "_blank", rel: "noopener" }, ` ${words.clause} ${clause}`) : "";
  by("coach-problem").replaceChildren(text, link);
  by("coach").scrollIntoView({ block: "nearest" });
}

// Showing ---------------------------------------------------------------------------------

function show(next, plays) {
  frame = next;
  remember(kept, JSON.stringify(next.answers));
  by("coach-problem").replaceChildren();
  showLog(next.log.map((text) => element("li", {}, text)));
  if (next.board) stand(next.board);
  seen = false;
  beats.recap(plays ? next.beats : []);
}

// The coach speaks when what has happened was seen.
function teach() {
  const { coach, ask: asked, result } = frame;
  by("coach-step").textContent = coach.progress;
  by("coach-bar").value = coach.number;
  by("coach-words").replaceChildren(
    ...[["praise", coach.praise], ["words", coach.words], ["hidden", coach.look]].filter(([, text]) => text).map(([css, text]) => element("p", { class: css }, text)),
  );
  by("coach-on").hidden = !coach.is_read;
  by("coach-back").hidden = by("coach-again").hidden = !frame.answers.length;
  by("coach-play").hidden = !coach.is_free;
  // A step that is only read asks nothing.
  by("question").textContent = coach.is_read ? document.querySelector("h1").textContent : asked.text;
  by("ask").classList.toggle("mine", asked.mine && !coach.is_read);
  by("choices-box").hidden = coach.is_read || Boolean(result);
  by("result").hidden = !result;
  if (result) showPlaces(by("result"), result.rows);
  showPlayers(by("players"), frame.players, Number(seat), words);
  root.dataset.step = frame.answers.length;
  root.classList.toggle("guided", !coach.is_free);
  chooser.show(legal(), !waits);
  point(coach.light);
  lead();
}

// What the coach speaks of is lit, and says so to whoever cannot see the light.
function point(lights) {
  for (const thing of by("board").querySelectorAll("[aria-describedby=coach-lit]")) thing.removeAttribute("aria-describedby");
  light(by("board"), lights, "taught");
  onlyWhatCanBeChosen();
  for (const thing of by("board").querySelectorAll(".taught")) thing.setAttribute("aria-describedby", "coach-lit");
}

// Where some of what is lit can be chosen, the rest of it only looks alike.
function onlyWhatCanBeChosen() {
  const lit = [...by("board").querySelectorAll(".taught")];
  const near = (thing) => thing.closest(".can") || thing.querySelector(".can");
  if (lit.some(near)) for (const thing of lit.filter((one) => !near(one))) thing.classList.remove("taught");
}

// Whoever has answered reads on at the coach; by keyboard, too, if there is nothing to choose on the board.
function lead() {
  by("coach").scrollIntoView({ block: "nearest" });
  document.documentElement.style.setProperty("--coach", `${by("coach").offsetHeight}px`);
  leadTo(by("board"), "taught", { above: by("coach").offsetHeight, alsoLarge: true });
  const lost = document.activeElement === document.body || document.activeElement === by("board");
  if (lost && !by("coach-on").hidden) by("coach-on").focus({ preventScroll: true });
}

by("coach-on").addEventListener("click", () => (seen ? answer(GO_ON) : beats.skip()));
by("coach-back").addEventListener("click", () => ask({ answers: frame.answers.slice(0, -1) }, false));
by("coach-again").addEventListener("click", () => ask({ answers: FIRST }, false));
addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key >= "1" && event.key <= "9") chooser.press(Number(event.key));
  else if (event.key === "Escape") chooser.clear();
});

arrows(by("board"));
explain(document.body, game, language, () => refuse(words.explain));
history.replaceState(null, "", location.pathname);
show(frame, false);
if (before?.length) await ask({ answers: before }, false);
root.dataset.ready = "yes";
performance.mark("ready");
