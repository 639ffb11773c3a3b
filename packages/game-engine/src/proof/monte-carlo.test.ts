import { expect, test } from 'vitest';
import { replayRound } from '../replay.ts';
import { createRng } from '../rng/rng.ts';
import { provedDoubleOnce } from '../testing/double-once/proof.ts';
import type { ChoiceProof } from '../types.ts';
import { type Evaluator, loadProofs } from './game-proof.ts';
import { confidenceZ, describeSample, sampleRounds } from './monte-carlo.ts';

// The seeds are fixed, so the result never changes.
const games = [...(await loadProofs()), provedDoubleOnce];
const evaluated = games.flatMap(({ entry, proof }) =>
  entry.proof.choices.map((exact, index) => ({
    title: `${entry.title}${exact.label && `, ${exact.label}`}`,
    game: entry.game,
    rounds: proof.sampledRounds,
    exact,
    evaluator: proof.evaluators[index] as Evaluator,
  })),
);

test('has an evaluator for every choice of every game', () => {
  for (const { entry, proof } of games) expect(proof.evaluators).toHaveLength(entry.game.choices.length);
});

/** One seed for every change, more at night. See "The nightly run" in CONTRIBUTING.md. */
const seeds = process.env.NIGHTLY ? [1, 2, 3] : [1];

test.each(evaluated.flatMap((row) => seeds.map((seed) => ({ ...row, seed }))))(
  'samples $rounds rounds of $title close to the exact return and odds (seed $seed)',
  ({ evaluator, rounds, exact, seed }) => {
    const { z, keepsZ, beatsZ } = sampleRounds(evaluator, createRng(new Uint8Array(32).fill(seed)), rounds, exact);
    for (const distance of [z, keepsZ, beatsZ]) expect(Math.abs(distance)).toBeLessThan(confidenceZ);
  },
);

test.each(evaluated.filter(({ game }) => game.kind === 'instant'))(
  'evaluates 100,000 rounds of $title with the same pay as their replay',
  ({ game, evaluator, exact }) => {
    const key = new Uint8Array(32);
    const words = new DataView(key.buffer);
    for (let round = 0; round < 100_000; round++) {
      words.setUint32(0, round, true);
      const { result } = replayRound(game, key, exact.choice, []);
      if (evaluator.round(createRng(key)) !== result?.payX100) throw new Error(`round ${round} differs`);
    }
  },
);

test('detects a game that pays too much', () => {
  const { evaluator, exact, rounds } = evaluated[0] as { evaluator: Evaluator; exact: ChoiceProof; rounds: number };
  const generous: Evaluator = { ...evaluator, round: (rng) => evaluator.round(rng) + 5 };
  expect(sampleRounds(generous, createRng(new Uint8Array(32).fill(1)), rounds, exact).z).toBeGreaterThan(confidenceZ);
});

test('computes the confidence interval and detects values outside of it', () => {
  const of = { rounds: 1_000_000, keepsZ: 0, beatsZ: 0, mean: 0.95 };
  const exact = { sdPerUnitStake: '5.0000' };
  expect(describeSample({ ...of, z: 3.2 }, exact)).toEqual({ low: '93.355', high: '96.645', inside: true });
  expect(describeSample({ ...of, z: -3.4 }, exact)).toMatchObject({ inside: false });
});
