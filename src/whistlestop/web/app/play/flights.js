// Cards that fly from where they were to who has them now. Ornament only: the view is already there. One tap ends them.

const LONG = 420; // ms

/** @param {readonly any[]} news @param {number | null} seat the viewer's */
export function fly(news, seat) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) return;
  let wait = 0;
  for (const event of news) {
    const from = start(event);
    if (!from) continue;
    const goal = event.seat === seat ? document.querySelector("[data-part=hand]") : document.querySelector(`[data-player="${event.seat}"] .emblem`);
    if (goal) launch(from.getBoundingClientRect(), goal.getBoundingClientRect(), event.card ?? null, wait);
    wait += 140;
  }
}

/** @param {any} event */
function start(event) {
  if (event.event === "card-taken") return document.querySelector(`[data-place="${event.place}"] .card`);
  if (event.event === "card-drawn") return document.querySelector("[data-part=deck] .card");
  if (event.event === "tickets-drawn") return document.querySelector("[data-part=ticket-deck] .card");
  return null;
}

/** @param {DOMRect} from @param {DOMRect} to @param {string | null} kind @param {number} delay */
export function launch(from, to, kind, delay) {
  const card = document.createElement("span");
  card.className = `card flying ${kind ?? "back"}`;
  card.setAttribute("aria-hidden", "true");
  document.body.append(card);
  const dx = to.x + to.width / 2 - from.x - from.width / 2;
  const dy = to.y + to.height / 2 - from.y - from.height / 2;
  Object.assign(card.style, { left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px`, height: `${from.height}px` });
  const moving = card.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 30}px) scale(1.08)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) scale(.45)`, opacity: 0.2 },
    ],
    { duration: LONG, delay, easing: "cubic-bezier(.3,.1,.3,1)", fill: "backwards" },
  );
  moving.onfinish = () => card.remove();
  moving.oncancel = () => card.remove();
}

addEventListener("pointerdown", () => {
  for (const it of document.getAnimations()) {
    const target = /** @type {KeyframeEffect | null} */ (it.effect)?.target;
    if (target instanceof Element && target.closest(".flying, .new")) it.finish();
  }
});
