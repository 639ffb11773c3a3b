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

/** What TanStack Query's `useQuery` takes; spread more options beside it. */
export interface QueryFactoryResult<Result> {
  queryKey: readonly [area: string, call: string, input?: unknown];
  queryFn: (context: { signal: AbortSignal }) => Promise<Result>;
}

type Input<R extends AppRoute> = Omit<CallInput<R>, keyof CallOptions>;
type Factory<R extends AppRoute> =
  Record<never, never> extends Input<R>
    ? (input?: Input<R>) => QueryFactoryResult<CallResult<R>>
    : (input: Input<R>) => QueryFactoryResult<CallResult<R>>;

type GetCalls<R> = {
  readonly [K in keyof R as R[K] extends { method: 'GET' } ? K : never]: R[K] extends AppRoute ? Factory<R[K]> : never;
};

/** A `queryOptions` factory for every GET of the contract: `queries.wallet.get()`, `queries.games.rules({ params })`. */
export type Queries<C extends AudienceContract> = { readonly [A in keyof C]: GetCalls<C[A]> };

type LooseCall = (input: Record<string, unknown>) => Promise<unknown>;

/**
 * Query factories over a client. Keys are `[area, call, input]`, so `[area]` invalidates an area and `[area, call]`
 * every page of a list.
 */
export function createQueries<C extends AudienceContract>(endpoints: Endpoints, client: ApiClient<C>): Queries<C> {
  const areas = Object.entries(endpoints).map(([area, all]) => {
    const calls = client[area] as unknown as Record<string, LooseCall>;
    const gets = Object.entries(all).filter(([, endpoint]) => endpoint.method === 'GET');
    const factories = gets.map(([name]) => [
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

/** True when asking again could help: a refusal (4xx) stays a refusal, and repeating it only delays the words. */
function worthRetrying(failures: number, error: Error): boolean {
  if (error instanceof ApiProblem && error.status < 500) return false;
  return failures < retriesAfterFailure;
}

/** What a `QueryClient` of ours is made with: no refetch on window focus, one retry. */
export const queryDefaults = {
  queries: { retry: worthRetrying, retryDelay: 400, refetchOnWindowFocus: false, networkMode: 'always' },
  mutations: { retry: 0, networkMode: 'always' },
} as const;
