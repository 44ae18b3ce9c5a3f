// The list of the lessons: where this device has begun one, it can be gone on with or started over; one that is through is
// marked, and only a game that was played on after it can be gone on with.

import { remembered } from "./memory.js";

function mark(doors) {
  const { lesson, steps } = doors.dataset;
  const answers = JSON.parse(remembered(`lesson-${lesson}`))?.length ?? 0;
  const isThrough = answers >= Number(steps);
  const isBegun = answers > 0 && !isThrough;
  const shown = { begin: answers === 0, "go-on": isBegun, over: isBegun, done: isThrough, game: answers > Number(steps), again: isThrough };
  for (const door of doors.children) door.hidden = !shown[door.dataset.door];
}

// Whoever comes back to the list finds it as it is now, also where the browser has kept the page as it was.
addEventListener("pageshow", () => document.querySelectorAll("[data-lesson]").forEach(mark));
