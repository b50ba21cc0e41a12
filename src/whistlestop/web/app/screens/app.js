// The frame around all screens.
import { html, useEffect, useRef } from "../../vendor/preact.js";
import { HelpPanel } from "../help/panel.js";
import { storing } from "../net/api.js";
import { lazy } from "../lazy_component.js";
import { challenges, connection } from "../state/me.js";
import { route } from "../router.js";
import { server, untilStoring, whenReady } from "../state/server.js";
import { t } from "../words/words.js";
import { Bar } from "./bar.js";
import { nameOf, screenOf } from "./screens.js";
import { ServerScreen } from "./server_starting.js";

const Challenges = lazy(() => import("./people/challenges.js"), "Challenges", true);
/** Screens that show nothing without the server. */
const NEED_SERVER = new Set(["join", "learn", "table", "replay", "history", "day", "open", "puzzles"]);
/** Screens that a game fills. */
const WHOLE = new Set(["learn", "table", "replay", "puzzles"]);
/** Screens that say themselves what stands on their tab. */
const TITLED = new Set([...WHOLE, "help"]);

export function App() {
  const { parts } = route.value;
  const name = nameOf(parts);
  const key = parts.join("/");
  const shown = useRef("");
  // What is there stays, whatever happens to the server: its line comes back by itself.
  const waits = NEED_SERVER.has(name) && !server.value.reachable && shown.current !== key;
  if (!waits) shown.current = key;
  const Screen = waits ? ServerScreen : screenOf(name);
  useEffect(() => {
    if (!TITLED.has(name)) document.title = t("page-title");
  });
  useEffect(() => void whenReady(), []);
  return html`
    ${WHOLE.has(name) && !waits ? null : html`<${Bar} />`}
    <${Screen} key=${waits ? "" : key} id=${parts[1] ?? ""} />
    <${HelpPanel} />
    <${Connection} />
    ${challenges.value.length ? html`<${Challenges} />` : null}
  `;
}

/** Says calmly that the line is lost, or that the server can store nothing, and that nothing else is. */
function Connection() {
  const full = !storing.value;
  useEffect(() => {
    if (full) void untilStoring();
  }, [full]);
  if (connection.status.value === "lost") return html`<p class="connection" role="status">${t("page-connecting")}</p>`;
  return full ? html`<p class="connection" role="status">${t("page-cannot-store")}</p>` : null;
}
