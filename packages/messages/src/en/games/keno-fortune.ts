import type { PlayedEvent } from '../../facts/game-facts.ts';

const numbersOf = (events: readonly PlayedEvent[], type: string, field: string): readonly number[] => {
  const found = events.find((event) => event.type === type)?.[field];
  return Array.isArray(found) ? found : [];
};

/** "3 of 5 numbers hit"; "no win" of a round without events. */
function summary(events: readonly PlayedEvent[]): string {
  const picked = numbersOf(events, 'draw', 'picked').length;
  if (picked === 0) return 'no win';
  const hits = numbersOf(events, 'hits', 'numbers').length;
  return picked === 1
    ? hits === 1
      ? 'your number was drawn'
      : 'your number was not drawn'
    : `${hits} of ${picked} numbers hit`;
}

/** The state of a number on the card: picked, drawn, or both. */
const cell = {
  plain: (number: number) => `${number}`,
  picked: (number: number) => `${number}, picked`,
  drawn: (number: number) => `${number}, drawn`,
  hit: (number: number) => `${number}, picked and drawn: a hit`,
};

export const kenoFortune = {
  summary,
  cell,
  draw: 'Draw',
  keys: {
    space: 'Space',
    draw: 'Draw',
    arrows: 'Arrows on the card',
    move: 'Go from number to number',
    quickPick: 'Quick pick',
    clear: 'Clear',
    stake: 'Change the stake',
    escape: 'Esc',
    skip: 'Skip to the result',
  },
  card: 'Number card',
  hit: 'HIT',
  quickPick: 'Quick pick',
  clear: 'Clear',
  /** How many numbers are picked, and the maximum. */
  count: (picked: number, most: number) => `${picked} of ${most} picked`,
  /** In the place of the picks, while numbers are drawn. */
  ball: (number: number, all: number) => `Ball ${number} of ${all}`,
  /** Above a payout. */
  hitsOf: (hits: number) => (hits === 1 ? '1 hit' : `${hits} hits`),
  paytable: 'Payouts, times the stake',
  pick: (most: number) => `Pick one to ${most} numbers, or press Quick pick.`,
  drawn: (numbers: string) => `Drawn: ${numbers}.`,
  hitNumbers: (numbers: string) => `Hits: ${numbers}.`,
};
