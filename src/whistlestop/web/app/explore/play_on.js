// Play on from a moment of a finished game: who sits where, and whether hidden cards stay as they were.
import { html, useEffect, useState } from "../../vendor/preact.js";
import { newId } from "../net/random.js";
import { post } from "../net/api.js";
import { go } from "../router.js";
import { loadOffer, signIn } from "../state/me.js";
import { USUAL_BOT, ownName } from "../screens/home/start.js";
import { botsThereAre } from "../screens/parts/bots.js";
import { Dialog } from "../screens/parts/dialog.js";
import { Select, Switch } from "../screens/parts/fields.js";
import { Trouble, useTask } from "../screens/parts/task.js";
import { botName } from "../words/seats.js";
import { t } from "../words/words.js";

const ME = "";

/** @param {{store: import("../replay/replay_store.js").ReplayStore, close: () => void}} props */
export function PlayOn({ store, close }) {
  const moment = store.at.value;
  const names = store.names.value;
  const [own] = useState(() => store.seat.value ?? store.mine.value[0] ?? store.view.value?.to_move[0] ?? 0);
  const [seats, choose] = useState(() => names.map((_, seat) => /** @type {string} */ (seat === own ? ME : USUAL_BOT)));
  const [same, keep] = useState(false);
  const { doing, problem, run } = useTask();
  useEffect(() => void loadOffer().catch(() => {}), []);
  const mine = seats.filter((it) => it === ME).length;
  const start = () =>
    run("go", async () => {
      await signIn();
      const ack = await post("/api/commands", {
        type: "playon", id: newId(), table: store.id, moment, seats: seats.map((it) => it || null), same, name: ownName(), ...store.admission,
      });
      go(`/table/${ack.table}`);
    });
  return html`<${Dialog} title=${t("page-explore-onward")} close=${close} class="onward">
    <p><b>${t("page-replay-turn", { turn: store.view.value?.turn ?? 0 })}</b></p>
    <p>${t("page-explore-onward-about")}</p>
    ${names.map((name, seat) => html`<${Select} key=${seat} label=${t("page-explore-seat", { name })} value=${seats[seat]}
      options=${[{ value: ME, label: t("page-explore-me") }, ...botsThereAre().map((bot) => ({ value: bot, label: botName(bot) }))]}
      choose=${(/** @type {string} */ who) => choose(seats.map((it, at) => (at === seat ? who : it)))} />`)}
    ${mine === 1 ? html`<${Switch} label=${t("page-explore-same")} about=${t("page-explore-same-about")} checked=${same} toggle=${keep} />` : null}
    ${mine ? null : html`<p role="status">${t("page-explore-nobody")}</p>`}
    <button class="button go wide" disabled=${Boolean(doing) || !mine} onClick=${start}>${t("page-explore-go")}</button>
    <${Trouble} problem=${problem} />
  <//>`;
}
