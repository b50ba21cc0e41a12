// One table as this tab knows it: what the server said last, nothing worked out by rules of our own.
import { batch, computed, effect, signal } from "../../vendor/preact.js";
import { SPECTATOR } from "../constants.js";
import { faultOf } from "../fair/receipts.js";
import { Refused, get } from "../net/api.js";
import { showColours } from "./colours.js";
import { connection, signIn } from "./me.js";
import { loadMap, maps } from "./maps.js";
import { colour, pace } from "./prefs.js";
import { nonceHash, noncesOf, openNonce } from "./nonces.js";
import { coveredSeat, namesOf, seatsOf } from "./seats.js";

/** @typedef {import("../../wire")} Wire */
/** @template T @typedef {import("../../vendor/preact.js").Signal<T>} Signal */

const MOMENT = 1_000; // ms
const LONGEST = 3_000; // ms to wait for what should be here
const LATE = 2_000; // ms after which one wonders what has become of a move
const BUSY = 10_000; // ms that a server may need for a word

/** @param {number} time in ms */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

export class TableStore {
  /** @param {string} id @param {import("./admission.js").Admission} [admission] how a spectator may come in */
  constructor(id, admission = {}) {
    this.id = id;
    this.admission = admission;
    /** @type {Signal<import("../../wire").Table | null>} */
    this.info = signal(null);
    /** @type {Signal<import("../../wire").View | null>} */
    this.view = signal(null);
    /**
     * All events as this viewer was told.
     * @type {Signal<readonly any[]>}
     */
    this.events = signal([]);
    /**
     * The events of the last push, for whoever shows them moving.
     * @type {Signal<readonly any[]>}
     */
    this.news = signal([]);
    /** @type {Signal<readonly import("../../wire").Chat[]>} */
    this.chat = signal([]);
    /**
     * What our seat could do now, with every way to pay, and the ways that its tickets still need.
     * @type {Signal<import("../../wire").Choices | null>}
     */
    this.choices = signal(null);
    /**
     * The seat that this tab looks from; null: nobody's.
     * @type {Signal<number | null>}
     */
    this.seat = signal(null);
    /**
     * What is picked and not confirmed (play/choice.js).
     * @type {Signal<any>}
     */
    this.choice = signal(null);
    /** Cities are being shown for a station instead of routes. */
    this.building = signal(false);
    /**
     * What is pointed at: a ticket and the tracks it still needs, or a track or a city that the log speaks of.
     * @type {Signal<{ticket?: string, way?: readonly string[] | null, track?: string, city?: string} | null>}
     */
    this.pointed = signal(null);
    /**
     * The tracks that the planner shows on the board.
     * @type {Signal<readonly string[]>}
     */
    this.planned = signal([]);
    /**
     * Own tickets that are left out of the plan.
     * @type {Signal<readonly string[]>}
     */
    this.unplanned = signal([]);
    /**
     * Moves that a good bot would make.
     * @type {Signal<readonly any[]>}
     */
    this.hints = signal([]);
    /**
     * What went wrong last, until it is put away.
     * @type {Signal<unknown>}
     */
    this.problem = signal(null);
    /**
     * What the server promised about the deal and did not keep. It stays: nothing that comes later makes it good.
     * @type {Signal<import("../fair/receipts.js").Fault | null>}
     */
    this.broken = signal(null);
    /** What is being written to the others, until it is sent. */
    this.draft = signal("");
    /** A move has been sent and not been answered. */
    this.sending = signal(false);
    /** It is taking long. */
    this.late = signal(false);
    /** A finished game that is looked at once more (replay/replay_store.js): nothing can be done or said. */
    this.past = false;
    /** The last row of the table's log that the game shown here has in it. */
    this.seq = 0;
    /**
     * Who waits until that row has been told here.
     * @type {{seq: number, told: (now: void) => void}[]}
     */
    this.awaiting = [];
    /** The clock of the server minus ours, in ms. */
    this.ahead = 0;
    /** When we came here, by the server's clock; 0: not yet. */
    this.came = 0;

    this.map = computed(() => (this.info.value ? (maps.value[this.info.value.map] ?? null) : null));
    this.mine = computed(() => seatsOf(this.info.value, (it) => Boolean(it.mine)));
    this.names = computed(() => namesOf(this.info.value));
    /** Does a person decide for this seat, and not a bot that keeps it or took it over? */
    this.inPerson = computed(() => this.seat.value !== null && this.info.value?.seats[this.seat.value]?.kind === "person");
    this.legal = computed(() => (this.inPerson.value ? (this.view.value?.legal ?? []) : []));
    /** May this seat decide now? */
    this.myTurn = computed(() => this.inPerson.value && Boolean(this.view.value?.to_move.includes(this.seat.value ?? SPECTATOR)));
    /** Where people share a device: whose turn it is, as long as nobody has uncovered the screen. */
    this.covered = computed(() => coveredSeat(this.info.value, this.view.value, this.seat.value, this.mine.value));

    this.forget = effect(() => showColours(this.info.value?.seats ?? []));
    this.hear = this.hear.bind(this);
    this.watch = this.watch.bind(this);
    this.opening = "";
    this.closed = false;
    /** Has a seat been asked for? */
    this.watching = false;
    /** What comes next is what we missed. */
    this.catchingUp = false;
    this.patient = false;
  }

  async open() {
    await signIn();
    if (this.closed) return;
    connection.listeners.add(this.hear);
    connection.opened.add(this.watch);
    const info = await get(`/api/tables/${this.id}`, this.admission).catch(() => null); // the socket says why, should it refuse as well
    if (this.closed) return;
    if (info) this.take(info);
    this.watching = true;
    await this.watch();
  }

  close() {
    this.closed = true;
    this.forget();
    connection.listeners.delete(this.hear);
    connection.opened.delete(this.watch);
    connection.send({ type: "unwatch", table: this.id }, true).catch(() => {});
  }

  /**
   * Ask for what is new; for everything, if nothing is here or something was missed.
   * @param {boolean} [everything]
   */
  async watch(everything = false) {
    const since = this.view.value && !everything ? this.events.value.length : undefined;
    const wish = { type: "watch", table: this.id, seat: this.seat.value, since, views: true, ...this.admission };
    try {
      await connection.send(wish, true);
      this.catchingUp = true; // the acknowledgement comes first, then what was missed
    } catch (error) {
      if (error instanceof Refused) await this.refused(error, wish.seat);
      else if (!(error instanceof Error && error.message === "lost")) this.problem.value = error;
    }
  }

  /**
   * We may not watch, or not from this seat any more.
   * @param {Refused} error
   * @param {number | null} seat
   */
  async refused(error, seat) {
    if (this.closed) return;
    if (error.code === "not-allowed" && seat !== null) {
      if (seat === this.seat.value) await this.loseSeat(null); // somebody took it away while we were not there
    } else if (error.code === "no-table" && !this.info.value && !this.patient) {
      this.patient = true; // a rematch is told of a moment before its table is there
      await pause(MOMENT);
      if (!this.closed) await this.watch();
    } else this.problem.value = error;
  }

  /**
   * Look from another seat of this device; what was seen before is put away.
   * @param {number | null} seat
   */
  async lookFrom(seat) {
    batch(() => {
      this.seat.value = seat;
      this.view.value = null;
      this.events.value = [];
      this.choices.value = null;
      this.choice.value = null;
      this.building.value = false;
      this.pointed.value = null;
      this.hints.value = [];
    });
    await this.watch();
  }

  /** @param {any} answer */
  hear(answer) {
    if (answer.table !== this.id) return;
    if (answer.type === "table") this.take(answer);
    else if (answer.type === "view") this.full(answer);
    else if (answer.type === "push") this.push(answer);
    else if (answer.type === "chat") this.said(answer);
    else if (answer.type === "covered") {
      this.lookFrom(null);
      for (const it of this.awaiting) it.told(); // there is nothing more to see
    }
  }

  /**
   * The game as it is after this row is shown now.
   * @param {number} seq
   */
  shown(seq) {
    this.seq = Math.max(this.seq, seq);
    for (const it of this.awaiting) if (it.seq <= this.seq) it.told();
  }

  /**
   * An acknowledgement may overtake what it acknowledges, and so may what is told of the table: nobody shall act on what
   * was before.
   * @param {number} seq
   */
  async toldOf(seq) {
    if (this.seq >= seq) return;
    /** @type {{seq: number, told: (now: void) => void} | undefined} */
    let it;
    const told = new Promise((resolve) => this.awaiting.push((it = { seq, told: resolve })));
    await Promise.race([told, pause(LONGEST)]);
    this.awaiting = this.awaiting.filter((other) => other !== it);
  }

  /** @param {import("../../wire").Table} info */
  take(info) {
    this.ahead = info.now - Date.now();
    if (!info.missing) loadMap(info.map).catch((error) => (this.problem.value = error));
    this.info.value = info;
    this.came ||= info.now;
    if (this.seat.value !== null && !this.mine.value.includes(this.seat.value)) this.loseSeat();
    else if (this.seat.value === null && this.mine.value.length && !info.settings.pass_and_play) {
      if (this.watching) this.lookFrom(this.mine.value[0]);
      else this.seat.value = this.mine.value[0];
    }
    this.openNonces(info);
  }

  /**
   * The host has taken us off our seat, or we left it in another tab.
   * @param {number | null} [next] another seat to look from
   */
  async loseSeat(next = this.mine.value[0] ?? null) {
    const leaving = this.sending.value;
    await this.lookFrom(next);
    if (!leaving) this.problem.value = new Refused({ type: "error", code: "seat-lost", key: "page-seat-lost", sentence: "" });
  }

  /**
   * All are ready: open our nonces, if what was promised is kept.
   * @param {import("../../wire").Table} info
   */
  openNonces(info) {
    this.broken.value ??= faultOf(info, noncesOf(this.id, this.mine.value));
    const round = `${info.fair.commitment} ${info.fair.hashes}`;
    if (info.status !== "opening" || this.opening === round || this.broken.value) return;
    this.opening = round;
    for (const seat of seatsOf(info, (it) => Boolean(it.mine) && !it.opened)) {
      const nonce = openNonce(info, seat);
      if (nonce) connection.send({ type: "open", table: this.id, seat, nonce }).catch(() => {});
    }
  }

  /** @param {import("../../wire").Full} answer */
  full(answer) {
    if ((this.seat.value ?? SPECTATOR) !== answer.seat) return;
    batch(() => {
      this.events.value = answer.view.events;
      this.view.value = answer.view;
      this.choices.value = answer.choices ?? null;
      this.news.value = [];
      this.hints.value = [];
    });
    this.catchingUp = false;
    this.shown(answer.seq);
  }

  /** @param {import("../../wire").Push} answer */
  push(answer) {
    if ((this.seat.value ?? SPECTATOR) !== answer.seat || !answer.view) return;
    if (answer.first !== this.events.value.length) {
      this.watch(true);
      return;
    }
    batch(() => {
      this.events.value = [...this.events.value, ...answer.events];
      this.view.value = answer.view ?? null;
      this.choices.value = answer.choices ?? null;
      this.news.value = this.catchingUp ? [] : answer.events; // what happened long ago is in the log
      this.hints.value = [];
      if (!this.myTurn.value) this.building.value = false;
    });
    this.catchingUp = false;
    this.shown(answer.seq);
  }

  /** @param {import("../../wire").Chat} chat */
  said(chat) {
    if (this.chat.value.some((it) => it.number === chat.number)) return;
    this.chat.value = [...this.chat.value, chat].sort((a, b) => a.number - b.number);
  }

  /**
   * Pick something, or put away what is picked. What is being sent was made of it: until that is answered it stays.
   * @param {any} choice
   */
  choose(choice) {
    if (!this.sending.value) this.choice.value = choice;
  }

  /**
   * Send decisions; true if they were made.
   * @param {...any} actions
   * @returns {Promise<boolean>}
   */
  async move(...actions) {
    if (this.sending.value) return false; // pressed twice
    return this.command({ type: "move", seat: this.seat.value, actions, after: this.seq });
  }

  /**
   * Say something; true if it was said. Nothing else waits for this.
   * @param {Record<string, unknown>} words
   * @returns {Promise<boolean>}
   */
  async say(words) {
    try {
      await connection.send({ table: this.id, ...words });
      return true;
    } catch (error) {
      this.problem.value = error;
      return false;
    }
  }

  /** @param {Record<string, unknown>} command @returns {Promise<boolean>} */
  async command(command) {
    this.sending.value = true;
    this.problem.value = null;
    const late = setTimeout(() => {
      this.late.value = true;
      connection.probe(BUSY);
    }, LATE);
    try {
      const { seq } = await connection.send({ table: this.id, ...command });
      if (command.type === "move") await this.toldOf(seq);
      return true;
    } catch (error) {
      this.problem.value = error;
      return false;
    } finally {
      clearTimeout(late);
      this.late.value = this.sending.value = false;
    }
  }

  /** Say ready at all seats of this device. */
  async ready() {
    for (const seat of this.mine.value) {
      if (!this.info.value?.seats[seat].ready) {
        await this.command({ type: "ready", seat, hash: nonceHash(this.id, seat) });
      }
    }
  }
}

/**
 * Make a table; the promise is its id.
 * @param {import("../../wire").TableSettings} settings
 * @param {string} name
 */
export async function createTable(settings, name) {
  await signIn();
  const ack = await connection.send({ type: "create", settings: { ...settings, pace: pace.value }, name, colour: colour.value || null });
  return /** @type {string} */ (ack.table);
}
