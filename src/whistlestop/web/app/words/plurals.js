// Plural categories of languages that a browser has no data for (Chromium knows no Icelandic).

/**
 * 1, 21, 101, but not 11.
 * @param {number} n
 */
const endsInOne = (n) => n % 10 === 1 && n % 100 !== 11;

/** @type {Record<string, (n: number) => string>} by CLDR */
const RULES = {
  is: (n) => (endsInOne(Number.isInteger(n) ? n : Number(String(n).split(".")[1])) ? "one" : "other"),
  da: (n) => (n === 1 || (!Number.isInteger(n) && Math.floor(Math.abs(n)) <= 1) ? "one" : "other"),
  nb: (n) => (n === 1 ? "one" : "other"),
  sv: (n) => (n === 1 ? "one" : "other"),
  fi: (n) => (n === 1 ? "one" : "other"),
};

/**
 * Our rules where the browser has none, else null.
 * @param {string} language
 */
export function pluralRules(language) {
  if (Intl.PluralRules.supportedLocalesOf([language]).length || !(language in RULES)) return null;
  return { select: (/** @type {number} */ n) => RULES[language](Math.abs(n)) };
}
