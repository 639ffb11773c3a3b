import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { asProblem, isRetryable } from './postgres-error.ts';

const attempts = 6;
const firstDelayMs = 10;
const maxDelayMs = 500;
/** Nothing is tried again after this time: a caller who has waited so long is better served by an answer. */
const budgetMs = 4_000;

/**
 * Runs a call whose ids were made before it, again with the same ids when the database says that it may succeed.
 * Capped and jittered: about two seconds of pauses, and no new attempt four seconds after the first. Refusals of the money functions come out as `Problem`.
 */
export async function withRetry<T>(call: () => Promise<T>, anchors: readonly string[] = []): Promise<T> {
  const begun = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const isOver = attempt === attempts || performance.now() - begun > budgetMs;
      if (isOver || !isRetryable(error, anchors)) throw asProblem(error);
      const ceiling = Math.min(maxDelayMs, firstDelayMs * 4 ** (attempt - 1));
      await sleep(randomInt(ceiling / 2, ceiling + 1));
    }
  }
}
