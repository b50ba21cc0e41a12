// Whom somebody has blocked, to take it back.
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { get, request } from "../../net/api.js";
import { t } from "../../words/words.js";
import { Trouble, useTask } from "../parts/task.js";
import { usePeopleWords } from "./words.js";

/** @typedef {import("../../../wire").Blocked} Blocked */

export function BlockedPeople() {
  const ready = usePeopleWords();
  const [people, setPeople] = useState(/** @type {readonly Blocked[] | null} */ (null));
  const { doing, problem, run } = useTask();
  useEffect(() => run("look", async () => setPeople((await get("/api/me/blocks")).people)), []);
  if (!ready) return null;
  /** @param {number} number */
  const undo = (number) => run("undo", async () => setPeople((await request("DELETE", `/api/me/blocks/${number}`)).people));
  return html`<div class="stack">
    <${Trouble} problem=${problem} />
    ${people && !people.length ? html`<p>${t("page-people-nobody-blocked")}</p>` : null}
    <ul class="stack">${(people ?? []).map(
      (it) => html`<li class="row between" key=${it.number}><span>${it.name || t("page-guest")}</span>
        <button class="button small" disabled=${Boolean(doing)} aria-label=${t("page-people-unblock-at", { name: it.name || t("page-guest") })} onClick=${() => undo(it.number)}>${t("page-people-unblock")}</button></li>`,
    )}</ul>
  </div>`;
}
