import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { DeckData } from '../../families/cards/deck.ts';
import type { GameMaths } from '../../types.ts';

export type BlackjackData = DeckData & {
  /** Words a round draws for cards, each `below` the cards of a deck: the most that two hands and the dealer can take. */
  shoeCards: number;
  /** The least totals on which the dealer takes no more. */
  dealerStands: { hard: number; soft: number };
  /** Hundredths of what the hand has at stake. */
  pays: { blackjack: number; win: number; push: number };
  /** What a double or a split adds, in hundredths of the base stake. */
  raiseX100: number;
};

/**
 * Endless deck, dealer hits soft 17 and looks under an ace or a ten, blackjack pays 6 to 5, double on any two cards, split
 * once, aces get one card each, no double after a split. At 3 to 2 it returns over 98 %, above what we may offer.
 */
export const blackjackMathsV1: GameMaths<BlackjackData> = {
  slug: 'midnight-blackjack',
  version: '1.0.0',
  engineAbi,
  ...launchStakes,
  data: {
    ranks: '23456789TJQKA',
    suits: 'CDHS',
    shoeCards: 51,
    dealerStands: { hard: 17, soft: 18 },
    pays: { blackjack: 220, win: 200, push: 100 },
    raiseX100: 100,
  },
};
