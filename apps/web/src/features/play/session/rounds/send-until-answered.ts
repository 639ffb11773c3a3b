import { ApiProblem, NetworkProblem } from '@goldwren/contracts/client';
import type { Waiting } from '../../model/play-state.ts';

/** The first pause after a connection failure, in milliseconds. It doubles up to the longest pause. */
const firstPauseMs = 500;
const longestPauseMs = 8_000;
/** The number of attempts after server errors. Connection failures are retried as long as the page is open. */
const serverFaultTries = 4;
const secondMs = 1_000;

export interface SendHooks {
  /** Resolves after `ms`, or earlier when waiting is no longer useful, for example when the connection is back. */
  wait: (ms: number) => Promise<void>;
  /** True once the page is closed and the answer is no longer needed. Must not throw. */
  stopped: () => boolean;
  /** Reports why the request waits, or that an answer arrived (null). */
  waiting: (reason: Waiting | null) => void;
}

type Verdict = { retryAfterMs: number; reason: Waiting } | null;

function verdictOn(error: unknown, tries: number): Verdict {
  const pause = Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);
  if (error instanceof NetworkProblem) return { retryAfterMs: pause, reason: 'reconnecting' };
  if (!(error instanceof ApiProblem)) return null;
  const requestedMs = (error.retryAfterSeconds ?? 1) * secondMs;
  // This is no error: the request is repeated as soon as the server accepts it.
  if (error.code === 'too_fast') return { retryAfterMs: requestedMs, reason: 'pacing' };
  if (error.code === 'rate_limited') return { retryAfterMs: Math.max(requestedMs, pause), reason: 'reconnecting' };
  return error.isServerFault && tries < serverFaultTries ? { retryAfterMs: pause, reason: 'reconnecting' } : null;
}

/**
 * Sends the request until there is an answer. Use it only for calls that the server executes once per nonce or step. Every
 * attempt is the same request, so a lost answer is repeated and no round is played twice.
 * @throws the last error when it is a rejection, or a server error that persists.
 */
export async function sendUntilAnswered<T>(send: () => Promise<T>, hooks: SendHooks): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await send();
      hooks.waiting(null);
      return answer;
    } catch (error) {
      const verdict = verdictOn(error, tries);
      if (verdict === null || hooks.stopped()) throw error;
      hooks.waiting(verdict.reason);
      await hooks.wait(verdict.retryAfterMs);
      if (hooks.stopped()) throw error;
    }
  }
}

/** True when the server rejected the request, so it has no effect. Otherwise the effect is unknown. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblem && !error.isServerFault;
}
