// The frame around all screens.
import { html, useEffect } from "../../vendor/preact.js";
import { HelpPanel } from "../help/panel.js";
import { later } from "../later.js";
import { line } from "../state/me.js";
import { route } from "../router.js";
import { server, whenReady } from "../state/server.js";
import { t } from "../words/words.js";
import { Bar } from "./bar.js";
import { Home } from "./home.js";
import { Join } from "./join.js";
import { Learn } from "./learn.js";
import { TableScreen } from "./table.js";
import { ServerScreen } from "./warming.js";

const Help = later(() => import("./help.js"), "Help");
const Replay = later(() => import("./replay.js"), "Replay");
/** Screens that show nothing without the server. */
const NEED_SERVER = new Set(["join", "table", "replay"]);
/** @type {Record<string, any>} by the first part of the path */
const SCREENS = { "": Home, lobby: Home, join: Join, help: Help, learn: Learn, table: TableScreen, replay: Replay };

export function App() {
  const { parts } = route.value;
  const name = parts[0] ?? "";
  const waits = NEED_SERVER.has(name) && !server.value.ready;
  const Screen = waits ? ServerScreen : (SCREENS[name] ?? Home);
  useEffect(() => {
    if (parts[0] !== "table") document.title = t("page-title");
  });
  useEffect(() => void whenReady(), []);
  return html`
    ${name === "table" || name === "replay" ? null : html`<${Bar} />`}
    <${Screen} key=${waits ? "" : parts.join("/")} id=${parts[1] ?? ""} />
    <${HelpPanel} />
    <${Connection} />
  `;
}

/** Says calmly that the line is lost, and that nothing else is. */
function Connection() {
  if (line.status.value !== "lost") return null;
  return html`<p class="connection" role="status">${t("page-connecting")}</p>`;
}
