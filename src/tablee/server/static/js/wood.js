// How wood, paper and water sound; fetched with the first gesture, before which nothing may be heard.

/** @typedef {{ air: AudioContext, out: AudioNode, hiss: AudioBuffer }} Room */

/**
 * One strike of wood: when it falls, its pitch in hertz, how long it rings, how loud it is, and how much of
 * it is the rustle of paper or water. Without a pitch there is only the rustle.
 *
 * @typedef {object} Strike
 * @property {number} [at] seconds after the first
 * @property {number} [pitch]
 * @property {number} length seconds
 * @property {number} [loud] from 0 to 1
 * @property {number} [rustle] from 0 to 1
 */

/**
 * A sound for each kind of event: few, and none like another.
 *
 * @type {Record<string, Strike[]>}
 */
const SOUNDS = {
  card: [{ pitch: 430, length: 0.07, loud: 0.6, rustle: 0.5 }],
  draw: [{ length: 0.13, loud: 0.5, rustle: 0.6 }],
  knock: [{ pitch: 130, length: 0.2, loud: 0.9 }],
  turn: strikes([520, 690], 0.1, 0.09, 0.55),
  win: strikes([392, 494, 587, 784], 0.13, 0.3, 0.6),
  warning: strikes([880, 880], 0.16, 0.05, 0.6),
  talk: [{ pitch: 740, length: 0.06, loud: 0.35 }],
  flip: strikes([520, 780, 1040], 0.06, 0.12, 0.55),
  topple: strikes([260, 200, 150, 110], 0.09, 0.12, 0.8),
  raise: strikes([392, 523, 659], 0.1, 0.22, 0.6),
  fold: strikes([440, 370, 330], 0.07, 0.08, 0.55),
  splash: [
    { pitch: 300, length: 0.1, loud: 0.6 },
    { at: 0.03, length: 0.4, loud: 0.6, rustle: 1 },
  ],
  flood: [
    { length: 0.7, loud: 0.7, rustle: 1 },
    { at: 0.35, pitch: 90, length: 0.3, loud: 0.9 },
  ],
  stamp: [{ pitch: 82, length: 0.16, loud: 1, rustle: 0.8 }],
  poise: [{ pitch: 620, length: 0.16, loud: 0.45 }],
};

/** The pitches of a struck wooden bar above its lowest, how loud each is and how long it rings. */
const WOOD = [
  [1, 1, 1],
  [2.76, 0.35, 0.45],
  [5.4, 0.12, 0.2],
];

/**
 * What sound goes through.
 *
 * @param {AudioContext} air
 * @returns {Room}
 */
export function furnish(air) {
  const out = new DynamicsCompressorNode(air); // two sounds at once are no louder than one
  out.connect(air.destination);
  const hiss = new AudioBuffer({ length: air.sampleRate, sampleRate: air.sampleRate });
  hiss.copyToChannel(
    Float32Array.from({ length: air.sampleRate }, () => Math.random() * 2 - 1),
    0,
  );
  return { air, out, hiss };
}

/**
 * Lets one of the sounds be heard; a name that is none of them is silence.
 *
 * @param {Room} room
 * @param {string} name
 * @param {number} loudness
 */
export function strike(room, name, loudness) {
  for (const one of SOUNDS[name] ?? []) {
    const { pitch, rustle = 0, length, loud = 1 } = one;
    const at = room.air.currentTime + (one.at ?? 0);
    if (pitch) ring(room, pitch, at, length, loud * loudness);
    if (rustle) brush(room, pitch ?? 900, at, length, loud * rustle * loudness);
  }
}

/**
 * Some strikes one after the other.
 *
 * @param {number[]} pitches
 * @param {number} apart seconds between two of them
 * @param {number} length
 * @param {number} loud
 * @returns {Strike[]}
 */
function strikes(pitches, apart, length, loud) {
  return pitches.map((pitch, k) => ({ at: k * apart, pitch, length, loud }));
}

/**
 * A struck bar: a few pitches that die away, the higher the sooner.
 *
 * @param {Room} room
 * @param {number} pitch
 * @param {number} at
 * @param {number} length
 * @param {number} loud
 */
function ring(room, pitch, at, length, loud) {
  for (const [above = 1, part = 1, rings = 1] of WOOD) {
    const tone = new OscillatorNode(room.air, { frequency: pitch * above });
    sound(room, tone, tone, at, length * rings, loud * part);
  }
}

/**
 * Paper or water: noise around a pitch.
 *
 * @param {Room} room
 * @param {number} pitch
 * @param {number} at
 * @param {number} length
 * @param {number} loud
 */
function brush(room, pitch, at, length, loud) {
  const noise = new AudioBufferSourceNode(room.air, { buffer: room.hiss });
  const body = new BiquadFilterNode(room.air, { type: "bandpass", frequency: pitch * 2, Q: 0.7 });
  sound(room, noise, noise.connect(body), at, length, loud);
}

/**
 * Lets something be heard that begins at once and dies away.
 *
 * @param {Room} room
 * @param {AudioScheduledSourceNode} source
 * @param {AudioNode} heard
 * @param {number} at
 * @param {number} length
 * @param {number} loud
 */
function sound(room, source, heard, at, length, loud) {
  const level = new GainNode(room.air, { gain: 0 });
  level.gain.setValueAtTime(loud, at).exponentialRampToValueAtTime(0.0005, at + length);
  heard.connect(level).connect(room.out);
  source.start(at);
  source.stop(at + length);
}
