import type { AppRoute } from '@ts-rest/core';
import type { ApiClient, CallInput, CallOptions, CallResult } from './client.ts';
import type { Contract } from './contract.ts';
import { type Endpoints, endpoints } from './endpoints.ts';

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

type GetCalls<A extends keyof Contract> = {
  readonly [K in keyof Contract[A] as Contract[A][K] extends { method: 'GET' }
    ? K
    : never]: Contract[A][K] extends AppRoute ? Factory<Contract[A][K]> : never;
};

/** A `queryOptions` factory for every GET of the contract: `queries.wallet.get()`, `queries.games.rules({ params })`. */
export type Queries = { readonly [A in keyof Contract]: GetCalls<A> };

type LooseCall = (input: Record<string, unknown>) => Promise<unknown>;

/**
 * Query factories over a client. Keys are `[area, call, input]`, so `[area]` invalidates an area and `[area, call]`
 * every page of a list.
 */
export function createQueries(client: ApiClient): Queries {
  const areas = (Object.keys(endpoints) as (keyof Endpoints)[]).map((area) => {
    const calls = client[area] as unknown as Record<string, LooseCall>;
    const gets = Object.entries<{ method: string }>(endpoints[area]).filter(
      ([, endpoint]) => endpoint.method === 'GET',
    );
    const factories = gets.map(([name]) => [
      name,
      (input?: Record<string, unknown>) => ({
        queryKey: input ? [area, name, input] : [area, name],
        queryFn: ({ signal }: { signal: AbortSignal }) => (calls[name] as LooseCall)({ ...input, signal }),
      }),
    ]);
    return [area, Object.fromEntries(factories)];
  });
  return Object.fromEntries(areas) as Queries;
}
