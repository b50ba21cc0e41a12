// Who is here: a guest, made the first time something needs one.
import { signal } from "../../vendor/preact.js";
import { get, post, request } from "../net/api.js";
import { Line } from "../net/line.js";
import { known, name } from "./prefs.js";

/** @type {import("../../vendor/preact.js").Signal<import("../../wire").GuestInfo | null>} */
export const me = signal(null);
export const line = new Line();

/** @type {Promise<void> | null} */
let asking = null;

/**
 * Make sure that there is a guest, and a line to the server.
 * @returns {Promise<void>}
 */
export function signIn() {
  asking ??= (async () => {
    me.value = await post("/api/guest", { name: name.value }); // whoever is here already stays who they are
    known.value = true;
    line.start();
  })();
  asking.catch(() => (asking = null));
  return asking;
}

/** @param {string} wanted */
export async function rename(wanted) {
  name.value = wanted;
  if (me.value) me.value = await request("PATCH", "/api/me", { name: wanted });
}

line.unknown = async () => {
  asking = null;
  await signIn();
};

/**
 * What can be played here.
 * @type {import("../../vendor/preact.js").Signal<import("../../wire").Offer | null>}
 */
export const offer = signal(null);

export async function loadOffer() {
  offer.value ??= await get("/api/offer");
}
