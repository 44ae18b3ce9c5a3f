// What a device remembers from one page to the next; where the browser keeps nothing for us, it holds for the page.

const held = new Map();

export function remember(name, value) {
  held.set(name, value);
  try {
    localStorage.setItem(`camarilla-${name}`, value);
  } catch {
    // It is held.
  }
}

export function remembered(name) {
  try {
    return localStorage.getItem(`camarilla-${name}`) ?? held.get(name) ?? null;
  } catch {
    return held.get(name) ?? null;
  }
}

const TABLES = "seen";
const MOST_TABLES = 50;
const versions = () => JSON.parse(remembered(TABLES) ?? "{}");

// Up to which version somebody has watched a table here; undefined for a table that is new to this device.
export const seenOf = (place) => versions()[place];

export function rememberSeen(place, version) {
  const { [place]: _, ...others } = versions();
  remember(TABLES, JSON.stringify(Object.fromEntries([...Object.entries(others), [place, version]].slice(-MOST_TABLES))));
}
