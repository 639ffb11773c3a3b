import { addCardValue, type Count, emptyCount, twentyOne } from '../../../families/cards/twenty-one.ts';
import type { BlackjackData } from '../maths.ts';
import { dealerTakes } from '../state.ts';
import { dealerWays, divideByRanks, worths } from './endless-deck.ts';

/** Ways over `dealerWays`. */
export type DealerEnds = {
  /** Ways by final total. All totals above 21 count as 22. */
  readonly totals: ReadonlyMap<number, bigint>;
  readonly blackjack: bigint;
};

/** Returns the dealer's results for an up card of each value 1 … 10. A blackjack is separate: it is found at the deal. */
export function createDealerEnds(data: BlackjackData): (up: number) => DealerEnds {
  const known = new Map<string, ReadonlyMap<number, bigint>>();
  const from = (count: Count): ReadonlyMap<number, bigint> => {
    if (!dealerTakes(data, count)) return new Map([[Math.min(count.total, twentyOne + 1), dealerWays]]);
    const key = `${count.total}${count.soft}`;
    const ends = known.get(key) ?? sumAfterOne((worth) => from(addCardValue(count, worth)));
    known.set(key, ends);
    return ends;
  };
  const byUp = new Map<number, DealerEnds>();
  return (up) => {
    const shown = addCardValue(emptyCount, up);
    const isBlackjack = (worth: number) => addCardValue(shown, worth).total === twentyOne;
    const none: ReadonlyMap<number, bigint> = new Map();
    const ends = byUp.get(up) ?? {
      totals: sumAfterOne((worth) => (isBlackjack(worth) ? none : from(addCardValue(shown, worth)))),
      blackjack: worths.reduce(
        (sum, [worth, ranks]) => sum + (isBlackjack(worth) ? divideByRanks(ranks * dealerWays) : 0n),
        0n,
      ),
    };
    byUp.set(up, ends);
    return ends;
  };
}

function sumAfterOne(next: (worth: number) => ReadonlyMap<number, bigint>): ReadonlyMap<number, bigint> {
  const sums = new Map<number, bigint>();
  for (const [worth, ranks] of worths)
    for (const [total, ways] of next(worth)) sums.set(total, (sums.get(total) ?? 0n) + ranks * ways);
  for (const [total, ways] of sums) sums.set(total, divideByRanks(ways));
  return sums;
}
