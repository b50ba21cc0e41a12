// The actions that lie on no card and on no route: build a station, pass, and the list of routes for those who do not
// point at a board.
import { html, useState } from "../../vendor/preact.js";
import { Sign } from "../art/signs.js";
import { place } from "../words/lists.js";
import { t } from "../words/words.js";
import { cancel, confirm, may } from "./choice.js";
import { HintButton } from "./hint.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore}} props */
export function Actions({ store }) {
  const [listed, setListed] = useState(false);
  const choice = store.choice.value;
  const claims = /** @type {any[]} */ (store.legal.value.filter((/** @type {any} */ it) => it.do === (store.building.value ? "station" : "claim")));
  const stations = may(store, "station");
  if (!store.myTurn.value) return null;
  return html`<div class="actions" data-part="actions">
    ${choice?.kind === "draw" || choice?.kind === "tickets"
      ? html`<button class="button go" disabled=${store.sending.value} onClick=${() => confirm(store)}>${t("page-take-it")}</button>
          <button class="button" onClick=${() => cancel(store)}>${t("page-cancel")}</button>`
      : null}
    ${claims.length && !choice
      ? html`<button class="button" aria-expanded=${listed} onClick=${() => setListed(!listed)}>${store.building.value ? t("page-list-cities") : t("page-list-routes", { number: claims.length })}</button>`
      : null}
    ${stations && !choice
      ? html`<button class="button" aria-pressed=${store.building.value} onClick=${() => (store.building.value = !store.building.value)}>${t("page-build-station")}</button>`
      : null}
    ${may(store, "pass") ? html`<button class="button go" onClick=${() => store.move({ do: "pass" })}>${t("page-pass")}</button>` : null}
    ${choice && choice.kind !== "keep" ? null : html`<${HintButton} store=${store} />`}
    ${listed && claims.length && !choice ? html`<${RouteList} store=${store} claims=${claims} close=${() => setListed(false)} />` : null}
  </div>`;
}

/**
 * Everything that can be claimed, by name.
 * @param {{store: TableStore, claims: any[], close: () => void}} props
 */
function RouteList({ store, claims, close }) {
  const map = store.map.value;
  const cities = map?.cities ?? {};
  const named = claims
    .map((it) => ({ it, name: place(it.track ?? it.city, cities) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return html`<ul class="route-list panel">
    ${named.map(({ it, name }) => {
      const track = it.track ? map?.tracks[it.track] : null;
      return html`<li key=${name}><button class="button plain" onClick=${() => {
        close();
        store.choice.value = it.track ? { kind: "claim", track: it.track, payment: 0 } : { kind: "station", city: it.city, payment: 0 };
      }}>${track ? html`<span class="mini ${track.colour}"><${Sign} kind=${track.colour} /></span>` : null}<span>${name}</span>
        ${track ? html`<span class="quiet figures">${t("page-route-facts", { length: track.length, points: track.points })}</span>` : null}</button></li>`;
    })}
  </ul>`;
}
