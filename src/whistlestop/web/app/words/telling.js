// Events as sentences; gives messages the same parameters as words/event_sentences.py (a test compares the two).
import { listAnd, place, ticketName } from "./lists.js";
import { t } from "./words.js";

/**
 * @typedef {object} Telling
 * @property {readonly string[]} names players by seat
 * @property {number | null} viewer the seat that it is told to
 * @property {Readonly<Record<string, string>>} cities names by id
 */

/** @param {any} event @param {Telling} telling @returns {string} */
export function tell(event, telling) {
  const message = `event-${event.event}`;
  return t(message, paramsOf(event, message, telling));
}

/** @param {any} event @param {string} message @param {Telling} telling */
function paramsOf(event, message, telling) {
  /** @type {Record<string, any>} */
  const params = {};
  for (const [field, value] of Object.entries({ ...OPTIONAL[event.event], ...event })) {
    if (field === "event") continue;
    Object.assign(params, field in FIELDS ? FIELDS[field](value, message, telling) : { [field]: value });
  }
  if (typeof params.known === "string" && !("number" in params)) params.number = event.tickets?.length ?? 0;
  return params;
}

/**
 * Fields that are left out of an event where the viewer may not know them.
 * @type {Record<string, Record<string, null>>}
 */
const OPTIONAL = {
  "card-drawn": { card: null },
  "cards-dealt": { cards: null },
  "choice-made": { tickets: null },
  "tickets-dealt": { tickets: null },
  "tickets-drawn": { tickets: null },
  "tickets-kept": { tickets: null },
};

/** @param {number} seat @param {Telling} telling */
const who = (seat, telling) => (seat === telling.viewer ? "you" : "other");

/** @type {Record<string, (value: any, message: string, telling: Telling) => Record<string, any>>} */
const FIELDS = {
  seat: (seat, _, telling) => ({ who: who(seat, telling), name: telling.names[seat] }),
  victim: (seat, _, telling) => ({ whom: who(seat, telling), victim: telling.names[seat] }),
  winners: (seats, _, telling) => {
    const others = seats.filter((/** @type {number} */ it) => it !== telling.viewer);
    return {
      who: others.length < seats.length ? "you" : "other",
      winners: seats.length,
      names: listAnd(others.map((/** @type {number} */ it) => telling.names[it])),
    };
  },
  card: (kind) => ({ card: kind ?? "hidden" }),
  place: (place) => ({ place: place + 1 }),
  track: (id, _, telling) => ({ track: place(id, telling.cities) }),
  city: (id, _, telling) => ({ city: place(id, telling.cities) }),
  paid: cardSet,
  pile: cardSet,
  taken_back: cardSet,
  cards: (cards, message) => {
    if (typeof cards === "number") return { cards };
    const counted = Object.entries(cards ?? {}).map(([kind, number]) =>
      kind === "loco" ? { colour: kind, cards: 0, locos: number } : { colour: kind, cards: number, locos: 0 },
    );
    return { known: cards === null ? "no" : "yes", list: cardList(message, counted) };
  },
  colours: (kinds, message) => ({ list: cardList(message, kinds.map((/** @type {string} */ card) => ({ card }))) }),
  tickets: (ids, _, telling) => ({
    known: ids === null ? "no" : "yes",
    tickets: listAnd((ids ?? []).map((/** @type {string} */ id) => ticketName(id, telling.cities))),
  }),
};

/** @param {import("../../wire").CardSet} set */
function cardSet(set) {
  return { colour: set.colour, cards: set.cards, locos: set.locos ?? 0 };
}

/** @param {string} message @param {Record<string, any>[]} items */
function cardList(message, items) {
  return listAnd(items.map((item) => t(`${message}.card`, item)));
}
