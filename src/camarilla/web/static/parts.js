// A board stands on the page in named parts; those that have changed are put in place, the others are left alone.

// How the board looks once all that was taken is in place, and how the table stands now: while beats are played, the
// board shows the table as it was.
let drawn = { skeleton: null, parts: new Map() };
let standing = drawn;

const partsOf = (board) => new Map([...board.querySelectorAll("[data-part]")].map((part) => [part.dataset.part, part]));

// A look with some parts replaced; without a skeleton of its own it keeps the one that it had.
const changedBy = ({ skeleton, parts }, news) => ({ skeleton: news.skeleton ?? skeleton, parts: new Map([...parts, ...Object.entries(news.parts)]) });

// Reads the board that a page comes with, before anything on it is marked.
export function read(board) {
  const around = board.cloneNode(true);
  for (const [name, part] of partsOf(around)) {
    const slot = document.createElement("slot");
    slot.dataset.part = name;
    part.replaceWith(slot);
  }
  const parts = [...partsOf(board)].map(([name, part]) => [name, part.outerHTML]);
  standing = drawn = { skeleton: around.firstElementChild.outerHTML, parts: new Map(parts) };
}

// Takes over the table as a frame tells it.
export function stand(news) {
  standing = changedBy(standing, news);
}

export const asItStands = () => standing;

// Whether the board looks as the table stands.
export const isPresent = () => drawn.skeleton === standing.skeleton && [...standing.parts].every(([name, markup]) => drawn.parts.get(name) === markup);

// The boards of beats: each is told by what looks different from the next one, the last from the table as it stands.
export function boardsOf(beats) {
  const boards = [];
  for (const beat of [...beats].reverse()) boards.unshift(changedBy(boards[0] ?? standing, beat));
  return boards;
}

// What has changed between what was taken before and a look; null if nothing has.
export function take({ skeleton, parts }) {
  const changed = [...parts].filter(([name, markup]) => drawn.parts.get(name) !== markup);
  const news = { around: skeleton === drawn.skeleton ? null : skeleton, changed: new Map(changed) };
  drawn = { skeleton, parts: new Map([...drawn.parts, ...parts]) };
  return news.around === null && !changed.length ? null : news;
}

// Markup is read as what stands in a place: within a drawing it is part of the drawing.
function made(markup, place) {
  const holder = place.cloneNode(false);
  holder.innerHTML = markup;
  return holder.firstElementChild;
}

// A board of a certain look that nobody sees.
export function unseen(board, { skeleton, parts }) {
  const other = board.cloneNode(false);
  put(other, { around: skeleton, changed: parts });
  return other;
}

// Puts changes in place, in the order in which they were taken.
export function put(board, { around, changed }) {
  const before = partsOf(board);
  if (around === null) {
    for (const [name, markup] of changed) before.get(name)?.replaceWith(made(markup, before.get(name)));
    return;
  }
  board.replaceChildren(made(around, board));
  for (const [name, slot] of partsOf(board)) {
    const kept = changed.has(name) ? null : before.get(name);
    slot.replaceWith(kept ?? made(changed.get(name) ?? drawn.parts.get(name), slot));
  }
}
