// Play somebody who is here as well.
import { html, useState } from "../../../vendor/preact.js";
import { lazy } from "../../lazy_component.js";
import { Link } from "../../router.js";
import { t } from "../../words/words.js";

const Pairing = lazy(() => import("../people/pairing.js"), "Pairing", true);

export function QuickPairing() {
  const [open, setOpen] = useState(false);
  return html`<section class="panel stack by-code" aria-labelledby="somebody">
    <h2 id="somebody">${t("page-somebody-wanted")}</h2>
    <p class="quiet">${t("page-somebody-about")}</p>
    <button class="button" aria-haspopup="dialog" onPointerEnter=${Pairing.soon} onFocus=${Pairing.soon} onClick=${() => setOpen(true)}>${t("page-somebody-go")}</button>
    <${Link} class="button" to="/day">${t("page-day")}<//>
    ${open ? html`<${Pairing} close=${() => setOpen(false)} />` : null}
  </section>`;
}
