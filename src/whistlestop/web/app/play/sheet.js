// What a phone shows below the board: what is being decided, or tabs; and always one's own cards.
import { html, useState } from "../../vendor/preact.js";
import { t } from "../words/words.js";
import { Chat } from "./chat.js";
import { Hand } from "./hand.js";
import { Log } from "./log.js";
import { TicketOffer, isOffered } from "./ticket_offer.js";
import { Payment, isPaying } from "./payment.js";
import { Players } from "./players.js";
import { Planner, Tabs, chatTab, planTab } from "./sidebar.js";
import { Row } from "./row.js";
import { Tickets } from "./tickets.js";
import { Tunnel, isDigging } from "./tunnel.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function Sheet({ store }) {
  const asked = isOffered(store) ? TicketOffer : isPaying(store) ? Payment : isDigging(store) ? Tunnel : null;
  if (asked) return html`<div class="sheet asking"><${asked} store=${store} /><${Hand} store=${store} /></div>`;
  return html`<${SheetTabs} store=${store} />`;
}

/** @param {{store: TableStore}} props */
function SheetTabs({ store }) {
  const [tab, setTab] = useState("hand");
  const tabs = {
    hand: t(store.seat.value === null ? "page-tab-row" : "page-tab-hand"),
    players: t("page-players"),
    ...planTab(store),
    log: t("page-tab-log"),
    ...chatTab(store, tab === "chat"),
  };
  return html`<div class="sheet">
    <${Tabs} tabs=${tabs} tab=${tab} setTab=${setTab} label=${t("page-tabs")} />
    <div class="tab-body ${tab}" role="tabpanel" aria-labelledby=${`tab-${tab}`}>
      ${tab === "hand" ? html`<${Hand} store=${store} /><${Row} store=${store} /><${Tickets} store=${store} />` : null}
      ${tab === "players" ? html`<${Players} store=${store} />` : null}
      ${tab === "plan" ? html`<${Planner} store=${store} />` : null}
      ${tab === "log" ? html`<${Log} store=${store} />` : null}
      ${tab === "chat" ? html`<${Chat} store=${store} live=${false} />` : null}
    </div>
  </div>`;
}
