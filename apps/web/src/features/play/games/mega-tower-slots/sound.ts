import type { GameSound, Timbre } from '../../model/game-sound.ts';

const horn: Timbre = { voice: 'fm', ratio: 1, index: 2.4, dulls: 0.16, attack: 0.04, sustained: true };
const fieldDrum: Timbre = { voice: 'drum', drop: 0.25, stick: 1.4 };
const stone: Timbre = { voice: 'noise', to: 160, q: 0.9 };
const banner: Timbre = { voice: 'noise', to: 500, q: 1, attack: 0.12 };

/** Hunting horns and field drums in a courtyard of stone, in G mixolydian. */
export const sound: GameSound = {
  trimDb: -0.6,
  rootHz: 196,
  scale: [0, 2, 4, 5, 7, 9, 10],
  lead: { timbre: horn, seconds: 0.5, gain: 0.8 },
  melody: [0, 4, 7, 9, 7, 9, 11, 7, 9, 11, 14, 11, 14, 11, 14, 14],
  room: [1.6, 0.32],
  sounds: {
    start: {
      layers: [
        { timbre: fieldDrum, hz: 170, seconds: 0.14, gain: 0.5 },
        { timbre: fieldDrum, hz: 170, seconds: 0.14, gain: 0.35, at: 0.11 },
        { timbre: banner, hz: 1_300, seconds: 0.4, gain: 0.25 },
      ],
    },
    stop: {
      layers: [
        { timbre: stone, hz: 700, seconds: 0.12, gain: 0.7 },
        { timbre: fieldDrum, hz: 92, seconds: 0.18, gain: 0.8 },
      ],
      rise: -0.5,
    },
    tense: {
      layers: [
        { timbre: fieldDrum, hz: 120, seconds: 0.2, gain: 0.8 },
        { timbre: horn, note: 4, seconds: 0.4, gain: 0.3 },
      ],
      rise: 'scale',
    },
    symbol: {
      layers: [
        { timbre: horn, note: 0, seconds: 0.7, gain: 0.5 },
        { timbre: horn, note: 4, seconds: 0.7, gain: 0.35, at: 0.08 },
      ],
      rise: 'scale',
    },
    tick: { layers: [{ timbre: fieldDrum, hz: 260, seconds: 0.06, gain: 0.5 }] },
  },
  accent: [
    { timbre: horn, note: -7, seconds: 1.8, gain: 0.6 },
    { timbre: horn, note: 4, seconds: 1.8, gain: 0.4 },
    ...[0, 0.1, 0.2, 0.3, 0.4].map((at) => ({ timbre: fieldDrum, hz: 150, seconds: 0.2, gain: 0.4, at })),
  ],
  moving: {
    seconds: 1,
    gain: 1,
    layers: [0, 0.2, 0.4, 0.6, 0.8].map((at) => ({ timbre: stone, hz: 420, seconds: 0.3, gain: 0.2, at })),
  },
  ambience: {
    during: 'feature',
    seconds: 8,
    gain: 0.65,
    layers: [
      ...Array.from({ length: 16 }, (_, stroke) => {
        const isStrong = stroke % 4 === 0;
        return {
          timbre: fieldDrum,
          hz: isStrong ? 90 : 170,
          seconds: 0.25,
          gain: isStrong ? 0.5 : 0.2,
          at: stroke / 2,
        };
      }),
      ...[0, 4, 3, 2, 0, 4, 6, 4].map((note, bar) => ({ timbre: horn, note, seconds: 0.9, gain: 0.3, at: bar })),
      { timbre: horn, note: -7, seconds: 3.8, gain: 0.3 },
      { timbre: horn, note: -8, seconds: 3.8, gain: 0.3, at: 4 },
    ],
  },
};
