// A finished game as a table that can be looked at in any moment: what a game in play shows, this shows as well.
import { batch, computed, signal } from "../../vendor/preact.js";
import { get } from "../net/api.js";
import { loadMap } from "../state/maps.js";
import { TableStore } from "../state/table.js";
import { hashOf } from "../state/admission.js";
import { infoOf } from "./opened.js";

/** @typedef {import("../../wire").Moment} Moment */

const AGAIN = 3_000; // ms before a part that did not come is asked for again

export class ReplayStore extends TableStore {
  /** @param {string} id @param {import("../state/admission.js").Admission} admission */
  constructor(id, admission) {
    super(id, admission);
    this.past = true;
    this.myTurn = computed(() => false);
    this.covered = computed(() => null);
    /**
     * How many moments there are; 0 until that is known.
     * @type {import("../../vendor/preact.js").Signal<number>}
     */
    this.number = signal(0);
    /**
     * Moments after which a turn was over.
     * @type {number[]}
     */
    this.turns = [];
    /** @type {Moment[]} */
    this.moments = [];
    /** How many of them are here. */
    this.loaded = signal(0);
    /** May this reader see the table too, or only its replay, which is shared? */
    this.admitted = computed(() => this.mine.value.length > 0 || Boolean(hashOf(admission)) || Boolean(this.info.value?.settings.public));
    /** Which one is shown. */
    this.at = signal(0);
    this.gone = false;
  }

  /** Fetch everything, block by block; it can be looked at as soon as the first one is here. */
  async open() {
    const info = await infoOf(this.id, this.admission);
    await loadMap(info.map);
    this.info.value = info;
    const course = await get(`/api/tables/${this.id}/course`, this.admission);
    this.turns = course.turns.map((/** @type {import("../../wire").Standing} */ it) => it.moment);
    this.number.value = course.moments;
    while (!this.gone && this.moments.length < course.moments) {
      const answer = await this.block();
      if (!answer) return;
      this.moments.push(...answer.moments);
      this.loaded.value = this.moments.length;
      if (this.moments.length === answer.moments.length || this.waiting !== null) this.show(this.waiting ?? this.at.value);
    }
  }

  /**
   * The next block. What is here can be looked at meanwhile, so the network may be away for a while.
   * @returns {Promise<any>} null if nobody waits for it any more
   */
  async block() {
    while (!this.gone) {
      try {
        const answer = await get(`/api/tables/${this.id}/replay?from=${this.moments.length}`, this.admission);
        this.problem.value = null;
        return answer;
      } catch (error) {
        if (!this.moments.length) throw error;
        this.problem.value = error;
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
    return null;
  }

  close() {
    this.gone = true;
    this.forget();
  }

  /**
   * A moment that was asked for before it was here.
   * @type {number | null}
   */
  waiting = null;

  /** @param {number} wish the number of a moment */
  show(wish) {
    const at = Math.max(0, Math.min(wish, this.number.value - 1));
    this.waiting = at < this.moments.length ? null : at;
    if (this.waiting !== null) return;
    const onward = at === this.at.value + 1;
    batch(() => {
      this.at.value = at;
      this.events.value = this.moments.slice(0, at + 1).flatMap((it) => it.events);
      this.news.value = onward ? this.moments[at].events : [];
      this.look();
    });
  }

  /** The moment as the chosen seat saw it, or as everybody did. */
  look() {
    const moment = this.moments[this.at.value];
    const seat = this.seat.value;
    this.view.value = seat === null ? moment.view : { ...moment.view, seat, own: moment.own[seat] };
  }

  /** @param {number | null} seat */
  async lookFrom(seat) {
    batch(() => {
      this.seat.value = seat;
      this.pointed.value = null;
      if (this.moments.length) this.look();
    });
  }

  /**
   * The end of the turn after this moment, or of the one before.
   * @param {1 | -1} direction
   */
  turn(direction) {
    const here = this.at.value;
    const next = direction > 0 ? this.turns.find((it) => it > here) : [...this.turns].reverse().find((it) => it < here);
    this.show(next ?? (direction > 0 ? this.number.value - 1 : 0));
  }

  async watch() {}

  async command() {
    return false;
  }
}
