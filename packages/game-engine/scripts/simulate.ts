import { randomBytes } from 'node:crypto';
import { loadProofs, type ProvedGame } from '../src/proof/game-proof.ts';
import { describeSample, sample } from '../src/proof/monte-carlo.ts';
import { grouped } from '../src/proof/summary.ts';
import { createRng } from '../src/rng/rng.ts';

/**
 * `pnpm simulate SLUG ROUNDS [SEED]`: so many rounds of every choice of a game, each as its exact return assumes it is played,
 * with their mean return, its 99.9 % confidence interval and the exact return. The seed is 64 hex digits; without one it is
 * drawn, and printed, so that anybody can run the same rounds. Fails when an exact return lies outside its interval, which one
 * fair run in a thousand does; more do while the rounds are too few to have met the rare wins.
 */
const [slug = '', howMany = '', seed = randomBytes(32).toString('hex')] = process.argv.slice(2);
const games = await loadProofs();
const game = games.find(({ entry }) => entry.game.maths.slug === slug);
const rounds = Number(howMany);

function simulate({ entry, proof }: ProvedGame): void {
  process.stdout.write(`${entry.title}: ${grouped(rounds)} rounds, seed ${seed}\n`);
  for (const [index, exact] of entry.proof.choices.entries()) {
    const evaluator = proof.evaluators[index];
    if (evaluator === undefined) throw new Error(`no evaluator for ${JSON.stringify(exact.choice)}`);
    const drawn = sample(evaluator, createRng(Buffer.from(seed, 'hex')), rounds, exact);
    const { low, high, inside } = describeSample(drawn, exact);
    const label = exact.label === '' ? '' : `${exact.label}: `;
    const told = `${(100 * drawn.mean).toFixed(3)} % [${low} … ${high}], exactly ${exact.rtp.percent} %`;
    process.stdout.write(`  ${label}${told}${inside ? '' : '  OUTSIDE'}\n`);
    if (!inside) process.exitCode = 1;
  }
}

if (game === undefined || !Number.isSafeInteger(rounds) || rounds < 2 || !/^[0-9a-f]{64}$/.test(seed)) {
  process.stderr.write(`usage: simulate ${games.map(({ entry }) => entry.game.maths.slug).join('|')} ROUNDS [SEED]\n`);
  process.exitCode = 2;
} else {
  simulate(game);
}
