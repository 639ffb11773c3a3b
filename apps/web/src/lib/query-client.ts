import { ApiProblem } from '@goldwren/contracts/client';
import { QueryClient } from '@tanstack/react-query';

const retriesAfterFailure = 1;

/** True when asking again could help: a refusal (4xx) stays a refusal, and repeating it only delays the words. */
function worthRetrying(failures: number, error: Error): boolean {
  if (error instanceof ApiProblem && error.status < 500) return false;
  return failures < retriesAfterFailure;
}

/** Spec §8: no refetch on window focus, one retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, retryDelay: 400, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}
