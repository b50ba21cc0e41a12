// What somebody has picked and not yet confirmed. It stays through reconnects and other players' moves, as long as it
// is still legal.
import { quick } from "../state/prefs.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */
/** @typedef {{kind: "draw", card: string, place: number | null} | {kind: "tickets"} | {kind: "keep", offered: string, places: readonly number[]} | {kind: "claim", track: string, payment: number} | {kind: "station", city: string, payment: number}} Choice */

/** @param {TableStore} store @param {string} what @param {Record<string, any>} [like] */
export function may(store, what, like = {}) {
  return store.legal.value.some(
    (/** @type {any} */ it) => it.do === what && Object.entries(like).every(([name, value]) => it[name] === value),
  );
}

/**
 * The ways to pay for what is chosen, the thriftiest first.
 * @param {TableStore} store
 * @param {any} choice
 * @returns {import("../../wire").CardSet[]}
 */
export function payments(store, choice) {
  const all = choice?.kind === "claim" ? store.choices.value?.claims?.[choice.track] : store.choices.value?.stations?.[choice?.city];
  const hand = store.view.value?.own?.hand ?? {};
  /** @param {import("../../wire").CardSet} it */
  const spare = (it) => (hand[it.colour] ?? 0) - it.cards;
  return [...(all ?? [])].sort((a, b) => (a.locos ?? 0) - (b.locos ?? 0) || spare(b) - spare(a));
}

/**
 * The tickets on offer, as one word: a choice among them belongs to this offer only.
 * @param {TableStore} store
 */
export const offered = (store) => (store.view.value?.own?.offer ?? []).map((it) => it.ticket).join();

/**
 * Is it still possible?
 * @param {TableStore} store
 * @param {any} choice
 */
export function isLegal(store, choice) {
  if (!choice) return false;
  if (choice.kind === "draw") return may(store, "draw", { card: choice.card }) && liesThere(store, choice);
  if (choice.kind === "tickets") return may(store, "tickets");
  if (choice.kind === "keep") return may(store, "keep") && choice.offered === offered(store);
  if (choice.kind === "claim") return may(store, "claim", { track: choice.track });
  return may(store, "station", { city: choice.city });
}

/**
 * A card of the row is picked where it lies; another one may lie there by now.
 * @param {TableStore} store
 * @param {{card: string, place: number | null}} choice
 */
const liesThere = (store, { card, place }) => place === null || store.view.value?.row[place] === card;

/**
 * Pick something; picking the same thing again confirms it. Who wants it so draws with one press.
 * @param {TableStore} store
 * @param {any} choice
 */
export function pick(store, choice) {
  const before = /** @type {any} */ (store.choice.value);
  const same = before && before.kind === choice.kind && before.card === choice.card && before.place === choice.place;
  store.choose(choice);
  const again = same && (choice.kind === "draw" || choice.kind === "tickets");
  return again || (quick.value && choice.kind === "draw") ? confirm(store) : undefined;
}

/** @param {TableStore} store */
export const cancel = (store) => store.choose(null);

/**
 * Do what was picked.
 * @param {TableStore} store
 */
export async function confirm(store) {
  const choice = /** @type {any} */ (store.choice.value);
  if (!isLegal(store, choice) || store.sending.value) return;
  const actions = actionsOf(store, choice);
  if (actions && (await store.move(...actions)) && store.choice.value === choice) store.choice.value = null;
}

/** @param {TableStore} store @param {any} choice @returns {any[] | null} */
function actionsOf(store, choice) {
  if (choice.kind === "draw") return [{ do: "draw", card: choice.card }];
  if (choice.kind === "tickets") return [{ do: "tickets" }];
  const paid = payments(store, choice)[choice.payment];
  if (!paid) return null;
  const first = choice.kind === "claim" ? { do: "claim", track: choice.track } : { do: "station", city: choice.city };
  return [first, { do: "pay", ...paid }];
}
