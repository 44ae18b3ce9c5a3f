// A board stands on the page in named parts; those that have changed are put in place, the others are left alone.

// How the board looks once all that was taken is in place. Of the one that a page comes with nothing is known.
let skeleton = null;
const drawn = new Map();

// What of a frame's board has changed; null if nothing has. A frame may bring more than that.
export function take({ skeleton: around = skeleton, parts }) {
  const changed = Object.entries(parts).filter(([name, markup]) => drawn.get(name) !== markup);
  const news = { around: around === skeleton ? null : around, changed: new Map(changed) };
  skeleton = around;
  for (const [name, markup] of changed) drawn.set(name, markup);
  return news.around === null && !changed.length ? null : news;
}

const partsOf = (board) => new Map([...board.querySelectorAll("[data-part]")].map((part) => [part.dataset.part, part]));

// Markup is read as what stands in a place: within a drawing it is part of the drawing.
function made(markup, place) {
  const holder = place.cloneNode(false);
  holder.innerHTML = markup;
  return holder.firstElementChild;
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
    slot.replaceWith(changed.has(name) ? made(changed.get(name), slot) : before.get(name));
  }
}
