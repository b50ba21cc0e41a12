// The chances of winning while the game goes on, where the table shows them: from what this reader can see.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { Emblem } from "../art/signs.js";
import { get } from "../net/api.js";
import { percent } from "../review/figures.js";
import { colourOf } from "../state/colours.js";
import { useWords } from "../words/lazy.js";
import { t } from "../words/words.js";

const SETTLED = 300; // ms without anything new, before it is asked for
const AGAIN = 2_000; // ms, where the server had more important things to do
const ATTEMPTS = 5;

/** @param {{store: import("../state/table.js").TableStore}} props */
export function Live({ store }) {
  const [live, show] = useState(/** @type {import("../../wire").Live | null} */ (null));
  const said = useWords("page-explore", "page-explore-live");
  const seat = store.seat.value;
  const view = store.view.value;
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    let here = true;
    let left = ATTEMPTS;
    const ask = async () => {
      try {
        const found = await get(`/api/tables/${store.id}/chances${seat === null ? "" : `?seat=${seat}`}`, store.admission);
        if (here && found.live) return show(found);
      } catch {
        // the line is down, or the game is over: what is shown stays
      }
      if (here && left-- > 0) timer = setTimeout(ask, AGAIN); // bots have to think first
    };
    timer = setTimeout(ask, SETTLED);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [view, seat]);
  if (!said) return null;
  const about = t(seat === null ? "page-explore-live-open" : "page-explore-live-own");
  return html`<section class="live" aria-label=${t("page-explore-live")} title=${about}>
    <b class="live-title" aria-hidden="true">${t("page-explore-live")}</b>
    ${live
      ? html`<ul class="figures">${(live.live?.chances ?? []).map((chance, at) => html`<li key=${at} class="player-${colourOf(at)}"><${Emblem} seat=${at} />
          <span class="read">${store.names.value[at]}: </span><b>${percent(chance)}</b></li>`)}</ul>`
      : html`<span class="quiet">${t("page-explore-live-wait")}</span>`}
    <span class="quiet live-about">${about}</span>
  </section>`;
}
