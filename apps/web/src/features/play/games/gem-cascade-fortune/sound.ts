import type { GameSound, Timbre } from '../../model/game-sound.ts';

/** A struck glass. */
const glass: Timbre = {
  voice: 'body',
  partials: [
    [1, 1, 1],
    [2.32, 0.45, 0.6],
    [4.25, 0.3, 0.35],
    [6.63, 0.16, 0.2],
  ],
  strike: 0.12,
};
const gravel: Timbre = { voice: 'noise', to: 2_600, q: 1.6, grains: 11 };
const shards: Timbre = { voice: 'noise', to: 6_500, q: 2, grains: 7 };
const breath: Timbre = { voice: 'fm', ratio: 2, index: 0.25, dulls: 0.3, attack: 0.8, sustained: true };

/** Struck glass and falling gems in a cave, in E major pentatonic. */
export const sound: GameSound = {
  trimDb: 2.6,
  rootHz: 659.25,
  scale: [0, 2, 4, 7, 9],
  lead: { timbre: glass, seconds: 0.9, gain: 0.75 },
  melody: [0, 2, 4, 5, 4, 5, 7, 9, 5, 7, 9, 10, 9, 10, 12, 14],
  room: [1.4, 0.42],
  sounds: {
    start: {
      layers: [
        { timbre: gravel, hz: 1_300, seconds: 0.4, gain: 0.4 },
        { timbre: glass, note: 0, seconds: 0.5, gain: 0.25 },
      ],
    },
    land: {
      layers: [
        { timbre: gravel, hz: 900, seconds: 0.18, gain: 0.5 },
        { timbre: glass, hz: 440, seconds: 0.3, gain: 0.4 },
      ],
      rise: 1.2,
    },
    burst: {
      layers: [
        { timbre: shards, hz: 2_800, seconds: 0.3, gain: 0.35 },
        { timbre: glass, note: 0, seconds: 0.8, gain: 0.5 },
        { timbre: glass, note: 2, seconds: 0.8, gain: 0.35, at: 0.05 },
      ],
      rise: 'scale',
    },
    symbol: {
      layers: [
        { timbre: glass, note: 3, seconds: 1.2, gain: 0.55 },
        { timbre: glass, note: 5, seconds: 1.1, gain: 0.35, at: 0.07 },
      ],
      rise: 'scale',
    },
    tick: { layers: [{ timbre: glass, hz: 2_637, seconds: 0.07, gain: 0.45 }], rise: 0.3 },
  },
  accent: [
    { timbre: shards, hz: 3_000, seconds: 1.4, gain: 0.3 },
    ...[0, 2, 4, 5, 7, 9].map((note, step) => ({ timbre: glass, note, seconds: 1.4, gain: 0.35, at: step / 14 })),
  ],
  ambience: {
    during: 'feature',
    seconds: 8,
    gain: 0.32,
    layers: [
      { timbre: breath, note: -10, seconds: 5, gain: 0.5 },
      { timbre: breath, note: -7, seconds: 5, gain: 0.4, at: 4 },
      ...[0, 3, 5, 2, 4, 7, 5, 3, 1, 4, 6, 3, 5, 8, 6, 4].map((note, step) => {
        return { timbre: glass, note: note - 5, seconds: 1, gain: 0.26, at: step / 2 };
      }),
    ],
  },
};
