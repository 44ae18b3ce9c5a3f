// The waiting room: opens the table when the cards are dealt, and shows who comes.

import { by, copyButtons, data } from "./dom.js";
import { Line } from "./line.js";

let taken = null;
copyButtons(data("words"));
new Line(`/tables/${by("room").dataset.table}/socket`, {
  have: () => -1,
  heard: () => 0,
  receive(frame) {
    if (!frame.players) return;
    const now = frame.players.filter((player) => player.taken).length;
    if (frame.state !== "waiting" || (taken !== null && now !== taken)) location.reload();
    taken = now;
  },
  status() {},
});
