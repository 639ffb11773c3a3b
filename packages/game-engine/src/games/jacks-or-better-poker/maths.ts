import { engineAbi, launchStakes } from '../../engine-abi.ts';
import type { GameMaths } from '../../types.ts';

/** Rising worth; the order of `pays`. */
export const handNames = [
  'nothing',
  'jacks_or_better',
  'two_pair',
  'three_of_a_kind',
  'straight',
  'flush',
  'full_house',
  'four_of_a_kind',
  'straight_flush',
  'royal_flush',
] as const;

export type HandName = (typeof handNames)[number];

export type JacksData = {
  /** Card number = 4 × index in `ranks` + index in `suits`; the unshuffled deck is in that order. */
  ranks: string;
  suits: string;
  handSize: number;
  /** Hundredths of the stake by hand. */
  pays: Record<HandName, number>;
};

/**
 * 8/5 draw poker: full house 8, flush 5. 9/6 and 8/6 return over 98 % with best play, above what we may offer
 * (design/games.md).
 */
export const jacksMathsV1: GameMaths<JacksData> = {
  slug: 'jacks-or-better-poker',
  version: '1.0.0',
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
