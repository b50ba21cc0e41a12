// How a spectator may come in: an invitation or a short code. In links it stands after the `#`, which no server sees; in
// requests in a header, which no log of addresses has.

/** @typedef {{code?: string, invite?: string}} Admission */

/** @param {string} hash of an address @returns {Admission} */
export function admissionFrom(hash) {
  const [kind, value] = hash.split("=");
  return kind === "invite" || kind === "code" ? { [kind]: value } : {};
}

/** The end of a link that admits in this manner.
 * @param {Admission} admission */
export function hashOf(admission) {
  const [kind, value] = Object.entries(admission)[0] ?? [];
  return kind ? `#${kind}=${value}` : "";
}

/** @param {Admission} admission @returns {Record<string, string>} */
export function headersOf(admission) {
  return Object.fromEntries(Object.entries(admission).map(([kind, value]) => [`X-Whistlestop-${kind}`, value]));
}
