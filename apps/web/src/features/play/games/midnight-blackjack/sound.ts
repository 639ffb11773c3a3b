import { cardSounds } from '../../cards/card-sounds.ts';
import type { GameSound, Timbre } from '../../model/game-sound.ts';

/** An electric piano: a tine far above its tone. */
const tine: Timbre = { voice: 'fm', ratio: 14, index: 0.45, dulls: 5, attack: 0.003 };
const bass: Timbre = { voice: 'pluck', bright: 0.05 };
const brush: Timbre = { voice: 'noise', to: 5_200, q: 0.9, attack: 0.04 };

/** Cards on thick felt, and an electric piano late at night, in C minor with a blue note. */
export const sound: GameSound = {
  trimDb: 6,
  rootHz: 261.63,
  scale: [0, 3, 5, 6, 7, 10],
  lead: { timbre: tine, seconds: 1.4, gain: 0.34 },
  melody: [0, 1, 4, 6, 5, 6, 7, 10, 6, 7, 10, 12, 10, 11, 12, 13],
  room: [0.8, 0.26],
  sounds: {
    ...cardSounds(0.75),
    // A blackjack: the chord of the accent, rolled upwards and shorter.
    symbol: {
      layers: [1, 4, 5, 7].map((note, key) => ({ timbre: tine, note, seconds: 1.3, gain: 0.2, at: 0.06 * key })),
    },
  },
  accent: [-6, 1, 4, 5, 7].map((note) => ({ timbre: tine, note, seconds: 2.4, gain: 0.2 })),
  ambience: {
    during: 'round',
    seconds: 8,
    gain: 0.5,
    layers: [
      ...[0, 4, 5, 4, 2, 4, 1, -1].map((note, step) => ({
        timbre: bass,
        note: note - 12,
        seconds: 1.1,
        gain: 0.6,
        at: step,
      })),
      ...Array.from({ length: 8 }, (_, beat) => ({
        timbre: brush,
        hz: 3_000,
        seconds: 0.3,
        gain: 0.1,
        at: beat + 0.5,
      })),
      ...[1, 4, 5].map((note) => ({ timbre: tine, note, seconds: 3, gain: 0.14, at: 0 })),
      ...[2, 4, 5].map((note) => ({ timbre: tine, note, seconds: 3, gain: 0.14, at: 4 })),
    ],
  },
};
