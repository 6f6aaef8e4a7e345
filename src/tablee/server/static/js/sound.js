// Short wooden sounds and the browser's voice, each with a switch.

import { kept } from "./cookies.js";

/**
 * The pitch in hertz at which each sound begins, and its length in seconds.
 *
 * @type {Record<string, [number, number]>}
 */
const NOTES = {
  card: [330, 0.05],
  draw: [240, 0.06],
  knock: [110, 0.18],
  turn: [520, 0.09],
  win: [660, 0.3],
};
const LOUDNESS = 0.25;

/**
 * Browsers give air to sound only after a first gesture.
 *
 * @type {AudioContext | null}
 */
let air = null;
const breathe = () => {
  air = new AudioContext();
};
document.addEventListener("pointerdown", breathe, { once: true });

/**
 * Plays one of the sounds; a name that is none of them is silence.
 *
 * @param {string} [name]
 */
export function play(name = "") {
  const note = NOTES[name];
  if (!air || !note || kept("sound") === "0") return;
  const [pitch, length] = note;
  const tone = new OscillatorNode(air, { type: "triangle" });
  const level = new GainNode(air);
  const end = air.currentTime + length;
  tone.frequency.setValueAtTime(pitch, air.currentTime).exponentialRampToValueAtTime(pitch * 0.6, end);
  level.gain.setValueAtTime(LOUDNESS, air.currentTime).exponentialRampToValueAtTime(0.001, end);
  tone.connect(level).connect(air.destination);
  tone.start(air.currentTime);
  tone.stop(end);
}

/**
 * Says something aloud, instead of what is being said.
 *
 * @param {string} [words]
 */
export function announce(words = "") {
  if (!words || kept("voice") !== "1" || !window.speechSynthesis) return;
  const saying = new SpeechSynthesisUtterance(words);
  saying.lang = document.documentElement.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(saying);
}
