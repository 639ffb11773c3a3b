import { expect, test } from 'vitest';
import { createRng } from '../rng/rng.ts';
import { loadProofs } from './game-proof.ts';
import { sample } from './monte-carlo.ts';

/** 99.9 % of fair samples lie inside; the seeds are fixed, so the answer never changes. */
const confidenceZ = 3.29;
const cases = (await loadProofs()).flatMap((proved) =>
  [1, 2, 3].map((seed) => [proved.proof.sampledRounds, proved.entry.title, seed, proved] as const),
);

test.each(cases)('%i rounds of %s agree with the exact return (seed %i)', (rounds, _title, seed, { entry, proof }) => {
  const rng = createRng(new Uint8Array(32).fill(seed));
  expect(Math.abs(sample(proof.evaluators[0], rng, rounds, entry.proof).z)).toBeLessThan(confidenceZ);
});

test('a sample of a game that pays too much is told apart', async () => {
  const [{ entry, proof }] = (await loadProofs()) as [Awaited<ReturnType<typeof loadProofs>>[number]];
  const [honest] = proof.evaluators;
  const generous = { ...honest, round: (rng: Parameters<typeof honest.round>[0]) => honest.round(rng) + 5 };
  const { z } = sample(generous, createRng(new Uint8Array(32).fill(1)), proof.sampledRounds, entry.proof);
  expect(z).toBeGreaterThan(confidenceZ);
});
