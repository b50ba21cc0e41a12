// Requests to the server that are not commands at a table. A refusal is thrown as `Refused`.
import { signal } from "../../vendor/preact.js";
import { headersOf } from "../state/admission.js";

/** Whether the server can store anything: with a full disk nothing can be done there. */
export const storing = signal(true);

/** What the server says when it does not do what was asked: `key` and `params` make the sentence (words/). */
export class Refused extends Error {
  /** @param {import("../../wire").Error} answer */
  constructor(answer) {
    super(answer.sentence);
    this.code = answer.code;
    this.key = answer.key;
    this.clause = answer.clause ?? null;
    this.params = answer.params ?? {};
    if (answer.code === "cannot-store") storing.value = false;
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {Record<string, string>} [headers]
 * @returns {Promise<any>}
 */
export async function request(method, path, body, headers = {}) {
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? headers : { ...headers, "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Unreachable(path);
  }
  const type = response.headers.get("content-type") ?? "";
  const answer = type.startsWith("application/json") ? await response.json() : await response.text();
  if (response.ok) return answer;
  if (answer && typeof answer === "object" && "code" in answer) throw new Refused(answer);
  throw new Unreachable(`${path}: ${response.status}`);
}

/** @param {string} path @param {import("../state/admission.js").Admission} [admission] how a spectator may come in */
export const get = (path, admission = {}) => request("GET", path, undefined, headersOf(admission));

/** @param {string} path @param {unknown} [body] */
export const post = (path, body = {}) => request("POST", path, body);

/**
 * A document of SVG. It comes parsed from the network: no text is ever made into markup in this page.
 * @param {string} path
 * @returns {Promise<SVGSVGElement>}
 */
export const getSvg = (path) => requestSvg("GET", path, null);

/** The same, for what must not stand in an address.
 * @param {string} path @param {unknown} body */
export const postSvg = (path, body) => requestSvg("POST", path, JSON.stringify(body));

/** @param {string} method @param {string} path @param {string | null} body @returns {Promise<SVGSVGElement>} */
function requestSvg(method, path, body) {
  return new Promise((resolve, reject) => {
    const wish = new XMLHttpRequest();
    wish.open(method, path);
    if (body !== null) wish.setRequestHeader("Content-Type", "application/json");
    wish.responseType = "document";
    wish.overrideMimeType("image/svg+xml");
    wish.onload = () => {
      const root = wish.status === 200 ? wish.responseXML?.documentElement : null;
      if (root) resolve(/** @type {any} */ (document.importNode(root, true)));
      else get(path).then(() => reject(new Unreachable(path)), reject); // why not, in words
    };
    wish.onerror = () => reject(new Unreachable(path));
    wish.send(body);
  });
}
