import { choose } from '../choose.ts';

/** Parameters that decide the final number of coins in a vault. The values of the coins do not matter. */
export type RespinChances = {
  cells: number;
  respins: number;
  /** An empty cell draws a coin in `coinPlaces` of `places`, in lowest terms. */
  coinPlaces: bigint;
  places: bigint;
};

/** Ways of `total` by the final number of coins. */
export type CoinCounts = { ways: bigint[]; total: bigint };

type Outcome = { ways: bigint[]; draws: number };

/**
 * Method "chain": the state is the number of coins and the number of respins left. It counts backwards from the final
 * states, with every possible number of new coins per respin. Ways are over places^draws of the longest way from a state.
 */
class Chain {
  private readonly known = new Map<number, Outcome>();
  private readonly chances: RespinChances;

  constructor(chances: RespinChances) {
    this.chances = chances;
  }

  from(coins: number, left: number): Outcome {
    const { cells, respins } = this.chances;
    const key = coins * (respins + 1) + left;
    const known = this.known.get(key);
    if (known) return known;
    const ended = left === 0 || coins === cells;
    const outcome = ended ? { ways: this.only(coins), draws: 0 } : this.respin(coins, left);
    this.known.set(key, outcome);
    return outcome;
  }

  private respin(coins: number, left: number): Outcome {
    const { cells, respins, coinPlaces, places } = this.chances;
    const empty = cells - coins;
    const nexts = Array.from({ length: empty + 1 }, (_, more) =>
      this.from(coins + more, more > 0 ? respins : left - 1),
    );
    const draws = Math.max(...nexts.map((next) => next.draws));
    const ways = this.only(-1);
    for (const [more, next] of nexts.entries()) {
      const here = choose(empty, more) * coinPlaces ** BigInt(more) * (places - coinPlaces) ** BigInt(empty - more);
      const pad = places ** BigInt(draws - next.draws);
      for (const [count, after] of next.ways.entries()) ways[count] = (ways[count] as bigint) + here * after * pad;
    }
    return { ways, draws: draws + empty };
  }

  private only(coins: number): bigint[] {
    return Array.from({ length: this.chances.cells + 1 }, (_, count) => (count === coins ? 1n : 0n));
  }
}

export function countCoinsByChain(chances: RespinChances, held: number): CoinCounts {
  const { ways, draws } = new Chain(chances).from(held, chances.respins);
  return { ways, total: chances.places ** BigInt(draws) };
}

/**
 * Method "waits": counts the waits between coins instead of the respins. With e empty cells, no respin has a new coin with
 * probability miss^(e × respins). Otherwise the first successful respin has k new coins after 0, 1, … misses, which is a
 * geometric sum. Ways are over places^(respins × e(e + 1)/2).
 */
export function countCoinsByWaits({ cells, respins, coinPlaces, places }: RespinChances, held: number): CoinCounts {
  const miss = places - coinPlaces;
  const power = (base: bigint, exponent: number) => base ** BigInt(exponent);
  const drawsOf = (empty: number) => (respins * empty * (empty + 1)) / 2;
  let after: bigint[][] = [];
  for (let empty = 0; empty <= cells - held; empty++) {
    const ways = new Array<bigint>(cells + 1).fill(0n);
    ways[cells - empty] = power(miss, respins * empty) * power(places, drawsOf(empty) - respins * empty);
    for (let more = 1; more <= empty; more++) {
      let waits = 0n;
      for (let missed = 0; missed < respins; missed++) {
        waits += power(miss, missed * empty) * power(places, (respins - 1 - missed) * empty);
      }
      const hit = choose(empty, more) * power(coinPlaces, more) * power(miss, empty - more);
      const pad = power(places, drawsOf(empty) - respins * empty - drawsOf(empty - more));
      for (const [count, later] of (after[empty - more] as bigint[]).entries()) {
        ways[count] = (ways[count] as bigint) + waits * hit * later * pad;
      }
    }
    after = [...after, ways];
  }
  return { ways: after[cells - held] as bigint[], total: power(places, drawsOf(cells - held)) };
}
