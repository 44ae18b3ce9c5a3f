// What is pointed at, focused, pressed long or touched after the question mark explains itself, and says so if it is not
// certain to be as printed.

import { by, element } from "./dom.js";
import { doubts } from "./doubts.js";

const LONG_PRESS = 450;
// Whoever moves on to a button mostly wants to press it; a thing on the table is looked at.
const POINTED = 250;
const HESITATED = 900;
const EXPLAINED = "[data-help], [data-mark]";

// `prompt` is called when the next touch will explain.
export async function explain(root, game, language, prompt) {
  const box = by("help");
  let texts = null;
  let timer = null;
  let pressedLong = false;
  const button = by("explain");
  const asking = () => button?.getAttribute("aria-pressed") === "true";
  const ask = (on) => button?.setAttribute("aria-pressed", String(on));

  async function show(thing, x, y) {
    texts ??= await (await fetch(`/games/${game}/words/${language}.json`)).json();
    const { help, mark } = thing.dataset;
    // Of several keys the first that has a text: the thing that a choice is about, else choices in general.
    const found = help?.split(" ").map((key) => texts[key]).find(Boolean);
    const doubt = doubts[mark ?? help];
    if (!(found || doubt) || !thing.isConnected) return;
    box.replaceChildren(element("strong", {}, found?.name || doubt?.name), element("span", {}, found?.text ?? ""));
    if (doubt) box.append(element("em", {}, doubt.marked ? `≈ ${doubt.text}` : doubt.text));
    box.hidden = false;
    const { width, height } = box.getBoundingClientRect();
    box.style.left = `${Math.max(8, Math.min(x + 12, innerWidth - width - 8))}px`;
    box.style.top = `${y + height + 24 > innerHeight ? Math.max(8, y - height - 12) : y + 16}px`;
  }
  const hide = () => {
    clearTimeout(timer);
    box.hidden = true;
  };

  // What comes to lie under a pointer at rest, when the table changes, was not pointed at.
  let rest = { x: NaN, y: NaN };
  const rests = ({ clientX: x, clientY: y }) => x === rest.x && y === rest.y;
  addEventListener("pointermove", ({ clientX: x, clientY: y }) => (rest = { x, y }), { passive: true });

  root.addEventListener("pointerover", (event) => {
    const thing = event.target.closest(EXPLAINED);
    if (!thing || event.pointerType === "touch" || rests(event)) return;
    clearTimeout(timer);
    const patience = event.target.closest("button, a, summary, select, input") ? HESITATED : POINTED;
    timer = setTimeout(() => show(thing, event.clientX, event.clientY), patience);
  });
  root.addEventListener("pointerout", hide);
  root.addEventListener("pointerdown", (event) => {
    const thing = event.target.closest(EXPLAINED);
    hide();
    pressedLong = false;
    if (!thing || event.pointerType !== "touch") return;
    timer = setTimeout(() => {
      pressedLong = true;
      show(thing, event.clientX, event.clientY);
    }, LONG_PRESS);
  });
  button?.addEventListener("click", () => {
    ask(!asking());
    if (asking()) prompt();
  });
  // Who presses long, or has pressed the question mark, wants to read, not to choose.
  root.addEventListener(
    "click",
    (event) => {
      if (pressedLong) return event.stopPropagation();
      const thing = asking() && event.target.closest(EXPLAINED);
      if (!thing) return;
      event.stopPropagation();
      ask(false);
      show(thing, event.clientX, event.clientY);
    },
    true,
  );
  addEventListener("pointerup", () => clearTimeout(timer));
  root.addEventListener("contextmenu", (event) => {
    if (!box.hidden || event.target.closest(EXPLAINED)) event.preventDefault();
  });
  root.addEventListener("focusin", (event) => {
    const thing = event.target.closest(EXPLAINED);
    if (!thing || !event.target.matches(":focus-visible")) return hide();
    const { left, bottom } = thing.getBoundingClientRect();
    show(thing, left, bottom);
  });
  root.addEventListener("focusout", hide);
  addEventListener("keydown", (event) => event.key === "Escape" && hide());
}
