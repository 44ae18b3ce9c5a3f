// From legal actions to one decision: every click on a thing narrows the list; what is left last is chosen.

import { by, element } from "./dom.js";
import { handFocus } from "./focus.js";

const FEW = 9;
const FEW_ROWS = 4;
const BRIEF = 12;
const NEAREST_SHOWN = 2000;
const SPELLED = ["id", "verb", "text", "group"];

export class Chooser {
  constructor(board, box, words, { decide, why, astray, isWeighed, weigh, isWanted = () => false, holds = () => false }) {
    this.board = board;
    this.box = box;
    this.words = words;
    this.decide = decide;
    this.why = why;
    this.astray = astray;
    this.isWeighed = isWeighed;
    this.weigh = weigh;
    this.isWanted = isWanted;
    // Whether a press is kept from choosing, because the board did not show what is asked about.
    this.holds = holds;
    // A decision that may be final, and whether it is known to be: then it waits for a second yes.
    this.pending = null;
    this.sure = false;
    this.legal = [];
    this.chosen = {};
    this.enabled = true;
    board.addEventListener("click", (event) => this.click(event));
    board.addEventListener("keydown", (event) => {
      if ((event.key === "Enter" || event.key === " ") && event.target.closest("[data-domain]")) {
        event.preventDefault();
        this.click(event);
      }
    });
  }

  // What another decides in the meantime neither undoes a half choice nor lets one choose before the last is answered.
  show(offered, enabled) {
    const legal = this.inOrder(offered);
    const same = legal.length === this.legal.length && legal.every((action, at) => action.id === this.legal[at].id);
    if (!same) this.chosen = {};
    if (!same || !this.sure) this.letGo();
    this.legal = legal;
    this.enabled = enabled;
    this.draw();
  }

  // Choices that name one thing each stand in the order in which the board shows these things.
  inOrder(actions) {
    const things = [...this.board.querySelectorAll("[data-domain]")].map(({ dataset }) => `${dataset.domain} ${dataset.value}`);
    const place = (action) => {
      const named = this.arguments(action).map(([domain, value]) => `${domain} ${value}`);
      return named.length === 1 ? things.indexOf(named[0]) : -1;
    };
    const verbs = [...new Set(actions.map(({ verb }) => verb))];
    return verbs.flatMap((verb) => actions.filter((action) => action.verb === verb).sort((one, other) => place(one) - place(other)));
  }

  get open() {
    return this.legal.filter((action) => this.fits(action, this.chosen));
  }

  fits(action, wanted) {
    return Object.entries(wanted).every(([key, value]) => String(action[key]) === String(value));
  }

  // What a thing on the board stands for: itself, and the things it lies in ("earl" in "Scotland").
  meaning(thing) {
    const meant = [];
    for (let at = thing; at; at = at.parentElement?.closest("[data-domain]")) meant.push([at.dataset.domain, at.dataset.value]);
    return meant;
  }

  // An action is meant by a thing if it names the thing, and no other place than the one the thing lies in.
  means(action, [[domain, value], ...around]) {
    if (String(action[domain]) !== value) return false;
    return around.every(([place, name]) => !(place in action) || String(action[place]) === name);
  }

  click(event) {
    if (event.target.closest("a, button, summary") || this.holds()) return;
    if (this.pending) this.clear();
    let refused = null;
    for (let at = event.target.closest("[data-domain]"); at; at = at.parentElement?.closest("[data-domain]")) {
      const meant = this.meaning(at);
      const [domain, value] = meant[0];
      if (String(this.chosen[domain]) === value) {
        delete this.chosen[domain];
        return this.draw();
      }
      const left = this.open.filter((action) => this.means(action, meant));
      if (left.length) return this.narrow(this.shared(meant, left));
      // A different thing of the same kind: think again from the start.
      const anew = this.legal.filter((action) => this.means(action, meant));
      if (anew.length) {
        this.chosen = {};
        return this.narrow(this.shared(meant, anew));
      }
      refused ??= { [domain]: value };
    }
    if (refused) return this.why({ ...this.chosen, ...refused });
    if (this.legal.length) this.light(nearest(event, this.board.querySelectorAll('.can[tabindex="0"]')));
    this.astray();
  }

  // For a moment, so that whoever pressed beside it sees where to press.
  light(thing) {
    if (!thing) return;
    thing.classList.add("nearest");
    setTimeout(() => thing.classList.remove("nearest"), NEAREST_SHOWN);
  }

  // The part of a meaning that all these actions speak of.
  shared(meant, actions) {
    return Object.fromEntries(meant.filter(([key]) => actions.every((action) => key in action)));
  }

  narrow(more) {
    Object.assign(this.chosen, more);
    const left = this.open;
    if (left.length === 1) return this.take(left[0]);
    this.draw();
  }

  take(action) {
    if (!this.free) return;
    if (!this.isWeighed(action)) return this.settle(action);
    this.weigh(action.id);
    this.pending = action;
    this.chosen = Object.fromEntries(this.arguments(action));
    this.draw();
  }

  // The server has said whether what was chosen can be undone: if not, it is asked once more.
  weighed({ action, final }) {
    if (this.pending?.id !== action) return;
    if (!final) return this.settle(this.pending);
    this.sure = true;
    this.draw();
    this.box.querySelector("button")?.scrollIntoView({ block: "nearest" });
  }

  settle(action) {
    this.letGo();
    this.enabled = false;
    this.chosen = {};
    this.decide(action.id);
    this.draw();
  }

  letGo() {
    this.pending = null;
    this.sure = false;
  }

  // Whether a decision can be made now: none is under way.
  get free() {
    return this.enabled && !this.pending;
  }

  press(number) {
    this.box.querySelector(`button.choice[data-key="${number}"]`)?.click();
  }

  clear() {
    this.letGo();
    this.chosen = {};
    this.draw();
  }

  draw() {
    this.mark();
    const left = this.open;
    const groups = this.groups(left);
    const keys = numbered(groups, (group) => this.amount(group));
    const buttons = this.sure ? [this.yes("choice")] : groups.map((group, at) => this.button(group, keys[at]));
    const begun = Object.keys(this.chosen).length > 0;
    if (begun) buttons.push(element("button", { type: "button", class: "clear", onclick: () => this.clear() }, this.words.clear));
    const had = this.box.contains(document.activeElement) ? document.activeElement.textContent : null;
    this.box.classList.toggle("brief", buttons.length > 3 && left.every((action) => action.text.length <= BRIEF));
    this.box.replaceChildren(...(buttons.length ? buttons : [element("p", { class: "hint" }, this.words.none)]));
    // Who has come to a choice by keyboard stays there while the list is made anew.
    if (had !== null) (buttons.find(({ textContent }) => textContent === had) ?? buttons[0])?.focus();
    this.drawQuick(left, begun);
  }

  yes(css) {
    const text = `${this.words.confirm} ${this.pending.text}`;
    return element("button", { type: "button", class: css, "data-key": 1, onclick: () => this.holds() || this.settle(this.pending) }, text);
  }

  // On a small screen, what cannot be clicked on the board is always in reach.
  drawQuick(left, begun) {
    const quick = by("quick");
    const away = left.filter((action) => this.free && !this.onBoard(action));
    // What a coach wants, or what needs no number or thing (to pass, to stop), must not stand at the far end of a row of bids.
    const late = (action) => (this.isWanted(action) ? -1 : this.arguments(action).length);
    away.sort((one, other) => late(one) - late(other));
    const buttons = away.map((action) => element("button", { type: "button", class: this.look([action]), onclick: () => this.holds() || this.take(action), "data-help": this.subject([action]) }, action.text));
    if (this.sure) buttons.push(this.yes("yes"));
    if (begun) buttons.push(element("button", { type: "button", class: "clear", onclick: () => this.clear() }, this.words.clear));
    quick.replaceChildren(...buttons);
    quick.hidden = !buttons.length;
    quick.classList.toggle("many", buttons.length > FEW_ROWS);
    document.body.style.setProperty("--dock", `${quick.offsetHeight}px`);
  }

  arguments(action) {
    return Object.entries(action).filter(([key]) => !SPELLED.includes(key));
  }

  onBoard(action) {
    const wanted = this.arguments(action);
    const there = ([key, value]) => this.board.querySelector(`[data-domain="${key}"][data-value="${CSS.escape(value)}"]`);
    return wanted.length > 0 && wanted.every(there);
  }

  // A few actions are listed as they are; many by verb and first argument.
  groups(actions) {
    if (actions.length <= FEW) return actions.map((action) => [action]);
    const found = new Map();
    for (const action of actions) {
      if (!found.has(action.group)) found.set(action.group, []);
      found.get(action.group).push(action);
    }
    return found.size > 1 ? [...found.values()] : actions.map((action) => [action]);
  }

  // The number that a choice names; 0 if it names nothing, as passing does; none if it names a thing, or more than one.
  amount(group) {
    if (group.length > 1) return null;
    const named = this.arguments(group[0]).map(([, value]) => value);
    return named.length ? (named.length === 1 && Number.isInteger(named[0]) ? named[0] : null) : 0;
  }

  button(group, key) {
    const single = group.length === 1;
    const number = key <= 9 ? element("kbd", {}, String(key)) : null;
    const choose = () => this.holds() || (single ? this.take(group[0]) : this.narrow(this.common(group)));
    const text = single ? group[0].text : group[0].group;
    return element("button", { type: "button", class: `choice ${this.look(group)}`, "data-key": key, disabled: !this.free, onclick: choose, "data-help": this.subject(group) }, number, text);
  }

  look(group) {
    return group.some((action) => this.isWanted(action)) ? "wanted" : "";
  }

  // What explains a choice: the things that it names, else choices in general.
  subject(group) {
    const { verb, ...things } = this.common(group);
    return [...Object.entries(things).map(([key, value]) => `${key}-${value}`), "web-choices"].join(" ");
  }

  common(group) {
    const [first, ...rest] = group;
    const shared = Object.entries(first).filter(([key, value]) => rest.every((action) => action[key] === value));
    return Object.fromEntries(shared.filter(([key]) => !["id", "text", "group"].includes(key)));
  }

  // Legal things glow, can be reached by keyboard, and say that they can be chosen.
  mark() {
    const left = this.free ? this.legal : [];
    // From the inside out: what holds things that can be chosen is chosen through them, and is no button around buttons.
    for (const thing of [...this.board.querySelectorAll("[data-domain]")].reverse()) {
      const { domain, value } = thing.dataset;
      const chosen = String(this.chosen[domain]) === value;
      const narrowed = Object.fromEntries(Object.entries(this.chosen).filter(([key]) => key !== domain));
      const meant = this.meaning(thing);
      const can = left.some((action) => this.means(action, meant) && this.fits(action, narrowed));
      thing.classList.toggle("can", can);
      thing.classList.toggle("chosen", chosen);
      if (can && !thing.querySelector(".can")) {
        thing.setAttribute("tabindex", "0");
        thing.setAttribute("role", "button");
        thing.setAttribute("aria-pressed", String(chosen));
      } else {
        for (const attribute of ["role", "aria-pressed"]) thing.removeAttribute(attribute);
        // What has the focus keeps it until the board is drawn anew.
        if (thing === document.activeElement) thing.setAttribute("tabindex", "-1");
        else thing.removeAttribute("tabindex");
      }
    }
    handFocus(this.board);
  }
}

// Which of the things is nearest to where somebody has pressed.
function nearest({ clientX: x, clientY: y }, things) {
  const far = (thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  };
  return [...things].reduce((best, thing) => (best && far(best) <= far(thing) ? best : thing), null);
}

// The key of each choice. Where amounts are chosen, an amount is its own key and 0 passes, so that no habit becomes a bid.
function numbered(groups, amount) {
  const own = groups.map(amount);
  const once = (key) => key !== null && own.filter((other) => other === key).length === 1;
  const bids = own.some((key) => key > 0);
  let next = bids ? Math.max(...own) : 0;
  return own.map((key) => (bids && once(key) ? key : ++next));
}

// Arrow keys walk over what glows, Home and End to its ends.
export function arrows(board) {
  board.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const things = [...board.querySelectorAll('.can[tabindex="0"]')];
    const at = things.indexOf(document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    things[(at + step + things.length) % things.length].focus();
  });
}

