import {
  getThreeCardName,
  getThreeCardValue,
  type ThreeCardName,
  threeCardNames,
} from '../../../families/cards/three-card-hand.ts';
import { reduceFraction } from '../../../proof/fraction.ts';
import {
  countRound,
  createTotals,
  formatThousands,
  type Proof,
  summarizeProof,
  type Totals,
} from '../../../proof/summary.ts';
import { createBestMove } from '../best-move.ts';
import type { ThreeCardData } from '../maths.ts';
import { buildThreeCardRules } from '../rules.ts';
import { findGroupEnds, type GroupEnds } from './groups.ts';

type Counted = { ways: bigint; pay: bigint };

export type ThreeCardTotals = Totals & {
  bonus: Counted;
  folds: bigint;
  /** Deals by the player's hand, with the sum of their pays. */
  hands: Map<ThreeCardName, Counted>;
};

/** Returns the net result of a play over all dealer's hands, in hundredths of the ante. A fold loses 100 for each. */
function isWorthPlaying(data: ThreeCardData, { pays, dealers }: GroupEnds): boolean {
  let net = 0;
  for (const [pay, count] of pays) net += (pay - 100 - data.raiseX100) * count;
  return net > -100 * dealers;
}

function countGroup(data: ThreeCardData, totals: ThreeCardTotals, ends: GroupEnds, highest: number): void {
  const { group, pays, bonus, dealers } = ends;
  const [a, b, c] = group.cards as [number, number, number];
  const name = getThreeCardName(getThreeCardValue(a, b, c));
  const hand = totals.hands.get(name) ?? { ways: 0n, pay: 0n };
  totals.hands.set(name, hand);
  const all = BigInt(group.hands) * BigInt(dealers);
  hand.ways += all;
  const plays = createBestMove(data)(group.cards) === 'play';
  if (plays !== isWorthPlaying(data, ends))
    throw new RangeError(`The published strategy is not optimal for ${group.cards}.`);
  if (!plays) {
    totals.folds += all;
    countRound(totals, all, 0n, 0n, highest);
    return;
  }
  for (const [pay, count] of pays) {
    const ways = BigInt(group.hands) * BigInt(count);
    hand.pay += ways * BigInt(pay);
    countRound(totals, ways, BigInt(pay), BigInt(data.raiseX100), highest);
  }
  if (bonus === 0) return;
  totals.bonus.ways += all;
  totals.bonus.pay += all * BigInt(bonus);
}

/** Counts all deals. @throws RangeError if the published strategy is not optimal for a hand. */
export function countThreeCard(data: ThreeCardData): ThreeCardTotals {
  const { highestPayX100, deals } = buildThreeCardRules(data);
  const totals: ThreeCardTotals = { ...createTotals(), bonus: { ways: 0n, pay: 0n }, folds: 0n, hands: new Map() };
  for (const ends of findGroupEnds(data)) countGroup(data, totals, ends, highestPayX100);
  if (totals.ways !== BigInt(deals)) throw new RangeError('Not all deals were counted.');
  return totals;
}

/** Plays all deals in groups with the published strategy, and checks that it is optimal for every group. */
export function proveThreeCard(data: ThreeCardData): Proof & { totals: ThreeCardTotals } {
  const totals = countThreeCard(data);
  const { highestPayX100, deals } = buildThreeCardRules(data);
  const words = {
    note: 'optimal play' as const,
    method: [
      'Every hand of the player against every hand of the dealer, in integers. Hands that differ only in the names of the suits are counted together.',
      'Play and fold are compared for every hand. The best strategy is to play with queen, six and four or better. A test counts all deals again, one by one.',
    ],
    cases: `${formatThousands(deals)} deals`,
  };
  const feature = { id: 'ante_bonus', ...totals.bonus };
  const counted = { choice: {}, label: '', totals, feature, maxPayX100: highestPayX100, maxRaiseX100: data.raiseX100 };
  const row = (name: string, { ways, pay }: Counted) => ({
    name,
    odds: reduceFraction(ways, totals.ways),
    share: reduceFraction(pay, 100n * totals.ways),
  });
  const ofHand = (name: ThreeCardName) => totals.hands.get(name) ?? { ways: 0n, pay: 0n };
  const hands = threeCardNames.map((name) => row(name.replaceAll('_', ' '), ofHand(name))).reverse();
  return {
    totals,
    summary: summarizeProof([counted], words),
    rows: [...hands, row('folded', { ways: totals.folds, pay: 0n })],
    notes: [
      'Odds are those of the player’s hand; shares are pays over the ante, which is the first stake. They add up to the return plus the mean raise per first stake.',
    ],
  };
}
