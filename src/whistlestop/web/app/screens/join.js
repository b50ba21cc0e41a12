// Somebody got a link or a code: whose table it is, one field for a name, and they are there.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { post } from "../net/api.js";
import { Link, go, route } from "../router.js";
import { connection, signIn } from "../state/me.js";
import { colour, name } from "../state/prefs.js";
import { namesOf } from "../state/seats.js";
import { whenReady } from "../state/server.js";
import { sentenceOf } from "../words/errors.js";
import { gameName, poster } from "../words/games.js";
import { t } from "../words/words.js";
import { ArriveHere } from "./bar/device_transfer.js";
import { JoinByCode } from "./home/join_code.js";
import { mySeats } from "./home/tables.js";
import { Trouble, useTask } from "./parts/task.js";
import { TextField } from "./parts/fields.js";
import { SeatLine } from "./parts/seat_line.js";

/** @typedef {import("../../wire").Table} Table */
/** @typedef {{code?: string, invite?: string}} Ticket */

/** What stands after the `#`.
 * @param {string} hash @returns {Ticket | null} */
function ticketOf(hash) {
  const [kind, value] = hash.split("=");
  return value && (kind === "code" || kind === "invite") ? { [kind]: value } : null;
}

export function Join() {
  const [kind, device] = route.value.hash.split("=");
  if (kind === "device" && device) return html`<${Moved} code=${device} />`;
  const ticket = ticketOf(route.value.hash);
  if (!ticket) return html`<main class="join"><${JoinByCode} heading="h1" /></main>`;
  return html`<${Invitation} key=${route.value.hash} ticket=${ticket} hash=${route.value.hash} />`;
}

/**
 * Somebody goes on here with the games of another device of theirs.
 * @param {{code: string}} props
 */
function Moved({ code }) {
  return html`<main class="join">
    <div class="panel stack">
      <h1>${t("page-device")}</h1>
      <${ArriveHere} first=${code} />
    </div>
  </main>`;
}

/** @param {{ticket: Ticket, hash: string}} props */
function Invitation({ ticket, hash }) {
  const [table, setTable] = useState(/** @type {Table | null} */ (null));
  const [problem, setProblem] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    whenReady()
      .then(() => post("/api/invitation", ticket))
      .then((found) => (mySeats(found).length ? go(`/table/${found.table}`, true) : setTable(found)))
      .catch(setProblem);
  }, []);
  if (problem) {
    return html`<main class="join">
      <div class="panel stack">
        <h1>${t("page-no-invitation")}</h1>
        <p role="alert">${sentenceOf(problem)}</p>
      </div>
      <${JoinByCode} />
      <p><${Link} to="/">${t("page-bar-home")}<//></p>
    </main>`;
  }
  if (!table) return html`<main class="note-screen" aria-busy="true"><p role="status">${t("page-loading")}</p></main>`;
  return html`<main class="join"><${Invited} table=${table} ticket=${ticket} hash=${hash} /></main>`;
}

/** @param {{table: Table, ticket: Ticket, hash: string}} props */
function Invited({ table, ticket, hash }) {
  const [text, setText] = useState(name.value);
  const { doing, problem, run } = useTask();
  const host = table.seats.find((it) => it.kind === "person")?.name ?? "";
  const free = table.status === "open" && table.seats.some((it) => it.kind === "empty");
  const watchable = table.settings.spectators !== false;
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    run("join", async () => {
      name.value = text.trim();
      await signIn();
      const ack = await connection.send({ type: "join", ...ticket, name: text.trim() || t("page-guest"), colour: colour.value || null });
      go(`/table/${ack.table}`, true);
    });
  };
  return html`<div class="panel fine stack invitation">
    <img class="poster-art" src=${poster(table.settings.game)} alt="" width="480" height="300" />
    <h1>${host ? t("page-invited", { name: host, game: gameName(table.settings.game) }) : gameName(table.settings.game)}</h1>
    <ul class="seat-lines">${table.seats.map((it, seat) => html`<${SeatLine} key=${seat} seat=${it} number=${seat} name=${namesOf(table)[seat]} open=${table.status === "open"} />`)}</ul>
    ${free
      ? html`<form class="stack" onSubmit=${submit}>
          <${TextField} label=${t("page-name")} value=${text} write=${setText} maxlength="24" autocomplete="nickname" placeholder=${t("page-guest")} autofocus />
          <button class="button go wide" disabled=${Boolean(doing)}>${t("page-sit-down")}</button>
        </form>`
      : html`<p>${t(table.status === "open" ? "page-invited-full" : "page-invited-late")}</p>`}
    <${Trouble} problem=${problem} />
    ${watchable ? html`<p><${Link} to="/table/${table.table}#${hash}" class=${free ? "" : "button go"}>${t("page-watch")}<//></p>` : null}
  </div>`;
}
