// A comparable table for boardgame.io: four seats, hidden hands, one card a turn, 52 decisions a game.

const SEATS = 4;
const HAND = 13;

const cards = {
  name: "cards",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: SEATS * HAND }, (_, at) => at));
    const hands = {};
    for (let seat = 0; seat < SEATS; seat++) hands[seat] = deck.slice(seat * HAND, (seat + 1) * HAND);
    return { hands, row: [], points: Array(SEATS).fill(0) };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: Object.fromEntries(Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.length])),
  }),
  moves: {
    play: {
      move: ({ G, playerID }, at) => {
        const hand = G.hands[playerID];
        if (!(at < hand.length)) return "INVALID_MOVE";
        const [card] = hand.splice(at, 1);
        if (card > (G.row.at(-1) ?? -1)) G.points[playerID] += 1;
        G.row.push(card);
      },
      client: false,
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.row.length === SEATS * HAND ? { points: G.points } : undefined),
};

module.exports = { cards, SEATS };
