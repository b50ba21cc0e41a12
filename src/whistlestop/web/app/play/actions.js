// The actions that lie on no card and on no route: build a station, pass, and the list of routes for those who do not
// point at a board.
import { html, useRef, useState } from "../../vendor/preact.js";
import { Zoom } from "../board/zoom.js";
import { Sign } from "../art/signs.js";
import { place } from "../words/lists.js";
import { t } from "../words/words.js";
import { cancel, confirm, may } from "./choice.js";
import { useLightDismiss } from "./dismiss.js";
import { HintButton } from "./hint.js";
import { LastNews } from "./log.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */

/** @param {{store: TableStore, short?: boolean}} props `short`: where there is little room */
export function Actions({ store, short = false }) {
  const [listed, setListed] = useState(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLightDismiss(listed, box, () => setListed(false));
  const choice = store.choice.value;
  const claims = /** @type {any[]} */ (store.legal.value.filter((/** @type {any} */ it) => it.do === (store.building.value ? "station" : "claim")));
  const stations = may(store, "station");
  if (!store.myTurn.value) return null;
  return html`<div class="actions" data-part="actions" ref=${box}>
    ${choice?.kind === "draw" || choice?.kind === "tickets"
      ? html`<button class="button go" disabled=${store.sending.value} onClick=${() => confirm(store)}>${t("page-take-it")}</button>
          <button class="button" disabled=${store.sending.value} onClick=${() => cancel(store)}>${t("page-cancel")}</button>`
      : null}
    ${claims.length && !choice
      ? html`<button class="button" aria-expanded=${listed} onClick=${() => setListed(!listed)}>${t(listKey(store, short), { number: claims.length })}</button>`
      : null}
    ${stations && !choice
      ? html`<button class="button" aria-pressed=${store.building.value} onClick=${() => (store.building.value = !store.building.value)}>${t(store.building.value ? "page-build-cancel" : short ? "page-build-short" : "page-build-station")}</button>`
      : null}
    ${may(store, "pass") ? html`<button class="button go" onClick=${() => store.move({ do: "pass" })}>${t("page-pass")}</button>` : null}
    ${choice && choice.kind !== "keep" ? null : html`<${HintButton} store=${store} />`}
    ${listed && claims.length && !choice ? html`<${RouteList} store=${store} claims=${claims} close=${() => setListed(false)} />` : null}
  </div>`;
}

/** @param {TableStore} store @param {boolean} short */
function listKey(store, short) {
  if (store.building.value) return "page-list-cities";
  return short ? "page-list-short" : "page-list-routes";
}

/**
 * The actions of a phone: one bar between the board and the sheet. Where there is nothing to do it says what happened last.
 * @param {{store: TableStore}} props
 */
export function Bar({ store }) {
  return html`<div class="action-bar">
    ${store.myTurn.value ? html`<${Actions} store=${store} short=${true} />` : html`<${LastNews} store=${store} />`}
    <${Zoom} />
  </div>`;
}

/**
 * Everything that can be claimed, by name; what one's tickets need comes first.
 * @param {{store: TableStore, claims: any[], close: () => void}} props
 */
function RouteList({ store, claims, close }) {
  const map = store.map.value;
  const cities = map?.cities ?? {};
  const wanted = new Set(Object.values(store.choices.value?.ways ?? {}).flatMap((way) => way ?? []));
  const named = claims
    .map((it) => ({ it, name: place(it.track ?? it.city, cities), wanted: wanted.has(it.track) }))
    .sort((a, b) => Number(b.wanted) - Number(a.wanted) || a.name.localeCompare(b.name));
  return html`<ul class="route-list panel">
    ${named.map(({ it, name, wanted }) => {
      const track = it.track ? map?.tracks[it.track] : null;
      return html`<li key=${it.track ?? it.city} class=${wanted ? "wanted" : ""}><button class="button plain" onClick=${() => {
        close();
        store.choose(it.track ? { kind: "claim", track: it.track, payment: 0 } : { kind: "station", city: it.city, payment: 0 });
      }}>${track ? html`<span class="mini ${track.colour}"><${Sign} kind=${track.colour} /></span>` : null}<span>${name}${wanted ? html` <span class="tag">${t("page-route-wanted")}</span>` : null}</span>
        ${track ? html`<span class="quiet figures">${t("page-route-facts", { length: track.length, points: track.points })}</span>` : null}</button></li>`;
    })}
  </ul>`;
}
