import { randomBytes } from 'node:crypto';
import { loadProofs, type ProvedGame } from '../src/proof/game-proof.ts';
import { describeSample, sampleRounds } from '../src/proof/monte-carlo.ts';
import { formatThousands } from '../src/proof/summary.ts';
import { createRng } from '../src/rng/rng.ts';

/**
 * `pnpm simulate SLUG ROUNDS [SEED]` simulates rounds of every choice of a game with the play that its exact RTP assumes. It
 * prints the mean RTP, its 99.9 % confidence interval and the exact RTP. The seed is 64 hex digits. Without a seed, a random
 * one is used and printed, so that the same rounds can be run again. The script fails when an exact RTP is outside its
 * interval. This happens in one of 1,000 fair runs, and more often if there are too few rounds for the rare wins.
 */
const [slug = '', howMany = '', seed = randomBytes(32).toString('hex')] = process.argv.slice(2);
const games = await loadProofs();
const game = games.find(({ entry }) => entry.game.maths.slug === slug);
const rounds = Number(howMany);

function simulate({ entry, proof }: ProvedGame): void {
  process.stdout.write(`${entry.title}: ${formatThousands(rounds)} rounds, seed ${seed}\n`);
  for (const [index, exact] of entry.proof.choices.entries()) {
    const evaluator = proof.evaluators[index];
    if (evaluator === undefined) throw new Error(`There is no evaluator for ${JSON.stringify(exact.choice)}.`);
    const drawn = sampleRounds(evaluator, createRng(Buffer.from(seed, 'hex')), rounds, exact);
    const { low, high, inside } = describeSample(drawn, exact);
    const label = exact.label === '' ? '' : `${exact.label}: `;
    const result = `${(100 * drawn.mean).toFixed(3)} % [${low} … ${high}], exactly ${exact.rtp.percent} %`;
    process.stdout.write(`  ${label}${result}${inside ? '' : '  OUTSIDE'}\n`);
    if (!inside) process.exitCode = 1;
  }
}

if (game === undefined || !Number.isSafeInteger(rounds) || rounds < 2 || !/^[0-9a-f]{64}$/.test(seed)) {
  process.stderr.write(`usage: simulate ${games.map(({ entry }) => entry.game.maths.slug).join('|')} ROUNDS [SEED]\n`);
  process.exitCode = 2;
} else {
  simulate(game);
}
