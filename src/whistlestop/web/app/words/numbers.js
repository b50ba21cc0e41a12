// Numbers with the marks of a language, as words/numbers.py writes them: browsers lack some of our languages.
import { FluentNumber } from "../../vendor/fluent.js";

/** @typedef {{thousands: string, decimal: string, minus: string}} Marks */

/**
 * `12,345`, `-0.5`; with so many digits after the decimal point if they are given.
 * @param {number} value
 * @param {Marks} marks
 * @param {number} [digits]
 */
export function written(value, marks, digits) {
  const [whole, fraction] = (digits === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(digits)).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, marks.thousands);
  const text = fraction === undefined ? grouped : `${grouped}${marks.decimal}${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `${marks.minus}${text}` : text;
}

/** A number that Fluent counts as it counts all others, and that knows its own text. */
export class Written extends FluentNumber {
  /** @param {number} value @param {() => Marks} marks asked for where languages write a number differently */
  constructor(value, marks) {
    super(value);
    this.marks = marks;
  }

  toString() {
    const plain = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return plain ? String(this.value) : written(this.value, this.marks());
  }
}
