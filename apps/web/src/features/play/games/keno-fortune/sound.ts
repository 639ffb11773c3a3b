import type { GameSound, Timbre } from '../../model/game-sound.ts';

/** A steel pan: an octave and a twelfth above each note. */
const pan: Timbre = {
  voice: 'body',
  partials: [
    [1, 1, 1],
    [2.01, 0.75, 0.7],
    [3.02, 0.3, 0.45],
    [4.05, 0.12, 0.3],
  ],
  strike: 0.08,
};
/** A hollow ball of plastic. */
const ball: Timbre = {
  voice: 'body',
  partials: [
    [1, 1, 1],
    [1.62, 0.7, 0.7],
    [2.44, 0.35, 0.5],
  ],
  strike: 0.9,
};
const blower: Timbre = { voice: 'noise', to: 500, q: 0.8, attack: 0.15 };

/** Lottery balls in their drum, and a steel pan, in F major pentatonic. */
export const sound: GameSound = {
  trimDb: 3.2,
  rootHz: 349.23,
  scale: [0, 2, 4, 7, 9],
  lead: { timbre: pan, seconds: 0.7, gain: 0.85 },
  melody: [0, 2, 4, 5, 3, 5, 7, 8, 5, 7, 8, 10, 7, 8, 10, 12],
  room: [0.6, 0.2],
  sounds: {
    start: {
      layers: [
        { timbre: blower, hz: 300, seconds: 0.7, gain: 0.3 },
        ...[0, 0.07, 0.12, 0.2, 0.26, 0.35].map((at, knock) => {
          return { timbre: ball, hz: 640 + 90 * (knock % 3), seconds: 0.07, gain: 0.35, at };
        }),
      ],
    },
    draw: {
      layers: [
        { timbre: ball, hz: 760, seconds: 0.1, gain: 0.85 },
        { timbre: ball, hz: 910, seconds: 0.06, gain: 0.35, at: 0.07 },
      ],
      rise: 0.25,
    },
    symbol: {
      layers: [
        { timbre: ball, hz: 760, seconds: 0.1, gain: 0.4 },
        { timbre: pan, note: 2, seconds: 0.9, gain: 0.7, at: 0.03 },
      ],
      rise: 'scale',
    },
    tick: { layers: [{ timbre: ball, hz: 1_500, seconds: 0.05, gain: 0.6 }], rise: 0.2 },
  },
  accent: [0, 2, 4, 5, 7, 9, 10].map((note, step) => ({ timbre: pan, note, seconds: 1.3, gain: 0.35, at: step / 12 })),
  ambience: {
    during: 'round',
    seconds: 2,
    gain: 0.8,
    layers: [
      ...[0, 0.5, 1, 1.5].map((at) => ({ timbre: blower, hz: 360, seconds: 2.4, gain: 0.3, at })),
      ...Array.from({ length: 13 }, (_, knock) => {
        return { timbre: ball, hz: 560 + 70 * ((5 * knock) % 7), seconds: 0.06, gain: 0.22, at: knock / 6.5 };
      }),
    ],
  },
};
