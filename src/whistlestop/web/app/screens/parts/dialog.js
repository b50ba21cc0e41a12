// A sheet that lies over the screen until it is put away: by its cross, by Escape, or by a press beside it.
import { html, useId, useLayoutEffect, useRef } from "../../../vendor/preact.js";
import { Icon } from "../../art/icons.js";
import { t } from "../../words/words.js";

/** @param {{title: string, close: () => void, class?: string, children?: any}} props */
export function Dialog({ title, close, class: more = "", children }) {
  const heading = useId();
  const sheet = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const it = sheet.current;
    it?.showModal();
    return () => it?.close();
  }, []);
  /** @param {MouseEvent} event */
  const beside = (event) => {
    if (event.target === sheet.current) close();
  };
  /** @param {Event} event */
  const escaped = (event) => {
    event.preventDefault();
    close();
  };
  return html`<dialog ref=${sheet} class="dialog ${more}" aria-labelledby=${heading} onCancel=${escaped} onMouseDown=${beside}>
    <div class="dialog-sheet stack">
      <div class="row between dialog-head">
        <h2 id=${heading}>${title}</h2>
        <button class="button plain round" type="button" aria-label=${t("page-close")} onClick=${close}><${Icon} name="close" /></button>
      </div>
      ${children}
    </div>
  </dialog>`;
}
