// A mail when it is your move, where the server sends mail: an address, a code that comes back from it, and its end.
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { get, post, request } from "../../net/api.js";
import { known } from "../../state/prefs.js";
import { language, t } from "../../words/words.js";
import { Trouble, useTask } from "../parts/task.js";
import { TextField } from "../parts/fields.js";

/** @typedef {import("../../../wire").MailInfo} MailInfo */

export function Mail() {
  const [info, setInfo] = useState(/** @type {MailInfo | null} */ (null));
  const [text, setText] = useState("");
  const { doing, problem, run } = useTask();
  useEffect(() => {
    if (known.value) get("/api/me/mail").then(setInfo).catch(() => {});
  }, []);
  if (!info?.possible) return null;
  /** @param {() => Promise<MailInfo>} wish */
  const ask = (wish) =>
    run("mail", async () => {
      setInfo(await wish());
      setText("");
    });
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    const wanted = text.trim();
    if (info.state === "unconfirmed") ask(() => post("/api/me/mail/confirm", { code: wanted }));
    else ask(() => request("PUT", "/api/me/mail", { address: wanted, language: language.value }));
  };
  return html`<details class="more-options">
    <summary class="named">${t("page-mail")}</summary>
    <form class="stack" onSubmit=${submit}>
      <p class="quiet" role="status">${t(`page-mail-${info.state}`)}</p>
      ${info.state === "confirmed"
        ? null
        : html`<${TextField} key=${info.state} label=${t(info.state === "none" ? "page-mail-address" : "page-mail-code")} value=${text} write=${setText}
              type=${info.state === "none" ? "email" : "text"} autocomplete=${info.state === "none" ? "email" : "one-time-code"} maxlength="200" />
            <button class="button" disabled=${Boolean(doing) || !text.trim()}>${t(info.state === "none" ? "page-mail-give" : "page-mail-confirm")}</button>`}
      ${info.state === "none"
        ? null
        : html`<button type="button" class="button" disabled=${Boolean(doing)} onClick=${() => ask(() => request("DELETE", "/api/me/mail"))}>${t("page-mail-drop")}</button>`}
      <${Trouble} problem=${problem} />
    </form>
  </details>`;
}
