// The waiting room: shows who comes and goes, gives this browser's words for the shuffle, opens the dealt table.

import { by, copyButtons, data } from "./dom.js";
import { Line } from "./line.js";
import { pledge, remember, wordsOf } from "./pledge.js";

const { table, own } = by("room").dataset;
const words = data("words");
const seats = ({ players, shuffle }) => JSON.stringify([shuffle.commitment, players.map(({ name, taken, invited }) => [name, taken, invited])]);
const shown = seats(data("frame"));
copyButtons(words);
const line = new Line(`/tables/${table}/socket`, {
  hello: () => ({ have: -1, heard: 0 }),
  receive(frame) {
    if (!frame.players) return;
    if (frame.state !== "waiting" || seats(frame) !== shown) location.reload();
    else gather(frame);
  },
  status() {},
});

// Commit if a commit is owed; tell the words once everybody sits and nobody can choose words any more.
function gather({ players, shuffle }) {
  const { commits, told } = shuffle;
  const mine = JSON.parse(own).filter((seat) => players[seat].taken);
  if (mine.some((seat) => commits[seat] === "")) {
    const commit = pledge("");
    if (commit) line.send({ type: "commit", commit });
    return;
  }
  if (!players.every(({ taken }) => taken) || commits.includes("")) return;
  const untold = mine.filter((seat) => commits[seat] && !told[seat]).map((seat) => commits[seat]);
  const known = untold.map(wordsOf).filter((secret) => secret !== null);
  by("gathering").textContent = untold.length > known.length ? words.elsewhere : words.gathering;
  if (known.length) remember(table, shuffle);
  for (const secret of new Set(known)) line.send({ type: "words", words: secret });
}

const fill = by("fill");
if (fill) {
  fill.disabled = Number(fill.dataset.seconds) > 0;
  setTimeout(() => (fill.disabled = false), fill.dataset.seconds * 1000);
}
