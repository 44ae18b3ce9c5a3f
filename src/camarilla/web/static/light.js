// Which things on a board an event concerns. A thing stands for a value by its attributes, and for all that the things
// around it stand for; one that stands for another value of the same domain, or belongs to a player whom the event does
// not name, contradicts the event. The event concerns the outermost of those that do not contradict it and stand for most
// of its values.

const NAMES = ["mark", "help", "piece", "about"];

const OWNER = /(?:^| )seat-(\d)(?: |$)/;

// An event that names players at all names everyone whose things it concerns.
function isOfAnother(thing, event) {
  const owner = OWNER.exec(thing.getAttribute("class") ?? "");
  return owner !== null && ("seat" in event || "owner" in event) && !Object.values(event).includes(Number(owner[1]));
}

export function concerned(board, event) {
  const values = new Set(Object.entries(event).filter(([, value]) => value !== null).map(([name, value]) => `${name}-${value}`));
  const found = [];
  let most = 0;
  const look = (thing, around) => {
    const { domain, value } = thing.dataset;
    const shown = `${domain}-${value}`;
    if ((domain in event && !values.has(shown)) || isOfAnother(thing, event)) return;
    const meant = [shown, ...NAMES.map((name) => thing.dataset[name])].filter((name) => values.has(name));
    const all = meant.length ? new Set([...around, ...meant]) : around;
    if (all.size > around.size) {
      found.push([all.size, thing]);
      most = Math.max(most, all.size);
    }
    for (const inner of thing.children) look(inner, all);
  };
  for (const thing of board.children) look(thing, new Set());
  return found.filter(([size]) => size === most).map(([, thing]) => thing);
}

// Gives the things that events concern a look, and takes it from all others. A seat concerns that player's panel, too.
export function light(board, events, look, players = null) {
  for (const thing of [...board.querySelectorAll(`.${look}`), ...(players?.querySelectorAll(`.${look}`) ?? [])]) thing.classList.remove(look);
  for (const event of events) {
    for (const thing of concerned(board, event)) thing.classList.add(look);
    players?.children[event.seat ?? event.owner]?.classList.add(look);
  }
}

const small = matchMedia("(max-width: 62rem)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const scrolling = () => (still.matches ? "instant" : "smooth");
const EDGE = 100; // what stands fixed above and below the board
const SCROLLING = 600; // milliseconds until a page that glides has arrived
const MARGIN = 10; // for the frame around what is lit
const MOST = 0.7; // of a thing

// Leads to what is lit on a small screen, unless most of one of it is in sight: a large one shows most of the board.
export function leadTo(board, look) {
  const lit = [...board.querySelectorAll(`.${look}`)];
  const room = innerHeight - 2 * EDGE;
  const isSeen = (thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return Math.min(bottom, EDGE + room) - Math.max(top, EDGE) > Math.min(bottom - top, room) / 2;
  };
  if (!small.matches || !lit.length || lit.some(isSeen)) return;
  const block = lit[0].getBoundingClientRect().height > room ? "start" : "center";
  lit[0].scrollIntoView({ block, behavior: scrolling() });
}

// Between which heights nothing lies over the board. A hand that sticks to the lower edge covers what is behind it, and is
// itself always in sight.
function clear(board, { above, below }) {
  const hand = [...board.querySelectorAll(".hand")].find((one) => getComputedStyle(one).position === "sticky");
  return { hand, from: above + MARGIN, to: innerHeight - below - (hand?.offsetHeight ?? 0) - MARGIN };
}

// Whether most of one of these things is in sight.
export function isInSight(things, board, covered) {
  const { hand, from, to } = clear(board, covered);
  return things.some((thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return hand?.contains(thing) || Math.min(bottom, to) - Math.max(top, from) > MOST * Math.min(bottom - top, to - from);
  });
}

// Brings as many of these things into sight as there is room for, the first of them in any case, and moves the page no
// further than that; returns how many milliseconds that takes.
export function showTogether(things, board, covered) {
  const { hand, from, to } = clear(board, covered);
  const far = things.filter((thing) => !hand?.contains(thing)).map((thing) => thing.getBoundingClientRect());
  if (!far.length) return 0;
  const { top, bottom } = far.reduce((all, one) => {
    const both = { top: Math.min(all.top, one.top), bottom: Math.max(all.bottom, one.bottom) };
    return both.bottom - both.top > to - from ? all : both;
  });
  const by = bottom - top > to - from || top < from ? top - from : Math.max(0, bottom - to);
  const end = document.documentElement.scrollHeight - innerHeight;
  const way = Math.round(Math.max(-scrollY, Math.min(end - scrollY, by)));
  if (way) scrollBy({ top: way, behavior: scrolling() });
  return way && !still.matches ? SCROLLING : 0;
}
