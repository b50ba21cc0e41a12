// The card game: players around a table, rail yards, the common row, one's own hand and rack of tickets.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { gameName } from "../words/games.js";
import { t } from "../words/words.js";
import { Bonuses } from "./cards/bonuses.js";
import { CardActions } from "./cards/actions.js";
import { Completing, isCompleting } from "./cards/completing.js";
import { Announcement, Flights } from "./cards/happenings.js";
import { pickable, pickColour, picked, placingActions } from "./cards/picking.js";
import { Placing } from "./cards/placing.js";
import { Rack } from "./cards/rack.js";
import { Mine, Others } from "./cards/seats.js";
import { Chat } from "./chat.js";
import { cancel, isLegal } from "./choice.js";
import { useCardKeys } from "./card_keys.js";
import { useEscape } from "./escape.js";
import { Hand } from "./hand.js";
import { LastNews, Log } from "./log.js";
import { TurnMenu } from "./menu.js";
import { Problem } from "./problem.js";
import { useNarrow } from "./narrow.js";
import { TicketOffer, isOffered } from "./ticket_offer.js";
import { Sidebar, Tabs, chatTab } from "./sidebar.js";
import { Row } from "./row.js";
import { TurnLine } from "./turn_line.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function CardGame({ store }) {
  const narrow = useNarrow();
  const view = store.view.value;
  useEffect(() => {
    if (store.choice.value && !stillGood(store)) store.choice.value = null;
  }, [view, store.choices.value]);
  useCardKeys(store);
  useEscape(() => cancel(store));
  if (!view) return null;
  return html`<main class="play cardgame ${narrow}">
    <h1 class="read">${gameName(view.game)}</h1>
    <${TurnLine} store=${store} narrow=${Boolean(narrow)}>${narrow ? null : html`<${Round} store=${store} />`}<${TurnMenu} store=${store} /><//>
    <div class="felt" tabindex="0" role="region" aria-label=${t("page-card-table")}>
      <${Others} store=${store} />
      <${Mine} store=${store} />
      ${narrow ? null : html`<div class="middle"><${Row} store=${store} /><${CardActions} store=${store} /></div>`}
      ${narrow ? null : html`<div class="own-cards"><${OwnHand} store=${store} /><${Placing} store=${store} /></div>`}
      <${Announcement} store=${store} />
    </div>
    ${narrow ? html`<${CardBar} store=${store} /><${Sheet} store=${store} />` : html`<${CardRail} store=${store} />`}
    <${Flights} store=${store} />
    <${Problem} store=${store} />
  </main>`;
}

/**
 * Tickets, or those that are to be chosen from, and what the big cities are worth; the log where there is room for it.
 * @param {{store: TableStore}} props
 */
function CardRail({ store }) {
  const asked = askedOf(store);
  if (!asked) return html`<${Sidebar} store=${store}><${Rack} store=${store} /><${Bonuses} store=${store} /><//>`;
  return html`<aside class="rail asked" aria-label=${t("table-tickets")}><${asked} store=${store} /><${Bonuses} store=${store} /></aside>`;
}

/**
 * The panel of what is to be decided about tickets, if anything is.
 * @param {TableStore} store
 */
const askedOf = (store) => (isOffered(store) ? TicketOffer : isCompleting(store) ? Completing : null);

/**
 * What can be done on a phone, in one bar; else what happened last.
 * @param {{store: TableStore}} props
 */
function CardBar({ store }) {
  return html`<div class="action-bar">${store.myTurn.value ? html`<${CardActions} store=${store} />` : html`<${LastNews} store=${store} />`}</div>`;
}

/**
 * Is what was picked still possible?
 * @param {TableStore} store
 */
function stillGood(store) {
  const { kind } = store.choice.value;
  if (!store.myTurn.value) return false;
  if (kind === "place") return placingActions(store) !== null;
  if (kind === "singles") return store.choice.value.colours.every((/** @type {string} */ it) => pickable(store).has(it));
  if (kind === "complete") return store.view.value?.phase === "complete";
  return isLegal(store, store.choice.value);
}

/**
 * Cards of a colour begin a pile of it.
 * @param {{store: TableStore}} props
 */
function OwnHand({ store }) {
  return html`<${Hand} store=${store} can=${pickable(store)} picked=${picked(store)} onPick=${(/** @type {string} */ kind) => pickColour(store, kind)} />`;
}

/**
 * Which round it is, once there is a second one.
 * @param {{store: TableStore}} props
 */
function Round({ store }) {
  const view = store.view.value;
  if (!view || view.round < 2) return null;
  return html`<p class="tag round-number">${t("page-card-round", { round: view.round })}</p>`;
}

/**
 * What a phone shows below the table.
 * @param {{store: TableStore}} props
 */
function Sheet({ store }) {
  const placing = store.choice.value?.kind === "place" || store.choice.value?.kind === "singles";
  const asked = askedOf(store) ?? (placing ? Placing : null);
  if (asked) return html`<div class="sheet asking"><${asked} store=${store} /><${OwnHand} store=${store} /></div>`;
  return html`<${SheetTabs} store=${store} />`;
}

/** @param {{store: TableStore}} props */
function SheetTabs({ store }) {
  const [tab, setTab] = useState("hand");
  const tabs = {
    hand: t(store.seat.value === null ? "page-tab-row" : "page-tab-hand"),
    bonuses: t("score-bonuses"),
    log: t("page-tab-log"),
    ...chatTab(store, tab === "chat"),
  };
  return html`<div class="sheet">
    <${Tabs} tabs=${tabs} tab=${tab} setTab=${setTab} label=${t("page-tabs")} />
    <div class="tab-body ${tab}" role="tabpanel" aria-labelledby=${`tab-${tab}`}>
      ${tab === "hand" ? html`<${OwnHand} store=${store} /><${Row} store=${store} /><${Rack} store=${store} />` : null}
      ${tab === "bonuses" ? html`<${Round} store=${store} /><${Bonuses} store=${store} />` : null}
      ${tab === "log" ? html`<${Log} store=${store} />` : null}
      ${tab === "chat" ? html`<${Chat} store=${store} live=${false} />` : null}
    </div>
  </div>`;
}
