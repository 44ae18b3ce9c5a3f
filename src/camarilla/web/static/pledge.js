// The words of this browser for a shuffle: made here, committed to by their hash, kept until they are told.

import { commitOf, hexOf } from "./shuffle.js";

const WORDS = "camarilla words ";
const SEEN = "camarilla seen ";
const LONGEST_TYPED = 200;

// New words, with what was typed mixed in; their commit, or nothing if this browser cannot keep them.
export function pledge(typed) {
  const said = [...typed.replace(/[\p{C}\p{Z}\s]+/gu, " ").trim()].slice(0, LONGEST_TYPED).join("");
  const words = `${hexOf(crypto.getRandomValues(new Uint8Array(32)))} ${said}`.trim();
  const commit = commitOf(words);
  try {
    localStorage.setItem(WORDS + commit, words);
  } catch {
    return "";
  }
  return commit;
}

// The words of a commit, if they were made in this browser.
export const wordsOf = (commit) => localStorage.getItem(WORDS + commit);

// What all were bound to when this browser told its words: at the end the record must say the same.
export const remember = (table, { commitment, commits }) => localStorage.setItem(SEEN + table, JSON.stringify([commitment, commits]));
export function fitsMemory(table, commitment, commits) {
  const seen = localStorage.getItem(SEEN + table);
  return seen === null || seen === JSON.stringify([commitment, commits]);
}

// Whoever sits down by a form commits, and does not tell the words. At a table without friends there is nobody to bind.
for (const form of document.querySelectorAll("form[data-pledge]")) {
  let commit = "";
  form.addEventListener("submit", () => {
    const seats = [...form.querySelectorAll("select[name^=seat-]")];
    const alone = seats.length && !seats.some(({ value }) => value === "friend");
    commit = alone ? "" : pledge(form.elements.word?.value ?? "");
  });
  form.addEventListener("formdata", ({ formData }) => {
    if (!commit) return;
    formData.set("commit", commit);
    formData.delete("word");
  });
}
