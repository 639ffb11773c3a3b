import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { asProblem, isRetryable } from './postgres-error.ts';

const attempts = 6;
const firstDelayMs = 10;
const maxDelayMs = 500;

/**
 * Runs a call whose ids were made before it, again with the same ids when the database says that it may succeed.
 * Capped and jittered: about two seconds in all. Refusals of the money functions come out as `Problem`.
 */
export async function withRetry<T>(call: () => Promise<T>, anchors: readonly string[] = []): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt === attempts || !isRetryable(error, anchors)) throw asProblem(error);
      const ceiling = Math.min(maxDelayMs, firstDelayMs * 4 ** (attempt - 1));
      await sleep(randomInt(ceiling / 2, ceiling + 1));
    }
  }
}
