import type { AppRoute } from '@ts-rest/core';
import {
  type ApiClient,
  ApiProblem,
  type AudienceContract,
  type CallInput,
  type CallOptions,
  type CallResult,
  type Endpoints,
} from './client.ts';

/** Options for `useQuery` of TanStack Query. Spread them to add more options. */
export interface QueryFactoryResult<Result> {
  queryKey: readonly [area: string, call: string, input?: unknown];
  queryFn: (context: { signal: AbortSignal }) => Promise<Result>;
}

type Input<R extends AppRoute> = Omit<CallInput<R>, keyof CallOptions>;
type Factory<R extends AppRoute> =
  Record<never, never> extends Input<R>
    ? (input?: Input<R>) => QueryFactoryResult<CallResult<R>>
    : (input: Input<R>) => QueryFactoryResult<CallResult<R>>;

type ReadCalls<R> = {
  readonly [K in keyof R as R[K] extends { method: 'GET' } | { reads: true } ? K : never]: R[K] extends AppRoute
    ? Factory<R[K]>
    : never;
};

/** A `queryOptions` factory for every call that only reads: `queries.wallet.get()`, `queries.games.rules({ params })`. */
export type Queries<C extends AudienceContract> = { readonly [A in keyof C]: ReadCalls<C[A]> };

type LooseCall = (input: Record<string, unknown>) => Promise<unknown>;

/**
 * Creates query factories for a client. Keys are `[area, call, input]`: `[area]` invalidates an area, and `[area, call]`
 * invalidates every page of a list.
 */
export function createQueries<C extends AudienceContract>(endpoints: Endpoints, client: ApiClient<C>): Queries<C> {
  const areas = Object.entries(endpoints).map(([area, all]) => {
    const calls = client[area] as unknown as Record<string, LooseCall>;
    const reads = Object.entries(all).filter(([, endpoint]) => endpoint.method === 'GET' || endpoint.reads);
    const factories = reads.map(([name]) => [
      name,
      (input?: Record<string, unknown>) => ({
        queryKey: input ? [area, name, input] : [area, name],
        queryFn: ({ signal }: { signal: AbortSignal }) => (calls[name] as LooseCall)({ ...input, signal }),
      }),
    ]);
    return [area, Object.fromEntries(factories)];
  });
  return Object.fromEntries(areas) as Queries<C>;
}

const retriesAfterFailure = 1;

/** Returns true if a retry could succeed. A 4xx error stays the same, so a retry only delays its message. */
function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof ApiProblem && error.status < 500) return false;
  return failures < retriesAfterFailure;
}

/** Default options of a `QueryClient`: one retry, and no refetch on window focus. */
export const queryDefaults = {
  queries: { retry: shouldRetry, retryDelay: 400, refetchOnWindowFocus: false, networkMode: 'always' },
  mutations: { retry: 0, networkMode: 'always' },
} as const;
