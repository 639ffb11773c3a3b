import { ApiProblem } from '@goldwren/contracts/client';
import { dashboard } from '@goldwren/messages/current/dashboard';
import { notify } from '@goldwren/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import { useAttempt } from '../../lib/api/use-attempt.ts';
import { coins } from '../../lib/i18n/format.ts';

/** Claims today's bonus. Balances are reloaded, never computed. */
export function useClaimBonus() {
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const underWay = useRef(false);
  const { queryKey } = queries.wallet.loginBonus();
  const mutation = useMutation({
    mutationFn: () => attempt('', (idempotencyKey) => api.wallet.claimLoginBonus({ idempotencyKey })),
    onSuccess: ({ claimed, gold_balance: _balance, ...bonus }) => {
      queryClient.setQueryData(queryKey, bonus);
      notify('ok', dashboard.bonus.added(coins(claimed)));
      void queryClient.invalidateQueries({ queryKey: ['wallet'] });
    },
    onSettled: () => {
      underWay.current = false;
    },
    onError: (error) => {
      if (!(error instanceof ApiProblem) || error.status >= 500) return;
      void queryClient.invalidateQueries({ queryKey: ['wallet'] });
    },
  });
  const claim = () => {
    // The screen may be outdated: a second press can come before it shows the first answer.
    const claimable = queryClient.getQueryData<{ claimable: boolean }>(queryKey)?.claimable;
    if (underWay.current || !claimable) return;
    underWay.current = true;
    mutation.mutate();
  };
  return { claim, isPending: mutation.isPending, problem: mutation.error };
}
