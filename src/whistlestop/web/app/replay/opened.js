// Games from files of one's own. The server keeps them for a while and stores nothing, so this tab keeps the file's text:
// should the server have forgotten it, it is opened again.
import { FROM_FILE } from "../constants.js";
import { Refused, get, post } from "../net/api.js";
import { language, loadWords } from "../words/words.js";

const LARGEST = 240_000; // characters; the server says no to little more
const KEY = "whistlestop-opened-"; // of what this tab keeps, before the id

/** @param {string} id */
export const isFromFile = (id) => id.startsWith(FROM_FILE);

/** @param {string} key @returns {Refused} */
const refusal = (key) => new Refused({ type: "error", code: "unreadable", key, sentence: "" });

/**
 * @param {File} file
 * @returns {Promise<string>} the id of its game
 */
export async function openFile(file) {
  if (file.size > LARGEST) throw refusal("page-open-too-large");
  const text = await file.text().catch(() => Promise.reject(refusal("page-open-odd")));
  return (await openText(text)).table;
}

/** @param {string} text of a record @returns {Promise<import("../../wire").Table>} */
async function openText(text) {
  const info = await post("/api/opened", { text, language: language.value });
  try {
    sessionStorage.setItem(KEY + info.table, text);
  } catch {
    // no room: it can be looked at as long as the server knows it
  }
  return info;
}

/** @param {string} id @returns {string | null} the text of its file, if this tab has it */
function kept(id) {
  try {
    return sessionStorage.getItem(KEY + id);
  } catch {
    return null; // some browsers let nobody store anything
  }
}

/**
 * What the server says of a table, or of a game from a file.
 * @param {string} id
 * @param {import("../state/admission.js").Admission} admission
 * @returns {Promise<import("../../wire").Table>}
 */
export async function infoOf(id, admission) {
  try {
    return await get(`/api/tables/${id}`, admission);
  } catch (error) {
    if (!isFromFile(id) || !(error instanceof Refused) || error.code !== "no-table") throw error;
  }
  const text = kept(id);
  if (text) return openText(text);
  await loadWords("page-open");
  throw refusal("page-open-again");
}
