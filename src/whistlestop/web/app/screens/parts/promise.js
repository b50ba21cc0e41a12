// A promise that was not kept: said at once, wherever the game is, and again by every page that is opened on it.
import { html, useState } from "../../../vendor/preact.js";
import { receiptText } from "../../fair/receipts.js";
import { t } from "../../words/words.js";

/** @param {{store: import("../../state/table.js").TableStore}} props */
export function BrokenPromise({ store }) {
  const [read, setRead] = useState(/** @type {string | null} */ (null));
  const fault = store.broken.value;
  if (!fault || fault === read) return null;
  return html`<div class="broken-promise" role="alert">
    <p>${t(`page-promise-${fault}`)}</p>
    <${ReceiptButton} table=${store.id} />
    <button class="button small" onClick=${() => setRead(fault)}>${t("page-dismiss")}</button>
  </div>`;
}

/** Save what this device wrote down before the game.
 * @param {{table: string}} props */
export function ReceiptButton({ table }) {
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([receiptText(table)], { type: "application/json" }));
    link.download = `whistlestop-${table}.receipt.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return html`<button class="button small" onClick=${save}>${t("page-receipt")}</button>`;
}
