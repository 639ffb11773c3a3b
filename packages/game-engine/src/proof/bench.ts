import { deriveRoundKey, type Hmac } from '../fairness.ts';
import { jacksOrBetterPoker } from '../games/jacks-or-better-poker/index.ts';
import { evaluateRound, starlightTables } from '../games/starlight-fortune/evaluate.ts';
import { starlightFortune } from '../games/starlight-fortune/index.ts';
import { createRng } from '../rng/rng.ts';
import type { AnyGame } from '../types.ts';

/** `limit`: the least that is good enough (issue 2, "Must reach"); 0 where nothing is asked. */
export type BenchRow = { name: string; unit: string; value: number; limit: number };

/** Milliseconds, from any start. */
export type Clock = () => number;

const warmUpMs = 300;
const measureMs = 1500;

/** Results go here, so that no compiler finds them unused. */
const kept = { value: 0 };

/** Calls per second, in batches, over `measureMs` after a warm-up. */
function perSecond(clock: Clock, batch: number, run: () => void): number {
  const warmUntil = clock() + warmUpMs;
  while (clock() < warmUntil) for (let i = 0; i < batch; i++) run();
  const start = clock();
  let calls = 0;
  let now = start;
  while (now - start < measureMs) {
    for (let i = 0; i < batch; i++) run();
    calls += batch;
    now = clock();
  }
  return Math.round((1000 * calls) / (now - start));
}

function livePath(hmac: Hmac<Uint8Array>, game: AnyGame, finish: (key: Uint8Array) => number): () => void {
  const serverSeed = new Uint8Array(32).fill(7);
  let nonce = 0;
  return () => {
    const parts = { slug: game.maths.slug, mathsHash: game.mathsHash, clientSeed: 'bench', nonce: nonce++ };
    kept.value += finish(deriveRoundKey(hmac, serverSeed, parts));
  };
}

function jacksRound(key: Uint8Array): number {
  const dealt = jacksOrBetterPoker.deal(createRng(key), {});
  const held = jacksOrBetterPoker.step(dealt, { type: 'hold', positions: [0, 1] });
  return jacksOrBetterPoker.result(held)?.payX100 ?? 0;
}

/**
 * About ten seconds of measurements on one core.
 * @param hmac synchronous HMAC-SHA-256, as the server injects it
 * @param clock for example `performance.now`
 */
export function benchEngine(hmac: Hmac<Uint8Array>, clock: Clock): BenchRow[] {
  const tables = starlightTables(starlightFortune.maths.data);
  const rng = createRng(new Uint8Array(32).fill(1));
  const stops = new Int32Array(5);
  const evaluated = perSecond(clock, 10_000, () => {
    kept.value += evaluateRound(tables, rng, stops);
  });
  const words = perSecond(clock, 10_000, () => {
    kept.value += rng.u32();
  });
  const slots = livePath(hmac, starlightFortune, (key) => starlightFortune.play(createRng(key), {}).payX100);
  const jacks = livePath(hmac, jacksOrBetterPoker, jacksRound);
  const hands = createRng(new Uint8Array(32).fill(2));
  const best = perSecond(clock, 10, () => {
    jacksOrBetterPoker.defaultAction(jacksOrBetterPoker.deal(hands, {}));
  });
  return [
    {
      name: 'Starlight evaluation with ChaCha20, free spins included',
      unit: 'rounds/s',
      value: evaluated,
      limit: 3_000_000,
    },
    { name: 'ChaCha20 words', unit: 'words/s', value: words, limit: 0 },
    {
      name: 'Starlight live path: HMAC, ChaCha20, events',
      unit: 'rounds/s',
      value: perSecond(clock, 500, slots),
      limit: 100_000,
    },
    {
      name: 'Jacks live path: HMAC, shuffle, hold, events',
      unit: 'rounds/s',
      value: perSecond(clock, 500, jacks),
      // The goal is for spins: a hand waits for a person between its two halves.
      limit: 0,
    },
    { name: 'Jacks best hold', unit: 'hands/s', value: best, limit: 0 },
  ];
}
