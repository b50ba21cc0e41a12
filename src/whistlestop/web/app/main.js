// The page's beginning: words, signs, who is here; then the screen that the address asks for.
import { effect, html, render } from "../vendor/preact.js";
import { BASE } from "./base.js";
import { getSvg } from "./net/api.js";
import { loadAgain } from "./net/reload.js";
import { startWorker } from "./net/worker.js";
import { route } from "./router.js";
import { App } from "./screens/app.js";
import { nameOf, screenOf } from "./screens/screens.js";
import { doubtServer, whenReady } from "./state/server.js";
import { language, loadWords } from "./words/words.js";

async function start() {
  const screen = screenOf(nameOf(route.value.parts)).soon();
  const [signs] = await Promise.all([getSvg(`${BASE}/art/signs.svg`), loadWords(), screen]);
  signs.setAttribute("aria-hidden", "true");
  signs.classList.add("away");
  document.body.prepend(signs);
  effect(() => {
    document.documentElement.lang = language.value;
    loadWords().catch(() => doubtServer().then(loadAgain)); // an older page than the server has
  });
  const root = document.getElementById("app");
  if (root) render(html`<${App} />`, root);
  document.getElementById("stuck")?.remove();
  startWorker();
  setTimeout(screenOf("table").soon, 1500); // what is likely to be asked for next
}

start().catch(() => whenReady().then(loadAgain));
