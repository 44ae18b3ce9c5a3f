// The shuffle, recomputed by anybody: docs/shuffle.md says how. Runs in a page and in Node alike.

import { sha256 } from "./sha256.js";

const bytesOf = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
export const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const textOf = (text) => new TextEncoder().encode(text);
const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

// What was published of the seed before anybody took a seat.
export const commitment = (seed) => hexOf(sha256(bytesOf(seed)));

// What was published of a seat's words before anybody told theirs.
export const commitOf = (words) => hexOf(sha256(textOf(`camarilla words ${words}`)));

// Whether the words of every seat are those that it had committed to; null is a seat that had not.
export const wordsFit = (words, commits) => commits.every((commit, seat) => commit === null || commit === commitOf(words[seat]));

function hmac(secret, message) {
  const padded = (fill) => Uint8Array.from({ length: 64 }, (_, at) => (secret[at] ?? 0) ^ fill);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), message))));
}

// The first numbers of the stream: one below each of the sizes.
export function draws(seed, words, sizes) {
  const key = hmac(bytesOf(seed), joined(...words.map((word) => sha256(textOf(word)))));
  const numbers = [];
  for (let block = 0; numbers.length < sizes.length; block += 1) {
    const counted = new Uint8Array(key.length + 8);
    counted.set(key);
    new DataView(counted.buffer).setBigUint64(key.length, BigInt(block));
    const number = new DataView(sha256(counted).buffer).getBigUint64(0);
    const size = BigInt(sizes[numbers.length]);
    if (number < 2n ** 64n - (2n ** 64n % size)) numbers.push(Number(number % size));
  }
  return numbers;
}
