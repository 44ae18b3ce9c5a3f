// The waiting room: opens the table when the cards are dealt, and shows who comes and goes.

import { by, copyButtons, data } from "./dom.js";
import { Line } from "./line.js";

const seats = ({ players }) => JSON.stringify(players.map(({ name, taken, invited }) => [name, taken, invited]));
const shown = seats(data("frame"));
copyButtons(data("words"));
new Line(`/tables/${by("room").dataset.table}/socket`, {
  hello: () => ({ have: -1, heard: 0 }),
  receive(frame) {
    if (frame.players && (frame.state !== "waiting" || seats(frame) !== shown)) location.reload();
  },
  status() {},
});

const fill = by("fill");
if (fill) {
  fill.disabled = Number(fill.dataset.seconds) > 0;
  setTimeout(() => (fill.disabled = false), fill.dataset.seconds * 1000);
}
