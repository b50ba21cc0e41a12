// Pointing at a route says its length, its points and what one would pay.
import { html } from "../../vendor/preact.js";
import { Sign } from "../art/signs.js";
import { place } from "../words/lists.js";
import { t } from "../words/words.js";
import { payments } from "./choice.js";
import { SetOfCards } from "./payment.js";

/** @param {{store: import("../state/table.js").TableStore, tip: {track: string, x: number, y: number}}} props */
export function Tooltip({ store, tip }) {
  const map = store.map.value;
  const track = map?.tracks[tip.track];
  if (!map || !track) return null;
  const owner = store.view.value?.seats.find((it) => it.routes.includes(tip.track));
  const thrifty = payments(store, { kind: "claim", track: tip.track })[0];
  return html`<div class="tip" aria-hidden="true" style=${{ left: `${tip.x}px`, top: `${tip.y}px` }}>
    <b>${place(tip.track, map.cities)}</b>
    <span>${track.colour === "grey" ? null : html`<${Sign} kind=${track.colour} /> `}${t("page-route-facts", { length: track.length, points: track.points })}</span>
    ${track.tunnel ? html`<span>${t("board-tunnel")}</span>` : null}
    ${track.ferry ? html`<span>${t("page-ferry-needs", { number: track.ferry })}</span>` : null}
    ${owner ? html`<span>${store.names.value[owner.seat]}</span>` : thrifty ? html`<${SetOfCards} set=${thrifty} />` : null}
  </div>`;
}
