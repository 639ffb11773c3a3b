import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { DeckData } from '../../families/cards/deck.ts';
import type { ThreeCardName } from '../../families/cards/three-card-hand.ts';
import type { GameMaths } from '../../types.ts';

export type ThreeCardData = DeckData & {
  handSize: number;
  /** The dealer plays with a pair or better, or with this rank or a higher one. */
  qualifyingRank: string;
  /** What a play adds, in hundredths of the ante. */
  raiseX100: number;
  /** Hundredths of the ante, which is the base stake, and of the play beside it. */
  pays: { win: number; push: number };
  /** What a played hand earns whatever the dealer has, in hundredths of the ante. */
  anteBonus: Partial<Record<ThreeCardName, number>>;
};

/** Ante and play with the bonus 5-4-1; the more generous bonuses return over 97 %. */
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
