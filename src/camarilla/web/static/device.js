// What a device remembers of its owner's wishes. A browser that keeps nothing forgets them with the page.

const name = (wish) => `camarilla-${wish}`;

export function remembered(wish) {
  try {
    return localStorage.getItem(name(wish));
  } catch {
    return null;
  }
}

// Whether it could be kept.
export function remember(wish, value) {
  try {
    localStorage.setItem(name(wish), value);
    return true;
  } catch {
    return false;
  }
}
