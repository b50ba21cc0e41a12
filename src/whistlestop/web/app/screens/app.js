// The frame around all screens.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { loadAgain } from "../net/again.js";
import { line } from "../state/me.js";
import { route } from "../router.js";
import { doubtServer, server, whenReady } from "../state/server.js";
import { t } from "../words/words.js";
import { Bar } from "./bar.js";
import { loadScreen, screens } from "./screens.js";
import { ServerScreen } from "./warming.js";

/** Screens that show nothing without the server. */
const NEED_SERVER = new Set(["join", "table", "replay"]);

export function App() {
  const { parts } = route.value;
  const name = parts[0] ?? "";
  const waits = NEED_SERVER.has(name) && !server.value.ready;
  const Screen = waits ? ServerScreen : screens.get(name);
  useEffect(() => {
    if (parts[0] !== "table") document.title = t("page-title");
  });
  useEffect(() => void whenReady(), []);
  return html`
    ${name === "table" && !waits ? null : html`<${Bar} />`}
    ${Screen ? html`<${Screen} key=${waits ? "" : parts.join("/")} id=${parts[1] ?? ""} />` : html`<${Fetching} key=${name} name=${name} />`}
    <${Connection} />
  `;
}

/**
 * A screen that has not been fetched yet.
 * @param {{name: string}} props
 */
function Fetching({ name }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadScreen(name).then(
      () => (route.value = { ...route.value }), // the frame looks again
      () => {
        setFailed(true);
        doubtServer().then(loadAgain);
      },
    );
  }, []);
  return html`<main class="note-screen" aria-busy=${!failed}><p role="status">${t(failed ? "page-unreachable" : "page-loading")}</p></main>`;
}

/** Says calmly that the line is lost, and that nothing else is. */
function Connection() {
  if (line.status.value !== "lost") return null;
  return html`<p class="connection" role="status">${t("page-connecting")}</p>`;
}
