// Plays what has happened, beat by beat: the board of each, a caption, and what it is about lit. It keeps nobody from
// deciding for long: what can be chosen is shown at once, and whoever chooses, clicks or presses Space skips the rest.

import { by } from "./dom.js";
import { swap } from "./glide.js";
import { leadTo, light } from "./light.js";
import { remember, remembered } from "./memory.js";
import { asItStands, boardsOf, isPresent } from "./parts.js";

const SPEED = "speed";
const FACTORS = { slow: 1.7, normal: 1, fast: 0.45, off: 0 };
const MOST = 30;
const SUMMARY = 3;
const LONGEST_WAY = 2000; // milliseconds, for browsers that do not say when a page has arrived

// Whoever has to decide looks where he likes.
function leadThere(board) {
  if (!by("ask").classList.contains("mine")) leadTo(board, "lit");
}

export class Beats {
  // `mark` is called whenever the board has changed, `card` with a score card, `settled` when the table is seen as it stands.
  // `approach` leads to where something is about to happen, `lead` to where it has; both say how long that takes, about;
  // `least` is how many milliseconds a beat is shown at least.
  constructor(board, players, words, { mark, card, settled, approach = () => 0, lead = leadThere, least = () => 0 }) {
    Object.assign(this, { board, players, words, mark, card, settled, approach, lead, least });
    this.queue = [];
    this.said = [];
    this.playing = false;
    this.waits = false;
    this.coming = null; // the beat to whose place the page is on its way
    this.control = by("speed");
    this.control.value = remembered(SPEED) in FACTORS ? remembered(SPEED) : "normal";
    this.control.addEventListener("change", () => this.change());
    document.body.dataset.speed = this.control.value;
    document.addEventListener("visibilitychange", () => document.hidden || (this.playing && this.next()));
    addEventListener("scrollend", () => this.arrive());
    board.addEventListener("click", (event) => this.click(event), true);
    addEventListener("keydown", (event) => this.press(event));
  }

  get factor() {
    return FACTORS[this.control.value];
  }

  // Whether the board shows an older moment than the one that is asked about.
  get isBehind() {
    return this.playing && !isPresent();
  }

  change() {
    remember(SPEED, this.control.value);
    document.body.dataset.speed = this.control.value;
    if (!this.factor) this.skip();
  }

  // Whether something is shown before the table as it stands, once these beats are added.
  plays(beats) {
    return this.playing || (this.factor > 0 && beats.length > 0);
  }

  // Plays beats after those that still wait, and then shows the table as it stands; at once, if nothing is to be played.
  add(beats) {
    const boards = boardsOf(beats);
    this.queue.push(...beats.map((beat, at) => ({ ...beat, look: boards[at] })));
    this.queue.splice(0, this.queue.length - MOST);
    if (!this.factor) this.skip();
    else if (!this.playing) this.next();
  }

  // What a player has missed is played from the start, with all that came since.
  recap(beats) {
    this.queue = [];
    this.add(beats);
  }

  next() {
    clearTimeout(this.timer);
    this.coming = null;
    this.playing = this.queue.length > 0;
    if (!this.playing) return this.settle();
    if (document.hidden) return;
    const beat = this.queue.shift();
    this.tell(beat);
    by("caption").textContent = beat.caption;
    if (!this.approach(beat)) return this.play(beat);
    this.coming = beat;
    this.timer = setTimeout(() => this.arrive(), LONGEST_WAY);
  }

  // The page has come to where something happens.
  arrive() {
    if (!this.coming) return;
    clearTimeout(this.timer);
    const beat = this.coming;
    this.coming = null;
    this.play(beat);
  }

  play(beat) {
    // A player reads a score card for as long as he likes; nobody else has to go on, and nobody waits for the end.
    this.waits = Boolean(beat.card) && this.card(beat);
    swap(this.board, beat.look, () => {
      this.mark();
      light(this.board, beat.events, "lit", this.players);
      const away = this.lead(this.board) ?? 0;
      if (!this.waits) this.timer = setTimeout(() => this.next(), away + Math.max(beat.pace, this.least(beat)) * this.factor);
    });
  }

  goOn() {
    if (this.waits) this.next();
  }

  skip() {
    const rest = this.queue.splice(0);
    for (const beat of rest) this.tell(beat);
    const last = rest.findLast((beat) => beat.card);
    if (last) this.card(last);
    this.next();
  }

  tell({ caption }) {
    this.said.push(caption);
  }

  // Who listens instead of looking is told the end of it, once; the log has everything.
  settle() {
    this.waits = false;
    if (this.said.length) by("told").textContent = [this.said.length > SUMMARY ? this.words.earlier : "", ...this.said.splice(0).slice(-SUMMARY)].join(" ");
    by("caption").textContent = "";
    swap(this.board, asItStands(), () => {
      light(this.board, [], "lit", this.players);
      this.mark();
      this.settled();
    });
  }

  // A click on something that can be chosen is the chooser's, also while beats are played; any other only skips.
  click(event) {
    if (!this.playing) return;
    if (!event.target.closest(".can")) event.stopPropagation();
    setTimeout(() => this.skip());
  }

  press(event) {
    if (event.key !== " " || !this.playing || event.defaultPrevented || event.target.closest("input, textarea, select, button, a, summary")) return;
    event.preventDefault();
    this.skip();
  }
}
