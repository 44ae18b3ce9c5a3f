// What the others have done since one's last turn: a line for each bot, and an outline around what has changed.

import { arms, element } from "./dom.js";
import { light } from "./light.js";

export class Meanwhile {
  constructor(board, strip, people) {
    Object.assign(this, { board, strip, people });
    this.events = [];
  }

  // Every bot keeps its line, empty or not, so that the board stays where it is.
  show(meanwhile, players) {
    if (!meanwhile) return;
    this.events = meanwhile.events;
    const lines = new Map(meanwhile.lines.map((line) => [line.seat, line]));
    const bots = players.map((player, seat) => ({ ...player, seat })).filter(({ bot, away }) => bot || away);
    this.strip.replaceChildren(...bots.map(({ seat }) => this.row(seat, lines.get(seat))));
    this.strip.hidden = !bots.length;
  }

  row(seat, line) {
    if (!line) return element("li", { class: `seat-${seat} past` });
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
