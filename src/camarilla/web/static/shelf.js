// The list of the lessons: where this device has begun one, it can be gone on with or started over; one that is through is
// marked, and only a game that was played on after it can be gone on with.

import { remembered } from "./memory.js";

for (const doors of document.querySelectorAll("[data-lesson]")) {
  const { lesson, steps } = doors.dataset;
  const answers = JSON.parse(remembered(`lesson-${lesson}`))?.length ?? 0;
  const isThrough = answers >= Number(steps);
  const shown = { begin: answers === 0, "go-on": answers > 0 && answers !== Number(steps), over: answers > 0 && !isThrough, done: isThrough, again: isThrough };
  for (const door of doors.children) door.hidden = !shown[door.dataset.door];
}
