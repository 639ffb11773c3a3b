import { type DeckData, parseCard } from '../../families/cards/deck.ts';
import { getThreeCardValue } from '../../families/cards/three-card-hand.ts';
import type { ThreeCardMove } from './events.ts';

/** The weakest hand to play. The proof derives it again from all deals. Its suits do not matter. */
export const weakestPlay = ['QC', '6D', '4H'] as const;

/** Returns the best move: play with queen, six and four or a better hand, otherwise fold. */
export function createBestMove(data: DeckData): (cards: readonly number[]) => ThreeCardMove {
  const worth = (cards: readonly number[]) => getThreeCardValue(...(cards as [number, number, number]));
  const least = worth(weakestPlay.map((card) => parseCard(data, card)));
  return (cards) => (worth(cards) >= least ? 'play' : 'fold');
}
