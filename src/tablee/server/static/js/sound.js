// Short wooden sounds and the browser's voice; each with a switch, silent before any gesture.

import { kept } from "./cookies.js";

const FULL = 100; // of the volume
const USUAL = 60;
const HALF_LOUD = 0.35; // what all sounds are brought down to at full volume
const GESTURES = ["pointerdown", "keydown"];

/**
 * Makes a sound heard; browsers give it air only after a first gesture.
 *
 * @type {((name: string, loudness: number) => void) | null}
 */
let sound = null;

async function breathe() {
  for (const gesture of GESTURES) document.removeEventListener(gesture, breathe);
  const air = new AudioContext();
  const { furnish, strike } = await import("./wood.js");
  const room = furnish(air);
  sound = (name, loudness) => strike(room, name, loudness);
}
for (const gesture of GESTURES) document.addEventListener(gesture, breathe);

/** How loud it is to be here, from 0 to 1. */
const volume = () => (kept("sound") === "0" ? 0 : Number(kept("volume") ?? USUAL) / FULL);

/**
 * Plays one of the sounds; a name that is none of them is silence.
 *
 * @param {string} [name]
 */
export function play(name = "") {
  const loudness = volume() ** 2 * HALF_LOUD; // as ears count
  if (name && loudness) sound?.(name, loudness);
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
  saying.volume = volume();
  speechSynthesis.cancel();
  speechSynthesis.speak(saying);
}
