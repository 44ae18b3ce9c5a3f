// The list of the lessons: where this device has begun one, it can be gone on with or started over.

import { remembered } from "./memory.js";

for (const doors of document.querySelectorAll("[data-lesson]")) {
  const begun = JSON.parse(remembered(`lesson-${doors.dataset.lesson}`))?.length > 0;
  const [begin, ...others] = doors.children;
  begin.hidden = begun;
  for (const other of others) other.hidden = !begun;
}
