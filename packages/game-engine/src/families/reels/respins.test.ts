import { expect, test } from 'vitest';
import { countAllSums, sumByMoments } from '../../proof/reels/coin-sums.ts';
import { countCoinsByChain, countCoinsByWaits } from '../../proof/reels/respin-chain.ts';
import { createRng } from '../../rng/rng.ts';
import type { Rng } from '../../types.ts';
import { createRespinTables, evaluateRespins, playRespins, type RespinData } from './respins.ts';

/** Small enough to play every possible vault: one place with a coin of 1, one with a coin of 2, and four without a coin. */
const data: RespinData = {
  coins: [
    { pay_x100: 100, weight: 1 },
    { pay_x100: 200, weight: 1 },
  ],
  blanks: 4,
  respins: 2,
  grandPayX100: 5000,
};
const tables = createRespinTables(data);

class Needed extends Error {
  readonly places: number;
  constructor(places: number) {
    super('one draw more');
    this.places = places;
  }
}

/** A generator with these draws. It throws when another draw is needed. */
function scripted(draws: readonly number[]): Rng {
  let at = 0;
  return {
    u32: () => 0,
    below(places) {
      const draw = draws[at++];
      if (draw === undefined) throw new Needed(places);
      return draw;
    },
    shuffle: (items) => items,
  };
}

type Told = { chance: number; draws: readonly number[] };

/** Returns every possible course of a vault with its probability, by trying all draws one after the other. */
function everyWay(play: (rng: Rng) => void, draws: readonly number[] = [], chance = 1): Told[] {
  try {
    play(scripted(draws));
    return [{ chance, draws }];
  } catch (error) {
    if (!(error instanceof Needed)) throw error;
    const { places } = error;
    return Array.from({ length: places }, (_, draw) => everyWay(play, [...draws, draw], chance / places)).flat();
  }
}

test('counts all courses of a small vault like the chain, the waits, the moments and the sums', () => {
  const [cells, held] = [3, 1];
  const chances = { cells, respins: data.respins, coinPlaces: 1n, places: 3n };
  const byCoins = new Array<number>(cells + 1).fill(0);
  const pays = new Map<number, number>();
  for (const { chance, draws } of everyWay((rng) => void evaluateRespins(tables, rng, cells, held))) {
    const { opened, respins, full, payX100 } = playRespins(tables, scripted(draws), [false, true, false]);
    const coins = opened.length + respins.reduce((sum, { landed }) => sum + landed.length, 0);
    expect(full).toBe(coins === cells);
    expect(evaluateRespins(tables, scripted(draws), cells, held)).toBe(full ? -1 : payX100);
    byCoins[coins] = (byCoins[coins] ?? 0) + chance;
    if (!full) pays.set(payX100, (pays.get(payX100) ?? 0) + chance);
  }
  for (const { ways, total } of [countCoinsByChain(chances, held), countCoinsByWaits(chances, held)]) {
    for (const [coins, share] of byCoins.entries()) expect(Number(ways[coins]) / Number(total)).toBeCloseTo(share, 12);
  }
  const { ways, total } = countCoinsByChain(chances, held);
  let mean = 0;
  for (const coins of [1, 2]) {
    const share = Number(ways[coins]) / Number(total);
    const sum = sumByMoments(data.coins, coins);
    mean += (share * Number(sum.pay)) / Number(sum.ways);
  }
  expect([...pays].reduce((sum, [pay, chance]) => sum + pay * chance, 0)).toBeCloseTo(mean, 9);
  const two = Number(ways[2]) / Number(total) / 4;
  expect(pays.get(400)).toBeCloseTo(two * Number(countAllSums(data.coins, 2).get(400)), 12);
});

test('computes the same integers by chain and waits for other sizes of the vault', () => {
  for (const cells of [1, 2, 5, 9]) {
    for (let held = 0; held <= cells; held++) {
      const chances = { cells, respins: 3, coinPlaces: 2n, places: 7n };
      expect(countCoinsByWaits(chances, held)).toEqual(countCoinsByChain(chances, held));
    }
  }
});

test('has the same moments for all sums of coins', () => {
  for (const coins of [0, 1, 2, 7]) {
    const { ways, pay, squares } = sumByMoments(data.coins, coins);
    let [all, total, totalSquares] = [0n, 0n, 0n];
    for (const [sum, often] of countAllSums(data.coins, coins)) {
      all += often;
      total += often * BigInt(sum);
      totalSquares += often * BigInt(sum) * BigInt(sum);
    }
    expect([total * ways, totalSquares * ways]).toEqual([pay * all, squares * all]);
  }
});

test('keeps coins in place, adds coins only to empty cells, and resets the respins', () => {
  const rng = createRng(new Uint8Array(32).fill(9));
  for (let round = 0; round < 2_000; round++) {
    const held = Array.from({ length: 15 }, () => rng.below(2) === 0);
    const { opened, respins, full } = playRespins(tables, rng, held);
    const cells = new Set(opened.map(({ cell }) => cell));
    expect([...cells]).toEqual(held.flatMap((isHeld, cell) => (isHeld ? [cell] : [])));
    let left = data.respins;
    for (const respin of respins) {
      expect(left).toBeGreaterThan(0);
      for (const { cell } of respin.landed) {
        expect(cells.has(cell)).toBe(false);
        cells.add(cell);
      }
      left = respin.landed.length > 0 ? data.respins : left - 1;
      expect(respin.left).toBe(left);
    }
    expect(full).toBe(cells.size === 15);
    expect(full || left === 0).toBe(true);
  }
});

test('plays no respins for a vault that is full when it opens', () => {
  const { respins, full } = playRespins(tables, createRng(new Uint8Array(32)), [true, true]);
  expect([respins, full]).toEqual([[], true]);
  expect(evaluateRespins(tables, createRng(new Uint8Array(32)), 2, 2)).toBe(-1);
});
