import { writeSync } from 'node:fs';
import { deriveRoundKey } from '../src/fairness.ts';
import { jacksOrBetterPoker } from '../src/games/jacks-or-better-poker/index.ts';
import { starlightTables } from '../src/games/starlight-fortune/evaluate.ts';
import { starlightFortune } from '../src/games/starlight-fortune/index.ts';
import { createRng } from '../src/rng/rng.ts';
import { nodeHmac } from './node-crypto.ts';

/**
 * Randomness for outside test suites, to standard output:
 *   pnpm collect words 1000000    raw little-endian 32-bit words of one key, binary (PractRand, dieharder -g 200)
 *   pnpm collect rounds 1000000   the first word of each of so many rounds' keys, binary: streams across rounds
 *   pnpm collect stops 100000     five reel stops of a paid spin of Starlight Fortune, a line of text per round
 *   pnpm collect deals 100000     ten cards of a deal of Jacks or Better Poker, numbered 0–51, a line per round
 */
const serverSeed = new Uint8Array(32).fill(1);
const chunk = 4096;

function roundRng(nonce: number) {
  const { maths, mathsHash } = starlightFortune;
  return createRng(
    deriveRoundKey(nodeHmac, serverSeed, { slug: maths.slug, mathsHash, clientSeed: 'collector', nonce }),
  );
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

const stream = createRng(serverSeed);
const { lengths } = starlightTables(starlightFortune.maths.data).base;
const emitters: Record<string, (count: number) => void> = {
  words: (count) => emitWords(count, () => stream.u32()),
  rounds: (count) => emitWords(count, (index) => roundRng(index).u32()),
  stops: (count) =>
    emitLines(count, (index) => {
      const rng = roundRng(index);
      return lengths.map((length) => rng.below(length));
    }),
  deals: (count) => emitLines(count, (index) => jacksOrBetterPoker.deal(roundRng(index), {}).deck),
};

const [what = '', howMany = ''] = process.argv.slice(2);
const emit = emitters[what];
const count = Number(howMany);
if (emit === undefined || !Number.isSafeInteger(count) || count < 1) {
  process.stderr.write(`usage: collect ${Object.keys(emitters).join('|')} COUNT\n`);
  process.exitCode = 2;
} else {
  emit(count);
}
