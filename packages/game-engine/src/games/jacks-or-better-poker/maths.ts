import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { DeckData } from '../../families/cards/deck.ts';
import { type HandName, handNames } from '../../families/cards/five-card-hand.ts';
import type { GameMaths } from '../../types.ts';

export type JacksData = DeckData & {
  handSize: number;
  /** Pays in hundredths of the stake, by hand. */
  pays: Record<HandName, number>;
};

/**
 * 8/5 draw poker: full house 8, flush 5. With optimal play, 9/6 and 8/6 return more than 98 %, which is above the legal
 * range.
 */
export const jacksMathsV1: GameMaths<JacksData> = {
  slug: 'jacks-or-better-poker',
  version: '1.1.0',
  engineAbi,
  ...launchStakes,
  data: {
    ranks: '23456789TJQKA',
    suits: 'CDHS',
    handSize: 5,
    pays: {
      nothing: 0,
      jacks_or_better: 100,
      two_pair: 200,
      three_of_a_kind: 300,
      straight: 400,
      flush: 500,
      full_house: 800,
      four_of_a_kind: 2500,
      straight_flush: 5000,
      royal_flush: 80000,
    },
  },
};

/** Returns the pays in hundredths of the stake, by the index from `handIndex`. */
export function createPayTable(data: JacksData): Int32Array {
  return Int32Array.from(handNames, (name) => data.pays[name]);
}
