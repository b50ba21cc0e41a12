// What has been agreed about a table, in words.
import { t } from "../../words/words.js";

const MINUTES = 60;
const DAYS = 86_400;

/** @param {number | null | undefined} seconds */
export function clockText(seconds) {
  if (seconds == null) return t("page-clock-none");
  if (seconds % DAYS === 0) return t("page-clock-days", { number: seconds / DAYS });
  return seconds % MINUTES === 0 ? t("page-clock-minutes", { number: seconds / MINUTES }) : t("page-clock-seconds", { number: seconds });
}

/** One short line for everything that is not as usual.
 * @param {import("../../../wire").TableSettings} settings @returns {string[]} */
export function settingsText(settings) {
  const said = [t(settings.public ? "page-agreed-public" : "page-agreed-private")];
  if (settings.pass_and_play) said.push(t("page-agreed-pass"));
  if (settings.clock != null) said.push(t("page-agreed-clock", { time: clockText(settings.clock) }));
  if (settings.open_track) said.push(t("page-agreed-open-track"));
  if (settings.first != null) said.push(t("page-agreed-first", { number: settings.first + 1 }));
  if (settings.spectators === false) said.push(t("page-agreed-no-spectators"));
  if (settings.rated) said.push(t("page-agreed-rated"));
  if (settings.chances) said.push(t("page-agreed-chances"));
  if (settings.hints) said.push(t("page-agreed-hints"));
  return said;
}
