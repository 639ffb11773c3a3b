import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { DeckData } from '../../families/cards/deck.ts';
import type { GameMaths } from '../../types.ts';

export type BlackjackData = DeckData & {
  /** Number of drawn cards, each with `below` the deck size. It is the maximum for two hands and the dealer. */
  shoeCards: number;
  /** Smallest totals on which the dealer stands. */
  dealerStands: { hard: number; soft: number };
  /** Pays in hundredths of the stake of the hand. */
  pays: { blackjack: number; win: number; push: number };
  /** Amount added by a double or a split, in hundredths of the base stake. */
  raiseX100: number;
};

/**
 * Endless deck. The dealer hits soft 17, and peeks with an ace or a ten. Blackjack pays 6 to 5. Players can double on any two
 * cards and split once, but not double after a split. Split aces get one card each. With a blackjack of 3 to 2, the game
 * returns more than 98 %, which is above the legal range.
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
