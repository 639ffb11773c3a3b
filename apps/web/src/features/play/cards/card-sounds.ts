import type { GameSound, Timbre } from '../model/game-sound.ts';

const paper: Timbre = { voice: 'noise', to: 1_500, q: 0.9 };
const slide: Timbre = { voice: 'noise', to: 3_000, q: 1.1, attack: 0.03 };
const riffle: Timbre = { voice: 'noise', to: 3_400, q: 1.2, grains: 14 };
const clay: Timbre = {
  voice: 'body',
  partials: [
    [1, 1, 1],
    [1.83, 0.6, 0.6],
    [2.91, 0.35, 0.4],
  ],
  strike: 0.5,
};
const felt: Timbre = { voice: 'drum', drop: 0.4, stick: 0.5 };

/**
 * The sounds that cards and chips make: a riffle and two chips at the stake, a snap for each card, and a soft knock on the
 * felt for each decision.
 * @param tilt How hard the deck and the table are: multiplies every frequency
 */
export function cardSounds(tilt: number): GameSound['sounds'] {
  return {
    start: {
      layers: [
        { timbre: clay, hz: 1_750 * tilt, seconds: 0.09, gain: 0.5 },
        { timbre: clay, hz: 2_080 * tilt, seconds: 0.08, gain: 0.42, at: 0.07 },
        { timbre: riffle, hz: 1_700 * tilt, seconds: 0.42, gain: 0.34, at: 0.1 },
      ],
    },
    card: {
      layers: [
        { timbre: slide, hz: 1_900 * tilt, seconds: 0.1, gain: 0.28 },
        { timbre: paper, hz: 2_900 * tilt, seconds: 0.06, gain: 0.7, at: 0.07 },
        { timbre: felt, hz: 150 * tilt, seconds: 0.09, gain: 0.45, at: 0.07 },
      ],
    },
    hold: { layers: [{ timbre: clay, hz: 1_500 * tilt, seconds: 0.07, gain: 0.5 }] },
    decide: {
      layers: [
        { timbre: felt, hz: 120 * tilt, seconds: 0.12, gain: 0.6 },
        { timbre: clay, hz: 1_750 * tilt, seconds: 0.07, gain: 0.25, at: 0.05 },
      ],
    },
    tick: { layers: [{ timbre: clay, hz: 2_300 * tilt, seconds: 0.05, gain: 0.6 }], rise: 0.3 },
  };
}
