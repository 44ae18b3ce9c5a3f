// The comparable table on boardgame.io's own server.

const { Server, Origins } = require("boardgame.io/server");

const { cards } = require("./cards.js");

const [port, apiPort] = process.argv.slice(2).map(Number);
const server = Server({ games: [cards], origins: [Origins.LOCALHOST] });
server.run({ port, lobbyConfig: { apiPort }, callback: () => console.log("ready") });
