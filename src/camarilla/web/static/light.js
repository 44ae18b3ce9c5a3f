// Which things on a board an event concerns. A thing stands for a value by its attributes, and for all that the things
// around it stand for; one that stands for another value of the same domain, or belongs to a player whom the event does
// not name, contradicts the event. The event concerns the outermost of those that do not contradict it and stand for most
// of its values.

const NAMES = ["mark", "help", "piece"];

const OWNER = /(?:^| )seat-(\d)(?: |$)/;

// An event that names players at all names everyone whose things it concerns.
function isOfAnother(thing, event) {
  const owner = OWNER.exec(thing.getAttribute("class") ?? "");
  return owner !== null && ("seat" in event || "owner" in event) && !Object.values(event).includes(Number(owner[1]));
}

function concerned(board, event) {
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
const EDGE = 100; // what stands fixed above and below the board

// Leads to what is lit, unless most of one of it is in sight below what stands `above` the board; on a large screen,
// which shows most of the board, only where that is wanted.
export function leadTo(board, look, { above = EDGE, alsoLarge = false } = {}) {
  const lit = [...board.querySelectorAll(`.${look}`)];
  const room = innerHeight - EDGE - above;
  const isSeen = (thing) => {
    const { top, bottom } = thing.getBoundingClientRect();
    return Math.min(bottom, above + room) - Math.max(top, above) > Math.min(bottom - top, room) / 2;
  };
  if (!(small.matches || alsoLarge) || !lit.length || lit.some(isSeen)) return;
  const block = lit[0].getBoundingClientRect().height > room ? "start" : "center";
  lit[0].scrollIntoView({ block, behavior: still.matches ? "instant" : "smooth" });
}
