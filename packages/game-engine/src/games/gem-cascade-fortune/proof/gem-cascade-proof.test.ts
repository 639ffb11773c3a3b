import { expect, test } from 'vitest';
import { evaluateIndex, gemCascadeTables, newRound } from '../evaluate.ts';
import { type GemCascadeData, gemCascadeMathsV1 } from '../maths.ts';
import { BitboardRounds } from './bitboards.ts';
import { proveGemCascade } from './prove-gem-cascade.ts';
import { countRounds } from './rounds.ts';

const { data } = gemCascadeMathsV1;

/** The same game on other bags: crowns in every other round, long cascades, and a maximum that is often reached. */
const wild: GemCascadeData = {
  ...data,
  rounds: 1 << 14,
  baseBag: 'DDRRSSEEAATJPPPC'.repeat(8),
  freeBag: 'DDDRRRSSEEATTJJP'.repeat(8),
  maxPayX100: 20000,
};

/** So few kinds of gems that cascades are very long. */
const endless: GemCascadeData = { ...wild, freeBag: 'DDDDRRRSSSEEAATT'.repeat(8), maxPayX100: 2_000_000 };

test('both methods say the same of every round of other bags, too', () => {
  const { totals, scatters, mostDrawn } = countRounds(wild, wild.rounds);
  expect(totals.ways).toBe(BigInt(wild.rounds));
  expect(totals.top > 0n).toBe(true);
  expect(scatters.reduce((sum, ways) => sum + ways, 0n)).toBe(totals.ways);
  expect(mostDrawn).toBeGreaterThan(400);
});

test('the whole proof holds on them: the parts add up to the return', () => {
  expect(proveGemCascade(wild).rows).toHaveLength(6);
});

test('a round that would read the words of the next is an error', () => {
  expect(() => countRounds(endless, endless.rounds)).toThrow('the words of the next');
});

test('one gem that falls otherwise is noticed', () => {
  const changed = `${wild.baseBag.slice(0, -1)}D`;
  const [ours, theirs] = [gemCascadeTables(wild), new BitboardRounds({ ...wild, baseBag: changed })];
  const round = newRound(ours);
  const differ = Array.from(
    { length: 500 },
    (_, index) => evaluateIndex(ours, round, index) !== theirs.round(index).pay,
  );
  expect(differ).toContain(true);
  expect(differ).toContain(false);
});

test('a bag of another size, a letter that is no symbol, and a wrong first step are refused', () => {
  for (const bag of [`${data.baseBag}D`, data.baseBag.slice(1), `X${data.baseBag.slice(1)}`]) {
    expect(() => gemCascadeTables({ ...data, baseBag: bag })).toThrow(RangeError);
  }
  expect(() => gemCascadeTables({ ...data, counts: [7, 10, 12, 14] })).toThrow(RangeError);
  expect(() => gemCascadeTables({ ...data, scatter: 'pearl' })).toThrow(RangeError);
});
