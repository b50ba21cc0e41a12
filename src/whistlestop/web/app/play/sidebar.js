// The slim rail at the right, and tabs, which the sheet of a phone has as well.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { lazy } from "../lazy_component.js";
import { t } from "../words/words.js";
import { Chat } from "./chat.js";
import { Log } from "./log.js";
import { TicketOffer, isOffered } from "./ticket_offer.js";
import { Players } from "./players.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore, children?: any}} props what stands above the log; if nothing, the players */
export function Sidebar({ store, children }) {
  const offered = !children && isOffered(store); // tickets to choose from take the place of the log
  return html`<aside class="rail" aria-label=${t("page-players")}>
    ${children ?? html`<${Players} store=${store} />`}
    ${offered ? html`<${TicketOffer} store=${store} />` : html`<${RailTabs} store=${store} />`}
  </aside>`;
}

/** @param {{store: TableStore}} props */
function RailTabs({ store }) {
  const [tab, setTab] = useState("log");
  const tabs = { log: t("page-log"), ...planTab(store), ...chatTab(store, tab === "chat") };
  return html`
    <${Tabs} tabs=${tabs} tab=${tab} setTab=${setTab} label=${t("page-log")} />
    <div class="tab-body" role="tabpanel" aria-labelledby=${`tab-${tab}`}>
      ${tab === "log" ? html`<${Log} store=${store} />` : null}
      ${tab === "plan" ? html`<${Planner} store=${store} />` : null}
      ${tab === "chat" ? html`<${Chat} store=${store} live=${false} />` : null}
    </div>`;
}

export const Planner = lazy(() => import("./ticket_planner.js"), "Planner");

/**
 * The tab of the planner, for whoever plays on a map.
 * @param {TableStore} store
 * @returns {{plan?: string}}
 */
export const planTab = (store) => (store.view.value?.own && store.map.value?.kind === "map" && !store.past ? { plan: t("page-plan") } : {});

/**
 * The tab of the chat; only a game in play has one.
 * @param {TableStore} store
 * @param {boolean} open
 * @returns {{chat?: string}}
 */
export function chatTab(store, open) {
  const number = store.chat.value.filter((it) => it.at > store.came).length; // what was said before we came is not news
  const [seen, setSeen] = useState(number);
  useEffect(() => {
    if (open) setSeen(number);
  }, [open, number]);
  if (store.info.value?.status !== "playing") return {};
  return { chat: !open && number > seen ? t("page-chat-new", { number: number - seen }) : t("page-chat") };
}

/** @param {{tabs: Record<string, string>, tab: string, setTab: (name: string) => void, label: string}} props */
export function Tabs({ tabs, tab, setTab, label }) {
  const names = Object.keys(tabs);
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = names[(names.indexOf(tab) + step + names.length) % names.length];
    setTab(next);
    const bar = /** @type {HTMLElement} */ (event.currentTarget);
    /** @type {HTMLElement | null} */ (bar.querySelector(`[data-tab="${next}"]`))?.focus();
  };
  return html`<div class="tabs" role="tablist" aria-label=${label} onKeyDown=${keys}>
    ${names.map((name) => html`<button key=${name} role="tab" id=${`tab-${name}`} data-tab=${name} aria-selected=${name === tab} tabindex=${name === tab ? 0 : -1} onClick=${() => setTab(name)}>${tabs[name]}</button>`)}
  </div>`;
}
