import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();

async function spin(player: Player, rounds: number): Promise<void> {
  const session = await start(player);
  const first = session.next_nonce;
  for (let n = 0; n < rounds; n += 1) {
    const sweeps = n % 3 === 2 ? { currency: 'sweeps' as const, stake: '0.20' } : {};
    await play(player, session.session_id, { nonce: first + n, ...sweeps });
  }
}

async function allPages(
  player: Player,
  query: { currency?: 'gold' | 'sweeps'; kind?: 'stake' | 'win'; limit: string },
  between = async () => {},
) {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await player.client.wallet.activity({ query: { ...query, ...(cursor ? { cursor } : {}) } });
    expect(page.results.length).toBeLessThanOrEqual(Number(query.limit));
    ids.push(...page.results.map(({ id }) => id));
    cursor = page.next_cursor;
    await between();
  }
  return ids;
}

async function storedIds(player: Player, where = 'true'): Promise<string[]> {
  const { rows } = await api.owner.query(
    `SELECT currency || '-' || seq AS id FROM journal WHERE player_id = $1 AND ${where}`,
    [player.id],
  );
  return rows.map(({ id }) => id).sort();
}

describe('the activity list', () => {
  test('shows each posting with amount, balance after, reference and time, newest first', async () => {
    const player = await newPlayer(api);
    await spin(player, 1);
    const { results } = await player.client.wallet.activity({ query: { currency: 'gold' } });
    const stake = results.find(({ kind }) => kind === 'stake');
    expect(stake).toMatchObject({ id: 'gold-2', amount: '-1000.00', balance_after: '1999000.00' });
    expect(Date.parse(stake?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect((await player.client.games.getRound({ params: { id: stake?.reference ?? '' } })).stake).toBe('1000.00');
    expect(results.at(-1)).toMatchObject({ id: 'gold-1', kind: 'welcome_offer', amount: '2000000.00' });
  });

  test.each(['1', '3', '100'])('is complete without repeats in pages of %s', async (limit) => {
    const player = await newPlayer(api);
    await spin(player, 6);
    const ids = await allPages(player, { limit });
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(await storedIds(player));
  });

  test('has no repeated or missing rows while new rows arrive', async () => {
    const player = await newPlayer(api);
    await spin(player, 5);
    const before = await storedIds(player);
    const ids = await allPages(player, { limit: '2' }, () => spin(player, 1));
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(before);
  });

  test('filters by currency and kind', async () => {
    const player = await newPlayer(api);
    await spin(player, 6);
    expect((await allPages(player, { currency: 'sweeps', limit: '2' })).sort()).toEqual(
      await storedIds(player, "currency = 'sweeps'"),
    );
    expect((await allPages(player, { kind: 'stake', limit: '2' })).sort()).toEqual(
      await storedIds(player, "kind = 'stake'"),
    );
  });

  test.each(['1', '2', '3'])(
    'is complete in pages of %s when a transaction that waited has an earlier time',
    async (limit) => {
      const player = await newPlayer(api);
      for (let n = 0; n < 4; n += 1) {
        await api.owner.query("SELECT adjust_balance($1, 'gold', 100, $2)", [player.id, randomUUID()]);
      }
      // With overlapping transactions, the order of the sequence differs from the order of start times.
      await api.owner.query('ALTER TABLE journal DISABLE TRIGGER USER');
      await api.owner.query(
        "UPDATE journal SET at = at - make_interval(secs => (seq % 3) * 60) WHERE player_id = $1 AND currency = 'gold'",
        [player.id],
      );
      await api.owner.query('ALTER TABLE journal ENABLE TRIGGER USER');
      const ids = await allPages(player, { limit });
      expect(ids.filter((id) => id.startsWith('gold'))).toEqual(['gold-5', 'gold-4', 'gold-3', 'gold-2', 'gold-1']);
      expect([...ids].sort()).toEqual(await storedIds(player));
    },
  );
});
