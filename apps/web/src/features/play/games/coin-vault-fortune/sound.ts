import type { GameSound, Timbre } from '../../model/game-sound.ts';

/** A thick steel plate. */
const steel: Timbre = {
  voice: 'body',
  partials: [
    [1, 0.8, 1],
    [1.73, 0.7, 0.9],
    [2.76, 0.6, 0.7],
    [4.14, 0.5, 0.5],
    [5.4, 0.4, 0.35],
    [8.93, 0.25, 0.2],
  ],
  strike: 0.3,
};
const coin: Timbre = {
  voice: 'body',
  partials: [
    [1, 1, 1],
    [1.34, 0.8, 0.7],
    [2.09, 0.5, 0.5],
    [2.83, 0.3, 0.3],
  ],
  strike: 0.4,
};
const bolt: Timbre = { voice: 'drum', drop: 0.9, stick: 0.8 };
const hinge: Timbre = { voice: 'noise', to: 240, q: 3, attack: 0.06 };

/** Steel, bolts and coins in a vault, in A minor. */
export const sound: GameSound = {
  trimDb: 3.6,
  rootHz: 440,
  scale: [0, 3, 5, 7, 10],
  lead: { timbre: steel, seconds: 1.1, gain: 1 },
  melody: [0, 2, 3, 5, 3, 5, 6, 7, 5, 7, 8, 10, 8, 10, 8, 10],
  room: [1.1, 0.3],
  sounds: {
    start: {
      layers: [
        { timbre: hinge, hz: 520, seconds: 0.35, gain: 0.35 },
        { timbre: bolt, hz: 76, seconds: 0.2, gain: 0.7, at: 0.05 },
        { timbre: coin, hz: 3_300, seconds: 0.3, gain: 0.2, at: 0.1 },
      ],
    },
    stop: {
      layers: [
        { timbre: bolt, hz: 84, seconds: 0.2, gain: 0.9 },
        { timbre: steel, hz: 310, seconds: 0.3, gain: 0.3 },
      ],
      rise: -0.8,
    },
    tense: {
      layers: [
        { timbre: bolt, hz: 98, seconds: 0.2, gain: 0.8 },
        { timbre: steel, note: 2, seconds: 0.6, gain: 0.35 },
      ],
      rise: 'scale',
    },
    symbol: {
      layers: [
        { timbre: coin, hz: 2_637, seconds: 0.5, gain: 0.5 },
        { timbre: coin, hz: 3_520, seconds: 0.4, gain: 0.35, at: 0.07 },
        { timbre: steel, note: 0, seconds: 0.8, gain: 0.35 },
      ],
      rise: 'scale',
    },
    land: { layers: [{ timbre: bolt, hz: 84, seconds: 0.18, gain: 0.7 }], rise: -0.8 },
    tick: { layers: [{ timbre: coin, hz: 3_900, seconds: 0.08, gain: 0.5 }], rise: 0.2 },
  },
  accent: [
    { timbre: steel, hz: 110, seconds: 2.6, gain: 0.8 },
    ...[0, 0.06, 0.13, 0.19, 0.27, 0.36, 0.46].map((at, coinAt) => {
      return { timbre: coin, hz: 2_637 + 190 * (coinAt % 4), seconds: 0.35, gain: 0.3, at };
    }),
  ],
  moving: {
    seconds: 1,
    gain: 1,
    layers: [0, 1 / 3, 2 / 3].map((at) => ({ timbre: hinge, hz: 330, seconds: 0.45, gain: 0.16, at })),
  },
  ambience: {
    during: 'feature',
    seconds: 8,
    gain: 0.9,
    layers: [
      { timbre: steel, hz: 55, seconds: 6, gain: 0.6 },
      { timbre: steel, hz: 65.4, seconds: 6, gain: 0.5, at: 4 },
      ...Array.from({ length: 16 }, (_, beat) => {
        return {
          timbre: bolt,
          hz: beat % 4 === 0 ? 60 : 120,
          seconds: 0.18,
          gain: beat % 4 === 0 ? 0.5 : 0.16,
          at: beat / 2,
        };
      }),
      ...[0, 3, 2, 3, 1, 3, 2, 4].map((note, bar) => ({
        timbre: steel,
        note,
        seconds: 0.9,
        gain: 0.2,
        at: bar + 0.25,
      })),
    ],
  },
};
