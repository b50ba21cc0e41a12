// Somebody's time ran out and a bot played for them: that is said, so that nobody wonders who moved.
import { html, useEffect, useRef, useState } from "../../vendor/preact.js";
import { Emblem } from "../art/signs.js";
import { t } from "../words/words.js";

/** @typedef {import("../state/table.js").TableStore} TableStore */
const SHOWN = 5_000; // ms

/** @param {{store: TableStore}} props */
export function TimeUp({ store }) {
  const [seat, show] = useState(/** @type {number | null} */ (null));
  const before = useRef(/** @type {(number | null)[]} */ ([])); // deadlines as they stood before the news
  const news = store.news.value;
  const info = store.info.value;
  useEffect(() => {
    const late = lateSeat(news, before.current, Date.now() + store.ahead);
    if (late === null) return undefined;
    show(late);
    const timer = setTimeout(() => show(null), SHOWN);
    return () => clearTimeout(timer);
  }, [news]);
  useEffect(() => {
    before.current = (info?.seats ?? []).map((it) => (it.kind === "person" ? (it.deadline ?? null) : null));
  }, [info]);
  if (seat === null) return null;
  return html`<p class="toast time-up" role="status"><${Emblem} seat=${seat} /><span>${t("page-time-up", { who: seat === store.seat.value ? "you" : "other", name: store.names.value[seat] ?? "" })}</span></p>`;
}

/**
 * A person's seat that moved when its time was over. At zero the server lets a bot decide, so that was the bot.
 * @param {readonly any[]} news
 * @param {readonly (number | null)[]} deadlines by seat, before the news
 * @param {number} now by the server's clock
 */
function lateSeat(news, deadlines, now) {
  const moved = news.find((it) => it.seat !== undefined && it.event !== "turn-began")?.seat;
  const deadline = moved === undefined ? null : deadlines[moved];
  return deadline != null && deadline <= now ? moved : null;
}
