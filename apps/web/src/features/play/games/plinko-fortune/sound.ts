import type { GameSound, Timbre } from '../../model/game-sound.ts';

/** A bar of rosewood over a resonator. */
const marimba: Timbre = {
  voice: 'body',
  partials: [
    [1, 1, 1],
    [3.93, 0.3, 0.3],
    [9.24, 0.1, 0.12],
  ],
  strike: 0.25,
};
/** A wooden peg. */
const peg: Timbre = {
  voice: 'body',
  partials: [
    [1, 1, 1],
    [2.57, 0.5, 0.6],
    [4.9, 0.25, 0.4],
  ],
  strike: 0.7,
};
const tray: Timbre = { voice: 'drum', drop: 0.3, stick: 0.7 };
const chute: Timbre = { voice: 'noise', to: 900, q: 1.3, attack: 0.05 };

/** A ball on wooden pegs, and a marimba, in G major pentatonic. */
export const sound: GameSound = {
  trimDb: 6,
  rootHz: 392,
  scale: [0, 2, 4, 7, 9],
  lead: { timbre: marimba, seconds: 0.5, gain: 0.75 },
  melody: [0, 2, 3, 5, 4, 5, 7, 8, 5, 7, 8, 10, 8, 10, 12, 13],
  room: [0.45, 0.18],
  sounds: {
    start: {
      layers: [
        { timbre: peg, hz: 520, seconds: 0.08, gain: 0.5 },
        { timbre: chute, hz: 500, seconds: 0.25, gain: 0.25, at: 0.04 },
      ],
    },
    hit: {
      layers: [
        { timbre: peg, hz: 590, seconds: 0.09, gain: 0.8 },
        { timbre: marimba, note: 0, seconds: 0.2, gain: 0.3 },
      ],
      rise: 0.75,
    },
    land: {
      layers: [
        { timbre: tray, hz: 130, seconds: 0.16, gain: 0.8 },
        { timbre: peg, hz: 430, seconds: 0.08, gain: 0.35, at: 0.09 },
      ],
    },
    tick: { layers: [{ timbre: peg, hz: 1_180, seconds: 0.05, gain: 0.55 }], rise: 0.25 },
  },
  accent: [0, 2, 4, 5, 7, 9, 10, 12].map((note, step) => {
    return { timbre: marimba, note, seconds: 0.7, gain: 0.4, at: step / 14 };
  }),
};
