// The names of games: those that come with Whistlestop in the reader's language, others as their makers call them.
import { BASE } from "../base.js";
import { SHIPPED } from "../constants.js";
import { offer } from "../state/me.js";
import { t } from "./words.js";

/** @param {string} game */
const key = (game) => game.replaceAll("_", "-");

/** @param {string} game */
export function gameName(game) {
  if (SHIPPED.includes(game)) return t(`game-${key(game)}`);
  return offer.value?.games.find((it) => it.game === game)?.name ?? game;
}

/** @param {string} game */
export const gameAbout = (game) => (SHIPPED.includes(game) ? t(`page-game-about-${key(game)}`) : t("page-game-own"));

/** How many can play: as the server says, and until it does what fits everywhere.
 * @param {string} game @returns {{least: number, most: number}} */
export const seatsFor = (game) => offer.value?.games.find((it) => it.game === game) ?? { least: 2, most: 4 };

/** @param {string} game */
export const poster = (game) => `${BASE}/art/${SHIPPED.includes(game) ? game : "north_america"}.svg`;
