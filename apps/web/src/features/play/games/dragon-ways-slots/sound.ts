import type { GameSound, Timbre } from '../../model/game-sound.ts';

const taiko: Timbre = { voice: 'drum', drop: 0.7, stick: 0.6 };
const rim: Timbre = { voice: 'drum', drop: 0.1, stick: 1 };
const koto: Timbre = { voice: 'pluck', bright: 0.72 };
const gong: Timbre = {
  voice: 'body',
  partials: [
    [1, 1, 1],
    [1.52, 0.6, 0.8],
    [2.31, 0.5, 0.7],
    [3.43, 0.35, 0.5],
    [4.77, 0.25, 0.4],
  ],
  strike: 0.1,
};

/** Taiko drums, a koto and a gong, in a Japanese pentatonic scale on D. */
export const sound: GameSound = {
  trimDb: 3.7,
  rootHz: 293.66,
  scale: [0, 2, 5, 7, 9],
  lead: { timbre: koto, seconds: 1.2, gain: 1 },
  melody: [0, 2, 3, 5, 4, 5, 7, 8, 5, 7, 8, 10, 8, 9, 10, 12],
  room: [0.9, 0.28],
  sounds: {
    start: {
      layers: [
        { timbre: taiko, hz: 62, seconds: 0.5, gain: 0.9 },
        { timbre: rim, hz: 320, seconds: 0.06, gain: 0.3, at: 0.16 },
      ],
    },
    stop: { layers: [{ timbre: taiko, hz: 82, seconds: 0.3, gain: 0.9 }], rise: 0.8 },
    tense: {
      layers: [
        { timbre: taiko, hz: 104, seconds: 0.3, gain: 0.9 },
        { timbre: koto, note: 5, seconds: 0.7, gain: 0.35 },
      ],
      rise: 'scale',
    },
    symbol: {
      layers: [
        { timbre: koto, note: 3, seconds: 1.2, gain: 0.6 },
        { timbre: koto, note: 5, seconds: 1.1, gain: 0.4, at: 0.05 },
        { timbre: gong, hz: 196, seconds: 1.2, gain: 0.2 },
      ],
      rise: 'scale',
    },
    tick: { layers: [{ timbre: rim, hz: 410, seconds: 0.05, gain: 0.6 }] },
  },
  accent: [
    { timbre: gong, hz: 98, seconds: 3, gain: 0.8 },
    ...[0, 0.12, 0.24, 0.33, 0.41, 0.48].map((at) => ({ timbre: taiko, hz: 70, seconds: 0.4, gain: 0.5, at })),
  ],
  moving: {
    seconds: 1,
    gain: 1,
    layers: [0, 0.25, 0.5, 0.75].map((at) => ({
      timbre: taiko,
      hz: 96,
      seconds: 0.22,
      gain: at === 0 ? 0.22 : 0.14,
      at,
    })),
  },
  ambience: {
    during: 'feature',
    seconds: 8,
    gain: 1.4,
    layers: [
      ...[0, 1.5, 2, 3, 4, 5.5, 6, 7, 7.5].map((at) => {
        return { timbre: taiko, hz: at % 4 === 0 ? 58 : 80, seconds: 0.5, gain: at % 4 === 0 ? 0.6 : 0.35, at };
      }),
      ...[0, 2, 3, 5, 4, 3, 2, 1, 0, -1, 0, 2, 3, 2, 1, 0].map((note, step) => {
        return { timbre: koto, note, seconds: 1, gain: 0.32, at: step / 2 };
      }),
    ],
  },
};
