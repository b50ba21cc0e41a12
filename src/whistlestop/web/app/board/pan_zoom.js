// Moving about on a board: drag, wheel, pinch, keys. Only a transform changes; nothing is drawn anew.

const MOST = 5;
const MARGIN = 24; // px around what is brought into sight

/**
 * How far a span has to move to lie within another.
 * @param {number} low @param {number} high @param {number} least @param {number} most
 */
const into = (low, high, least, most) => (low < least ? least - low : high > most ? Math.max(most - high, least - low) : 0);

export class PanZoom {
  /** @param {HTMLElement} frame @param {() => void} moved */
  constructor(frame, moved) {
    this.frame = frame;
    this.moved = moved;
    /** @type {SVGSVGElement | null} */
    this.stage = null;
    this.x = 0;
    this.y = 0;
    this.scale = 1;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = 0;
    /** Has somebody moved it? Then it stays as it is. */
    this.touched = false;
    /**
     * Tracks and cities that have to be in sight now.
     * @type {readonly string[]}
     */
    this.needed = [];
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
      frame.addEventListener(name, (event) => this.up(/** @type {PointerEvent} */ (event)));
    }
    // A drag is no click.
    frame.addEventListener("click", (event) => event.detail > 0 && this.dragged > 8 && (event.stopPropagation(), event.preventDefault()), true);
  }

  /** @param {SVGSVGElement} stage */
  show(stage) {
    const first = !this.stage;
    this.stage = stage;
    if (first) this.fill();
    else this.apply(); // the same board in other words
  }

  /** Where the frame is much higher than the board, as on a phone, begin with the board's height, not its width. */
  fill() {
    const frame = this.frame.getBoundingClientRect();
    const { width, height } = this.stage?.viewBox.baseVal ?? { width: 1, height: 1 };
    const fits = Math.min(frame.width / width, frame.height / height);
    const fills = Math.max(frame.width / width, frame.height / height);
    this.x = this.y = 0;
    this.scale = fills / fits > 1.35 ? Math.min(MOST, fills / fits) : 1;
    this.apply();
  }

  /** The frame has another size: begin again, unless somebody has moved the board; what is needed stays in sight. */
  resized() {
    if (this.touched) this.apply();
    else this.fill();
    this.look();
  }

  /** @param {readonly string[]} needed tracks and cities */
  need(needed) {
    this.needed = needed;
    this.look();
  }

  /**
   * Bring what is needed into sight: move as little as possible, and shrink where it does not fit.
   * @param {boolean} [shrink]
   */
  look(shrink = true) {
    const boxes = this.needed.flatMap((id) => {
      const it = this.stage?.querySelector(`[data-track="${id}"], [data-city="${id}"] circle`);
      return it ? [it.getBoundingClientRect()] : [];
    });
    if (!boxes.length || !this.stage) return;
    const frame = this.frame.getBoundingClientRect();
    const box = {
      left: Math.min(...boxes.map((it) => it.left)), right: Math.max(...boxes.map((it) => it.right)),
      top: Math.min(...boxes.map((it) => it.top)), bottom: Math.max(...boxes.map((it) => it.bottom)),
    };
    const room = Math.min((frame.width - 2 * MARGIN) / (box.right - box.left), (frame.height - 2 * MARGIN) / (box.bottom - box.top));
    if (shrink && room < 1 && this.scale > 1) {
      this.zoom(room, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
      this.look(false);
      return;
    }
    this.pan(into(box.left, box.right, frame.left + MARGIN, frame.right - MARGIN), into(box.top, box.bottom, frame.top + MARGIN, frame.bottom - MARGIN));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    this.touched = true;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), event.clientX, event.clientY);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (!this.fingers.size) this.dragged = 0;
    if (event.button || /** @type {Element} */ (event.target).closest("button, section")) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const [one, two] = [...this.fingers.values()];
    const now = { x: event.clientX, y: event.clientY };
    this.dragged += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (this.dragged > 8) {
      this.touched = true;
      this.frame.setPointerCapture(event.pointerId);
    }
    if (two) {
      const other = before === one ? two : one;
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      this.zoom(is / Math.max(was, 1), (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    const share = two ? 0.5 : 1;
    this.pan((now.x - before.x) * share, (now.y - before.y) * share);
    this.fingers.set(event.pointerId, now);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.apply();
  }

  /**
   * About a point of the screen; without one, about the middle.
   * @param {number} by
   * @param {number} [cx]
   * @param {number} [cy]
   */
  zoom(by, cx, cy) {
    const box = this.frame.getBoundingClientRect();
    const scale = Math.min(MOST, Math.max(1, this.scale * by));
    const px = (cx ?? box.x + box.width / 2) - box.x - box.width / 2;
    const py = (cy ?? box.y + box.height / 2) - box.y - box.height / 2;
    const share = scale / this.scale;
    this.x = px - (px - this.x) * share;
    this.y = py - (py - this.y) * share;
    this.scale = scale;
    this.apply();
  }

  apply() {
    const box = this.frame.getBoundingClientRect();
    const edge = { x: ((this.scale - 1) * box.width) / 2, y: ((this.scale - 1) * box.height) / 2 };
    this.x = Math.min(edge.x, Math.max(-edge.x, this.x));
    this.y = Math.min(edge.y, Math.max(-edge.y, this.y));
    if (this.stage) this.stage.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.moved();
  }
}
