import { describe, expect, test } from 'vitest';
import { createRng } from '../../../rng/rng.ts';
import { mineSeekerSlots as game } from '../index.ts';
import { countSafeByPlacement, countSparing, derivePays } from './placements.ts';
import { countPlannedCells, proveMines } from './prove-mines.ts';

const { data } = game.maths;

test('counts every placement once', () => {
  // Two mines in four cells: 12, 13, 14, 23, 24, 34; the first mine is in cell 0 three times, in cell 1 twice, in cell 2 once.
  expect(countSafeByPlacement(4, 2)).toEqual([3, 2, 1]);
  expect(countSafeByPlacement(25, 5).reduce((sum, count) => sum + count)).toBe(53_130);
});

test('counts placements that spare some cells', () => {
  expect(countSparing(data, 24, 1)).toBe(1n);
  expect(countSparing(data, 1, 10)).toBe(15n);
  expect(countSparing(data, 20, 6)).toBe(0n);
});

test('derives pays of at most 97 percent of the fair pay, rounded down to five hundredths and limited', () => {
  for (const { mines, pays } of data.fields) {
    let fair = 1;
    for (const [opened, pay] of pays.entries()) {
      fair *= (data.cells - opened) / (data.cells - mines - opened);
      expect(pay).toBeLessThanOrEqual(97 * fair + 1e-6);
      expect(pay).toBeGreaterThan(97 * fair - 5 - 1e-6);
      expect([pay % 5, pay <= data.maxPayX100]).toEqual([0, true]);
    }
    const isClear = pays.length === data.cells - mines;
    fair *= (data.cells - pays.length) / (data.cells - mines - pays.length);
    expect(isClear || 97 * fair > data.maxPayX100).toBe(true);
  }
});

test('returns 93.6 to 97 percent for every plan', () => {
  const { rows } = proveMines(data);
  expect(rows).toHaveLength(data.fields.reduce((sum, { pays }) => sum + pays.length, 0));
  for (const { share } of rows) {
    expect(1000n * share.numerator >= 936n * share.denominator).toBe(true);
    expect(100n * share.numerator <= 97n * share.denominator).toBe(true);
  }
});

test('names the plan that each published figure belongs to', () => {
  const { rows, plans, summary } = proveMines(data);
  const rowOf = (name: string | undefined) => rows.find((row) => row.name === name);
  const percent = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
    `${numerator * (10_000n / denominator)}`;
  expect(percent(rowOf(plans?.lowest)?.share as never)).toBe(summary.rtp.percent.replace('.', ''));
  expect(percent(rowOf(plans?.highest.split(', and')[0])?.share as never)).toBe(
    summary.rtpHigh.percent.replace('.', ''),
  );
  const hits = rowOf(plans?.odds)?.odds;
  expect([hits?.numerator, hits?.denominator].join()).toBe(
    `${summary.odds.pays.numerator},${summary.odds.pays.denominator}`,
  );
  const top = rowOf(plans?.top)?.odds;
  expect([top?.numerator, top?.denominator].join()).toBe(`${summary.topWin.numerator},${summary.topWin.denominator}`);
  // One placement in 3,266 is paid 3,167.5 times the stake: p × pay² − (p × pay)².
  const [p, pay] = [Number(top?.numerator) / Number(top?.denominator), summary.maxPayX100 / 100];
  expect([plans?.widest, summary.sdPerUnitStake]).toEqual([plans?.top, Math.sqrt(p * pay ** 2 * (1 - p)).toFixed(4)]);
});

describe('proveMines', () => {
  const [first, ...others] = data.fields;
  const changed = (pays: number[]) => ({ ...data, fields: [{ mines: first?.mines ?? 0, pays }, ...others] });

  test('rejects a wrong pay and an incomplete table', () => {
    const pays = derivePays(data, 1);
    expect(() => proveMines(changed(pays))).not.toThrow();
    expect(() => proveMines(changed(pays.with(3, 120)))).toThrow(RangeError);
    expect(() => proveMines(changed(pays.slice(0, -1)))).toThrow(RangeError);
  });
});

/** A player who opens cells in any order. The pay must only depend on the number of opened cells. */
test('survives equally often with any cells in any order', () => {
  const field = data.fields[1];
  if (!field) throw new Error('there is no second field');
  const orders = [
    [0, 1, 2, 3, 4, 5],
    [24, 12, 0, 7, 18, 3],
    [10, 11, 12, 13, 14, 9],
  ];
  const rounds = 60_000;
  const rng = createRng(new Uint8Array(32).fill(5));
  const survived = orders.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const { mineCells } = game.deal(rng, { mines: field.mines }).state;
    for (const [index, cells] of orders.entries()) {
      if (!cells.some((cell) => mineCells.includes(cell))) survived[index] = (survived[index] ?? 0) + 1;
    }
  }
  const share = Number(countSparing(data, field.mines, 6)) / Number(countSparing(data, field.mines, 0));
  for (const count of survived) {
    const z = (count / rounds - share) / Math.sqrt((share * (1 - share)) / rounds);
    expect(Math.abs(z)).toBeLessThan(3.29);
  }
});

test('uses the plan with the first pay of at least twice the stake for the odds', () => {
  expect(data.fields.map((field) => [countPlannedCells(field), field.pays[countPlannedCells(field) - 1]])).toEqual([
    [13, 200],
    [6, 230],
    [4, 250],
    [2, 275],
    [1, 485],
  ]);
});
