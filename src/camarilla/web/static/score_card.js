// How the points stand when a round or a century is over. It keeps nobody from deciding, and nobody else waits for it.

import { arms, by, element } from "./dom.js";

export class ScoreCard {
  constructor(goOn) {
    this.box = by("card");
    by("go-on").addEventListener("click", () => {
      this.hide();
      goOn();
    });
  }

  show(card, players) {
    const rows = card.map(({ gained, total }, seat) =>
      element(
        "tr",
        { class: `seat-${seat}` },
        element("th", { scope: "row" }, arms(seat), players[seat].name),
        element("td", { class: "gained" }, gained === null ? "" : gained < 0 ? `−${-gained}` : `+${gained}`),
        element("td", {}, total === null ? "" : String(total)),
      ),
    );
    by("card-rows").replaceChildren(...rows);
    this.box.hidden = false;
  }

  hide() {
    this.box.hidden = true;
  }
}
