// Ids and nonces. `getRandomValues` exists on plain-http addresses too, `randomUUID` and `subtle` do not.

/** @param {number} bytes */
export function randomHex(bytes) {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

export const newId = () => randomHex(12);

/** @param {Uint8Array} bytes */
export function hex(bytes) {
  return Array.from(bytes, (it) => it.toString(16).padStart(2, "0")).join("");
}

/** @param {string} text */
export function unhex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (it) => parseInt(it, 16));
}
