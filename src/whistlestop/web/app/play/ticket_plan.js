// What a set of tickets still takes, summed up from the ways that the server has found for them.

/** @typedef {import("../state/table.js").TableStore} TableStore */

/**
 * @typedef {object} Plan
 * @property {readonly string[]} tracks all that are needed, each once
 * @property {number} trains that they take
 * @property {Readonly<Record<string, number>>} cards by colour; `grey` are those of any colour. Locomotives stand by themselves
 * @property {number} locos that ferries ask for
 */

/**
 * The tickets that there is still a way for.
 * @param {TableStore} store
 */
export function openTickets(store) {
  const ways = store.choices.value?.ways ?? {};
  return (store.view.value?.own?.tickets ?? []).filter((it) => !it.done && ways[it.ticket]?.length);
}

/** @param {TableStore} store @param {readonly string[]} tickets @returns {Plan} */
export function planFor(store, tickets) {
  const ways = store.choices.value?.ways ?? {};
  const tracks = [...new Set(tickets.flatMap((it) => ways[it] ?? []))];
  /** @type {Record<string, number>} */
  const cards = {};
  let trains = 0;
  let locos = 0;
  for (const id of tracks) {
    const track = store.map.value?.tracks[id];
    if (!track) continue;
    trains += track.length;
    locos += track.ferry ?? 0;
    cards[track.colour] = (cards[track.colour] ?? 0) + track.length - (track.ferry ?? 0);
  }
  return { tracks, trains, cards, locos };
}
