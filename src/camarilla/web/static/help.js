// What is pointed at, focused or pressed long explains itself.

import { by, element } from "./dom.js";

const LONG_PRESS = 450;

export async function explain(root, game, language) {
  const box = by("help");
  let texts = null;
  let timer = null;

  async function show(thing, x, y) {
    texts ??= await (await fetch(`/games/${game}/words/${language}.json`)).json();
    const found = texts[thing.dataset.help];
    if (!found || !thing.isConnected) return;
    box.replaceChildren(element("strong", {}, found.name), element("span", {}, found.text));
    box.hidden = false;
    const { width, height } = box.getBoundingClientRect();
    box.style.left = `${Math.max(8, Math.min(x + 12, innerWidth - width - 8))}px`;
    box.style.top = `${y + height + 24 > innerHeight ? Math.max(8, y - height - 12) : y + 16}px`;
  }
  const hide = () => {
    clearTimeout(timer);
    box.hidden = true;
  };

  root.addEventListener("pointerover", (event) => {
    const thing = event.target.closest("[data-help]");
    if (!thing || event.pointerType === "touch") return;
    clearTimeout(timer);
    timer = setTimeout(() => show(thing, event.clientX, event.clientY), 250);
  });
  root.addEventListener("pointerout", hide);
  root.addEventListener("pointerdown", (event) => {
    const thing = event.target.closest("[data-help]");
    hide();
    if (thing && event.pointerType === "touch") timer = setTimeout(() => show(thing, event.clientX, event.clientY), LONG_PRESS);
  });
  addEventListener("pointerup", () => clearTimeout(timer));
  root.addEventListener("contextmenu", (event) => {
    if (!box.hidden || event.target.closest("[data-help]")) event.preventDefault();
  });
  root.addEventListener("focusin", (event) => {
    const thing = event.target.closest("[data-help]");
    if (!thing || !event.target.matches(":focus-visible")) return hide();
    const { left, bottom } = thing.getBoundingClientRect();
    show(thing, left, bottom);
  });
  root.addEventListener("focusout", hide);
  addEventListener("keydown", (event) => event.key === "Escape" && hide());
}
