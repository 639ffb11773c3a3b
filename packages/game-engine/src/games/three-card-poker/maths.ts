import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { DeckData } from '../../families/cards/deck.ts';
import type { ThreeCardName } from '../../families/cards/three-card-hand.ts';
import type { GameMaths } from '../../types.ts';

export type ThreeCardData = DeckData & {
  handSize: number;
  /** The dealer qualifies with a pair or better, or with a card of this rank or a higher one. */
  qualifyingRank: string;
  /** Amount added by a play, in hundredths of the ante. */
  raiseX100: number;
  /** Pays in hundredths of the ante, which is the base stake, and in hundredths of the play. */
  pays: { win: number; push: number };
  /** Bonus of a played hand, independent of the dealer's hand, in hundredths of the ante. */
  anteBonus: Partial<Record<ThreeCardName, number>>;
};

/** Ante and play with the bonus 5-4-1. More generous bonuses return more than 97 %. */
export const threeCardMathsV1: GameMaths<ThreeCardData> = {
  slug: 'three-card-poker',
  version: '1.0.0',
  engineAbi,
  ...launchStakes,
  data: {
    ranks: '23456789TJQKA',
    suits: 'CDHS',
    handSize: 3,
    qualifyingRank: 'Q',
    raiseX100: 100,
    pays: { win: 200, push: 100 },
    anteBonus: { straight: 100, three_of_a_kind: 400, straight_flush: 500 },
  },
};
