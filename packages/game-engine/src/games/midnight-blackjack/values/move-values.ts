import { addCardValue, type Count, emptyCount, twentyOne } from '../../../families/cards/twenty-one.ts';
import type { BlackjackMove } from '../events.ts';
import type { BlackjackData } from '../maths.ts';
import type { DealerEnds } from './dealer-ends.ts';
import { divideByRanks, handWays, worths } from './endless-deck.ts';

/** What the player knows: the total of the hand, the value of a pair, and the up card. */
export type Situation = { readonly count: Count; readonly pair: number | null; readonly up: number };

/** Net results in stakes, summed over all ways of the hand and of a dealer without a blackjack. */
export type Values = {
  move(situation: Situation, move: BlackjackMove): bigint;
  /** Returns the best of these moves, or the first of equally good ones. */
  best(situation: Situation, moves: readonly BlackjackMove[]): { move: BlackjackMove; value: bigint };
};

/** Computes the value of every move backwards from the last card, with optimal play afterwards. */
export function createBlackjackValues(data: BlackjackData, endsOf: (up: number) => DealerEnds): Values {
  const known = new Map<string, bigint>();

  function stand({ total }: Count, up: number): bigint {
    let value = 0n;
    for (const [theirs, ways] of endsOf(up).totals) {
      if (theirs > twentyOne || total > theirs) value += ways;
      else if (total < theirs) value -= ways;
    }
    return value * handWays;
  }

  /** The hand is lost before the dealer plays. */
  function lost(up: number): bigint {
    let value = 0n;
    for (const ways of endsOf(up).totals.values()) value -= ways;
    return value * handWays;
  }

  function played(count: Count, up: number): bigint {
    if (count.total > twentyOne) return lost(up);
    if (count.total === twentyOne) return stand(count, up);
    const key = `${count.total}${count.soft}|${up}`;
    const value = known.get(key) ?? values.best({ count, pair: null, up }, ['stand', 'hit']).value;
    known.set(key, value);
    return value;
  }

  function drawn(count: Count, then: (count: Count) => bigint): bigint {
    return divideByRanks(worths.reduce((sum, [worth, ranks]) => sum + ranks * then(addCardValue(count, worth)), 0n));
  }

  function hit(count: Count, up: number): bigint {
    return drawn(count, (next) => played(next, up));
  }

  function once(count: Count, up: number): bigint {
    return drawn(count, (next) => (next.total > twentyOne ? lost(up) : stand(next, up)));
  }

  function split(pair: number, up: number): bigint {
    const first = addCardValue(emptyCount, pair);
    return 2n * (pair === 1 ? once(first, up) : hit(first, up));
  }

  function move({ count, pair, up }: Situation, what: BlackjackMove): bigint {
    if (what === 'stand') return stand(count, up);
    if (what === 'hit') return hit(count, up);
    if (what === 'double') return (BigInt(100 + data.raiseX100) * once(count, up)) / 100n;
    if (pair === null) throw new RangeError('Only a pair can be split.');
    return split(pair, up);
  }

  const values: Values = {
    move,
    best(situation, moves) {
      const values = moves.map((what) => ({ move: what, value: move(situation, what) }));
      return values.reduce((best, one) => (one.value > best.value ? one : best));
    },
  };
  return values;
}
