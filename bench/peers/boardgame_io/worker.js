// boardgame.io: random games of a comparable table in its own client, asked and answered as bench/peers/worker.py says.

const readline = require("node:readline");
const { Client } = require("boardgame.io/client");

const SEATS = 4;
const HAND = 13;
const SECONDS = 0.4;

const cards = {
  name: "cards",
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: SEATS * HAND }, (_, at) => at));
    const hands = {};
    for (let seat = 0; seat < SEATS; seat++) hands[seat] = deck.slice(seat * HAND, (seat + 1) * HAND);
    return { hands, row: [], points: Array(SEATS).fill(0) };
  },
  moves: {
    play: ({ G, playerID }, at) => {
      const hand = G.hands[playerID];
      if (!(at < hand.length)) return "INVALID_MOVE";
      const [card] = hand.splice(at, 1);
      if (card > (G.row.at(-1) ?? -1)) G.points[playerID] += 1;
      G.row.push(card);
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.row.length === SEATS * HAND ? { points: G.points } : undefined),
};

function play() {
  const client = Client({ game: cards, numPlayers: SEATS, debug: false });
  client.start();
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const hand = state.G.hands[state.ctx.currentPlayer];
    client.moves.play(Math.floor(Math.random() * hand.length));
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
