// Standing orders: what stands, with a way to cancel it, and a small form for each that the game offers now.

import { by, element } from "./dom.js";

export class Orders {
  constructor(box, words, send) {
    this.box = box;
    this.words = words;
    this.send = send;
    this.drawn = { standing: "[]", offers: "[]" };
    this.count = 0;
  }

  show(orders) {
    const { standing, offers } = orders ?? { standing: [], offers: [] };
    this.box.hidden = !standing.length && !offers.length;
    // What has not changed is left alone: somebody may be typing.
    if (this.changed("standing", standing)) {
      if (standing.length > this.count) this.box.open = true;
      this.count = standing.length;
      by("orders-count").textContent = standing.length ? ` (${standing.length})` : "";
      by("orders-standing").replaceChildren(...standing.map((order) => this.item(order)));
    }
    if (this.changed("offers", offers)) this.drawOffers(offers);
  }

  changed(part, now) {
    const text = JSON.stringify(now);
    if (text === this.drawn[part]) return false;
    this.drawn[part] = text;
    return true;
  }

  item({ order, text }) {
    const cancel = () => {
      this.send({ type: "cancel", order });
      this.box.querySelector("summary").focus();
    };
    const label = `${this.words.cancel}: ${text}`;
    return element("li", {}, element("span", {}, text), element("button", { type: "button", "aria-label": label, onclick: cancel }, this.words.cancel));
  }

  // A form that is drawn anew keeps what was entered, as far as it is still offered, and the focus.
  drawOffers(offers) {
    const place = by("orders-offers");
    const focus = place.contains(document.activeElement) ? document.activeElement.id : null;
    const entered = new Map([...place.querySelectorAll("select, input")].map((field) => [field.id, field.value]));
    place.replaceChildren(...offers.map((offer) => this.form(offer)));
    for (const [id, value] of entered) {
      const field = by(id);
      if (field && (field.tagName === "INPUT" || [...field.options].some((option) => option.value === value))) field.value = value;
    }
    if (focus) (by(focus) ?? this.box.querySelector("summary")).focus();
  }

  form({ verb, title, fields }) {
    const rows = fields.map((field) => {
      const id = `order-${verb}-${field.name}`;
      return element("label", { for: id }, element("span", {}, field.label), this.field(id, field));
    });
    const give = element("button", { id: `order-${verb}` }, this.words.order);
    const form = element("form", { "aria-label": title }, element("strong", {}, title), ...rows, give);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send({ type: "order", order: { verb, ...Object.fromEntries(new FormData(form)) } });
    });
    return form;
  }

  field(id, { name, low, high, choices }) {
    if (choices) return element("select", { id, name }, ...choices.map(([value, text]) => element("option", { value }, text)));
    return element("input", { id, name, type: "number", inputmode: "numeric", min: String(low), max: String(high), required: true, placeholder: `${low}–${high}` });
  }
}
