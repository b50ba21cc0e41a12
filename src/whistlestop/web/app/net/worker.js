// The service worker that keeps the page's files for when there is no network (sw.js). Browsers have it on https and
// on this machine's own address only; elsewhere the page works without.

/** A script's address has to come from this policy; the only one it knows is ours. */
function scriptAddress() {
  const types = /** @type {any} */ (window).trustedTypes;
  if (!types) return "/sw.js";
  return types.createPolicy("whistlestop", { createScriptURL: () => "/sw.js" }).createScriptURL("");
}

/** After the page is up; failing is no harm. */
export async function startWorker() {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(scriptAddress());
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType("resource").map((it) => it.name).filter((it) => it.startsWith(`${location.origin}/v/`));
    active?.postMessage({ keep: files }); // what came before the worker was there
  } catch {
    // private windows and the like
  }
}
