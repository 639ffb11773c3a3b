import { cardNumber, type DeckData } from '../../families/cards/deck.ts';
import { threeCardWorth } from '../../families/cards/three-card-hand.ts';
import type { ThreeCardMove } from './events.ts';

/** The weakest hand that is worth a play; the proof finds it again from all deals. Its suits do not matter. */
export const weakestPlay = ['QC', '6D', '4H'] as const;

/** Play with queen, six and four or anything better; fold what is weaker. */
export function createBestMove(data: DeckData): (cards: readonly number[]) => ThreeCardMove {
  const worth = (cards: readonly number[]) => threeCardWorth(...(cards as [number, number, number]));
  const least = worth(weakestPlay.map((card) => cardNumber(data, card)));
  return (cards) => (worth(cards) >= least ? 'play' : 'fold');
}
