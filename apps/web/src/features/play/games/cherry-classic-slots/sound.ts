import type { GameSound, Timbre } from '../../model/game-sound.ts';

/** A bell of a mechanical slot machine: strike note, minor third, fifth and octave. */
const bell: Timbre = {
  voice: 'body',
  partials: [
    [1, 0.7, 1],
    [2, 1, 0.8],
    [2.4, 0.55, 0.55],
    [3, 0.4, 0.5],
    [4.2, 0.4, 0.35],
    [5.6, 0.2, 0.25],
  ],
  strike: 0.3,
};
const clunk: Timbre = { voice: 'drum', drop: 1.1, stick: 0.9 };
const latch: Timbre = {
  voice: 'body',
  partials: [
    [1, 1, 1],
    [1.42, 0.7, 0.8],
    [2.67, 0.5, 0.5],
  ],
  strike: 0.8,
};
const ratchet: Timbre = { voice: 'noise', to: 1_500, q: 2.2, grains: 9 };

/** The bells, latches and springs of a mechanical slot machine, in C major. */
export const sound: GameSound = {
  trimDb: 2.7,
  rootHz: 523.25,
  scale: [0, 4, 7, 9],
  lead: { timbre: bell, seconds: 0.9, gain: 1 },
  melody: [0, 1, 2, 4, 2, 4, 5, 6, 4, 5, 6, 8, 6, 8, 6, 8],
  room: [0.5, 0.2],
  sounds: {
    start: {
      layers: [
        { timbre: ratchet, hz: 900, seconds: 0.32, gain: 0.6 },
        { timbre: clunk, hz: 88, seconds: 0.16, gain: 0.7, at: 0.3 },
        { timbre: latch, hz: 620, seconds: 0.1, gain: 0.35, at: 0.3 },
      ],
    },
    stop: {
      layers: [
        { timbre: clunk, hz: 120, seconds: 0.13, gain: 0.9 },
        { timbre: latch, hz: 840, seconds: 0.09, gain: 0.4 },
      ],
      rise: 1,
    },
    tick: { layers: [{ timbre: latch, hz: 2_300, seconds: 0.05, gain: 0.6 }] },
  },
  accent: [0, 0.09, 0.18, 0.27, 0.36, 0.45, 0.54, 0.63].map((at) => {
    return { timbre: bell, hz: 1_568, seconds: 0.5, gain: 0.3, at };
  }),
  moving: {
    seconds: 1,
    gain: 1,
    layers: Array.from({ length: 12 }, (_, tooth) => {
      return { timbre: latch, hz: tooth % 3 === 0 ? 430 : 380, seconds: 0.05, gain: 0.13, at: tooth / 12 };
    }),
  },
};
