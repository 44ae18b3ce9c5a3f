// A bot of your own at anybody's table, without a socket and without any package: takes the seat of a link and plays.
//
//     node examples/bot.mjs http://127.0.0.1:8000/seats/KEY [NAME]
//
// Or two of it, and more where a game asks for more, against each other at a table of their own:
//
//     node examples/bot.mjs http://127.0.0.1:8000 ruse-and-bruise
//
// Or in a seat of its own at a table that it opens, against bots of the server:
//
//     node examples/bot.mjs http://127.0.0.1:8000 ruse-and-bruise medium
//
// Replace `choose` by something wiser: `state.view` is all that the seat may know.

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

/** One of the legal actions: each is a number, words, and a verb with its arguments. */
function choose(state) {
  return state.legal[Math.floor(Math.random() * state.legal.length)];
}

let reached = false;

/** One request; asks again when the connection fails, or the server says that it was too much or cannot answer now. */
async function ask(address, { key, body } = {}) {
  const headers = { ...(key && { Authorization: `Bearer ${key}` }), ...(body && { "Content-Type": "application/json" }) };
  const request = { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) };
  for (;;) {
    let answer;
    try {
      answer = await fetch(address, request);
    } catch {
      if (!reached) leave(`${address} cannot be reached`);
      await sleep(1000);
      continue;
    }
    reached = true;
    if (answer.ok) return answer.json();
    if (answer.status !== 429 && answer.status !== 503) throw await refusal(answer);
    await sleep(1000 * Number(answer.headers.get("Retry-After") ?? 1));
  }
}

function leave(words) {
  console.error(words);
  process.exit(2);
}

async function refusal(answer) {
  const { key, text } = await answer.json();
  return Object.assign(new Error(text), { key });
}

/**
 * Take the seat of a link; its new key is only ours. With the same id it can be asked again.
 * The key of a seat that is ours already ("me", "here") is good as it is.
 */
async function join(server, key, name) {
  try {
    return (await ask(`${server}/api/seat/join`, { key, body: { name, id: randomUUID() } })).key;
  } catch (problem) {
    if (problem.key !== "web-seat-taken") throw problem;
    return key;
  }
}

/** Decide whenever the seat has to, until the game is over; the last state of the table. */
async function play(server, key) {
  let state = await ask(`${server}/api/seat`, { key });
  while (state.state !== "over") {
    if (state.legal.length) await decide(server, key, state);
    // Answered when something has happened since, or after 25 seconds.
    const known = new URLSearchParams({ have: state.v, state: state.state, wait: 25 });
    state = await ask(`${server}/api/seat?${known}`, { key });
  }
  return state;
}

async function decide(server, key, state) {
  const body = { v: state.v, id: randomUUID(), action: choose(state).id };
  try {
    await ask(`${server}/api/seat/play`, { key, body });
  } catch (problem) {
    if (problem.key !== "web-stale") throw problem; // asked something else by now: look again
  }
}

/** With how few a game can be played. */
async function fewest(server, game) {
  return Math.min(...(await ask(`${server}/api/games/${game}`)).seats);
}

/** Open a table with as few seats as the game allows, and play the own one; a bot of the server has the others. */
async function against(server, game, bot) {
  const seats = ["me", ...Array((await fewest(server, game)) - 1).fill(`bot:${bot}`)];
  const table = await ask(`${server}/api/tables`, { body: { game, seats, name: "Bot", bot_delay: 0 } });
  return play(server, table.seats[0].key);
}

/** Open a table with as few seats as the game allows, and play all of them. */
async function againstEachOther(server, game) {
  const body = { game, seats: Array(await fewest(server, game)).fill("friend") };
  const table = await ask(`${server}/api/tables`, { body });
  const keys = [];
  for (const { key, seat } of table.seats) keys.push(await join(server, key, `Bot ${seat + 1}`));
  const ends = await Promise.all(keys.map((key) => play(server, key)));
  return ends[0];
}

const [place, second, bot] = process.argv.slice(2);
if (!place || (!place.includes("/seats/") && !second))
  leave("usage: node examples/bot.mjs SERVER/seats/KEY [NAME]  or  node examples/bot.mjs SERVER GAME [BOT]");
const [server, linkKey] = place.replace(/\/$/, "").split("/seats/");
const playing = linkKey
  ? join(server, linkKey, second ?? "Bot").then((key) => play(server, key))
  : bot
    ? against(server, second, bot)
    : againstEachOther(server, second);
const end = await playing.catch((problem) => {
  if (!problem.key) throw problem;
  leave(problem.message); // refused by the server: an unknown game, a wrong key
});
console.log("scores", JSON.stringify(end.result.scores), "places", JSON.stringify(end.result.places));
