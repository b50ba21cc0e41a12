// The names of games: those that come with Whistlestop in the reader's language, others as their makers call them.
import { BASE } from "../base.js";
import { SHIPPED } from "../constants.js";
import { offer } from "../state/me.js";
import { t } from "./words.js";

/** @param {string} game */
const key = (game) => game.replaceAll("_", "-");

/** @param {string} game */
const offered = (game) => offer.value?.games.find((it) => it.game === game);

/** All that can be played here, each variant after its base; until the server has said it, those that are everywhere. */
export const games = () => offer.value?.games.map((it) => it.game) ?? SHIPPED;

/** @param {string} game */
export const gameName = (game) => (SHIPPED.includes(game) ? t(`game-${key(game)}`) : offered(game)?.name ?? game);

/** @param {string} game */
export const isCardGame = (game) => (offered(game)?.kind ?? (game === "card_game" ? "cards" : "map")) === "cards";

/** @param {string} game */
export function gameAbout(game) {
  if (SHIPPED.includes(game)) return t(`page-game-about-${key(game)}`);
  const base = offered(game)?.base;
  return base ? t("page-game-variant", { game: gameName(base) }) : t("page-game-own");
}

/** How many can play: as the server says, and until it does what fits everywhere.
 * @param {string} game @returns {{least: number, most: number}} */
export const seatsFor = (game) => offered(game) ?? { least: 2, most: 4 };

/** A variant has that of its base, an own map that of all own maps.
 * @param {string} game @returns {string} */
export function poster(game) {
  const base = SHIPPED.includes(game) ? null : offered(game)?.base;
  return base ? poster(base) : `${BASE}/art/${SHIPPED.includes(game) ? game : "own_map"}.svg`;
}
