// A table that is being thought of: what can be chosen, and what it comes to as settings. No effects here.

import { SHIPPED } from "../../constants.js";

/** @typedef {import("../../../wire").TableSettings} TableSettings */
/** @typedef {"bots" | "friends" | "pass"} Seating */
/**
 * @typedef {object} Draft
 * @property {string} game
 * @property {Seating} seating
 * @property {number} players
 * @property {string} bot who sits at the other seats when playing against bots
 * @property {readonly string[]} each another bot for one of them, by number; "": the same as for all
 * @property {string[]} names of the people around this device; the first is the host's
 * @property {number | null} first
 * @property {boolean} openTrack
 * @property {number | null} clock
 * @property {"bot-turn" | "bot-stays"} atZero
 * @property {boolean} open anybody may come
 * @property {boolean} spectators
 * @property {boolean} hints
 * @property {boolean} rated
 * @property {boolean} chances everybody sees the chances of winning
 */

const MINUTE = 60;
const DAY = 86_400;
/** Seconds a turn; null: as long as it takes. */
export const CLOCKS = [null, 1 * MINUTE, 2 * MINUTE, 5 * MINUTE, 1 * DAY, 3 * DAY];

/** @param {string} game @param {Seating} seating @param {string} bot @param {string} name @returns {Draft} */
export function newDraft(game, seating, bot, name) {
  return {
    game, seating, bot, each: ["", "", "", ""], players: seating === "friends" ? 4 : 3, names: [name, "", "", "", ""], first: null, openTrack: false,
    clock: null, atZero: "bot-turn", open: false, spectators: true, hints: true, rated: false, chances: false,
  };
}

/** As many seats as the game has.
 * @param {Draft} draft @param {{least: number, most: number}} seats @returns {Draft} */
export function fitted(draft, { least, most }) {
  const players = Math.min(most, Math.max(least, draft.players));
  const first = draft.first !== null && draft.first >= players ? null : draft.first;
  return players === draft.players && first === draft.first ? draft : { ...draft, players, first };
}

/** The people on this device.
 * @param {Draft} draft @param {(seat: number) => string} unnamed @returns {string[]} */
export function people(draft, unnamed) {
  const here = draft.seating === "pass" ? draft.players : 1;
  return draft.names.slice(0, here).map((it, seat) => it.trim() || unnamed(seat));
}

/** The bots at a table, one after the other.
 * @param {Draft} draft */
const botsOf = (draft) => Array.from({ length: draft.players - 1 }, (_, at) => draft.each[at] || draft.bot);

/** Ratings are of the games that come with Whistlestop, each on a device of their own.
 * @param {string} game @param {Seating} seating */
export const canBeRated = (game, seating) => seating !== "pass" && SHIPPED.includes(game);

/** @param {Draft} draft @param {boolean} cards is it the card game, or a variant of it? @returns {TableSettings} */
export function settingsOf(draft, cards) {
  const { game, seating, players } = draft;
  /** @type {Record<string, unknown>} */
  const settings = { game, players, first: draft.first };
  if (cards) settings.open_track = draft.openTrack;
  if (seating === "bots") Object.assign(settings, { bots: botsOf(draft), hints: draft.hints });
  if (seating === "pass") settings.pass_and_play = true;
  if (seating === "friends") {
    Object.assign(settings, { public: draft.open, spectators: draft.spectators, clock: draft.clock });
    if (draft.clock !== null) settings.at_zero = draft.atZero;
  }
  if (draft.chances) settings.chances = true;
  if (draft.rated && canBeRated(game, seating)) Object.assign(settings, { rated: true, first: null, open_track: false, hints: false, chances: false });
  return /** @type {any} */ (settings);
}
