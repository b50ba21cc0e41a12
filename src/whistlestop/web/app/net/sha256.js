// SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104), because pages on plain-http addresses have no `crypto.subtle`.

/** @param {number} most @returns {number[]} */
function primes(most) {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < most; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
}

/**
 * The first 32 bits of the fraction.
 * @param {number} x
 */
const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) | 0;

const K = primes(64).map((p) => fraction(Math.cbrt(p)));
const START = primes(8).map((p) => fraction(Math.sqrt(p)));
/** @param {number} x @param {number} n */
const turn = (x, n) => (x >>> n) | (x << (32 - n));

/** @param {Uint8Array} message @returns {Uint8Array} */
export function sha256(message) {
  const blocks = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  blocks.set(message);
  blocks[message.length] = 0x80;
  const bytes = new DataView(blocks.buffer);
  bytes.setUint32(blocks.length - 8, Math.floor(message.length / 2 ** 29));
  bytes.setUint32(blocks.length - 4, message.length << 3);
  const state = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let at = 0; at < blocks.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = bytes.getInt32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15];
      const b = w[i - 2];
      w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    mix(state, w);
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** @param {Int32Array} state @param {Int32Array} w */
function mix(state, w) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((it, i) => (state[i] += it));
}

/** @param {Uint8Array} key @param {Uint8Array} message */
export function hmac(key, message) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(joined(block.map((it) => it ^ 0x36), message));
  return sha256(joined(block.map((it) => it ^ 0x5c), inner));
}

/** @param {...Uint8Array} parts */
export function joined(...parts) {
  const out = new Uint8Array(parts.reduce((sum, it) => sum + it.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
