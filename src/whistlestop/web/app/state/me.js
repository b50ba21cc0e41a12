// Who is here: a guest, made the first time something needs one.
import { signal } from "../../vendor/preact.js";
import { Refused, get, post, request } from "../net/api.js";
import { Connection } from "../net/socket.js";
import { keeps, known, name } from "./prefs.js";
import { whenReady } from "./server.js";

/** @type {import("../../vendor/preact.js").Signal<import("../../wire").GuestInfo | null>} */
export const me = signal(null);
export const connection = new Connection();
/**
 * Who asks for a game, and whom one has asked oneself.
 * @type {import("../../vendor/preact.js").Signal<readonly import("../../wire").Challenged[]>}
 */
export const challenges = signal([]);
connection.overhears = (/** @type {any} */ answer) => {
  if (answer.type === "challenged") challenges.value = [...challenges.value.filter((it) => it.challenge !== answer.challenge), answer];
};

/** @type {Promise<void> | null} */
let asking = null;

/**
 * Make sure that there is a guest, and a line to the server.
 * @returns {Promise<void>}
 */
export function signIn() {
  asking ??= (async () => {
    await whenReady();
    me.value = await post("/api/guest", { name: name.value }); // whoever is here already stays who they are
    known.value = true;
    connection.start();
  })();
  asking.catch(() => (asking = null));
  return asking;
}

/**
 * Somebody who has been here before, without making anybody new.
 * @returns {Promise<boolean>}
 */
export async function lookWhoIsHere() {
  if (keeps && !known.value) return false;
  try {
    me.value = await get("/api/me");
    connection.start(); // others may ask for a game
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** @param {string} wanted */
export async function rename(wanted) {
  name.value = wanted;
  if (me.value) me.value = await request("PATCH", "/api/me", { name: wanted });
}

/**
 * A code by which another device becomes this guest.
 * @returns {Promise<import("../../wire").HandOver>}
 */
export async function handOver() {
  await signIn();
  return post("/api/me/handover");
}

/**
 * This is the other device.
 * @param {string} code
 */
export async function takeOver(code) {
  me.value = await post("/api/handover", { code: code.trim() });
  known.value = true;
  name.value = me.value?.name ?? "";
}

/** Delete everything that names this guest, here and on the server. */
export async function forgetMe() {
  connection.stop(); // it ends with the guest, and must not make another one
  try {
    await request("DELETE", "/api/me");
  } catch (error) {
    if (asking) connection.start();
    throw error;
  }
  name.value = "";
  signedOut();
}

/** Whoever was here is not any more; the next to play is somebody new. */
export function signedOut() {
  me.value = null;
  known.value = false;
  asking = null;
}

connection.unknown = async () => {
  if (!connection.listeners.size && !connection.waiting.size) {
    signedOut();
    connection.stop();
    return;
  }
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
