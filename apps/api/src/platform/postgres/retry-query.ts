import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { asProblem, isRetryable } from './postgres-error.ts';

const attempts = 6;
const firstDelayMs = 10;
const maxDelayMs = 500;
/** No retry starts after this time, because the client should get an answer. */
const budgetMs = 4_000;

/**
 * Runs a call, and retries it when the error is retryable. The ids must be created before the call, so that every attempt
 * uses the same ones. Pauses are exponential with jitter, about two seconds in total. No attempt starts later than four
 * seconds after the first. Refusals of the SQL functions are thrown as `Problem`.
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
