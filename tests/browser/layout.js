// What is wrong with how a page is laid out: one line a fault, none if all is well. Run in the page.
(() => {
  const SMALLEST = 12;
  const SLACK = 3;
  const faults = new Set();

  const visible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const styleOf = (element) => getComputedStyle(element);
  const around = function* (element) {
    for (let at = element; at; at = at.parentElement) yield at;
  };
  const layer = (element) => [...around(element)].find((at) => /fixed|sticky/.test(styleOf(at).position)) ?? null;
  const clipped = (element) => [...around(element)].some((at) => styleOf(at).clipPath.startsWith("inset"));
  const size = (element) => {
    const scale = element instanceof SVGElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    return parseFloat(styleOf(element).fontSize) * scale;
  };

  // Every run of words that can be seen, with the boxes it takes; what is scrolled away is cut off.
  const runs = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const words = node.data.trim();
    if (!words || !parent || parent.closest("script, style, title, option, [hidden]") || !visible(parent) || clipped(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const frames = [...around(parent)].filter((at) => at !== document.body && !(at instanceof SVGElement) && styleOf(at).overflowX !== "visible");
    const whole = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    const boxes = whole
      .map(({ left, top, right, bottom }) => {
        const seen = { left, top, right, bottom };
        for (const at of frames) {
          const frame = at.getBoundingClientRect();
          seen.left = Math.max(seen.left, frame.left);
          seen.right = Math.min(seen.right, frame.right);
          seen.top = Math.max(seen.top, frame.top);
          seen.bottom = Math.min(seen.bottom, frame.bottom);
        }
        return seen;
      })
      .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
    if (boxes.length) runs.push({ words: words.slice(0, 40), parent, whole, boxes, frames, layer: layer(parent) });
  }

  for (const { words, parent, whole, boxes, frames } of runs) {
    if (size(parent) < SMALLEST - 0.05) faults.add(`small: ${size(parent).toFixed(1)}px "${words}"`);
    for (const box of boxes) {
      if (box.right > document.documentElement.clientWidth + 1 || box.left < -1) faults.add(`outside the page: "${words}"`);
    }
    for (const at of frames) {
      // What scrolls can be scrolled to, and what ends in dots says that it goes on.
      const style = styleOf(at);
      if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.textOverflow === "ellipsis") break;
      const frame = at.getBoundingClientRect();
      if (whole.some((box) => box.right > frame.right + 1 || box.left < frame.left - 1)) faults.add(`cut off: "${words}"`);
    }
  }

  // A card upon a card hides what is printed on the lower one, and is meant to.
  const paper = (element) => [...around(element)].find((at) => at instanceof HTMLElement && !/^(transparent|rgba\(.*, 0\))$/.test(styleOf(at).backgroundColor));
  const apart = (one, other) => {
    const [under, upon] = [paper(one), paper(other)];
    return under !== upon && !under.contains(upon) && !upon.contains(under);
  };

  // Words that lie upon other words.
  const flat = runs.flatMap((run) => run.boxes.map((box) => ({ ...run, box }))).sort((one, other) => one.box.top - other.box.top);
  for (let at = 0; at < flat.length; at += 1) {
    for (let next = at + 1; next < flat.length && flat[next].box.top < flat[at].box.bottom - SLACK; next += 1) {
      const [one, other] = [flat[at], flat[next]];
      if (one.parent === other.parent || one.layer !== other.layer || apart(one.parent, other.parent)) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Lines of letters are higher than the letters.
      if (wide > SLACK && high > 0.35 * Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top)) {
        faults.add(`overlap: "${one.words}" and "${other.words}"`);
      }
    }
  }

  // Words that are broken without a hyphen, like "courtesa/n".
  for (const { words, parent } of runs) {
    for (const node of parent.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter((box) => box.width > 1);
        if (lines.length > 1 && lines.at(-1).top > lines[0].top + SLACK) faults.add(`broken: "${word}" in "${words}"`);
      }
    }
  }

  if (document.documentElement.scrollWidth > innerWidth + 1) faults.add(`the page is ${document.documentElement.scrollWidth} wide, the window ${innerWidth}`);
  for (const thing of document.querySelectorAll(".board .can")) {
    const { width, height } = thing.getBoundingClientRect();
    if (width && Math.min(width, height) < 24) faults.add(`hard to hit: ${Math.round(width)} by ${Math.round(height)} ${thing.dataset.domain} ${thing.dataset.value}`);
  }
  return [...faults];
})();
