import type { Hmac, Sha256 } from '../fairness/cryptography.ts';
import { deriveRoundKey, deriveRoundSecret, roundCommitMessage } from '../fairness/keys/derive-keys.ts';
import { replayRound } from '../replay.ts';
import { createRng } from '../rng/rng.ts';
import type { AnyGame } from '../types.ts';
import { loadProofs } from './game-proof.ts';

/** `limit` is the smallest acceptable value on this machine. 0 without a limit. */
export type BenchRow = { name: string; unit: string; value: number; limit: number };

/** CPU time of this process in milliseconds, from any start. Rates are then per core and independent of other load. */
export type Clock = () => number;

/** Synchronous functions, as on a server. */
export type BenchCryptography = { hmac: Hmac; sha256: Sha256 };

const warmUpMs = 300;
const measureMs = 500;
const repeats = 3;
/** Smallest acceptable rate of the whole live path of an instant game, in rounds per second. */
const instantLimit = 200_000;
/** ChaCha20 words per second of the machine for which the limits were set. The limits are scaled to the current machine. */
const referenceWords = 90_000_000;

/** Results are added here, so that the compiler does not remove unused results. */
const sink = { value: 0 };

function measureRate(clock: Clock, milliseconds: number, batch: number, run: () => void): number {
  const start = clock();
  let calls = 0;
  let now = start;
  while (now - start < milliseconds) {
    for (let i = 0; i < batch; i++) run();
    calls += batch;
    now = clock();
  }
  return Math.round((1000 * calls) / (now - start));
}

/** Measures calls per CPU second. Other load has the least influence on the best of a few runs after a warm-up. */
function measurePerSecond(clock: Clock, batch: number, run: () => void): number {
  measureRate(clock, warmUpMs, batch, run);
  return Math.max(...Array.from({ length: repeats }, () => measureRate(clock, measureMs, batch, run)));
}

/** Creates a function that computes one round like a server: secret, key, outcome with events, and next commitment. */
function createLivePath({ hmac, sha256 }: BenchCryptography, game: AnyGame): () => void {
  const sessionSeed = new Uint8Array(32).fill(7);
  const choice = game.choices[0];
  let nonce = 0;
  let secret = deriveRoundSecret(hmac, sessionSeed, nonce);
  return () => {
    const parts = {
      slug: game.maths.slug,
      mathsHash: game.mathsHash,
      clientSeed: '0123456789abcdef0123456789abcdef',
      nonce,
    };
    const key = deriveRoundKey(hmac, secret, parts);
    let replayed = replayRound(game, key, choice, []);
    // The server does not compute decisions of the player, so the first legal action is replayed together with the deal.
    const [first] = replayed.legalActions;
    if (first) replayed = replayRound(game, key, choice, [first.action]);
    nonce++;
    secret = deriveRoundSecret(hmac, sessionSeed, nonce);
    sink.value += (replayed.result?.payX100 ?? 0) + (sha256(roundCommitMessage(secret))[0] as number);
  };
}

/** Measures each game for a few seconds on one core. */
export async function benchEngine(cryptography: BenchCryptography, clock: Clock): Promise<BenchRow[]> {
  const rng = createRng(new Uint8Array(32).fill(1));
  const words = measurePerSecond(clock, 10_000, () => {
    sink.value += rng.u32();
  });
  const here = (limit: number) => Math.round((limit * words) / referenceWords);
  const rows: BenchRow[] = [{ name: 'ChaCha20 words', unit: 'words/s', value: words, limit: 0 }];
  for (const { entry, proof } of await loadProofs()) {
    for (const { name, limit, round } of [...proof.evaluators, ...proof.parts]) {
      const value = measurePerSecond(clock, limit > 0 ? 10_000 : 10, () => {
        sink.value += round(rng);
      });
      rows.push({ name: `${entry.title}: ${name}, words included`, unit: 'rounds/s', value, limit: here(limit) });
    }
    const live = measurePerSecond(clock, 500, createLivePath(cryptography, entry.game));
    const limit = entry.game.kind === 'instant' ? instantLimit : 0;
    rows.push({
      name: `${entry.title}: live path, keys and events`,
      unit: 'rounds/s',
      value: live,
      limit: here(limit),
    });
  }
  return rows;
}
