import { cardSounds } from '../../cards/card-sounds.ts';
import type { GameSound, Timbre } from '../../model/game-sound.ts';

const guitar: Timbre = { voice: 'pluck', bright: 0.25 };

/** Cards on a hard bar, and a nylon guitar, in G major. */
export const sound: GameSound = {
  trimDb: 6.2,
  rootHz: 196,
  scale: [0, 4, 7, 11],
  lead: { timbre: guitar, seconds: 1.3, gain: 0.65 },
  melody: [0, 1, 2, 4, 3, 4, 5, 6, 4, 5, 6, 8, 6, 7, 8, 9],
  room: [0.5, 0.18],
  sounds: cardSounds(1.4),
  accent: [0, 1, 2, 4, 5, 6, 8].map((note, string) => {
    return { timbre: guitar, note: note - 4, seconds: 2, gain: 0.28, at: 0.035 * string };
  }),
  ambience: {
    during: 'round',
    seconds: 8,
    gain: 0.8,
    layers: [
      ...[-4, -2, -3, -2].map((note, bar) => ({ timbre: guitar, note, seconds: 2, gain: 0.5, at: 2 * bar })),
      ...[1, 2, 0, 3, 1, 2].map((note, step) => ({
        timbre: guitar,
        note,
        seconds: 1.4,
        gain: 0.22,
        at: 0.67 + 1.3 * step,
      })),
    ],
  },
};
