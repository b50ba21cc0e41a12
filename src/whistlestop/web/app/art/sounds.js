// When something is heard. Off until somebody asks for it, so what makes the sounds (tones.js) is fetched only then;
// browsers want a press before the first one.
import { useEffect, useRef } from "../../vendor/preact.js";
import { sound } from "../state/prefs.js";

/** @type {AudioContext | null} */
let context = null;

/**
 * Sounds on or off; switched on, one is heard.
 * @param {boolean} on
 */
export function setSound(on) {
  sound.value = on;
  if (!on) return;
  wakeSounds();
  sounding((tones, audio) => tones.bell(audio, audio.currentTime + 0.1));
}

/** Called from a press. */
function wakeSounds() {
  const Context = window.AudioContext;
  if (!Context) return;
  context ??= new Context();
  context.resume().catch(() => {});
}

addEventListener("pointerdown", () => sound.value && wakeSounds(), { passive: true });
addEventListener("keydown", () => sound.value && wakeSounds(), { passive: true });

/** @param {(tones: typeof import("./tones.js"), audio: AudioContext) => void} make */
function sounding(make) {
  const audio = context;
  if (audio) import("./tones.js").then((tones) => make(tones, audio), () => {}); // no sound is no harm
}

const running = () => sound.value && context?.state === "running";

/** A table that can be heard.
 * @param {import("../state/table.js").TableStore} store */
export function useSounds(store) {
  const mine = useRef(false);
  useEffect(() => store.news.subscribe((news) => void (news.length && running() && sounding((tones, audio) => tones.hear(audio, news)))), [store]);
  const myTurn = store.myTurn.value;
  useEffect(() => {
    if (myTurn && !mine.current && running()) sounding((tones, audio) => tones.bell(audio, audio.currentTime + 0.3));
    mine.current = myTurn;
  }, [myTurn]);
}
