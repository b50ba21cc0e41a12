// @ts-check
// The offline shell. Files under /v/<version>/ never change, so they are kept; the page itself is asked for anew and kept
// for when there is no network. Nothing under /api is ever kept: games are on the server.
const CACHE = "whistlestop";
const SHELL = "/";
/** What a browser may need that no page has asked for yet. */
const ALSO = ["fonts/sans.woff2", "fonts/serif.woff2", "art/signs.svg", "words/en.ftl", "art/north_america.svg", "art/europe.svg", "art/card_game.svg"];

/** @param {string} text of a page */
const versionOf = (text) => text.match(/\/v\/([0-9a-f]+)\//)?.[1];

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data ?? SHELL));
});
worker.addEventListener("message", (/** @type {any} */ event) => {
  const files = (event.data?.keep ?? []).filter((/** @type {string} */ it) => isFile(new URL(it)));
  if (files.length) event.waitUntil(keep(files));
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (isFile(url)) event.respondWith(file(request));
});

/**
 * The window that somebody has open at a table, or a new one.
 * @param {string} path
 */
async function show(path) {
  const windows = await worker.clients.matchAll({ type: "window" });
  const there = windows.find((/** @type {any} */ it) => new URL(it.url).pathname === path);
  return there ? there.focus() : worker.clients.openWindow(path);
}

/** @param {URL} url */
const isFile = (url) => url.pathname.startsWith("/v/") && !url.pathname.startsWith("/v/now/");

/** The page, and the files that it names. */
async function keepShell() {
  const answer = await fetch(SHELL, { cache: "no-cache" });
  if (!answer.ok) throw new Error("no page");
  const text = await answer.clone().text();
  const cache = await caches.open(CACHE);
  await cache.put(SHELL, answer);
  const named = [...text.matchAll(/(?:href|src)="(\/v\/[^"]+)"/g)].map((it) => it[1]);
  const base = named[0]?.split("/").slice(0, 3).join("/");
  await keep([...named, ...ALSO.map((it) => `${base}/${it}`)]);
  await forgetOthers(`${base}/`);
}

/** @param {string[]} files */
async function keep(files) {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async (it) => {
      if (!(await cache.match(it))) await cache.add(it).catch(() => {});
    }),
  );
}

/** Files of older versions.
 * @param {string} base */
async function forgetOthers(base) {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/v/") && !pathname.startsWith(base)) await cache.delete(request);
  }
}

/** From the network; without one, the page as it was last.
 * @param {Request} request */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) refresh(answer.clone());
    return answer;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

/** A newer page: keep it and its files.
 * @param {Response} answer */
async function refresh(answer) {
  const kept = await caches.match(SHELL);
  if (!kept || versionOf(await kept.text()) !== versionOf(await answer.text())) await keepShell().catch(() => {});
}

/** @param {Request} request */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
