// The socket: one for each tab. It connects again by itself; commands that were not answered are sent again with the
// same id, so nothing is done twice and nothing is lost.
import { signal } from "../../vendor/preact.js";
import { Refused } from "./api.js";
import { newId } from "./random.js";

/** @typedef {import("../../wire").Answer} Answer */
/** @typedef {import("../../wire").SocketCommand} Command */

const PATIENCE = [200, 500, 1000, 2000, 4000, 8000]; // ms before connecting again
const CONNECTING = 10_000; // ms in which a line is open, or never will be
const QUIET = 25_000; // ms without a word before asking whether the other side is still there
const AWAKE = 5_000; // ms for an answer when somebody has just come back
const CUT_OFF = 2_000; // ms for an answer when the browser says that there is no network
const NO_GUEST = 4401;

export class Connection {
  constructor() {
    /** @type {import("../../vendor/preact.js").Signal<"connecting" | "open" | "lost">} */
    this.status = signal("connecting");
    /**
     * Called with every answer that is not the reply to a command.
     * @type {Set<(answer: any) => void>}
     */
    this.listeners = new Set();
    /**
     * Called with the same, by the page itself, which needs no line for it.
     * @type {(answer: any) => void}
     */
    this.overhears = () => {};
    /**
     * Called when the line is open again: who watches tables asks for what it missed.
     * @type {Set<() => void>}
     */
    this.opened = new Set();
    /**
     * Called when the server does not know this guest (any more).
     * @type {() => Promise<void>}
     */
    this.unknown = async () => {};
    /** @type {Map<string, {frame: string, once: boolean, resolve: (ack: any) => void, reject: (e: Error) => void}>} */
    this.waiting = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.tries = 0;
    this.heard = 0;
    /** When the other side was asked whether it is there; 0: it has answered. */
    this.asked = 0;
    this.timer = 0;
    this.stopped = true;
    this.checking = 0;
  }

  start() {
    if (!this.stopped) return;
    this.stopped = false;
    this.connect();
    if (this.checking) return;
    this.checking = setInterval(() => this.check(), 5_000);
    for (const name of ["online", "pageshow", "focus"]) addEventListener(name, () => this.wake());
    addEventListener("offline", () => this.probe(CUT_OFF)); // a server on this machine answers all the same
    document.addEventListener("visibilitychange", () => document.hidden || this.wake());
  }

  /** Whoever this line was of is not here any more, and nobody else wants it yet. */
  stop() {
    this.stopped = true;
    clearTimeout(this.timer);
    this.timer = 0;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  connect() {
    this.timer = 0;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    this.asked = 0;
    setTimeout(() => socket.readyState === WebSocket.CONNECTING && this.drop(socket), CONNECTING);
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.ask(); // whoever lets us in may still close: the answer tells that all is well
      for (const [id, it] of this.waiting) {
        if (it.once) {
          this.waiting.delete(id); // whoever sent it sends it anew
          it.reject(new Error("lost"));
        } else socket.send(it.frame);
      }
      for (const listen of this.opened) listen();
    };
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data));
    socket.onclose = (event) => this.socket === socket && this.lost(event.code);
  }

  /** @param {number} code */
  async lost(code) {
    this.socket = null;
    let known = code !== NO_GUEST;
    if (!known) known = await this.unknown().then(() => true, () => false);
    if (this.stopped || this.socket || this.timer) return; // somebody was quicker (`wake`)
    if (this.tries > 0 || code !== NO_GUEST || !known) this.status.value = "lost";
    const tries = this.tries++;
    const wait = PATIENCE[Math.min(tries, PATIENCE.length - 1)] * (0.7 + 0.6 * Math.random());
    this.timer = setTimeout(() => this.connect(), code === NO_GUEST && known && !tries ? 50 : wait);
  }

  /** After sleep, or when the network is back: do not wait for a timer. */
  wake() {
    if (this.stopped) return;
    if (!this.socket) {
      clearTimeout(this.timer);
      this.connect();
    } else if (Date.now() - this.heard > QUIET) this.probe(AWAKE);
  }

  /**
   * Ask now whether the other side is still there; the line is dropped if there is no word in time.
   * @param {number} patience ms for an answer
   */
  probe(patience) {
    const { socket } = this;
    if (!socket || socket.readyState !== WebSocket.OPEN) return;
    if (!this.asked) this.ask();
    setTimeout(() => this.socket === socket && this.check(patience), patience + 100);
  }

  /** Is the other side still there? */
  ask() {
    this.asked = Date.now();
    this.socket?.send(JSON.stringify({ type: "ping", id: newId() }));
  }

  /**
   * A line that has been quiet is asked; one that does not answer is dropped. A browser may look here as seldom as once
   * a minute (hidden tabs): that nobody was asked is no sign of anything.
   * @param {number} [patience] ms for an answer
   */
  check(patience = QUIET) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (this.asked) {
      if (Date.now() - this.asked > patience) this.drop(this.socket);
    } else if (Date.now() - this.heard > QUIET) this.ask();
  }

  /** @param {WebSocket} dead */
  drop(dead) {
    if (this.socket === dead) this.lost(1006);
    dead.close();
  }

  /** @param {any} answer */
  hear(answer) {
    this.heard = Date.now();
    this.asked = 0;
    const id = answer.re;
    if (id || (answer.type !== "error" && answer.type !== "bye")) {
      this.tries = 0;
      this.status.value = "open";
    }
    const waiting = id === undefined ? undefined : this.waiting.get(id);
    if (waiting) {
      this.waiting.delete(id);
      if (answer.type === "error") waiting.reject(new Refused(answer));
      else waiting.resolve(answer);
      return;
    }
    this.overhears(answer);
    for (const listen of this.listeners) listen(answer);
  }

  /**
   * Send a command; the promise is its acknowledgement, or `Refused`.
   * @param {Record<string, unknown>} command without its id
   * @param {boolean} [once] not sent again on a new connection
   * @returns {Promise<any>}
   */
  send(command, once = false) {
    const id = newId();
    const frame = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { frame, once, resolve, reject });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(frame);
    });
  }
}
