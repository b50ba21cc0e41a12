// The card game: players around a table, rail yards, the common row, one's own hand and rack of tickets.
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { gameName } from "../words/games.js";
import { t } from "../words/words.js";
import { Bonuses } from "./cards/bonuses.js";
import { CardActions } from "./cards/actions.js";
import { Completing } from "./cards/completing.js";
import { Announcement, Flights } from "./cards/happenings.js";
import { pickable, pickColour, picked, placingActions } from "./cards/picking.js";
import { Placing } from "./cards/placing.js";
import { Rack } from "./cards/rack.js";
import { Mine, Others } from "./cards/seats.js";
import { Chat } from "./chat.js";
import { cancel, isLegal } from "./choice.js";
import { useEscape } from "./escape.js";
import { Hand } from "./hand.js";
import { Log } from "./log.js";
import { TurnMenu } from "./menu.js";
import { useNarrow } from "./narrow.js";
import { Offer } from "./offer.js";
import { Rail, Tabs, chatTab } from "./rail.js";
import { Row } from "./row.js";
import { TurnLine } from "./turnline.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** The phases in which the table asks for tickets. */
const ASKING = new Set(["setup", "keep", "complete"]);

/** @param {{store: TableStore}} props */
export function CardGame({ store }) {
  const narrow = useNarrow();
  const view = store.view.value;
  const felt = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (store.choice.value && !stillGood(store)) cancel(store);
  }, [view, store.choices.value]);
  useEscape(() => cancel(store));
  const asking = ASKING.has(view?.phase ?? "");
  const mine = store.myTurn.value;
  useEffect(() => {
    const it = felt.current;
    if (mine && it) it.scrollTo({ top: asking ? 0 : it.scrollHeight, behavior: "smooth" }); // where there is not room for all
  }, [mine, asking]);
  if (!view) return null;
  const asked = html`<${Offer} store=${store} /><${Completing} store=${store} />`;
  return html`<main class="play cardgame ${narrow ? "narrow" : ""}">
    <h1 class="read">${gameName(view.game)}</h1>
    <${TurnLine} store=${store}>${narrow ? null : html`<${Round} store=${store} />`}<${TurnMenu} store=${store} /><//>
    <div class="felt" ref=${felt} tabindex="0" role="region" aria-label=${t("page-card-table")}>
      <${Others} store=${store} />
      ${narrow ? html`<${Announcement} store=${store} />` : html`<div class="middle"><${Row} store=${store} /><${Announcement} store=${store} /></div>`}
      ${narrow ? asked : null}
      <${Mine} store=${store} />
      ${narrow ? null : html`<div class="own-cards"><${OwnHand} store=${store} /><${Placing} store=${store} /><${CardActions} store=${store} /></div>`}
      ${narrow ? null : html`<div class="asked">${asked}</div>`}
    </div>
    ${narrow
      ? html`<${CardActions} store=${store} /><${Sheet} store=${store} />`
      : html`<${Rail} store=${store}><${Rack} store=${store} /><${Bonuses} store=${store} /><//>`}
    <${Flights} store=${store} />
  </main>`;
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
  const [tab, setTab] = useState("hand");
  const mine = store.seat.value !== null;
  const tabs = {
    ...(mine ? { hand: t("page-tab-hand"), tickets: t("table-tickets") } : { hand: t("page-tab-row") }),
    log: t("page-log"),
    ...chatTab(store, tab === "chat"),
  };
  return html`<div class="sheet">
    <${Placing} store=${store} />
    <${Tabs} tabs=${tabs} tab=${tab} setTab=${setTab} label=${t("page-tabs")} />
    <div class="tab-body" role="tabpanel" aria-labelledby=${`tab-${tab}`}>
      ${tab === "hand" ? html`<${OwnHand} store=${store} /><${Row} store=${store} />` : null}
      ${tab === "tickets" ? html`<${Round} store=${store} /><${Rack} store=${store} /><${Bonuses} store=${store} />` : null}
      ${tab === "log" ? html`<${Log} store=${store} />` : null}
      ${tab === "chat" ? html`<${Chat} store=${store} live=${false} />` : null}
    </div>
  </div>`;
}
