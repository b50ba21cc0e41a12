// A bot for Whistlestop in JavaScript: the longest route it can pay for; else it draws what it has most of.
//
//   whistlestop arena --players 2 --bots "racer,cmd:node examples/bot.mjs" --games 20
//
// One line of JSON comes in, one line of notation goes out (docs/bot-protocol.md).
import { createInterface } from "node:readline";

let lengths = new Map(); // of each track, by its name

function choose({ view, legal }) {
  const claims = legal.filter((line) => line.startsWith("claim "));
  if (claims.length) {
    const length = (line) => lengths.get(line.slice("claim ".length));
    return claims.reduce((best, line) => (length(line) > length(best) ? line : best));
  }
  const pays = legal.filter((line) => line.startsWith("pay "));
  if (pays.length) return pays.find((line) => !line.includes("loco")) ?? pays[0]; // locomotives are worth keeping
  const hand = view.own.hand; // {red: 3, ...}: more of what there is most of, so that long routes come within reach
  const draws = legal.filter((line) => line.startsWith("draw ") && line !== "draw tickets");
  if (draws.length) {
    const worth = (line) => (line === "draw loco" ? 2.5 : line === "draw deck" ? 1.5 : hand[line.slice(5)] ?? 0);
    return draws.reduce((best, line) => (worth(line) > worth(best) ? line : best));
  }
  return legal[0];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "bye") break;
  if (message.type === "hello") {
    lengths = new Map(message.map.tracks.map(({ track, length }) => [track, length]));
    console.log("bot.mjs");
  } else console.log(choose(message));
}
