// Who asks whom for a game: over whatever screen is there, until it is answered and read.
import { html, useEffect, useState } from "../../../vendor/preact.js";
import { go, route } from "../../router.js";
import { challenges, connection } from "../../state/me.js";
import { nonceHash } from "../../state/nonces.js";
import { gameName } from "../../words/games.js";
import { t } from "../../words/words.js";
import { Trouble, useTask } from "../parts/task.js";
import { usePeopleWords } from "./words.js";

/** @typedef {import("../../../wire").Challenged} Challenged */

/** @param {string} id */
const putAway = (id) => (challenges.value = challenges.value.filter((it) => it.challenge !== id));

/** @param {string} table @param {number} seat */
async function sitDown(table, seat) {
  await connection.send({ type: "ready", table, seat, hash: nonceHash(table, seat) }).catch(() => {});
  go(`/table/${table}`);
}

export function Challenges() {
  const ready = usePeopleWords();
  const [paired, setPaired] = useState(/** @type {{table: string, seat: number} | null} */ (null));
  useEffect(() => {
    /** @param {any} answer */
    const hear = (answer) => {
      if (answer.type !== "paired" || !challenges.value.some((it) => it.answer === "accepted")) return;
      const asked = challenges.value.some((it) => it.answer === "accepted" && it.mine);
      if (asked && route.value.parts[0] === "table") setPaired(answer); // nobody is taken away from a game
      else sitDown(answer.table, answer.seat).then(() => (challenges.value = []));
    };
    connection.listeners.add(hear);
    return () => void connection.listeners.delete(hear);
  }, []);
  if (!ready) return null;
  return html`<section class="challenges stack" aria-label=${t("page-people-challenges")}>
    ${challenges.value.map((it) => html`<${Question} key=${it.challenge} asked=${it} paired=${paired} />`)}
  </section>`;
}

/** @param {{asked: Challenged, paired: {table: string, seat: number} | null}} props */
function Question({ asked, paired }) {
  const { doing, problem, run } = useTask();
  const [left, setLeft] = useState(asked.until - asked.now);
  useEffect(() => {
    const begun = Date.now();
    const timer = setInterval(() => setLeft(Math.max(0, asked.until - asked.now - (Date.now() - begun))), 1000);
    return () => clearInterval(timer);
  }, [asked.challenge]);
  const { challenge, name, mine, answer } = asked;
  const game = gameName(asked.game);
  /** @param {boolean} accept */
  const reply = (accept) => run("reply", () => connection.send({ type: "reply", challenge, accept }));
  const away = html`<button class="button small" onClick=${() => putAway(challenge)}>${t("page-close")}</button>`;
  const said = answer ? t(`page-people-challenge-${answer}`, { name, who: mine ? "you" : "other" }) : t(mine ? "page-people-challenge-asked" : "page-people-challenge-asks", { name, game });
  return html`<div class="panel challenge" role="group" aria-label=${t("page-people-challenges")}>
    <p role="status">${said} ${asked.rated && !answer ? html`<span class="tag">${t("page-rated")}</span>` : null}</p>
    <span class="row">
      ${answer === "accepted" && paired ? html`<button class="button go small" onClick=${() => sitDown(paired.table, paired.seat).then(() => putAway(challenge))}>${t("page-sit-down")}</button>` : null}
      ${answer
        ? away
        : html`<span class="quiet figures" role="timer">${Math.ceil(left / 1000)}</span>
            ${mine
              ? html`<button class="button small" disabled=${Boolean(doing)} onClick=${() => run("withdraw", () => connection.send({ type: "unask", challenge }))}>${t("page-people-challenge-withdraw")}</button>`
              : html`<button class="button go small" disabled=${Boolean(doing)} onClick=${() => reply(true)}>${t("page-people-challenge-yes")}</button>
                  <button class="button small" disabled=${Boolean(doing)} onClick=${() => reply(false)}>${t("page-people-challenge-no")}</button>`}`}
    </span>
    <${Trouble} problem=${problem} />
  </div>`;
}
