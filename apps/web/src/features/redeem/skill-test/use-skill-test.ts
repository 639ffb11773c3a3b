import type { SkillTest } from '@goldwren/contracts/player';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useAttempt } from '../../../lib/api/use-attempt.ts';

/** Requests the question of a redemption and answers it. The server measures the time and decides. */
export function useSkillTest(redemptionId: string) {
  const queryClient = useQueryClient();
  const [test, setTest] = useState<SkillTest | null>(null);
  const attempt = useAttempt();
  const mutation = useMutation({
    mutationFn: (answer: number | null) => {
      const params = { id: redemptionId };
      const body = answer === null ? {} : { answer };
      return attempt(`${test?.expires_at}:${answer}`, (idempotencyKey) =>
        api.redemptions.skillTest({ params, body, idempotencyKey }),
      );
    },
    onSuccess: (answered) => {
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
