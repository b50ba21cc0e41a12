// A puzzle as a table: the position as its seat sees it, and one decision to be made.
import { batch, computed, signal } from "../../vendor/preact.js";
import { get, post } from "../net/api.js";
import { loadMap } from "../state/maps.js";
import { name } from "../state/prefs.js";
import { TableStore } from "../state/table.js";
import { t } from "../words/words.js";

/** @typedef {import("../../wire").Answered} Answered */

export class PuzzleTable extends TableStore {
  constructor() {
    super("");
    /**
     * What the server said to the answer; null until there is one.
     * @type {import("../../vendor/preact.js").Signal<Answered | null>}
     */
    this.answered = signal(null);
    /**
     * What was answered last.
     * @type {import("../../vendor/preact.js").Signal<any>}
     */
    this.given = signal(null);
    this.legal = computed(() => (this.answered.value ? [] : (this.view.value?.legal ?? [])));
    this.myTurn = computed(() => this.view.value !== null && !this.answered.value);
  }

  /** @param {string} id of the puzzle */
  async show(id) {
    const puzzle = /** @type {import("../../wire").PuzzleShown} */ (await get(`/api/puzzles/${id}`));
    await loadMap(puzzle.map);
    if (this.closed) return;
    batch(() => {
      this.id = id;
      this.info.value = tableOf(puzzle);
      this.seat.value = puzzle.seat;
      this.view.value = puzzle.view;
      this.choices.value = puzzle.choices;
      this.again();
    });
  }

  /** As if nothing had been answered. */
  again() {
    this.answered.value = this.given.value = this.choice.value = this.pointed.value = this.problem.value = null;
    this.building.value = false;
    this.hints.value = [];
  }

  /**
   * A move is an answer: its first decision is.
   * @param {...any} actions
   * @returns {Promise<boolean>}
   */
  async move(...actions) {
    return this.answer(actions[0]);
  }

  /** @param {any} action null: show me @returns {Promise<boolean>} */
  async answer(action) {
    if (this.sending.value) return false;
    this.sending.value = true;
    this.problem.value = null;
    const { id } = this;
    try {
      const said = /** @type {Answered} */ (await post(`/api/puzzles/${id}`, { action }));
      if (id !== this.id) return false;
      batch(() => {
        this.given.value = action;
        this.answered.value = said;
        const [fact] = said.facts;
        this.hints.value = [{ actions: [said.solution], value: 0, key: fact.key, params: fact.params ?? {} }];
        this.pointed.value = this.pointAt(said.solution);
      });
      return true;
    } catch (error) {
      this.problem.value = error;
      return false;
    } finally {
      this.sending.value = false;
    }
  }

  /**
   * Where a decision is to be seen on the board: a route, a city, or the ends of a ticket that is kept.
   * @param {any} action
   */
  pointAt({ track, city, places }) {
    const ticket = this.view.value?.own?.offer[(places?.[0] ?? 0) - 1]?.ticket;
    return track ? { track } : city ? { city } : ticket ? { ticket } : null;
  }

  async watch() {}

  async command() {
    return false;
  }

  close() {
    this.closed = true;
    this.forget();
  }
}

/**
 * What a table of this puzzle would be said to be: oneself and bots.
 * @param {import("../../wire").PuzzleShown} puzzle
 * @returns {import("../../wire").Table}
 */
function tableOf(puzzle) {
  const seats = puzzle.view.seats.map((_, seat) => (seat === puzzle.seat ? { kind: "person", name: name.value || t("page-guest"), mine: true } : { kind: "bot", bot: "champion" }));
  const settings = { game: puzzle.game, players: seats.length };
  return { type: "table", table: "", seq: 0, status: "puzzle", settings, map: puzzle.map, seats, fair: { commitment: "" }, now: Date.now() };
}
