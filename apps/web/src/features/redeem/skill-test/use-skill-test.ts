import type { SkillTest } from '@goldwren/contracts/player';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { newAttemptKey } from '../../../lib/api/attempt-key.ts';

/** Requests the question of a redemption and answers it. The server measures the time and decides. */
export function useSkillTest(redemptionId: string) {
  const queryClient = useQueryClient();
  const [test, setTest] = useState<SkillTest | null>(null);
  const sent = useRef<{ call: string; key: string } | null>(null);
  const mutation = useMutation({
    mutationFn: (answer: number | null) => {
      // The same call reuses its idempotency key until it has an answer. A lost answer then costs one attempt, not two.
      const call = `${test?.expires_at}:${answer}`;
      if (sent.current?.call !== call) sent.current = { call, key: newAttemptKey() };
      const body = answer === null ? {} : { answer };
      return api.redemptions.skillTest({ params: { id: redemptionId }, body, idempotencyKey: sent.current.key });
    },
    onSuccess: (answered) => {
      sent.current = null;
      setTest(answered);
      if (answered.state === 'passed' || answered.state === 'failed')
        void queryClient.invalidateQueries({ queryKey: ['redemptions'] });
      if (answered.state === 'failed') void queryClient.invalidateQueries({ queryKey: ['wallet'] });
    },
  });
  return {
    test,
    problem: mutation.error,
    busy: mutation.isPending,
    requestTest: () => mutation.mutate(null),
    answer: (number: number) => mutation.mutate(number),
  };
}
