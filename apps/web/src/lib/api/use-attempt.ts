import { ApiProblem } from '@goldwren/contracts/client';
import { useRef } from 'react';

const randomBytes = 16;

/** Creates an `Idempotency-Key`. Does not use `crypto.randomUUID`, which is missing on sites without TLS. */
function newAttemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns a function that sends a request with an idempotency key. The same request reuses its key until there is an answer,
 * so a lost answer cannot cause a second effect. A rejection is an answer, and the next attempt uses a new key.
 */
export function useAttempt() {
  const attempt = useRef<{ request: string; key: string } | null>(null);
  return async <Answer>(request: string, send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
    if (attempt.current?.request !== request) attempt.current = { request, key: newAttemptKey() };
    try {
      const answer = await send(attempt.current.key);
      attempt.current = null;
      return answer;
    } catch (error) {
      if (error instanceof ApiProblem && error.status < 500) attempt.current = null;
      throw error;
    }
  };
}
