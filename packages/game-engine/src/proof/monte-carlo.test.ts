import { expect, test } from 'vitest';
import { isProofDue } from '../../scripts/proof-sources.ts';
import { provedDoubleOnce } from '../testing/double-once/proof.ts';
import { type Evaluator, loadProofs } from './game-proof.ts';
import { assertClose, assertPaysLikeReplay, describeSample } from './monte-carlo.ts';

// The seeds are fixed, so the result never changes.
const games = [...(await loadProofs()), provedDoubleOnce];
const evaluated = games.flatMap((proved) => {
  const { entry, proof } = proved;
  return entry.proof.choices.map((exact, index) => ({
    proved,
    title: `${entry.title}${exact.label && `, ${exact.label}`}`,
    game: entry.game,
    rounds: proof.sampledRounds,
    exact,
    evaluator: proof.evaluators[index] as Evaluator,
  }));
});
const instant = evaluated.find(({ game }) => game.kind === 'instant') as (typeof evaluated)[number];

test('has an evaluator for every choice of every game', () => {
  for (const { entry, proof } of games) expect(proof.evaluators).toHaveLength(entry.game.choices.length);
});

/** One seed for every change, more at night. See "The nightly run" in CONTRIBUTING.md. */
const seeds = process.env.NIGHTLY ? [1, 2, 3] : [1];
/** `pnpm prove` samples the others. The small game is sampled every time, so that each change uses this code. */
const due = evaluated.filter(({ proved }) => proved === provedDoubleOnce || isProofDue(proved));

test.each(due.flatMap((row) => seeds.map((seed) => ({ ...row, seed }))))(
  'samples $rounds rounds of $title close to the exact return and odds (seed $seed)',
  ({ evaluator, rounds, exact, seed }) => assertClose(evaluator, rounds, exact, seed),
);

test.each(due.filter(({ game }) => game.kind === 'instant'))(
  'evaluates 100,000 rounds of $title with the same pay as their replay',
  ({ game, evaluator, exact }) => assertPaysLikeReplay(game, evaluator, exact.choice),
);

test('detects an evaluator that pays more than the replay', () => {
  const { game, evaluator, exact } = instant;
  const generous: Evaluator = { ...evaluator, round: (rng) => evaluator.round(rng) + 5 };
  expect(() => assertPaysLikeReplay(game, evaluator, exact.choice, 100)).not.toThrow();
  expect(() => assertPaysLikeReplay(game, generous, exact.choice, 100)).toThrow('round 0 differs');
});

test('detects a game that pays too much', () => {
  const { evaluator, exact, rounds } = instant;
  const generous: Evaluator = { ...evaluator, round: (rng) => evaluator.round(rng) + 5 };
  expect(() => assertClose(generous, rounds, exact, 1)).toThrow('standard errors away');
});

test('computes the confidence interval and detects values outside of it', () => {
  const of = { rounds: 1_000_000, keepsZ: 0, beatsZ: 0, mean: 0.95 };
  const exact = { sdPerUnitStake: '5.0000' };
  expect(describeSample({ ...of, z: 3.2 }, exact)).toEqual({ low: '93.355', high: '96.645', inside: true });
  expect(describeSample({ ...of, z: -3.4 }, exact)).toMatchObject({ inside: false });
});
