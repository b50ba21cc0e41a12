// The end of a round: which tickets are completed. The best choice is offered whole; any other can be put together one
// ticket at a time, and after each the server says what can still be added.
import { html, useRef, useState } from "../../../vendor/preact.js";
import { t } from "../../words/words.js";
import { cancel } from "../choice.js";
import { useTakingOver } from "../focus.js";
import { TicketFace } from "./rack.js";

/** @typedef {import("../../state/table.js").TableStore} TableStore */

/**
 * Has this seat to say which tickets it completes?
 * @param {TableStore} store
 */
export const isCompleting = (store) => store.view.value?.phase === "complete" && store.myTurn.value && Boolean(store.view.value.own);

/** @param {{store: TableStore}} props */
export function Completing({ store }) {
  const [alone, setAlone] = useState(false);
  const view = store.view.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useTakingOver(isCompleting(store), box);
  if (!view?.own || !isCompleting(store)) return null;
  const able = addable(store);
  const best = store.choices.value?.best ?? [];
  const { chosen } = view.own;
  const fits = chosen.every((it) => best.includes(it)) && best.length > 0;
  return html`<section class="completing panel fine stack" data-part="completing" tabindex="-1" ref=${box} aria-label=${t("page-card-complete-title")}>
    <h2>${t("page-card-complete-title")}</h2>
    ${!able.size && !chosen.length
      ? html`<${Nothing} store=${store} />`
      : fits && !alone && !chosen.length
        ? html`<${Best} store=${store} best=${best} other=${[...able].some((it) => !best.includes(it))} onOther=${() => setAlone(true)} />`
        : html`<${OneByOne} store=${store} able=${able} onBest=${chosen.length || !fits ? null : () => setAlone(false)} />`}
  </section>`;
}

/** @param {TableStore} store @returns {Set<string>} */
function addable(store) {
  return new Set(store.legal.value.flatMap((/** @type {any} */ it) => (it.do === "complete" ? [it.ticket] : [])));
}

/** @param {TableStore} store @param {readonly string[]} tickets */
function worth(store, tickets) {
  return (store.view.value?.own?.tickets ?? []).reduce((sum, it) => sum + (tickets.includes(it.ticket) ? it.points : 0), 0);
}

/** @param {{store: TableStore}} props */
function Nothing({ store }) {
  return html`<p>${t("page-card-complete-nothing")}</p>
    <button class="button go" disabled=${store.sending.value} onClick=${() => store.move({ do: "done" })}>${t("page-card-complete-on")}</button>`;
}

/** @param {{store: TableStore, best: readonly string[], other: boolean, onOther: () => void}} props */
function Best({ store, best, other, onOther }) {
  const tickets = (store.view.value?.own?.tickets ?? []).filter((it) => best.includes(it.ticket));
  const send = () => store.move(...best.map((ticket) => ({ do: "complete", ticket })), { do: "done" });
  return html`<p>${t("page-card-complete-best")}</p>
    <ul class="tickets-list">${tickets.map((it) => html`<li key=${it.ticket} class="rack-ticket done"><${TicketFace} store=${store} ticket=${it} /></li>`)}</ul>
    <div class="row buttons">
      <button class="button go" disabled=${store.sending.value} onClick=${send}>${t("page-card-complete-these", { number: best.length, points: worth(store, best) })}</button>
      ${other ? html`<button class="button" onClick=${onOther}>${t("page-card-complete-alone")}</button>` : null}
    </div>`;
}

/** @param {{store: TableStore, able: Set<string>, onBest: (() => void) | null}} props */
function OneByOne({ store, able, onBest }) {
  const own = store.view.value?.own;
  const chosen = own?.chosen ?? [];
  const now = store.choice.value?.kind === "complete" ? store.choice.value.ticket : null;
  const done = store.legal.value.some((/** @type {any} */ it) => it.do === "done");
  const add = async () => {
    if (now && able.has(now) && (await store.move({ do: "complete", ticket: now }))) store.choice.value = null;
  };
  return html`<p>${t(done ? "page-card-complete-full" : "page-card-complete-pick")}</p>
    <ul class="tickets-list">${own?.tickets.map((it) => {
      const state = chosen.includes(it.ticket) ? "done" : able.has(it.ticket) ? "can" : "off";
      if (state !== "can") return html`<li key=${it.ticket} class="rack-ticket ${state}"><${TicketFace} store=${store} ticket=${it} /></li>`;
      const on = now === it.ticket;
      return html`<li key=${it.ticket}><button class="rack-ticket lit ${on ? "on" : ""}" aria-pressed=${on}
        onClick=${() => (on ? add() : store.choose({ kind: "complete", ticket: it.ticket }))}><${TicketFace} store=${store} ticket=${it} /></button></li>`;
    })}</ul>
    <div class="row buttons">
      ${done
        ? html`<button class="button go" disabled=${store.sending.value} onClick=${() => store.move({ do: "done" })}>${t("page-card-complete-these", { number: chosen.length, points: worth(store, chosen) })}</button>`
        : html`<button class="button go" disabled=${!now || store.sending.value} onClick=${add}>${t("page-card-complete-add")}</button>`}
      ${now ? html`<button class="button" disabled=${store.sending.value} onClick=${() => cancel(store)}>${t("page-cancel")}</button>` : null}
      ${onBest ? html`<button class="button plain" onClick=${onBest}>${t("page-card-complete-back")}</button>` : null}
    </div>`;
}
