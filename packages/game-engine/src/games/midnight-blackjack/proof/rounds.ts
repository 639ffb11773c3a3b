import { addCardValue, type Count, emptyCount, twentyOne } from '../../../families/cards/twenty-one.ts';
import { countRound, createTotals, type Totals } from '../../../proof/summary.ts';
import { listStrategyMoves } from '../best-move.ts';
import type { BlackjackMove, HandEnd } from '../events.ts';
import type { BlackjackData } from '../maths.ts';
import type { DealerEnds } from '../values/dealer-ends.ts';
import { divideByRanks, handWays, worths } from '../values/endless-deck.ts';
import type { Situation } from '../values/move-values.ts';

/** Ways over `handWays` by final total. All totals above 21 count as 22. */
type HandEnds = ReadonlyMap<number, bigint>;

/** Ways of a row of the par sheet, and their pays in hundredths of the stake. */
export type Counted = { ways: bigint; pay: bigint };
export type RoundKind = HandEnd | 'double' | 'split';

export type BlackjackTotals = Totals & {
  /** Counts by kind. Rounds with one hand that is not doubled are counted by result, all others by the player's move. */
  kinds: Map<RoundKind, Counted>;
};

/** Plays every deal forwards with the published strategy, over all sequences of cards. */
export class BlackjackRounds {
  private readonly known = new Map<string, HandEnds>();
  readonly totals: BlackjackTotals = { ...createTotals(), kinds: new Map() };
  private readonly data: BlackjackData;
  private readonly endsOf: (up: number) => DealerEnds;
  private readonly highest: number;

  constructor(data: BlackjackData, endsOf: (up: number) => DealerEnds) {
    this.data = data;
    this.endsOf = endsOf;
    this.highest = (data.pays.win * (100 + data.raiseX100)) / 100;
  }

  /** Counts all rounds that begin with these card values. `weight` is the number of rank sequences. */
  deal(first: number, second: number, equalRanks: boolean, up: number, weight: bigint): void {
    const count = addCardValue(addCardValue(emptyCount, first), second);
    const { totals, blackjack } = this.endsOf(up);
    const { pays } = this.data;
    const rest = weight * handWays * handWays;
    if (count.total === twentyOne) {
      this.count('push', rest * blackjack, pays.push, 0);
      for (const ways of totals.values()) this.count('blackjack', rest * ways, pays.blackjack, 0);
      return;
    }
    this.count('loss', rest * blackjack, 0, 0);
    const situation = { count, pair: equalRanks ? first : null, up };
    const [move] = listStrategyMoves(count, situation.pair, up) as [BlackjackMove];
    if (move === 'split') this.split(first, up, weight);
    else this.oneHand(this.endsAfter(situation, move), up, weight, move === 'double' ? this.data.raiseX100 : 0);
  }

  private oneHand(hand: HandEnds, up: number, weight: bigint, raiseX100: number): void {
    for (const [total, ways] of hand)
      for (const [theirs, dealerWays] of this.endsOf(up).totals) {
        const end = endOf(total, theirs);
        const pay = (this.payOf(end) * (100 + raiseX100)) / 100;
        const kind = raiseX100 > 0 ? 'double' : end;
        this.count(kind, weight * ways * dealerWays * handWays, pay, raiseX100);
      }
  }

  private split(worth: number, up: number, weight: bigint): void {
    const first = addCardValue(emptyCount, worth);
    const hand = worth === 1 ? this.oneMore(first) : this.played(first, up, 'hit');
    for (const [left, leftWays] of hand)
      for (const [right, rightWays] of hand)
        for (const [theirs, dealerWays] of this.endsOf(up).totals) {
          const pay = this.payOf(endOf(left, theirs)) + this.payOf(endOf(right, theirs));
          this.count('split', weight * leftWays * rightWays * dealerWays, pay, this.data.raiseX100);
        }
  }

  private endsAfter({ count, up }: Situation, move: BlackjackMove): HandEnds {
    return move === 'double' ? this.oneMore(count) : this.played(count, up, move);
  }

  /** Plays the hand, starting with this move. Later moves cannot double or split. */
  private played(count: Count, up: number, move: BlackjackMove): HandEnds {
    if (move === 'stand') return new Map([[count.total, handWays]]);
    const key = `${count.total}${count.soft}|${up}`;
    const ends = this.known.get(key) ?? this.afterOne(count, (next) => this.later(next, up));
    this.known.set(key, ends);
    return ends;
  }

  private later(count: Count, up: number): HandEnds {
    if (count.total >= twentyOne) return over(count);
    const move = listStrategyMoves(count, null, up).find((wanted) => wanted === 'hit' || wanted === 'stand');
    return this.played(count, up, move as BlackjackMove);
  }

  private oneMore(count: Count): HandEnds {
    return this.afterOne(count, over);
  }

  private afterOne(count: Count, then: (next: Count) => HandEnds): HandEnds {
    const sums = new Map<number, bigint>();
    for (const [worth, ranks] of worths)
      for (const [total, ways] of then(addCardValue(count, worth))) {
        sums.set(total, (sums.get(total) ?? 0n) + ranks * ways);
      }
    for (const [total, ways] of sums) sums.set(total, divideByRanks(ways));
    return sums;
  }

  private payOf(end: HandEnd): number {
    return end === 'win' || end === 'push' ? this.data.pays[end] : 0;
  }

  private count(kind: RoundKind, ways: bigint, payX100: number, raiseX100: number): void {
    countRound(this.totals, ways, BigInt(payX100), BigInt(raiseX100), this.highest);
    const { kinds } = this.totals;
    const before = kinds.get(kind) ?? { ways: 0n, pay: 0n };
    kinds.set(kind, { ways: before.ways + ways, pay: before.pay + ways * BigInt(payX100) });
  }
}

function over(count: Count): HandEnds {
  return new Map([[Math.min(count.total, twentyOne + 1), handWays]]);
}

function endOf(own: number, theirs: number): HandEnd {
  if (own > twentyOne) return 'bust';
  if (theirs > twentyOne || own > theirs) return 'win';
  return own === theirs ? 'push' : 'loss';
}
