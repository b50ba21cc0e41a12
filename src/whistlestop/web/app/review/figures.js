// Numbers of a review as a language writes them.
import { written } from "../words/numbers.js";
import { t } from "../words/words.js";

/** @param {number} share 0.5 is `50%` */
export const percent = (share) => t("percent", { number: Math.round(share * 100) });

/** @param {number} share a change: with its sign */
export const change = (share) => `${share >= 0.005 ? "+" : ""}${percent(share)}`;

/** @param {number} value */
export const decimal = (value) => written(value, { thousands: t("number-thousands"), decimal: t("number-decimal"), minus: t("number-minus") }, 1);
