import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './caller.ts';

/**
 * Repeats the same call while there is no answer, or the answer is 503 or `rate_limited`, like a careful client. Any other
 * answer is final.
 */
export async function callUntilAnswered(call: () => Promise<Answer>, timeoutMs = 30_000): Promise<Answer> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await call().catch((error: unknown) => error);
    const isFinal = !(answer instanceof Error) && !isPassing(answer as Answer);
    if (isFinal) return answer as Answer;
    if (Date.now() > deadline) throw new Error(`no answer within ${timeoutMs} ms`, { cause: answer });
    await pause(randomInt(50, 200));
  }
}

function isPassing({ status, body }: Answer): boolean {
  return status === 503 || body?.code === 'rate_limited';
}
