// What the others have done since one's last turn: a line for each bot, and an outline around what has changed.

import { arms, element } from "./dom.js";
import { light } from "./light.js";

export class Meanwhile {
  constructor(board, strip, people) {
    Object.assign(this, { board, strip, people });
    this.events = [];
  }

  // What happened first stands first. Every bot has its line, empty or not, so that the board stays where it is.
  show(meanwhile, players) {
    if (!meanwhile) return;
    this.events = meanwhile.events;
    const bots = players.filter(({ bot, away }) => bot || away).length;
    const empty = Array.from({ length: Math.max(0, bots - meanwhile.lines.length) }, () => element("li", { class: "past" }));
    this.strip.replaceChildren(...meanwhile.lines.map((line) => this.row(line)), ...empty);
    this.strip.hidden = !bots;
  }

  row(line) {
    const { seat } = line;
    const points = line.points ? element("b", {}, `${line.points > 0 ? "+" : ""}${line.points}`) : null;
    const row = element("li", { class: `seat-${seat}`, tabindex: "0", title: line.text }, arms(seat), element("span", {}, line.text), points);
    for (const begins of ["pointerenter", "focus"]) row.addEventListener(begins, () => light(this.board, [line.event], "lit", this.people));
    for (const ends of ["pointerleave", "blur"]) row.addEventListener(ends, () => light(this.board, [], "lit", this.people));
    return row;
  }

  outline() {
    light(this.board, this.events, "fresh");
  }
}
