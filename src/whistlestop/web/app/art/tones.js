// How it sounds: a soft clack for wagons, paper for cards, a whistle for the last round, a bell when it is your turn. All of
// it is made here and nothing recorded.
const LOUD = 0.5;
const MOST_WAGONS = 6;
const MOST_CARDS = 4;

/** @type {AudioBuffer | null} */
let hiss = null;

/** A second of noise, made once.
 * @param {AudioContext} audio */
function noise(audio) {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const data = hiss.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = 2 * Math.random() - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  return source;
}

/** Up quickly, down slowly.
 * @param {AudioContext} audio @param {number} at @param {number} loud @param {number} rise @param {number} fall */
function swell(audio, at, loud, rise, fall) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * LOUD, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(audio.destination);
  return gain;
}

/** @param {AudioContext} audio @param {number} at @param {BiquadFilterType} type @param {number} from @param {number} to @param {number} length */
function filtered(audio, at, type, from, to, length) {
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  return filter;
}

/** @param {AudioContext} audio @param {number} at */
function paper(audio, at) {
  const source = noise(audio);
  source.connect(filtered(audio, at, "bandpass", 1800, 5200, 0.12)).connect(swell(audio, at, 0.22, 0.03, 0.1));
  source.start(at, Math.random() * 0.5, 0.16);
}

/** Wood on wood.
 * @param {AudioContext} audio @param {number} at */
function clack(audio, at) {
  const source = noise(audio);
  source.connect(filtered(audio, at, "lowpass", 2400, 500, 0.05)).connect(swell(audio, at, 0.5, 0.002, 0.05));
  source.start(at, Math.random() * 0.5, 0.08);
  tone(audio, at, 190, 120, 0.35, 0.003, 0.08, "sine");
}

/** @param {AudioContext} audio @param {number} at @param {number} from @param {number} to @param {number} loud @param {number} rise @param {number} fall @param {OscillatorType} type */
function tone(audio, at, from, to, loud, rise, fall, type) {
  const oscillator = audio.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + rise + fall);
  oscillator.connect(swell(audio, at, loud, rise, fall));
  oscillator.start(at);
  oscillator.stop(at + rise + fall + 0.05);
}

/** Three pipes and some steam: short, then long.
 * @param {AudioContext} audio @param {number} at */
function whistle(audio, at) {
  for (const [late, length] of [[0, 0.25], [0.38, 0.9]]) {
    for (const pitch of [554, 659, 831]) tone(audio, at + late, pitch * 0.97, pitch, 0.1, 0.08, length, "triangle");
    const steam = noise(audio);
    steam.connect(filtered(audio, at + late, "bandpass", 2600, 3200, length)).connect(swell(audio, at + late, 0.05, 0.06, length));
    steam.start(at + late, 0, length + 0.1);
  }
}

/** @param {AudioContext} audio @param {number} at */
export function bell(audio, at) {
  for (const [pitch, loud] of [[1046, 0.12], [1568, 0.06], [2637, 0.02]]) tone(audio, at, pitch, pitch, loud, 0.004, 0.7, "sine");
}

/** @type {Record<string, (event: any) => {play: (audio: AudioContext, at: number) => void, times: number, apart: number}>} */
const HEARD = {
  "route-claimed": (event) => ({ play: clack, times: Math.min(event.trains, MOST_WAGONS), apart: 0.11 }),
  "station-built": () => ({ play: clack, times: 2, apart: 0.13 }),
  "card-taken": () => ({ play: paper, times: 1, apart: 0 }),
  "card-drawn": () => ({ play: paper, times: 1, apart: 0 }),
  "tickets-drawn": (event) => ({ play: paper, times: Math.min(event.number, MOST_CARDS), apart: 0.13 }),
  "tunnel-card": () => ({ play: paper, times: 1, apart: 0 }),
  "pile-placed": (event) => ({ play: paper, times: Math.min(event.pile.cards + (event.pile.locos ?? 0), MOST_CARDS), apart: 0.1 }),
  "singles-placed": () => ({ play: paper, times: 3, apart: 0.1 }),
  "cards-moved": (event) => ({ play: paper, times: Math.min(event.number, MOST_CARDS), apart: 0.09 }),
  "train-robbed": () => ({ play: clack, times: 3, apart: 0.08 }),
  "last-turns": () => ({ play: whistle, times: 1, apart: 1.2 }),
};

/** What has just happened, one after the other.
 * @param {AudioContext} audio @param {readonly any[]} events */
export function hear(audio, events) {
  let at = audio.currentTime + 0.02;
  for (const event of events) {
    const heard = HEARD[event.event]?.(event);
    if (!heard) continue;
    for (let i = 0; i < heard.times; i++) heard.play(audio, at + i * heard.apart);
    at += heard.times * heard.apart + 0.12;
  }
}
