// Looks for words in the rulebook: what does not have all of them is hidden, and so is a chapter without any left.

import { by } from "./dom.js";

const search = by("search");
const found = document.querySelector(".search output");
const entries = [...document.querySelectorAll(".reference dl > div")];

// Words are found without their accents, too.
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const texts = entries.map((entry) => plain(entry.textContent));

function look() {
  const words = plain(search.value).split(/\s+/).filter(Boolean);
  let left = 0;
  entries.forEach((entry, at) => {
    entry.hidden = !words.every((word) => texts[at].includes(word));
    left += !entry.hidden;
  });
  for (const part of document.querySelectorAll(".chapter")) part.hidden = !part.querySelector("dl > div:not([hidden])");
  found.textContent = !words.length ? "" : left || found.dataset.none;
}

search.addEventListener("input", look);
// Whoever follows a link to a rule that is hidden wants to see it.
addEventListener("hashchange", () => {
  search.value = "";
  look();
  by(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
});
search.parentElement.hidden = false;
