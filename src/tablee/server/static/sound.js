// Short wooden sounds and the browser's voice, each with a switch.
import { kept } from "./page.js";

const NOTES = { card: [330, 0.05], draw: [240, 0.06], knock: [110, 0.18], turn: [520, 0.09], win: [660, 0.3] };
let air = null;
document.addEventListener("pointerdown", () => { air ??= new AudioContext(); }, { once: true });

export function play(name) {
  if (!air || kept("sound") === "0" || !NOTES[name]) return;
  const [pitch, length] = NOTES[name];
  const [tone, level, end] = [air.createOscillator(), air.createGain(), air.currentTime + length];
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, air.currentTime);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, end);
  level.gain.setValueAtTime(0.25, air.currentTime);
  level.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(level).connect(air.destination);
  tone.start();
  tone.stop(end);
}
export function announce(words) {
  if (!words || kept("voice") !== "1" || !window.speechSynthesis) return;
  speechSynthesis.cancel();
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(words), { lang: document.documentElement.lang }));
}
