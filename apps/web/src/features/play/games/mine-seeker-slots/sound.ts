import type { GameSound, Timbre } from '../../model/game-sound.ts';

const earth: Timbre = { voice: 'noise', to: 230, q: 0.8, attack: 0.015, grains: 3 };
const shovel: Timbre = {
  voice: 'body',
  partials: [
    [1, 1, 1],
    [2.7, 0.5, 0.6],
    [5.1, 0.3, 0.3],
  ],
  strike: 1,
};
/** A thumb piano: a tongue of metal on a box of wood. */
const kalimba: Timbre = {
  voice: 'body',
  partials: [
    [1, 1, 1],
    [3.1, 0.3, 0.25],
    [5.4, 0.5, 0.3],
    [0.5, 0.3, 0.4],
  ],
  strike: 0.6,
};
const cave: Timbre = { voice: 'fm', ratio: 0.5, index: 0.6, dulls: 0.3, attack: 0.9, sustained: true };
const drop: Timbre = { voice: 'drum', drop: -0.4, stick: 0 };

/** A shovel in the earth, and a thumb piano, in C sharp minor pentatonic. */
export const sound: GameSound = {
  trimDb: 3.9,
  rootHz: 277.18,
  scale: [0, 3, 5, 7, 10],
  lead: { timbre: kalimba, seconds: 0.7, gain: 1 },
  melody: [0, 1, 3, 5, 3, 5, 6, 8, 5, 6, 8, 10, 6, 8, 10, 11],
  room: [1, 0.3],
  sounds: {
    start: {
      layers: [
        { timbre: shovel, hz: 700, seconds: 0.2, gain: 0.4 },
        { timbre: earth, hz: 800, seconds: 0.4, gain: 0.5, at: 0.04 },
      ],
    },
    dig: {
      layers: [
        { timbre: earth, hz: 1_000, seconds: 0.24, gain: 0.8 },
        { timbre: shovel, hz: 1_400, seconds: 0.1, gain: 0.25 },
      ],
    },
    symbol: {
      layers: [
        { timbre: kalimba, note: 0, seconds: 0.9, gain: 0.7, at: 0.14 },
        { timbre: kalimba, note: 3, seconds: 0.7, gain: 0.3, at: 0.2 },
      ],
      rise: 'scale',
    },
    collect: {
      layers: [
        { timbre: earth, hz: 1_300, seconds: 0.22, gain: 0.4 },
        { timbre: shovel, hz: 1_500, seconds: 0.2, gain: 0.4, at: 0.08 },
        { timbre: kalimba, note: 5, seconds: 0.8, gain: 0.4, at: 0.12 },
      ],
    },
    tick: { layers: [{ timbre: kalimba, note: 10, seconds: 0.06, gain: 0.5 }], rise: 0.3 },
  },
  accent: [0, 3, 5, 8, 10].map((note, step) => ({ timbre: kalimba, note, seconds: 1.4, gain: 0.45, at: step / 9 })),
  ambience: {
    during: 'round',
    seconds: 8,
    gain: 0.33,
    layers: [
      { timbre: cave, hz: 138.59, seconds: 5, gain: 0.5 },
      { timbre: cave, hz: 123.47, seconds: 5, gain: 0.5, at: 4 },
      ...[0.7, 2.9, 5.2, 6.6].map((at, fall) => ({
        timbre: drop,
        hz: 900 + 160 * fall,
        seconds: 0.14,
        gain: 0.14,
        at,
      })),
    ],
  },
};
