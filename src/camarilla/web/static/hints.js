// Hints: the best decisions in words, and what the first is about lit on the board.

import { element } from "./dom.js";
import { light } from "./light.js";

const LIT = "hinted";

export class Hints {
  constructor(button, box, board, table, seat) {
    this.button = button;
    this.box = box;
    this.board = board;
    this.address = `/tables/${table}/hint?seat=${seat}`;
    this.version = null;
    button?.addEventListener("click", () => this.ask());
  }

  // What was advised for another decision is gone.
  show({ v, ask }) {
    if (!this.button) return;
    this.button.hidden = !ask.mine;
    if (v === this.version) return;
    this.version = v;
    this.tell([], []);
  }

  tell(lines, events) {
    this.box.replaceChildren(...lines.map((line) => element("p", {}, line)));
    light(this.board, events, LIT);
  }

  // On a small screen the words stand below what was pressed: they come into sight.
  answer(lines, events) {
    this.tell(lines, events);
    this.box.scrollIntoView({ block: "nearest" });
  }

  async ask() {
    const asked = this.version;
    this.button.disabled = true;
    try {
      const answer = await fetch(this.address, { method: "POST" });
      const { v, lines, best } = await answer.json();
      if (v === asked && v === this.version) this.answer(lines, [best]);
    } catch {
      this.answer([this.button.dataset.failed], []);
    } finally {
      this.button.disabled = false;
    }
  }
}
