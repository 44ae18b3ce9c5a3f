// boardgame.io: random games of the comparable table in its own client, asked and answered as worker.py says.

const readline = require("node:readline");
const { Client } = require("boardgame.io/client");

const { cards, SEATS } = require("./cards.js");

const SECONDS = 0.4;

function play() {
  const client = Client({ game: cards, numPlayers: SEATS, debug: false });
  client.start();
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    // Who watches sees how many cards there are, not which.
    client.moves.play(Math.floor(Math.random() * state.G.hands[state.ctx.currentPlayer]));
    decisions += 1;
  }
  client.stop();
  return decisions;
}

function measured() {
  let [amount, games, seconds] = [0, 0, 0];
  play();
  while (seconds < SECONDS) {
    const start = process.cpuUsage();
    amount += play();
    games += 1;
    const spent = process.cpuUsage(start);
    seconds += (spent.user + spent.system) / 1e6;
  }
  return { amount, games, seconds };
}

const { version } = require("boardgame.io/package.json");
console.log(JSON.stringify({ versions: [`boardgame.io ${version}`], works: ["play cards"] }));
readline.createInterface({ input: process.stdin }).on("line", () => console.log(JSON.stringify(measured())));
