// How a spectator may come in: an invitation or a short code. In links it stands after the `#`, which no server sees; in
// requests in a header, which no log of addresses has.

/** @typedef {{code?: string, invite?: string}} Way */

/** @param {string} hash of an address @returns {Way} */
export function wayIn(hash) {
  const [kind, value] = hash.split("=");
  return kind === "invite" || kind === "code" ? { [kind]: value } : {};
}

/** The end of a link to where this way leads.
 * @param {Way} way */
export function hashOf(way) {
  const [kind, value] = Object.entries(way)[0] ?? [];
  return kind ? `#${kind}=${value}` : "";
}

/** @param {Way} way @returns {Record<string, string>} */
export function headersOf(way) {
  return Object.fromEntries(Object.entries(way).map(([kind, value]) => [`X-Whistlestop-${kind}`, value]));
}
