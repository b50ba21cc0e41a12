// The lists of the home screen, asked for when somebody looks at it and now and then while they do.
import { html, signal, useEffect, useState } from "../../../vendor/preact.js";
import { lazy } from "../../lazy_component.js";
import { Refused, get } from "../../net/api.js";
import { lookWhoIsHere, me, signedOut } from "../../state/me.js";
import { doubtServer, whenReady } from "../../state/server.js";
import { t } from "../../words/words.js";
import { TableRow, inOrder, isMyMove, isRunning } from "./tables.js";

/** @typedef {import("../../../wire").Table} Table */

const EVERY = 10_000; // ms
const Filters = lazy(() => import("../people/filters.js"), "Filters", true);
const SHOWN = 4;

/** @type {import("../../../vendor/preact.js").Signal<readonly Table[]>} */
const mine = signal([]);
/** @type {import("../../../vendor/preact.js").Signal<readonly Table[] | null>} */
const open = signal(null);
/** What is looked for among the open tables: the query of their address. */
export const wanted = signal("");

async function look() {
  try {
    await whenReady();
    const here = me.value !== null || (await lookWhoIsHere());
    const [own, all] = await Promise.all([here ? ownTables() : [], get(`/api/lobby?${wanted.value}`)]);
    mine.value = own;
    open.value = all.tables;
  } catch {
    await doubtServer();
  }
}

/** Nobody's, if this guest has gone on to another device meanwhile. */
async function ownTables() {
  try {
    return (await get("/api/tables")).tables;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "no-guest") throw error;
    signedOut();
    return [];
  }
}

/** Keep both lists fresh while the screen is there. */
export function useLists() {
  useEffect(() => {
    const again = () => document.hidden || look();
    const stop = wanted.subscribe(look); // also at once
    const timer = setInterval(again, EVERY);
    addEventListener("focus", again);
    return () => {
      stop();
      clearInterval(timer);
      removeEventListener("focus", again);
    };
  }, []);
}

/** Games that go on, before everything else: that is what somebody came back for. */
export function Running() {
  const tables = inOrder(mine.value.filter(isRunning));
  if (!tables.length) return null;
  const moves = tables.filter(isMyMove).length;
  return html`<section class="stack" aria-labelledby="running">
    <h2 id="running">${moves ? t("page-my-games-move", { number: moves }) : t("page-my-games")}</h2>
    <${Rows} tables=${tables} to=${(/** @type {Table} */ it) => `/table/${it.table}`} />
  </section>`;
}

export function Finished() {
  const tables = inOrder(mine.value.filter((it) => it.status === "over"));
  if (!tables.length) return null;
  return html`<section class="stack" aria-labelledby="finished">
    <h2 id="finished">${t("page-finished")}</h2>
    <${Rows} tables=${tables} to=${(/** @type {Table} */ it) => `/table/${it.table}`} />
  </section>`;
}

/** Public tables of others: to sit down at, or to watch. */
export function Lobby() {
  const tables = (open.value ?? []).filter((it) => isRunning(it) && !mine.value.some((own) => own.table === it.table));
  /** @param {Table} it */
  const isFree = (it) => it.status === "open" && it.seats.some((seat) => seat.kind === "empty");
  const [choosing, choose] = useState(false);
  const shown = tables.filter((it) => isFree(it) || it.settings.spectators !== false);
  return html`<section class="stack" aria-labelledby="lobby">
    <h2 id="lobby">${t("page-lobby")}</h2>
    ${tables.length || wanted.value ? html`<details class="more-options"><summary onClick=${() => choose(true)}>${t("page-filter")}</summary>${choosing ? html`<${Filters} />` : null}</details>` : null}
    ${shown.length
      ? html`<${Rows} tables=${shown} to=${(/** @type {Table} */ it) => `/table/${it.table}`}
          door=${(/** @type {Table} */ it) => t(isFree(it) ? "page-sit-down" : "page-watch")} />`
      : html`<p class="quiet">${open.value === null ? t("page-loading") : t("page-lobby-empty")}</p>`}
  </section>`;
}

/** @param {{tables: readonly Table[], to: (table: Table) => string, door?: (table: Table) => string}} props */
function Rows({ tables, to, door }) {
  const [all, setAll] = useState(false);
  const shown = all ? tables : tables.slice(0, SHOWN);
  return html`
    <ul class="table-rows">${shown.map((it) => html`<${TableRow} key=${it.table} table=${it} to=${to(it)} door=${door?.(it)} />`)}</ul>
    ${shown.length < tables.length
      ? html`<button class="button small" onClick=${() => setAll(true)}>${t("page-show-all", { number: tables.length })}</button>`
      : null}
  `;
}
