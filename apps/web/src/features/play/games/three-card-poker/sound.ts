import { cardSounds } from '../../cards/card-sounds.ts';
import type { GameSound, Timbre } from '../../model/game-sound.ts';

const harpsichord: Timbre = { voice: 'pluck', bright: 1 };

/** Cards on polished wood, and a harpsichord, in F major. */
export const sound: GameSound = {
  trimDb: 7.3,
  rootHz: 349.23,
  scale: [0, 2, 4, 5, 7, 9, 11],
  lead: { timbre: harpsichord, seconds: 1, gain: 0.7 },
  melody: [0, 2, 4, 7, 6, 7, 9, 11, 9, 11, 12, 14, 13, 14, 16, 18],
  room: [0.7, 0.22],
  sounds: cardSounds(0.95),
  accent: [-7, -3, 0, 2, 4, 7, 9].map((note, key) => {
    return { timbre: harpsichord, note, seconds: 1.8, gain: 0.35, at: 0.05 * key };
  }),
  ambience: {
    during: 'round',
    seconds: 8,
    gain: 1,
    layers: [0, 4, 2, 4, -1, 3, 1, 3, -2, 2, 0, 2, -3, 1, -1, 1].map((note, step) => {
      return { timbre: harpsichord, note: note - 7, seconds: 1, gain: step % 4 === 0 ? 0.4 : 0.2, at: step / 2 };
    }),
  },
};
