// The frame around all screens.
import { html, useEffect } from "../../vendor/preact.js";
import { HelpPanel } from "../help/panel.js";
import { line } from "../state/me.js";
import { route } from "../router.js";
import { t } from "../words/words.js";
import { Help } from "./help.js";
import { Home } from "./home.js";
import { Join } from "./join.js";
import { Learn } from "./learn.js";
import { Replay } from "./replay.js";
import { TableScreen } from "./table.js";

/** @type {Record<string, any>} by the first part of the path */
const SCREENS = { "": Home, lobby: Home, join: Join, help: Help, learn: Learn, table: TableScreen, replay: Replay };

export function App() {
  const { parts } = route.value;
  const Screen = SCREENS[parts[0] ?? ""] ?? Home;
  useEffect(() => {
    if (parts[0] !== "table") document.title = t("page-title");
  });
  return html`
    <${Screen} key=${parts.join("/")} id=${parts[1] ?? ""} />
    <${HelpPanel} />
    <${Connection} />
  `;
}

/** Says calmly that the line is lost, and that nothing else is. */
function Connection() {
  if (line.status.value !== "lost") return null;
  return html`<p class="connection" role="status">${t("page-connecting")}</p>`;
}
