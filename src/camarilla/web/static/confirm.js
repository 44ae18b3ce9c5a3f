// "Confirm my turn": which decisions this player wants to be asked about once more, if they cannot be undone.

import { remember, remembered } from "./device.js";

const WISH = "confirm";

export class Confirmation {
  // `weighty` are the verbs that a game calls weighty; a slip of the finger is likelier than one of the mouse.
  constructor(choice, weighty) {
    this.choice = choice;
    this.weighty = weighty;
    if (!choice) return;
    choice.value = remembered(WISH) ?? (matchMedia("(pointer: coarse)").matches ? "weighty" : "nothing");
    choice.addEventListener("change", () => remember(WISH, choice.value));
  }

  isWished({ verb }) {
    const wish = this.choice?.value;
    return wish === "final" || (wish === "weighty" && this.weighty.includes(verb));
  }
}
