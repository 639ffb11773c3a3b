import type { RoundRecord } from '@goldwren/contracts/player';
import { expect, it, vi } from 'vitest';
import { listSessionRounds } from './session-rounds.ts';

it('lists the rounds of every page, oldest first', async () => {
  const pages = [
    [5, 4],
    [3, 2],
    [1, 0],
  ].map((nonces) => nonces.map((nonce) => ({ nonce }) as RoundRecord));
  const listRounds = vi.fn(async ({ query }: { query: { session: string; cursor?: string } }) => {
    const page = Number(query.cursor ?? 0);
    return { results: pages[page] ?? [], next_cursor: page < 2 ? String(page + 1) : null };
  });
  const games = { listRounds } as unknown as Parameters<typeof listSessionRounds>[0];
  expect((await listSessionRounds(games, 's1')).map(({ nonce }) => nonce)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(listRounds.mock.calls.every(([{ query }]) => query.session === 's1')).toBe(true);
});
