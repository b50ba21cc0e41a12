// Lists and places as a language writes them; the same as words/lists.py and words/place_names.py.
import { has, t } from "./words.js";

/**
 * `a`, `a and b`, `a, b and c`
 * @param {readonly string[]} items
 */
export function listAnd(items) {
  if (items.length < 2) return items.join("");
  return t("list-and", { before: listPlain(items.slice(0, -1)), last: items[items.length - 1] });
}

/**
 * `a, b, c`
 * @param {readonly string[]} items
 * @param {string} [key]
 */
export function listPlain(items, key = "list-more") {
  return items.slice(1).reduce((before, next) => t(key, { before, next }), items[0] ?? "");
}

/**
 * A city or a route: `Paris–Frankfurt (orange)` for `paris-frankfurt/orange`
 * @param {string} id
 * @param {Readonly<Record<string, string>>} cities names by id
 */
export const place = (id, cities) => named(id, cities, "track");

/**
 * `New York–Miami (red, blue)` for `new_york-miami/red+blue`
 * @param {string} id
 * @param {Readonly<Record<string, string>>} cities names by id
 */
export const ticketName = (id, cities) => named(id, cities, "kind");

/**
 * @param {string} id
 * @param {Readonly<Record<string, string>>} cities
 * @param {"track" | "kind"} of what a colour beside the cities agrees with: a route, or the cards that a ticket shows
 */
function named(id, cities, of) {
  const [path, suffix] = id.split("/");
  const [from, to] = path.split("-");
  if (to === undefined) return cities[from] ?? from;
  const said = t("place-path", { from: cities[from] ?? from, to: cities[to] ?? to });
  return suffix ? t("place-with-suffix", { path: said, suffix: which(suffix, of) }) : said;
}

/** @param {string} suffix @param {string} of */
function which(suffix, of) {
  if (/^\d+$/.test(suffix)) return t("points", { points: Number(suffix) });
  return listPlain(suffix.split("+").map((it) => colour(it, of)));
}

/** @param {string} text @param {string} of */
function colour(text, of) {
  const name = text.replace(/\d+$/, "");
  const number = text.slice(name.length);
  const said = has(`${of}-${name}`) ? t(`${of}-${name}`) : name;
  return number ? t("place-twin", { colour: said, number: Number(number) }) : said;
}
