import { ApiProblem } from '@goldwren/contracts/client';
import { dashboard } from '@goldwren/messages/current/dashboard';
import { notify } from '@goldwren/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../lib/api.ts';
import { newAttemptKey } from '../lib/attempt-key.ts';
import { coins } from '../lib/format.ts';
import { queries } from '../lib/queries.ts';

/** Claims today's bonus. Balances are asked for anew, never guessed. */
export function useClaimBonus() {
  const queryClient = useQueryClient();
  const key = useRef<string | null>(null);
  const underWay = useRef(false);
  const { queryKey } = queries.wallet.loginBonus();
  const mutation = useMutation({
    mutationFn: () => {
      // The same key until there is an answer: a claim whose answer was lost is not claimed twice, and tells its amount.
      key.current ??= newAttemptKey();
      return api.wallet.claimLoginBonus({ idempotencyKey: key.current });
    },
    onSuccess: ({ claimed, gold_balance: _balance, ...bonus }) => {
      key.current = null;
      queryClient.setQueryData(queryKey, bonus);
      notify('ok', dashboard.bonus.added(coins(claimed)));
      void queryClient.invalidateQueries({ queryKey: ['wallet'] });
    },
    onSettled: () => {
      underWay.current = false;
    },
    onError: (error) => {
      if (!(error instanceof ApiProblem) || error.status >= 500) return;
      key.current = null;
      void queryClient.invalidateQueries({ queryKey: ['wallet'] });
    },
  });
  const claim = () => {
    // The screen lags behind both: a second press may come before it shows the first one's answer.
    const claimable = queryClient.getQueryData<{ claimable: boolean }>(queryKey)?.claimable;
    if (underWay.current || !claimable) return;
    underWay.current = true;
    mutation.mutate();
  };
  return { claim, isPending: mutation.isPending, problem: mutation.error };
}
