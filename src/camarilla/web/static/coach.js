// Play and coach: a decision is looked at before it counts; about a poor one the coach says so, and it can be taken back.

import { remember, remembered } from "./device.js";

const WISH = "coach";

export class Coach {
  // `box` has the sentence and two buttons, `wish` is the switch; `busy` hears when a decision is being looked at.
  constructor(box, wish, table, busy) {
    this.box = box;
    this.wish = wish;
    this.address = `/tables/${table}/coach`;
    this.busy = busy;
    if (!box) return;
    wish.checked = remembered(WISH) === "yes";
    wish.addEventListener("change", () => remember(WISH, wish.checked ? "yes" : "no"));
    const [back, insist] = box.querySelectorAll("button");
    back.addEventListener("click", () => this.answer(false));
    insist.addEventListener("click", () => this.answer(true));
  }

  // Another question has come: what was said about the last one is gone.
  show() {
    if (this.box) this.box.hidden = true;
    this.send = null;
  }

  answer(insists) {
    const send = this.send;
    this.show();
    this.busy(false);
    if (insists) send?.();
  }

  // `send` sends the decision: at once if nobody coaches, nothing is to be said, or the coach cannot be asked.
  async look(action, send) {
    if (!this.wish?.checked) return send();
    this.busy(true);
    this.send = send;
    const line = await this.said(action);
    if (this.send !== send) return;
    if (!line) return this.answer(true);
    this.box.querySelector("p").textContent = line;
    this.box.hidden = false;
    this.box.querySelector("button").focus();
  }

  async said(action) {
    try {
      const answer = await fetch(this.address, { method: "POST", body: JSON.stringify({ action }), headers: { "content-type": "application/json" } });
      return answer.ok ? (await answer.json()).line : null;
    } catch {
      return null;
    }
  }
}
