// Short wooden sounds and the browser's voice, each with a switch.
import { kept } from "./page.js";
const NOTES = {
  card: [330, 0.05],
  draw: [240, 0.06],
  knock: [110, 0.18],
  turn: [520, 0.09],
  win: [660, 0.3],
};
let air = null;
document.addEventListener(
  "pointerdown",
  () => {
    air ??= new AudioContext();
  },
  { once: true },
);
export function play(name) {
  if (!air || kept("sound") === "0" || !NOTES[name]) return;
  const [pitch, length] = NOTES[name];
  const [tone, level, now] = [
    new OscillatorNode(air, { type: "triangle" }),
    new GainNode(air),
    air.currentTime,
  ];
  for (const [sound, from, to] of [
    [tone.frequency, pitch, pitch * 0.6],
    [level.gain, 0.25, 0.001],
  ])
    sound.setValueAtTime(from, now).exponentialRampToValueAtTime(to, now + length);
  tone.connect(level).connect(air.destination);
  tone.start(now);
  tone.stop(now + length);
}
export function announce(words) {
  if (!words || kept("voice") !== "1" || !window.speechSynthesis) return;
  speechSynthesis.cancel();
  speechSynthesis.speak(
    Object.assign(new SpeechSynthesisUtterance(words), { lang: document.documentElement.lang }),
  );
}
