// Ask somebody by name for a game of two.
import { html, useState } from "../../../vendor/preact.js";
import { SHIPPED } from "../../constants.js";
import { connection, signIn } from "../../state/me.js";
import { gameName } from "../../words/games.js";
import { t } from "../../words/words.js";
import { Select, TextField } from "../parts/fields.js";
import { Trouble, useTask } from "../parts/task.js";

/** @param {{rated: boolean, close: () => void}} props */
export function Ask({ rated, close }) {
  const [name, setName] = useState("");
  const [game, setGame] = useState(SHIPPED[0]);
  const { doing, problem, run } = useTask();
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    run("ask", async () => {
      await signIn();
      await connection.send({ type: "challenge", name, game, rated });
      close(); // what comes of it is told wherever they are by then
    });
  };
  return html`<form class="stack" onSubmit=${submit} aria-label=${t("page-people-ask")}>
    <p class="named">${t("page-people-ask")}</p>
    <${TextField} label=${t("page-people-ask-name")} about=${t("page-people-ask-about")} value=${name} write=${setName} maxlength="24" autocomplete="off" required />
    <${Select} label=${t("page-game")} value=${game} choose=${setGame} options=${SHIPPED.map((it) => ({ value: it, label: gameName(it) }))} />
    <${Trouble} problem=${problem} />
    <button class="button" disabled=${Boolean(doing)}>${t("page-people-ask-send")}</button>
  </form>`;
}
