import { writeSync } from 'node:fs';
import { deriveRoundKey, deriveRoundSecret } from '../src/fairness/keys/derive-keys.ts';
import { loadProofs, type ProvedGame } from '../src/proof/game-proof.ts';
import { createRng } from '../src/rng/rng.ts';
import { nodeHmac } from './node-crypto.ts';

/**
 * Writes randomness for external test suites to standard output:
 *   pnpm collect words 1000000    raw little-endian 32-bit words of one key, binary (PractRand, dieharder -g 200)
 *   pnpm collect rounds 1000000   the first word of the key of each round, binary: streams across rounds
 *   pnpm collect SLUG 100000      the raw draws of each round of a game, such as reel stops or card numbers:
 *                                 a line of text per round
 */
const sessionSeed = new Uint8Array(32).fill(1);
const games = await loadProofs();
const chunk = 4096;

function roundRng({ entry }: ProvedGame, nonce: number) {
  const { maths, mathsHash } = entry.game;
  const secret = deriveRoundSecret(nodeHmac, sessionSeed, nonce);
  return createRng(deriveRoundKey(nodeHmac, secret, { slug: maths.slug, mathsHash, clientSeed: 'collector', nonce }));
}

function emitWords(count: number, next: (index: number) => number): void {
  const view = new DataView(new ArrayBuffer(4 * chunk));
  for (let done = 0; done < count; done += chunk) {
    const size = Math.min(chunk, count - done);
    for (let i = 0; i < size; i++) view.setUint32(4 * i, next(done + i), true);
    writeSync(1, new Uint8Array(view.buffer, 0, 4 * size));
  }
}

function emitLines(count: number, next: (index: number) => ArrayLike<number>): void {
  for (let done = 0; done < count; done += chunk) {
    const size = Math.min(chunk, count - done);
    const lines = Array.from({ length: size }, (_, i) => `${Array.from(next(done + i)).join(' ')}\n`);
    writeSync(1, lines.join(''));
  }
}

const stream = createRng(sessionSeed);
const emitters: Record<string, (count: number) => void> = {
  words: (count) => emitWords(count, () => stream.u32()),
  rounds: (count) => emitWords(count, (index) => roundRng(games[0] as ProvedGame, index).u32()),
};
for (const game of games) {
  const { slug } = game.entry.game.maths;
  emitters[slug] = (count) => emitLines(count, (index) => game.proof.outcomes(roundRng(game, index)));
}

const [what = '', howMany = ''] = process.argv.slice(2);
const emit = emitters[what];
const count = Number(howMany);
if (emit === undefined || !Number.isSafeInteger(count) || count < 1) {
  process.stderr.write(`usage: collect ${Object.keys(emitters).join('|')} COUNT\n`);
  process.exitCode = 2;
} else {
  emit(count);
}
