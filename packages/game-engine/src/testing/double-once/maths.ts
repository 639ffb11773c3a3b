import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { DeckData } from '../../families/cards/deck.ts';
import type { GameMaths } from '../../types.ts';

export type DoubleOnceData = DeckData & {
  /** Pay of a win by side, in hundredths of the total stake. */
  pays: { high: number; low: number };
};

/** A test game that is never offered: the smallest game with a choice, two kinds of step and a raise. */
export const doubleOnceMaths: GameMaths<DoubleOnceData> = {
  slug: 'double-once',
  version: '1.0.0',
  engineAbi,
  ...launchStakes,
  data: { ranks: '23456789TJQKA', suits: 'CDHS', pays: { high: 175, low: 170 } },
};
