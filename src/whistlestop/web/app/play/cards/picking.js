// What a player of the card game has picked and not yet confirmed: a pile, or three single cards. Everything comes from
// what the server offers (`choices.piles`, `legal`); nothing here knows what a legal pile is.
import { KINDS } from "../../constants.js";

/** @typedef {import("../../state/table.js").TableStore} TableStore */
/** @typedef {import("../../../wire").CardSet} CardSet */
/** @typedef {{kind: "place", colour: string, cards: number, locos: number}} Placing */
/** @typedef {{kind: "singles", colours: readonly string[]}} Singling */

/**
 * Every pile of a colour that may be placed now.
 * @param {TableStore} store
 * @param {string} colour
 * @returns {CardSet[]}
 */
export function pilesOf(store, colour) {
  return (store.choices.value?.piles ?? []).filter((it) => it.colour === colour);
}

/**
 * All threes that may be placed now.
 * @param {TableStore} store
 * @returns {(readonly string[])[]}
 */
export function threes(store) {
  return store.legal.value.flatMap((/** @type {any} */ it) => (it.do === "singles" ? [it.colours] : []));
}

/**
 * The pile to begin with: as much of the colour as possible, as few locomotives.
 * @param {readonly CardSet[]} piles
 */
export function thriftiest(piles) {
  return [...piles].sort((a, b) => (a.locos ?? 0) - (b.locos ?? 0) || b.cards - a.cards)[0];
}

/**
 * Begin a pile of a colour.
 * @param {TableStore} store
 * @param {string} colour
 */
export function beginPile(store, colour) {
  const first = thriftiest(pilesOf(store, colour));
  if (first) store.choose({ kind: "place", colour, cards: first.cards, locos: first.locos ?? 0 });
}

/**
 * Another number of cards or locomotives; the other number moves to the nearest that is possible with it.
 * @param {TableStore} store @param {"cards" | "locos"} what @param {number} number
 */
export function setNumber(store, what, number) {
  const now = /** @type {Placing} */ (store.choice.value);
  const other = what === "cards" ? "locos" : "cards";
  const fitting = pilesOf(store, now.colour).filter((it) => (it[what] ?? 0) === number);
  const near = fitting.sort((a, b) => Math.abs((a[other] ?? 0) - now[other]) - Math.abs((b[other] ?? 0) - now[other]))[0];
  if (near) store.choose({ ...now, cards: near.cards, locos: near.locos ?? 0 });
}

/**
 * Begin three single cards, or put them away.
 * @param {TableStore} store
 */
export function beginSingles(store) {
  store.choose(store.choice.value?.kind === "singles" ? null : { kind: "singles", colours: [] });
}

/**
 * The colours that can join those chosen.
 * @param {TableStore} store
 * @param {readonly string[]} chosen
 */
export function joining(store, chosen) {
  const fitting = threes(store).filter((it) => chosen.every((colour) => it.includes(colour)));
  return new Set(fitting.flat());
}

/** @param {TableStore} store @param {string} colour */
export function toggleSingle(store, colour) {
  const { colours } = /** @type {Singling} */ (store.choice.value);
  if (colours.includes(colour)) store.choose({ kind: "singles", colours: colours.filter((it) => it !== colour) });
  else if (joining(store, colours).has(colour)) {
    const more = [...colours, colour].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
    store.choose({ kind: "singles", colours: more });
  }
}

/**
 * The colours that a lane or a group of the hand can be picked for now.
 * @param {TableStore} store
 * @returns {Set<string>}
 */
export function pickable(store) {
  const now = store.choice.value;
  if (now?.kind === "singles") return new Set([...joining(store, now.colours), ...now.colours]);
  return new Set((store.choices.value?.piles ?? []).map((it) => it.colour));
}

/**
 * A lane or a group of the hand has been pressed: the first time begins a pile, the second time places it.
 * @param {TableStore} store
 * @param {string} colour
 */
export function pickColour(store, colour) {
  const now = store.choice.value;
  if (now?.kind === "singles") toggleSingle(store, colour);
  else if (now?.kind === "place" && now.colour === colour) placeNow(store);
  else beginPile(store, colour);
}

/**
 * Do what was picked.
 * @param {TableStore} store
 */
export async function placeNow(store) {
  const actions = placingActions(store);
  if (actions && !store.sending.value && (await store.move(...actions))) store.choice.value = null;
}

/**
 * The colours of the choice.
 * @param {TableStore} store
 * @returns {readonly string[]}
 */
export function picked(store) {
  const now = store.choice.value;
  if (now?.kind === "place") return [now.colour];
  return now?.kind === "singles" ? now.colours : [];
}

/**
 * Whole moves: nothing is sent before it is complete.
 * @param {TableStore} store
 * @returns {any[] | null}
 */
export function placingActions(store) {
  const now = store.choice.value;
  if (now?.kind === "place") {
    const legal = pilesOf(store, now.colour).some((it) => it.cards === now.cards && (it.locos ?? 0) === now.locos);
    return legal
      ? [{ do: "place", colour: now.colour }, { do: "with", number: now.cards, card: now.colour }, { do: "with", number: now.locos, card: "loco" }]
      : null;
  }
  if (now?.kind !== "singles") return null;
  const three = threes(store).find((it) => it.length === now.colours.length && it.every((colour) => now.colours.includes(colour)));
  return three ? [{ do: "singles", colours: three }] : null;
}

/**
 * Whose pile of a colour would be robbed: whoever else has one lying.
 * @param {TableStore} store
 * @param {string} colour
 */
export function holderOf(store, colour) {
  return store.view.value?.seats.find((it) => it.yard[colour])?.seat ?? null;
}
