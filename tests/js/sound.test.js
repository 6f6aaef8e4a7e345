// Sounds: silent before a gesture, one of its own for each kind of event, as loud as one wants it.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { openPage } from "./page.js";

const window = openPage("<!doctype html><body></body>");

/** What was heard: pitches, noise and levels. */
let heard = { pitches: [], noises: 0, levels: [] };

class Node {
  connect(next) {
    return next;
  }
  start() {}
  stop() {}
}

const param = {
  setValueAtTime(level) {
    heard.levels.push(level);
    return param;
  },
  exponentialRampToValueAtTime: () => param,
};

Object.assign(globalThis, {
  AudioContext: class {
    sampleRate = 8;
    currentTime = 0;
    destination = new Node();
  },
  AudioBuffer: class {
    copyToChannel() {}
  },
  DynamicsCompressorNode: Node,
  BiquadFilterNode: Node,
  GainNode: class extends Node {
    gain = param;
  },
  OscillatorNode: class extends Node {
    constructor(_, { frequency }) {
      super();
      heard.pitches.push(frequency);
    }
  },
  AudioBufferSourceNode: class extends Node {
    constructor() {
      super();
      heard.noises += 1;
    }
  },
});

const { keep } = await import("../../src/tablee/server/static/js/cookies.js");
const { play } = await import("../../src/tablee/server/static/js/sound.js");
const NAMES = [
  ...["card", "draw", "knock", "turn", "win", "warning", "talk"],
  ...["flip", "topple", "raise", "fold", "splash", "flood", "stamp", "poise"],
];

/** @param {string} name */
function listen(name) {
  heard = { pitches: [], noises: 0, levels: [] };
  play(name);
  return heard;
}

beforeEach(() => {
  keep("volume", 60);
  keep("sound", 1);
});

test("nothing is heard before a gesture", async () => {
  assert.deepEqual(listen("card").levels, []);
  document.dispatchEvent(new window.Event("pointerdown"));
  await new Promise((resume) => setTimeout(resume, 100)); // until it has come
  assert.notDeepEqual(listen("card").levels, []);
});

test("each kind of event has a sound of its own", () => {
  const sounds = NAMES.map((name) => JSON.stringify(listen(name)));
  assert.ok(sounds.every((sound) => sound !== JSON.stringify({ pitches: [], noises: 0, levels: [] })));
  assert.equal(new Set(sounds).size, NAMES.length);
  assert.deepEqual(listen("no such sound").levels, []);
});

test("none is much louder than the others, and the volume is that of the browser's owner", () => {
  const loudest = (name) => Math.max(...listen(name).levels);
  const usual = NAMES.map(loudest);
  assert.ok(Math.max(...usual) < 4 * Math.min(...usual));
  keep("volume", 100);
  assert.ok(loudest("card") > usual[0]);
  keep("volume", 0);
  assert.deepEqual(listen("card").levels, []);
  keep("volume", 60);
  keep("sound", 0);
  assert.deepEqual(listen("card").levels, []);
});
