// First steps: in the first three turns that somebody has in a game, a sentence says what to look at, for each kind of
// decision another. Turns are counted on this device, and nowhere else; one tap ends the advice for ever.

import { remember, remembered } from "./device.js";

const TURNS = 3;
const WISH = "advice";

export class Advice {
  // `box` has the sentence and two buttons, `wish` is the switch; `place` tells tables apart.
  constructor(box, wish, sentences, game, place) {
    this.box = box;
    this.wish = wish;
    this.sentences = sentences;
    this.counter = `turns-${game}`;
    this.place = place;
    this.mine = false;
    this.read = false;
    if (!box) return;
    wish.checked = remembered(WISH) !== "no";
    wish.addEventListener("change", () => this.choose(wish.checked));
    const [read, never] = box.querySelectorAll("button");
    read.addEventListener("click", () => {
      this.read = true;
      this.draw();
    });
    never.addEventListener("click", () => {
      wish.checked = false;
      this.choose(false);
    });
  }

  // Whoever wants advice again gets it from the start.
  choose(wanted) {
    remember(WISH, wanted ? "yes" : "no");
    if (wanted) this.count(1);
    this.read = false;
    this.draw();
  }

  get turns() {
    return Number(remembered(this.counter)?.split(" ")[0] ?? 0);
  }

  count(turns) {
    remember(this.counter, `${turns} ${this.place}`);
  }

  show({ mine, phase }) {
    if (!this.box) return;
    if (mine && !this.mine) this.begin();
    this.mine = mine;
    this.phase = phase;
    this.draw();
  }

  // A page that is loaded again in the same turn does not count it again.
  begin() {
    const again = this.started === undefined && remembered(this.counter)?.endsWith(` ${this.place}`);
    this.started = true;
    this.read = false;
    if (!again) this.count(this.turns + 1);
  }

  draw() {
    const sentence = this.sentences[this.phase];
    const due = this.wish.checked && this.mine && !this.read && this.turns <= TURNS;
    this.box.hidden = !(due && sentence);
    if (!this.box.hidden) this.box.querySelector("p").textContent = sentence;
    document.body.style.setProperty("--advice", `${this.box.offsetHeight}px`);
  }
}
