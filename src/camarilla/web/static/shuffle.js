// The shuffle, recomputed by anybody: docs/shuffle.md says how. Runs in a page and in Node alike.

const bytesOf = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

// What was published before the first card was dealt.
export const commitment = async (seed) => hexOf(await sha256(bytesOf(seed)));

// The first numbers of the stream: one below each of the sizes.
export async function draws(seed, words, sizes) {
  const said = await Promise.all(words.map((word) => sha256(new TextEncoder().encode(word))));
  const secret = await crypto.subtle.importKey("raw", bytesOf(seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const spoken = Uint8Array.from(said.flatMap((hash) => [...hash]));
  const key = new Uint8Array(await crypto.subtle.sign("HMAC", secret, spoken));
  const numbers = [];
  for (let block = 0; numbers.length < sizes.length; block += 1) {
    const counted = new Uint8Array(key.length + 8);
    counted.set(key);
    new DataView(counted.buffer).setBigUint64(key.length, BigInt(block));
    const number = new DataView((await sha256(counted)).buffer).getBigUint64(0);
    const size = BigInt(sizes[numbers.length]);
    if (number < 2n ** 64n - (2n ** 64n % size)) numbers.push(Number(number % size));
  }
  return numbers;
}
