// The page of a table: shows what the server sends, sends what the player decides.

import { Advice } from "./advice.js";
import { Beats } from "./beats.js";
import { Chooser, arrows } from "./choose.js";
import { Coach } from "./coach.js";
import { Confirmation } from "./confirm.js";
import { Curtain } from "./curtain.js";
import { by, copyButtons, data, element } from "./dom.js";
import { markDoubts } from "./doubts.js";
import { finder } from "./find.js";
import { explain } from "./help.js";
import { Hints } from "./hints.js";
import { Line } from "./line.js";
import { Meanwhile } from "./meanwhile.js";
import { rememberSeen, seenOf } from "./memory.js";
import { fitsMemory } from "./pledge.js";
import { commitment, draws, wordsFit } from "./shuffle.js";
import { Notifier } from "./notify.js";
import { Orders } from "./orders.js";
import { showPlaces, showPlayers } from "./panels.js";
import { read, stand } from "./parts.js";
import { ScoreCard } from "./score_card.js";
import { Sounds } from "./sounds.js";
import { tail } from "./tail.js";

const BLINK = 400; // milliseconds

const root = by("table");
const { table, seat, game, language, rules } = root.dataset;
const words = data("words");
const title = document.title;
const log = [];
const said = [];
const place = `${table}-${seat}`;
let frame = data("frame");
let seen = seenOf(place);
let shown = -BLINK; // when somebody was led to the present who wanted to choose
read(by("board"));

const confirmation = new Confirmation(by("confirm"), (root.dataset.weighty ?? "").split(" "));
const chooser = new Chooser(by("board"), by("choices"), words, {
  decide(action) {
    const { v } = frame;
    coach.look(action, () => line.decide({ type: "play", v, action }));
    toTheTable();
  },
  isWeighed: (action) => confirmation.isWished(action),
  weigh(action) {
    line.send({ type: "weigh", action });
    toTheTable();
  },
  // Nobody chooses by the board of an older moment: the first press on a choice only leads to the present. What belongs
  // to the same double press does nothing more.
  holds() {
    if (!beats.isBehind) return performance.now() < shown + BLINK;
    shown = performance.now();
    toTheTable();
    toast(words.present);
    return true;
  },
  why: (wanted) => seat !== "watch" && line.send({ type: "why", wanted }),
  // Pressed beside everything that can be chosen: what is asked stands above the board, which may be out of sight.
  astray: () => seat !== "watch" && frame.state === "playing" && toast(`${words.astray} ${frame.ask.text}`, "refusal"),
});

// Whoever decides has seen enough: nothing that is still being shown lies upon what is asked.
function toTheTable() {
  beats.skip();
  card.hide();
}

const advice = new Advice(by("advice"), by("advising"), data("sentences"), game, place);
const coach = new Coach(by("coach"), by("coaching"), table, (looks) => chooser.show(frame.legal, !looks && !line.undecided));
const hints = new Hints(by("hint"), by("hints"), by("board"), table, seat);
const orders = new Orders(by("orders"), words, (message) => line.send(message));
const sounds = new Sounds(by("volume"), root.dataset.static);
const curtain = new Curtain(root);
const notifier = new Notifier(by("notify"), words, toast);
const meanwhile = new Meanwhile(by("board"), by("strip"), by("players"));
const card = new ScoreCard(() => beats.goOn());
const beats = new Beats(by("board"), by("players"), words, {
  mark() {
    markDoubts(by("board"));
    document.body.classList.toggle("early", beats.isBehind);
    chooser.show(frame.legal, !line.undecided);
    find();
  },
  card(beat) {
    card.show(beat.card, frame.players);
    return frame.seat !== null && frame.state !== "over";
  },
  settled() {
    tell();
    meanwhile.outline();
    rememberSeen(place, frame.v);
  },
});
const showLog = tail(by("log"));
const showChat = tail(by("chat"));
const find = finder(by("board"), by("find"), [by("ask")], document.querySelector(".dock"));

function merge(target, news) {
  target.length = Math.min(target.length, news.from);
  target.push(...news.lines);
}

function show(next) {
  if (!("ask" in next) || curtain.falls(next)) return;
  frame = next;
  root.dataset.version = next.v;
  merge(log, next.log);
  merge(said, next.chat);
  sounds.play(next.sounds);
  drawLog(next.since);
  drawChat();
  const undo = by("undo");
  if (undo) undo.hidden = !next.undo;
  orders.show(next.orders);
  hints.show(next);
  coach.show();
  by("choices-box").hidden = next.state === "over";
  meanwhile.show(next.meanwhile, next.players);
  if (next.board) stand(next.board);
  // Who has won is told when it has been seen.
  if (next.state !== "over") tell(beats.plays(next.beats));
  chooser.show(next.legal, !line.undecided);
  beats.add(next.beats);
}

function tell(still = false) {
  question(frame);
  players(frame.players, still);
  result(frame.result, frame.rematch);
}

function question({ ask }) {
  const mine = ask.mine || curtain.asked(frame).length > 0;
  curtain.show(frame);
  if (notifier.turn(mine, title, table)) sounds.turn();
  by("question").textContent = ask.text;
  by("ask").classList.toggle("mine", ask.mine);
  by("ask").classList.toggle("over", frame.state === "over");
  advice.show(ask);
  root.dataset.phase = ask.phase;
  document.title = mine ? `● ${words.yours} · ${title}` : title;
  const icon = document.querySelector("link[rel=icon]");
  const wanted = icon.href.replace(/icon(-turn)?\.svg/, mine ? "icon-turn.svg" : "icon.svg");
  if (icon.href !== wanted) icon.href = wanted;
}

// Points stand still while it is shown what they are for.
let points = [];
function players(list, still = beats.playing) {
  if (!still) points = list.map(({ score }) => score);
  const shown = list.map((player, at) => ({ ...player, score: points[at] ?? player.score }));
  showPlayers(by("players"), shown, Number(seat), words);
}

function drawLog(since) {
  const items = log.map((text) => element("li", {}, text));
  if (since !== null && since > 0 && since < items.length) {
    items.splice(since, 0, element("li", { class: "since" }, words.since));
  }
  showLog(items);
}

function drawChat() {
  const lines = said.map((line) =>
    element(
      "li",
      { class: line.seat === null ? "" : `seat-${line.seat}` },
      element("b", {}, element("bdi", {}, line.name)),
      line.seat === null ? ` (${words.watching}) ` : " ",
      line.text,
    ),
  );
  showChat(lines);
}

function result(end, rematch) {
  by("after").hidden = !end;
  const box = by("result");
  if (!end) {
    box.hidden = true;
    return;
  }
  showPlaces(box, end.rows);
  // Whoever was looking at the board when the game ended is led to how it ended.
  if (box.hidden && root.dataset.ready) scrollTo(0, 0);
  box.hidden = false;
  if (!rematch) return;
  by("asked").textContent = rematch.text ?? "";
  const form = by("after").querySelector("form");
  form?.classList.add("ready");
  form?.querySelector("button").replaceChildren(words.come);
}

// Once the game is over, seed and words are open: they must be those that all had bound themselves to before the deal.
function checkShuffle() {
  const { seed, words: spoken, commits } = frame.result;
  const published = by("seal").textContent.trim();
  const problems = [
    [commitment(seed) === published, words.misfits],
    [wordsFit(spoken, commits), words.untrue],
    [fitsMemory(table, published, commits), words.changed],
  ].filter(([fits]) => !fits);
  const verdict = problems.map(([, text]) => `✗ ${text}`).join(" ") || `✓ ${words.fits}`;
  const first = draws(seed, spoken, Array(8).fill(100));
  by("checked").textContent = `${verdict} ${seed} · ${words.spoken} ${JSON.stringify(spoken)} · ${words.draws} ${first.join(" ")}`;
  by("checked").className = problems.length ? "seal bad" : "seal good";
}
by("check").addEventListener("click", checkShuffle);

let fading = null;
function toast(text, kind = "") {
  const box = by("toast");
  clearTimeout(fading);
  box.className = `toast ${kind}`;
  box.replaceChildren(...[text].flat());
  box.hidden = false;
  if (kind !== "lasting") fading = setTimeout(() => (box.hidden = true), 6000);
}

function refusal({ text, clause }) {
  const link = clause ? element("a", { href: `${rules}#clause-${clause}`, target: "_blank", rel: "noopener" }, `${words.clause} ${clause}`) : null;
  toast(link ? [text, " ", link] : text, "refusal");
}

const line = new Line(`/tables/${table}/socket?seat=${seat}`, {
  hello() {
    // A page that was loaded anew has the table, but its player may not have seen how it came about.
    const missed = seen < frame.v ? { seen } : {};
    seen = undefined;
    return { have: frame.v, heard: said.length, seat: frame.seat, language, ...missed };
  },
  receive(next) {
    if (next.type === "state") show(next);
    else if (next.type === "recap") beats.recap(next.beats);
    else if (next.type === "players") {
      frame.players = next.players;
      players(next.players);
    } else if (next.type === "chat") {
      merge(said, next.chat);
      drawChat();
    } else if (next.type === "orders") orders.show(next.orders);
    else if (next.type === "why") refusal(next);
    else if (next.type === "weighed") chooser.weighed(next);
    else if (next.type === "ack") chooser.show(frame.legal, !line.undecided);
    else if (next.type === "error") {
      refusal(next);
      chooser.show(frame.legal, !line.undecided);
    }
  },
  status: (fine) => (fine ? toast(words.online) : toast(words.offline, "lasting")),
});

const takeBack = () => line.decide({ type: "undo", v: frame.v });
by("undo")?.addEventListener("click", takeBack);
by("chat-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const input = by("chat-text");
  if (input.value.trim()) line.send({ type: "say", text: input.value });
  input.value = "";
});
addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key >= "0" && event.key <= "9") chooser.press(Number(event.key));
  else if (event.key === "u" && frame.undo) takeBack();
  else if (event.key === "?") open(rules, "_blank", "noopener");
  else if (event.key === "Escape") chooser.clear();
});

arrows(by("board"));
copyButtons(words);
explain(document.body, game, language, () => toast(words.explain));
show(frame);
root.dataset.ready = "yes";
performance.mark("ready");
