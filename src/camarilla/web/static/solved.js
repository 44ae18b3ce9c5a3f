// Which puzzles were solved: known to this browser, and to nobody else.

import { remember, remembered } from "./memory.js";

const place = (game) => `puzzles-${game}`;

export const solved = (game) => new Set(JSON.parse(remembered(place(game))) ?? []);

export function solve(game, number) {
  remember(place(game), JSON.stringify([...solved(game).add(number)]));
}
