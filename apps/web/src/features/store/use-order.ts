import { ApiProblem } from '@goldwren/contracts/client';
import { orderStates } from '@goldwren/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../lib/queries.ts';

/** First wait between two looks at an order, in milliseconds; each next one is half as long again, up to the longest. */
const firstWaitMs = 2_000;
const longestWaitMs = 30_000;

/** How long to wait after the `looks`-th look. */
export function waitAfter(looks: number): number {
  return Math.min(firstWaitMs * 1.5 ** Math.max(0, looks - 1), longestWaitMs);
}

/** One order, looked at again and again until its state is final. What it changed elsewhere is then asked for anew. */
export function useOrder(id: string) {
  const queryClient = useQueryClient();
  const order = useQuery({
    ...queries.store.order({ params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.error instanceof ApiProblem && state.error.status < 500) return false;
      if (state.data && orderStates[state.data.status].final) return false;
      return waitAfter(state.dataUpdateCount + state.errorUpdateCount);
    },
  });
  const paid = order.data?.status === 'paid';
  useEffect(() => {
    if (!paid) return;
    void queryClient.invalidateQueries({ queryKey: ['wallet'] });
    void queryClient.invalidateQueries({ queryKey: ['store', 'orders'] });
    void queryClient.invalidateQueries({ queryKey: ['store', 'packages'] });
  }, [paid, queryClient]);
  return order;
}
