import { addCardValue, emptyCount, twentyOne } from '../../../families/cards/twenty-one.ts';
import { formatDecimal, reduceFraction } from '../../../proof/fraction.ts';
import { type Proof, summarizeProof } from '../../../proof/summary.ts';
import { listStrategyMoves } from '../best-move.ts';
import type { BlackjackMove } from '../events.ts';
import type { BlackjackData } from '../maths.ts';
import { createDealerEnds } from '../values/dealer-ends.ts';
import { dealerDraws, dealerWays, handDraws, handWays, ranks, worths } from '../values/endless-deck.ts';
import { createBlackjackValues, type Situation, type Values } from '../values/move-values.ts';
import { BlackjackRounds, type BlackjackTotals, type RoundKind } from './rounds.ts';

/** Visits every deal by card values, with its number of rank sequences. Pairs of one rank are separate. */
function eachDeal(visit: (first: number, second: number, equal: boolean, up: number, weight: bigint) => void): void {
  for (const [up, upRanks] of worths)
    for (const [first, firstRanks] of worths)
      for (const [second, secondRanks] of worths) {
        const equal = first === second ? firstRanks : 0n;
        const rows = firstRanks * secondRanks;
        if (equal > 0n) visit(first, second, true, up, equal * upRanks);
        if (rows > equal) visit(first, second, false, up, (rows - equal) * upRanks);
      }
}

const fresh: readonly BlackjackMove[] = ['stand', 'hit', 'double'];

/** Checks one situation. @throws RangeError if the published strategy is not optimal. */
function assertBest(values: Values, situation: Situation, moves: readonly BlackjackMove[]): void {
  const { count, pair, up } = situation;
  const published = listStrategyMoves(count, pair, up).find((move) => moves.includes(move)) as BlackjackMove;
  const { move, value } = values.best(situation, moves);
  if (values.move(situation, published) === value) return;
  throw new RangeError(`${count.total}${count.soft ? ' soft' : ''} against ${up}: ${move}, not ${published}`);
}

/** Checks that the published strategy is optimal in every situation with every set of legal moves. */
function checkStrategy(values: Values): void {
  for (const [up] of worths) {
    for (let total = 4; total < twentyOne; total++)
      for (const soft of total < 12 ? [false] : [false, true]) {
        const situation = { count: { total, soft }, pair: null, up };
        assertBest(values, situation, fresh);
        assertBest(values, situation, ['stand', 'hit']);
      }
    for (const [pair] of worths) {
      const count = addCardValue(addCardValue(emptyCount, pair), pair);
      assertBest(values, { count, pair, up }, [...fresh, 'split']);
    }
  }
}

/** Computes backwards the net result of optimal play over all ways, in hundredths of the stake. */
function computeBestNet(data: BlackjackData, values: Values): bigint {
  const endsOf = createDealerEnds(data);
  let net = 0n;
  eachDeal((first, second, equal, up, weight) => {
    const count = addCardValue(addCardValue(emptyCount, first), second);
    const { blackjack } = endsOf(up);
    const apart = BigInt(data.pays.blackjack - 100) * (dealerWays - blackjack);
    if (count.total === twentyOne) net += weight * apart * handWays;
    else {
      const moves = equal ? [...fresh, 'split' as const] : fresh;
      const { value } = values.best({ count, pair: equal ? first : null, up }, moves);
      net += weight * 100n * (value - blackjack * handWays);
    }
  });
  return net * handWays;
}

function countRounds(data: BlackjackData): BlackjackTotals {
  const rounds = new BlackjackRounds(data, createDealerEnds(data));
  eachDeal((first, second, equal, up, weight) => rounds.deal(first, second, equal, up, weight));
  return rounds.totals;
}

const rowNames: readonly (readonly [RoundKind, string])[] = [
  ['blackjack', 'blackjack'],
  ['double', 'doubled'],
  ['split', 'split'],
  ['win', 'won with one hand'],
  ['push', 'pushed with one hand'],
  ['loss', 'lost to the dealer'],
  ['bust', 'over 21'],
];

/** Proves the game. @throws RangeError if the two methods differ, or if the published strategy is not optimal. */
export function proveBlackjack(data: BlackjackData): Proof & { totals: BlackjackTotals } {
  const values = createBlackjackValues(data, createDealerEnds(data));
  checkStrategy(values);
  const totals = countRounds(data);
  const ways = ranks ** (3n + dealerDraws + 2n * handDraws);
  if (totals.ways !== ways) throw new RangeError('Not all rounds were counted.');
  if (totals.pay - totals.raise - 100n * ways !== computeBestNet(data, values))
    throw new RangeError('The two methods disagree.');
  const words = {
    note: 'optimal play' as const,
    method: [
      'Backwards from the last card, in integers over all sequences of ranks that an endless deck can deal: the value of every move in every situation, and of the best move.',
      'Forwards from the deal: every result of a round that follows the published strategy. Both give the same integer, and no situation has a better move.',
    ],
    cases: '1,010 deals by value, over all 13^51 sequences of ranks, and every move in each deal',
  };
  const highest = (data.pays.win * (100 + data.raiseX100)) / 100;
  const natural = totals.kinds.get('blackjack') as { ways: bigint; pay: bigint };
  const feature = { id: 'blackjack', ways: natural.ways, pay: natural.pay };
  const counted = { choice: {}, label: '', totals, feature, maxPayX100: highest, maxRaiseX100: data.raiseX100 };
  const rows = rowNames.map(([kind, name]) => {
    const { ways: found, pay } = totals.kinds.get(kind) ?? { ways: 0n, pay: 0n };
    return { name, odds: reduceFraction(found, ways), share: reduceFraction(pay, 100n * ways) };
  });
  const mean = formatDecimal(reduceFraction(100n * ways + totals.raise, 100n * ways), 4);
  return {
    totals,
    summary: summarizeProof([counted], words),
    rows,
    notes: [
      'Odds and shares are those of optimal play; shares are pays over the first stake. They add up to the return plus the mean raise per first stake.',
      `On average ${mean} first stakes are staked in a round, raises included.`,
    ],
  };
}
