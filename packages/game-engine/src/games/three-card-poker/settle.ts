import { getThreeCardName, getThreeCardValue, type ThreeCardName } from '../../families/cards/three-card-hand.ts';
import type { ThreeCardEnd } from './events.ts';
import type { ThreeCardData } from './maths.ts';

/** Pays in hundredths of the ante. */
export type Settlement = {
  result: ThreeCardEnd;
  player: ThreeCardName;
  dealer: ThreeCardName;
  ante: number;
  play: number;
  bonus: number;
};

const worthOf = (cards: readonly number[]) => getThreeCardValue(...(cards as [number, number, number]));

function getResult(data: ThreeCardData, player: readonly number[], dealer: readonly number[]): ThreeCardEnd {
  const [own, theirs] = [worthOf(player), worthOf(dealer)];
  const highest = Math.max(...dealer.map((card) => card >> 2));
  const plays = getThreeCardName(theirs) !== 'high_card' || highest >= data.ranks.indexOf(data.qualifyingRank);
  if (!plays) return 'unqualified';
  if (own === theirs) return 'push';
  return own > theirs ? 'win' : 'loss';
}

/** Returns the result of a round in which the player played or folded. */
export function settlementOf(
  data: ThreeCardData,
  player: readonly number[],
  dealer: readonly number[],
  played: boolean,
): Settlement {
  const names = { player: getThreeCardName(worthOf(player)), dealer: getThreeCardName(worthOf(dealer)) };
  if (!played) return { result: 'fold', ...names, ante: 0, play: 0, bonus: 0 };
  const { win, push } = data.pays;
  const result = getResult(data, player, dealer);
  const [ante, play] = {
    fold: [0, 0],
    loss: [0, 0],
    push: [push, push],
    win: [win, win],
    // Only the ante wins, and the play is returned.
    unqualified: [win, push],
  }[result] as [number, number];
  const bonus = data.anteBonus[names.player] ?? 0;
  return { result, ...names, ante, play: (play * data.raiseX100) / 100, bonus };
}
