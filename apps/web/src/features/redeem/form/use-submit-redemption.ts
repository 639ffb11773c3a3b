import { ApiProblem } from '@goldwren/contracts/client';
import type { RedemptionForm as Body } from '@goldwren/contracts/player';
import { useRef } from 'react';
import { api } from '../../../lib/api/api.ts';
import { newAttemptKey } from '../../../lib/api/attempt-key.ts';

/**
 * Sends a request once. The same request reuses its idempotency key until there is an answer, so a lost answer cannot cause
 * a second request. A rejection is an answer, and the next press uses a new key.
 */
export function useSubmitRedemption() {
  const attempt = useRef<{ body: string; key: string } | null>(null);
  return async (body: Body) => {
    const text = JSON.stringify(body);
    if (attempt.current?.body !== text) attempt.current = { body: text, key: newAttemptKey() };
    try {
      const answer = await api.redemptions.submit({ body, idempotencyKey: attempt.current.key });
      attempt.current = null;
      return answer;
    } catch (error) {
      if (error instanceof ApiProblem && error.status < 500) attempt.current = null;
      throw error;
    }
  };
}
