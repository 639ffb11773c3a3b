import { ApiProblem, NetworkProblem } from '@goldwren/contracts/client';

/** First pause after a broken connection; doubles up to the longest. */
const firstPauseMs = 500;
const longestPauseMs = 8_000;
/** Faults of the server are tried this often; a broken connection is tried for as long as the page is open. */
const serverFaultTries = 4;
const secondMs = 1_000;

export interface SendHooks {
  /** Resolves after `ms`, or earlier when waiting has become pointless, such as when the connection is back. */
  wait: (ms: number) => Promise<void>;
  /** Rejects nothing; true once the page is gone and nobody waits for the answer. */
  stopped: () => boolean;
  /** The connection is broken (true) or an answer came (false). */
  reconnecting: (broken: boolean) => void;
}

type Verdict = { retryAfterMs: number; broken: boolean } | null;

function verdictOn(error: unknown, tries: number): Verdict {
  const pause = Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs);
  if (error instanceof NetworkProblem) return { retryAfterMs: pause, broken: true };
  if (!(error instanceof ApiProblem)) return null;
  const asked = (error.retryAfterSeconds ?? 1) * secondMs;
  // Pacing, not a fault: the round is played as soon as the server takes it, without a word.
  if (error.code === 'too_fast') return { retryAfterMs: asked, broken: false };
  if (error.code === 'rate_limited') return { retryAfterMs: Math.max(asked, pause), broken: true };
  const fault = error.status >= 500 && error.code !== 'game_off';
  return fault && tries < serverFaultTries ? { retryAfterMs: pause, broken: true } : null;
}

/**
 * Sends until there is an answer. Safe only for calls that the server answers once per nonce or step: every try is
 * the same request, so a try whose answer got lost is answered again, not played again.
 * @throws the last error when it is a refusal, or a server fault that stayed.
 */
export async function sendUntilAnswered<T>(send: () => Promise<T>, hooks: SendHooks): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await send();
      hooks.reconnecting(false);
      return answer;
    } catch (error) {
      const verdict = verdictOn(error, tries);
      if (verdict === null || hooks.stopped()) throw error;
      if (verdict.broken) hooks.reconnecting(true);
      await hooks.wait(verdict.retryAfterMs);
      if (hooks.stopped()) throw error;
    }
  }
}

/** True when the server said no: nothing was staked, nothing will be. Otherwise the effect is unknown. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status < 500 || error.code === 'game_off');
}
