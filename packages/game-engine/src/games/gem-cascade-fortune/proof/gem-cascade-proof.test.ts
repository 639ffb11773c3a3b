import { expect, test } from 'vitest';
import { createGemCascadeTables, createRound, evaluateIndex } from '../evaluate.ts';
import { type GemCascadeData, gemCascadeMathsV1 } from '../maths.ts';
import { BitboardRounds } from './bitboards.ts';
import { proveGemCascade } from './prove-gem-cascade.ts';
import { countRounds } from './rounds.ts';

const { data } = gemCascadeMathsV1;

/** The same game with other bags: crowns in every other round, long cascades, and a maximum that is often reached. */
const wild: GemCascadeData = {
  ...data,
  rounds: 1 << 14,
  baseBag: 'DDRRSSEEAATJPPPC'.repeat(8),
  freeBag: 'DDDRRRSSEEATTJJP'.repeat(8),
  maxPayX100: 20000,
};

/** A bag with few kinds of gems, so that cascades are very long. */
const endless: GemCascadeData = { ...wild, freeBag: 'DDDDRRRSSSEEAATT'.repeat(8), maxPayX100: 2_000_000 };

test('counts every round of other bags with the same result in both methods', () => {
  const { totals, scatters, mostDrawn } = countRounds(wild, wild.rounds);
  expect(totals.ways).toBe(BigInt(wild.rounds));
  expect(totals.top > 0n).toBe(true);
  expect(scatters.reduce((sum, ways) => sum + ways, 0n)).toBe(totals.ways);
  expect(mostDrawn).toBeGreaterThan(400);
});

test('proves the game with other bags', () => {
  expect(proveGemCascade(wild).rows).toHaveLength(6);
});

test('throws if a round reads the words of the next one', () => {
  expect(() => countRounds(endless, endless.rounds)).toThrow('the words of the next');
});

test('throws if one gem falls differently', () => {
  const changed = `${wild.baseBag.slice(0, -1)}D`;
  const [ours, theirs] = [createGemCascadeTables(wild), new BitboardRounds({ ...wild, baseBag: changed })];
  const round = createRound(ours);
  const differ = Array.from(
    { length: 500 },
    (_, index) => evaluateIndex(ours, round, index) !== theirs.round(index).pay,
  );
  expect(differ).toContain(true);
  expect(differ).toContain(false);
});

test('rejects a bag of another size, an unknown letter and a wrong first step', () => {
  for (const bag of [`${data.baseBag}D`, data.baseBag.slice(1), `X${data.baseBag.slice(1)}`]) {
    expect(() => createGemCascadeTables({ ...data, baseBag: bag })).toThrow(RangeError);
  }
  expect(() => createGemCascadeTables({ ...data, counts: [7, 10, 12, 14] })).toThrow(RangeError);
  expect(() => createGemCascadeTables({ ...data, scatter: 'pearl' })).toThrow(RangeError);
});
