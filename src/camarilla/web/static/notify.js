// "Tell me when it is my turn": a notification while the page is out of sight. It says nothing but that.

import { remember, remembered } from "./device.js";

const WISH = "notify";

export class Notifier {
  constructor(button, words, toast) {
    this.button = button;
    this.words = words;
    this.toast = toast;
    this.asked = null;
    if (!button || !("Notification" in globalThis)) return;
    button.hidden = false;
    button.addEventListener("click", () => this.toggle());
    this.draw();
  }

  get wished() {
    return remembered(WISH) === "yes" && Notification.permission === "granted";
  }

  async toggle() {
    const on = !this.wished;
    if (on && (await Notification.requestPermission()) !== "granted") this.toast(this.words.denied, "refusal");
    if (!remember(WISH, on ? "yes" : "no")) this.toast(this.words.denied, "refusal");
    this.draw();
  }

  draw() {
    this.button.setAttribute("aria-pressed", String(this.wished));
  }

  // Tells once for each time that the turn comes; returns whether it has come.
  turn(mine, title, table) {
    const comes = mine && this.asked === false;
    this.asked = mine;
    if (comes && document.hidden && this.button && !this.button.hidden && this.wished) this.notify(title, table);
    return comes;
  }

  notify(title, table) {
    try {
      const note = new Notification(title, { body: this.words.yours, tag: table });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      this.button.hidden = true; // some phones let only installed pages notify
    }
  }
}
