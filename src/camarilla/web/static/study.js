// A table that one plays at alone and that is not stored: a puzzle, or a finished game played on from one of its moments.
// The page keeps what was decided, sends all of it each time, and shows what comes back.

import { Beats } from "./beats.js";
import { Chooser, arrows } from "./choose.js";
import { by, data, element } from "./dom.js";
import { markDoubts } from "./doubts.js";
import { finder } from "./find.js";
import { explain } from "./help.js";
import { light } from "./light.js";
import { showPlaces, showPlayers } from "./panels.js";
import { read, stand } from "./parts.js";
import { solve } from "./solved.js";
import { tail } from "./tail.js";

const root = by("table");
const { address, seat, game, language, puzzle } = root.dataset;
const words = data("words");
const first = data("frame");
let frame = first;
let waits = false; // for an answer of the server
let seen = true; // whether the table is seen as it stands, and not on its way there
read(by("board"));

const legal = () => (seen ? frame.legal : []);
const message = (more) => (puzzle ? more : { decided: frame.decided, ...more });
const chooser = new Chooser(by("board"), by("choices"), words, {
  decide: (id) => ask({ play: frame.legal.find((action) => action.id === id).answer }),
  isWeighed: () => false,
  weigh() {},
  why: (wanted) => ask({ why: wanted }),
  astray: () => tell([`${words.astray} ${frame.ask.text}`]),
});
const beats = new Beats(by("board"), by("players"), words, {
  mark() {
    markDoubts(by("board"));
    chooser.show(legal(), !waits);
    find();
  },
  card: () => false,
  settled() {
    seen = true;
    settle();
  },
});
const showLog = tail(by("log"));
const find = finder(by("board"), by("find"), [by("ask")], document.querySelector(".dock"));

async function ask(more) {
  if (waits) return;
  waits = true;
  try {
    const response = await fetch(address, { method: "POST", body: JSON.stringify(message(more)), headers: { "content-type": "application/json" } });
    if (!response.ok) throw new Error(response.status);
    const next = await response.json();
    waits = false;
    if (next.type === "step") show(next);
    else tell(next.lines, next.best, next.solved);
  } catch {
    tell([words.lost]);
  } finally {
    waits = false;
    chooser.show(legal(), true);
  }
}

// What is said about a decision; what the best one is about is lit, and named to whoever cannot see the light.
function tell(lines, best = null, solved = false) {
  by("told-lines").replaceChildren(...lines.map((line) => element("p", { class: solved ? "praise" : "words" }, line)));
  light(by("board"), best ? [best] : [], "taught");
  by("coach").scrollIntoView({ block: "nearest" });
  root.dataset.told = lines.length;
  if (solved) solve(game, Number(puzzle));
  if (best) by("following").focus({ preventScroll: true });
}

function show(next) {
  frame = next;
  tell([]);
  showLog(next.log.map((text) => element("li", {}, text)));
  if (next.board) stand(next.board);
  seen = false;
  beats.recap(next.beats);
}

function settle() {
  const { ask: asked, result, players } = frame;
  by("question").textContent = asked.text;
  by("ask").classList.toggle("mine", asked.mine);
  by("choices-box").hidden = Boolean(result);
  by("result").hidden = !result;
  if (result) showPlaces(by("result"), result.rows);
  showPlayers(by("players"), players, Number(seat), words);
  root.dataset.step = frame.decided?.length ?? 0;
  chooser.show(legal(), !waits);
}

by("show")?.addEventListener("click", () => ask({ show: true }));
by("again")?.addEventListener("click", () => {
  frame = { ...frame, decided: [] };
  ask({});
});
addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key >= "0" && event.key <= "9") chooser.press(Number(event.key));
  else if (event.key === "Escape") chooser.clear();
});

arrows(by("board"));
explain(document.body, game, language, () => tell([words.explain]));
show(first);
root.dataset.ready = "yes";
performance.mark("ready");
