// Open a game from a file of one's own: choose it, or drop it anywhere on the screen.
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { openFile } from "../replay/opened.js";
import { go } from "../router.js";
import { useWords } from "../words/lazy.js";
import { t } from "../words/words.js";
import { Trouble, useTask } from "./parts/task.js";

export function Open() {
  const ready = useWords("page-open", "page-open-about");
  const { doing, problem, run } = useTask();
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  /** @param {FileList | null | undefined} files */
  const take = (files) => {
    const file = files?.[0];
    if (file) run("open", async () => go(`/replay/${await openFile(file)}`));
  };
  const over = useDrop(take);
  if (!ready) return html`<main class="help"><p role="status">${t("page-loading")}</p></main>`;
  /** The same file may be chosen again, once it has been mended.
   * @param {any} event */
  const chosen = (event) => {
    take(event.target.files);
    event.target.value = "";
  };
  return html`<main class="help open-file">
    <h1>${t("page-open")}</h1>
    <p>${t("page-open-about")}</p>
    <div class="panel drop ${over ? "over" : ""}">
      <input ref=${input} type="file" accept=".wsr,.txt,text/plain" hidden onChange=${chosen} />
      <button class="button go" disabled=${Boolean(doing)} onClick=${() => input.current?.click()}>${t("page-open-choose")}</button>
      <p class="quiet">${t("page-open-drop")}</p>
      <p role="status">${doing ? t("page-open-working") : ""}</p>
    </div>
    <${Trouble} problem=${problem} />
  </main>`;
}

/**
 * Files that are dropped on the window; whether one is held over it.
 * @param {(files: FileList | null | undefined) => void} take
 */
function useDrop(take) {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    /** @param {DragEvent} event */
    const hold = (event) => {
      event.preventDefault();
      setOver(true);
    };
    /** @param {DragEvent} event */
    const leave = (event) => void (event.relatedTarget || setOver(false));
    /** @param {DragEvent} event */
    const drop = (event) => {
      event.preventDefault();
      setOver(false);
      latest.current(event.dataTransfer?.files);
    };
    addEventListener("dragover", hold);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", hold);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);
  return over;
}
