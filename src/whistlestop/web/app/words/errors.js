// Refusals as sentences.
import { Refused } from "../net/api.js";
import { listPlain } from "./lists.js";
import { has, t } from "./words.js";

/**
 * What to say when something was refused or failed.
 * @param {unknown} error
 * @returns {string}
 */
export function sentenceOf(error) {
  if (!(error instanceof Refused)) return t("page-unreachable");
  if (!has(error.key)) return error.message;
  /** @type {Record<string, string | number>} */
  const params = {};
  for (const [name, value] of Object.entries(error.params)) params[name] = typeof value === "object" ? listPlain(value) : value;
  const said = t(error.key, params);
  return error.key.startsWith("refusal-") ? t("page-refused", { reason: said }) : said; // why, without a full stop
}
