// Move to another device, or delete this guest.
import { html, useState } from "../../../vendor/preact.js";
import { forgetMe, handOver, takeOver } from "../../state/me.js";
import { known } from "../../state/prefs.js";
import { t } from "../../words/words.js";
import { plainCode } from "../home/join_code.js";
import { Trouble, useTask } from "../parts/task.js";
import { TextField } from "../parts/fields.js";
import { Qr } from "../parts/qr.js";

/** Everything here belongs to somebody else now: begin anew. */
const again = () => location.assign("/");

export function DeviceTransfer() {
  return html`<details class="more-options">
      <summary class="named">${t("page-device")}</summary>
      <div class="stack">
        ${known.value ? html`<${Away} />` : null}
        <${ArriveHere} />
      </div>
    </details>
    ${known.value ? html`<${Forget} />` : null}`;
}

/** A code to type on the other device. */
function Away() {
  const [code, setCode] = useState("");
  const { doing, problem, run } = useTask();
  const ask = () => run("code", async () => setCode((await handOver()).code));
  return html`<div class="stack">
    <p>${t("page-device-about")}</p>
    ${code
      ? html`<div class="invite-ways">
          <div class="stack"><p class="big-code" role="status">${code.toUpperCase().replace(/(.{4})(?=.)/, "$1 ")}</p><p class="quiet">${t("page-device-code-about")}</p></div>
          <${Qr} text=${`${location.origin}/join#device=${code}`} label=${t("page-device-qr")} about=${t("page-qr-about")} />
        </div>`
      : html`<button class="button" disabled=${Boolean(doing)} onClick=${ask}>${t("page-device-code")}</button>`}
    <${Trouble} problem=${problem} />
  </div>`;
}

/**
 * This is the other device.
 * @param {{first?: string}} props
 */
export function ArriveHere({ first = "" }) {
  const [code, setCode] = useState(first);
  const { doing, problem, run } = useTask();
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    run("take", async () => {
      await takeOver(plainCode(code));
      again();
    });
  };
  return html`<form class="stack" onSubmit=${submit}>
    <${TextField} label=${t("page-device-enter")} value=${code} write=${setCode} maxlength="12" autocomplete="off" autocapitalize="characters" class="input code-input" spellcheck=${false} />
    <button class="button" disabled=${Boolean(doing) || !code.trim()}>${t("page-device-take")}</button>
    <${Trouble} problem=${problem} />
  </form>`;
}

/** Two steps: it cannot be undone. */
function Forget() {
  const [sure, setSure] = useState(false);
  const { doing, problem, run } = useTask();
  const forget = () =>
    run("forget", async () => {
      await forgetMe();
      again();
    });
  return html`<details class="more-options">
    <summary class="named">${t("page-forget")}</summary>
    <div class="stack">
      <p>${t("page-forget-about")}</p>
      ${sure
        ? html`<div class="row">
            <button class="button go" disabled=${Boolean(doing)} onClick=${forget}>${t("page-forget-sure")}</button>
            <button class="button" onClick=${() => setSure(false)}>${t("page-cancel")}</button>
          </div>`
        : html`<button class="button" onClick=${() => setSure(true)}>${t("page-forget-go")}</button>`}
      <${Trouble} problem=${problem} />
    </div>
  </details>`;
}
