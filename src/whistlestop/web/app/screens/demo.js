// On the first screen of a demo site, which has no server: what it is, and how far Python is in this browser.
import { html } from "../../vendor/preact.js";
import { server } from "../state/server.js";
import { useWords } from "../words/lazy.js";
import { t } from "../words/words.js";

export function DemoNote() {
  const { reachable, ready, fraction } = server.value;
  if (!useWords("page-demo", "page-demo")) return null;
  const percent = Math.round(100 * fraction);
  const said = reachable ? (ready ? "page-demo-about" : "page-demo-starting") : "page-demo-failed";
  return html`<section class="server-note panel" role="status">
    <p class="named">${t("page-demo")}</p>
    <p class="quiet">${t(said, { percent })}</p>
    ${reachable && !ready ? html`<progress value=${percent} max="100" aria-label=${t("page-demo")}></progress>` : null}
  </section>`;
}
