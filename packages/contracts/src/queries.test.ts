import { describe, expect, test } from 'vitest';
import { createPlayerClient, createPlayerQueries } from './player/client.ts';
import { endpoints } from './player/endpoints.ts';

const calls: { url: string; signal: unknown }[] = [];
const client = createPlayerClient({
  fetch: async (url, init) => {
    calls.push({ url, signal: init.signal });
    return Response.json({ results: [] });
  },
});
const queries = createPlayerQueries(client);

describe('query factories', () => {
  test('exist for every GET and for no other method', () => {
    const made = Object.entries(queries).flatMap(([area, all]) => Object.keys(all).map((name) => `${area}.${name}`));
    const gets = Object.entries(endpoints).flatMap(([area, all]) =>
      Object.entries<{ method: string }>(all).flatMap(([name, { method }]) =>
        method === 'GET' ? [`${area}.${name}`] : [],
      ),
    );
    expect(made.sort()).toEqual(gets.sort());
  });

  test('use the area, the call and the input as the key', () => {
    expect(queries.wallet.get().queryKey).toEqual(['wallet', 'get']);
    const input = { query: { currency: 'gold', limit: '5' } } as const;
    expect(queries.wallet.activity(input).queryKey).toEqual(['wallet', 'activity', input]);
    expect(queries.games.rules({ params: { slug: 'a' } }).queryKey).not.toEqual(
      queries.games.rules({ params: { slug: 'b' } }).queryKey,
    );
  });

  test('pass the input and the abort signal to the client', async () => {
    const { signal } = new AbortController();
    await queries.games.rules({ params: { slug: 'starlight-fortune' } }).queryFn({ signal });
    expect(calls.at(-1)).toEqual({ url: '/api/games/starlight-fortune/rules', signal });
  });
});
