// What stands around every board: a panel for each player, and at the end everybody's place and points.

import { arms, element } from "./dom.js";

// `own` is the reader's seat; whoever only watches has none.
export function showPlayers(box, list, own, words) {
  box.replaceChildren(
    ...list.map((player, at) => {
      const state = player.bot ? words.bot : player.away ? words.away : player.here ? words.here : words.gone;
      const classes = ["player", `seat-${at}`, player.acts && "active", at === own && "me", player.bot || player.away ? "bot" : player.here ? "here" : "gone"];
      return element(
        "li",
        { class: classes.filter(Boolean).join(" ") },
        arms(at),
        element("span", { class: "name" }, player.name),
        element("span", { class: "state", title: state }, player.acts ? element("b", { class: "acts" }, words.acts) : null, element("span", { class: "word" }, state)),
        player.score === null ? null : element("span", { class: "score", title: words.points }, String(player.score)),
      );
    }),
  );
}

export function showPlaces(box, rows) {
  const places = rows.map((row) =>
    element(
      "li",
      { class: `seat-${row.seat} place-${row.place}` },
      element("div", { class: "line" }, element("span", { class: "place" }, `${row.place}.`), arms(row.seat), element("b", {}, row.name), element("span", { class: "score" }, String(row.score))),
      element("ul", { class: "account" }, ...row.account.map((entry) => element("li", {}, element("span", { class: "points" }, `${entry.points > 0 ? "+" : ""}${entry.points}`), entry.text))),
    ),
  );
  box.replaceChildren(element("ol", {}, ...places));
}
