import type { GameSound, Timbre } from '../../model/game-sound.ts';

const celesta: Timbre = { voice: 'fm', ratio: 4, index: 0.9, dulls: 3 };
const felt: Timbre = { voice: 'drum', drop: 0.5, stick: 0.2 };
const air: Timbre = { voice: 'noise', to: 2_600, q: 1.4, attack: 0.09 };
const glow: Timbre = { voice: 'fm', ratio: 1, index: 0.3, dulls: 0.4, attack: 0.7, sustained: true };

/** A celesta under a clear sky, in D lydian. */
export const sound: GameSound = {
  trimDb: -1.9,
  rootHz: 587.33,
  scale: [0, 2, 4, 6, 7, 9, 11],
  lead: { timbre: celesta, seconds: 1.1, gain: 0.85 },
  melody: [0, 2, 4, 7, 6, 9, 8, 11, 7, 9, 11, 14, 11, 13, 14, 16],
  room: [1.3, 0.4],
  sounds: {
    start: {
      layers: [
        { timbre: air, hz: 900, seconds: 0.5, gain: 0.3 },
        { timbre: celesta, note: 0, seconds: 0.5, gain: 0.35 },
        { timbre: celesta, note: 4, seconds: 0.6, gain: 0.3, at: 0.09 },
      ],
    },
    stop: {
      layers: [
        { timbre: felt, hz: 105, seconds: 0.16, gain: 0.8 },
        { timbre: celesta, hz: 1_174.66, seconds: 0.2, gain: 0.16 },
      ],
      rise: -0.7,
    },
    tense: {
      layers: [
        { timbre: felt, hz: 118, seconds: 0.2, gain: 0.8 },
        { timbre: celesta, note: 7, seconds: 0.5, gain: 0.3 },
      ],
      rise: 'scale',
    },
    symbol: {
      layers: [
        { timbre: celesta, note: 2, seconds: 1.1, gain: 0.6 },
        { timbre: celesta, note: 9, seconds: 0.8, gain: 0.25, at: 0.06 },
      ],
      rise: 'scale',
    },
    tick: { layers: [{ timbre: celesta, note: 10, seconds: 0.09, gain: 0.5 }], rise: 0.25 },
  },
  accent: [
    { timbre: air, hz: 1_200, seconds: 1.6, gain: 0.3 },
    { timbre: celesta, note: -7, seconds: 2.2, gain: 0.6 },
  ],
  moving: {
    seconds: 1,
    gain: 1,
    layers: [0, 0.25, 0.5, 0.75].map((at) => ({ timbre: air, hz: 700, seconds: 0.6, gain: 0.12, at })),
  },
  ambience: {
    during: 'feature',
    seconds: 8,
    gain: 0.43,
    layers: [
      { timbre: glow, note: -14, seconds: 5, gain: 0.5 },
      { timbre: glow, note: -10, seconds: 5, gain: 0.3, at: 4 },
      { timbre: glow, note: -13, seconds: 5, gain: 0.4, at: 4 },
      ...[0, 4, 2, 6, 4, 8, 7, 4, 1, 5, 3, 6, 5, 8, 7, 3].map((note, step) => {
        return { timbre: celesta, note, seconds: 0.9, gain: 0.3, at: step / 2 };
      }),
    ],
  },
};
