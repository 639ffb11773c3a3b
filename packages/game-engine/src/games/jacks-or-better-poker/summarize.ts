import type { HandName } from '../../families/cards/five-card-hand.ts';
import type { JacksEvent } from './events.ts';

const spoken: Record<HandName, string> = {
  nothing: 'no winning hand',
  jacks_or_better: 'a pair of jacks or better',
  two_pair: 'two pair',
  three_of_a_kind: 'three of a kind',
  straight: 'a straight',
  flush: 'a flush',
  full_house: 'a full house',
  four_of_a_kind: 'four of a kind',
  straight_flush: 'a straight flush',
  royal_flush: 'a royal flush',
};

/** "two pair"; "no winning hand"; "the hand is open" before the draw. */
export function summarizeJacks(events: readonly JacksEvent[]): string {
  const hand = events.find((event) => event.type === 'hand');
  return hand === undefined ? 'the hand is open' : spoken[hand.name];
}
