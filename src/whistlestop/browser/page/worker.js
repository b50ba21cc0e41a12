// The worker of a demo site: Python, the rules and the server's own application (browser/host.py), beside the page.
// Its address says where everything is: ?python=<folder of Pyodide>; its name is the place that this tab had before, if any.
// @ts-check
import { gamesOf, takePlace } from "./places.js";

const DATABASE = "whistlestop demo";
const QUIET = 4_000; // ms after which what was compiled is put away
const here = new URL(".", import.meta.url);
const python = new URL(location.search.slice("?python=".length), here.origin);

/** @type {string[]} messages of the page that came before Python */
let early = [];
/** @type {(text: string) => void} */
let hear = (text) => void early.push(text);
addEventListener("message", (event) => hear(event.data));

/** @param {number} fraction of the work of starting that is done */
const progress = (fraction) => postMessage(JSON.stringify({ is: "progress", fraction }));
/** @param {string} file */
const bytes = async (file) => {
  const answer = await fetch(new URL(file, here));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.arrayBuffer();
};

async function start() {
  const files = Promise.all([bytes("whistlestop.zip"), bytes("msgspec.whl"), kept("bytecode"), lastGames()]);
  const { loadPyodide } = await import(new URL("pyodide.mjs", python).href);
  progress(0.1);
  const pyodide = await loadPyodide({ indexURL: python.href });
  progress(0.5);
  const [sources, msgspec, before, [place, last]] = await files;
  const bytecode = before?.of === here.pathname ? before.bytecode : null; // of these very sources
  pyodide.unpackArchive(sources, "zip", { extractDir: "/app" });
  pyodide.unpackArchive(msgspec, "wheel", { extractDir: "/app" });
  pyodide.runPython("import sys; sys.path.insert(0, '/app')");
  progress(0.6);
  const begin = pyodide.pyimport("whistlestop.browser.worker");
  begin.prepare(bytecode ? pyodide.toPy(bytecode) : undefined);
  pyodide.pyimport("whistlestop.server.web.asgi");
  progress(0.9);
  /** @param {any} database @param {string} cookie */
  const keep = (database, cookie) => {
    const image = taken(database);
    if (place !== null) void put(gamesOf(place), { database: image, cookie });
  };
  const host = await begin.start(postMessage.bind(globalThis), keep, last ? pyodide.toPy(last.database) : undefined, last?.cookie ?? "");
  hear = (text) => host.hear(text);
  postMessage(JSON.stringify({ is: "ready", place }));
  for (const text of early) hear(text);
  early = [];
  if (!bytecode) setTimeout(() => void put("bytecode", { of: here.pathname, bytecode: taken(begin.compiled()) }), QUIET);
}

/** Bytes of Python's as bytes of ours.
 * @param {any} proxy @returns {Uint8Array} */
function taken(proxy) {
  const copy = proxy.toJs();
  proxy.destroy();
  return copy;
}

/** This tab's place, and what was kept there; a new place begins as the first one is.
 * @returns {Promise<[number | null, any]>} */
async function lastGames() {
  const place = await takePlace(navigator.locks, self.name === "" ? null : Number(self.name));
  return [place, (await kept(gamesOf(place ?? 0))) ?? (await kept(gamesOf(0)))];
}

/** @returns {Promise<IDBDatabase>} */
const opened = () =>
  new Promise((resolve, reject) => {
    const wish = indexedDB.open(DATABASE, 1);
    wish.onupgradeneeded = () => wish.result.createObjectStore("kept");
    wish.onsuccess = () => resolve(wish.result);
    wish.onerror = () => reject(wish.error);
  });

/** What was kept last; nothing in private windows and the like.
 * @param {string} what @returns {Promise<any>} */
async function kept(what) {
  try {
    const wish = (await opened()).transaction("kept").objectStore("kept").get(what);
    return await new Promise((resolve) => {
      wish.onsuccess = () => resolve(wish.result ?? null);
      wish.onerror = () => resolve(null);
    });
  } catch {
    return null;
  }
}

/** @param {string} what @param {unknown} value */
async function put(what, value) {
  try {
    (await opened()).transaction("kept", "readwrite").objectStore("kept").put(value, what);
  } catch {
    // then this game ends with the page
  }
}

start().catch((error) => {
  console.error(String(error?.message ?? error));
  postMessage(JSON.stringify({ is: "failed" }));
});
