import { ApiProblem } from '@goldwren/contracts/client';
import { orderStates } from '@goldwren/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../lib/api/queries.ts';

/** The first polling delay for an order, in milliseconds. Each next delay is 1.5 times as long, up to the maximum. */
const firstWaitMs = 2_000;
const longestWaitMs = 30_000;

/** The delay after this number of requests. */
export function delayAfter(requests: number): number {
  return Math.min(firstWaitMs * 1.5 ** Math.max(0, requests - 1), longestWaitMs);
}

/** Polls an order until its status is final, then reloads the data that it changed. */
export function useOrder(id: string) {
  const queryClient = useQueryClient();
  const order = useQuery({
    ...queries.store.order({ params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (state.error instanceof ApiProblem && state.error.status < 500) return false;
      if (state.data && orderStates[state.data.status].final) return false;
      return delayAfter(state.dataUpdateCount + state.errorUpdateCount);
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
