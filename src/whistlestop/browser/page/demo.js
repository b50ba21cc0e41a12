// The page of a demo site, before its own code: requests and sockets go to a worker in place of a server, by the messages
// that browser/host.py lists. The page's own code knows nothing of it.
// @ts-check
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const BASE = new URL("..", script.src).pathname.replace(/\/$/, "");
  const STATUS = "/api/status";
  const PLACE = "whistlestop demo place";
  /** Maps whose data and boards lie beside the page, by their hashes and ids. */
  const maps = new Set((script.dataset.maps ?? "").split(" "));
  const worker = new Worker(/** @type {any} */ (workerAddress(`${BASE}/demo/worker.js?python=${script.dataset.python}`)), { type: "module", name: place() });
  let fraction = 0;
  let number = 0;
  /** @type {"starting" | "ready" | "failed"} */
  let state = "starting";
  /** @type {Map<number, {answer: (it: any) => void, fail: () => void}>} */
  const requests = new Map();
  /** @type {Map<number, WorkerSocket>} */
  const sockets = new Map();

  /** The page lets nothing but this be a script's address.
   * @param {string} address */
  function workerAddress(address) {
    const types = /** @type {any} */ (window).trustedTypes;
    return types ? types.createPolicy("whistlestop-demo", { createScriptURL: () => address }).createScriptURL("") : address;
  }

  /** Where the games of this tab are kept (places.js), remembered as long as the tab is there; "" if it is new.
   * @param {number} [found] @returns {string} */
  function place(found) {
    try {
      if (found !== undefined) sessionStorage.setItem(PLACE, String(found));
      return sessionStorage.getItem(PLACE) ?? "";
    } catch {
      return ""; // nothing is kept in this browser
    }
  }

  /** @param {Record<string, unknown>} message */
  const tell = (message) => worker.postMessage(JSON.stringify(message));

  worker.onmessage = ({ data }) => {
    const it = JSON.parse(data);
    if (it.is === "progress") fraction = it.fraction;
    else if (it.is === "ready") {
      state = "ready";
      if (it.place !== null) place(it.place);
    }
    else if (it.is === "failed") fail();
    else if (it.is === "answer") {
      requests.get(it.id)?.answer(it);
      requests.delete(it.id);
    } else sockets.get(it.id)?.hear(it);
  };
  worker.onerror = fail;

  function fail() {
    state = "failed";
    for (const it of requests.values()) it.fail();
    for (const it of sockets.values()) it.hear({ is: "closed", code: 1006 });
  }

  // --- requests ------------------------------------------------------------------------------------------------------

  /** Where the answer lies as a file; null: the worker has it.
   * @param {URL} url */
  function fileOf(url) {
    const [, kind, map] = url.pathname.match(/^\/api\/(maps|boards)\/([^/]+)$/) ?? [];
    if (!kind || !maps.has(map)) return null;
    return `${BASE}/demo/${kind}/${map}${kind === "maps" ? ".json" : `.${url.searchParams.get("language") ?? "en"}.svg`}`;
  }

  const fetched = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin || !url.pathname.startsWith("/api/")) return fetched(input, init);
    const file = fileOf(url);
    if (file) return fetched(file);
    if (state === "starting" && url.pathname === STATUS) return json({ ready: false, fraction, compiling: "", version: "" });
    if (state === "failed") throw new TypeError("Python could not be started");
    return asked(url, init ?? {});
  };

  /** @param {unknown} body */
  const json = (body) => new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" } });

  /** @param {URL} url @param {RequestInit} init @returns {Promise<Response>} */
  function asked(url, init) {
    const id = ++number;
    return new Promise((resolve, reject) => {
      const answer = (/** @type {any} */ it) => resolve(new Response(it.status === 204 || it.status === 304 ? null : it.body, it));
      requests.set(id, { answer, fail: () => reject(new TypeError("Python has stopped")) });
      const headers = Object.fromEntries(new Headers(init.headers));
      tell({ do: "request", id, method: init.method ?? "GET", path: url.pathname + url.search, headers, body: init.body ?? null });
    });
  }

  /** Boards come parsed, by another way than `fetch`; those of a demo are files. */
  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (/** @type {string} */ method, /** @type {string | URL} */ address) {
    const url = new URL(address, location.href);
    open.call(this, method, fileOf(url) ?? url.href, true);
  };

  /** What is saved as a file is saved from an address, which no server answers here. */
  addEventListener("click", async (event) => {
    const link = /** @type {HTMLElement} */ (event.target).closest?.("a[download][href^='/api/']");
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    event.preventDefault();
    const answer = await fetch(link.href);
    const [, name] = answer.headers.get("content-disposition")?.match(/filename="?([^"]+)"?/) ?? [];
    const href = URL.createObjectURL(await answer.blob());
    Object.assign(document.createElement("a"), { href, download: link.download || name || "whistlestop" }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  });

  // --- sockets -------------------------------------------------------------------------------------------------------

  class WorkerSocket {
    static CONNECTING = 0;
    static OPEN = 1;
    static CLOSING = 2;
    static CLOSED = 3;

    constructor() {
      this.readyState = WorkerSocket.CONNECTING;
      /** @type {((event: any) => void) | null} */
      this.onopen = null;
      /** @type {((event: any) => void) | null} */
      this.onmessage = null;
      /** @type {((event: any) => void) | null} */
      this.onclose = null;
      this.id = ++number;
      sockets.set(this.id, this);
      tell({ do: "open", id: this.id });
      if (state === "failed") setTimeout(() => this.hear({ is: "closed", code: 1006 }));
    }

    /** @param {any} it */
    hear(it) {
      if (it.is === "opened" && this.readyState === WorkerSocket.CONNECTING) {
        this.readyState = WorkerSocket.OPEN;
        this.onopen?.({});
      } else if (it.is === "frame") this.onmessage?.({ data: it.text });
      else if (it.is === "closed") this.end(it.code);
    }

    /** @param {string} text */
    send(text) {
      tell({ do: "send", id: this.id, text });
    }

    close() {
      tell({ do: "close", id: this.id });
      this.end(1000);
    }

    /** @param {number} code */
    end(code) {
      if (!sockets.delete(this.id)) return;
      this.readyState = WorkerSocket.CLOSED;
      this.onclose?.({ code });
    }
  }
  /** @type {any} */ (window).WebSocket = WorkerSocket;
})();
