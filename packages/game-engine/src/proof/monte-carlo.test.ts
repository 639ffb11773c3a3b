import { expect, test } from 'vitest';
import { jacksOrBetterPoker } from '../games/jacks-or-better-poker/index.ts';
import { proof as jacksProof } from '../games/jacks-or-better-poker/lock.ts';
import { starlightTables } from '../games/starlight-fortune/evaluate.ts';
import { starlightFortune } from '../games/starlight-fortune/index.ts';
import { proof as starlightProof } from '../games/starlight-fortune/lock.ts';
import { createRng } from '../rng/rng.ts';
import { sampleDefaultPlay, sampleStarlight } from './monte-carlo.ts';

/** 99.9 % of fair samples lie inside; the seeds are fixed, so the answer never changes. */
const confidenceZ = 3.29;

test.each([1, 2, 3])('3,000,000 rounds of Starlight Fortune agree with the exact return (seed %i)', (seed) => {
  const tables = starlightTables(starlightFortune.maths.data);
  const sample = sampleStarlight(tables, createRng(new Uint8Array(32).fill(seed)), 3_000_000, starlightProof);
  expect(Math.abs(sample.z)).toBeLessThan(confidenceZ);
});

test('5,000 hands of best play agree with the exact return', () => {
  const sample = sampleDefaultPlay(jacksOrBetterPoker, createRng(new Uint8Array(32).fill(1)), 5_000, jacksProof);
  expect(Math.abs(sample.z)).toBeLessThan(confidenceZ);
});
