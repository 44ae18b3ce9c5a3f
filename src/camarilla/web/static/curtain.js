// Several people at one device: between two of them a curtain falls, and nothing of anybody's is left on the page.

import { by } from "./dom.js";

const PRIVATE = ["board", "choices", "quick", "log", "caption", "strip", "card-rows", "told", "orders-standing", "orders-offers", "frame"];

export class Curtain {
  constructor(root) {
    this.own = (root.dataset.sharing ?? "").split(" ").filter(Boolean);
    this.seat = root.dataset.seat;
    this.path = `/tables/${root.dataset.table}`;
    // A page that the browser has put aside must not come back with a hand on it.
    if (this.own.length) addEventListener("pageshow", (event) => event.persisted && location.replace(this.path));
  }

  // Those at this device who have to decide.
  asked(frame) {
    return this.own.filter((seat) => frame.players[seat].acts);
  }

  // Whether the table is not for the eyes of the one who sits here any more; then it is gone at once.
  falls(frame) {
    if (!this.own.length || this.seat === "watch") return false;
    const asked = this.asked(frame);
    const stays = String(frame.seat) === this.seat && (!asked.length || asked.includes(this.seat));
    if (stays && frame.state !== "over") return false;
    by("main").hidden = true;
    for (const part of PRIVATE) by(part)?.replaceChildren();
    location.replace(this.path);
    return true;
  }

  // One after the other is asked to the device; while nobody here is asked, everybody may look at his own.
  show(frame) {
    const box = by("curtain");
    if (!box) return;
    const asked = this.asked(frame);
    const welcome = asked.length ? asked.slice(0, 1) : this.own;
    box.hidden = frame.state === "over";
    box.classList.toggle("idle", !asked.length);
    for (const person of box.children) person.hidden = !welcome.includes(person.dataset.seat);
  }
}
