// Waits for a review: shows how far it is, and then the page with it.

import { by } from "./dom.js";

const PACE = 1500;
const bar = by("progress");

async function look() {
  try {
    const { progress } = await (await fetch(bar.dataset.address)).json();
    if (progress === null) return location.reload();
    bar.value = progress.done;
  } catch {
    // The next look tries again.
  }
  setTimeout(look, PACE);
}

if (bar) setTimeout(look, PACE);
