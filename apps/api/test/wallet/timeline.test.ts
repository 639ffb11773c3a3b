import { randomUUID } from 'node:crypto';
import { kindsOf, type MovementFilter, movementGroups } from '@goldwren/rules';
import { describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { hold, jacks, play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();

async function spin(player: Player, rounds: number): Promise<void> {
  const session = await start(player);
  for (let n = 0; n < rounds; n += 1) {
    const sweeps = n % 3 === 2 ? { currency: 'sweeps' as const, stake: '0.20' } : {};
    await play(player, session.session_id, { nonce: session.next_nonce + n, ...sweeps });
  }
}

async function adjust(player: Player, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await api.owner.query("SELECT adjust_balance($1, 'gold', 100, $2)", [player.id, randomUUID()]);
  }
}

async function allPages(player: Player, query: { group?: MovementFilter; limit: string }, between = async () => {}) {
  const rows = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await player.client.wallet.timeline({ query: { ...query, ...(cursor ? { cursor } : {}) } });
    expect(page.results.length).toBeLessThanOrEqual(Number(query.limit));
    rows.push(...page.results);
    cursor = page.next_cursor;
    await between();
  }
  return rows;
}

/** Computes the rows in another way than the API: every posting, but only the stake of a round. */
async function storedIds(player: Player, kinds: readonly string[]): Promise<string[]> {
  const { rows } = await api.owner.query(
    `SELECT currency || '-' || seq AS id FROM journal
      WHERE player_id = $1 AND kind NOT IN ('win', 'raise') AND kind::text = ANY ($2)`,
    [player.id, kinds],
  );
  return rows.map(({ id }) => id).sort();
}

const everyKind = movementGroups.flatMap(kindsOf);

describe('the timeline of movements', () => {
  test('has one row per round, with the game, its net result and the balance after it', async () => {
    const player = await newPlayer(api);
    await spin(player, 8);
    const rounds = await allPages(player, { group: 'rounds', limit: '100' });
    expect(rounds).toHaveLength(8);
    for (const row of rounds) {
      const record = await player.client.games.getRound({ params: { id: row.reference } });
      const net = (Number(record.payout) - Number(record.stake)).toFixed(2);
      expect(row).toMatchObject({ kind: null, net, balance_after: record.balance_after, currency: record.currency });
      expect(row.round).toEqual({
        game: record.game,
        state: 'settled',
        stake: record.stake,
        payout: record.payout,
      });
    }
    expect(rounds.map(({ at }) => at)).toEqual(
      rounds
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  test('shows an open round with its cost so far, and the same row later as settled', async () => {
    const player = await newPlayer(api);
    const { session_id } = await start(player, jacks);
    const { round_id } = await play(player, session_id, {}, jacks);
    const newest = async () => (await player.client.wallet.timeline({ query: { limit: '1' } })).results[0];
    const open = await newest();
    expect(open).toMatchObject({ net: '-1000.00', reference: round_id, round: { state: 'open', payout: '0.00' } });
    const settled = await hold(player, session_id, round_id, []);
    expect(await newest()).toMatchObject({ id: open?.id, round: { state: 'settled', payout: settled.payout } });
  });

  test('shows other movements with one row per currency, in their group', async () => {
    const player = await newPlayer(api);
    await adjust(player, 1);
    const rows = await allPages(player, { limit: '10' });
    expect(rows.map(({ group, kind, net, round }) => ({ group, kind, net, round }))).toEqual([
      { group: 'adjustments', kind: 'adjustment', net: '1.00', round: null },
      ...['2000000.00', '2.00'].map((net) => ({ group: 'bonuses', kind: 'welcome_offer', net, round: null })),
    ]);
  });

  test.each(['1', '3', '100'])('is complete without repeats in pages of %s, in total and by group', async (limit) => {
    const player = await newPlayer(api);
    await adjust(player, 2);
    await spin(player, 6);
    await adjust(player, 2);
    const whole = (await allPages(player, { limit })).map(({ id }) => id);
    expect(new Set(whole).size).toBe(whole.length);
    expect([...whole].sort()).toEqual(await storedIds(player, everyKind));
    const byGroup = [];
    for (const group of movementGroups) {
      const ids = (await allPages(player, { group, limit })).map(({ id }) => id);
      expect([...ids].sort()).toEqual(await storedIds(player, kindsOf(group)));
      byGroup.push(...ids);
    }
    expect(byGroup.sort()).toEqual([...whole].sort());
    const besidePlay = (await allPages(player, { group: 'beside_play', limit })).map(({ id }) => id);
    expect([...besidePlay].sort()).toEqual(await storedIds(player, kindsOf('beside_play')));
    expect(besidePlay).toHaveLength(whole.length - 6);
  });

  test('has no repeated or missing rows while rounds are played', async () => {
    const player = await newPlayer(api);
    await spin(player, 5);
    const before = await storedIds(player, everyKind);
    const ids = (await allPages(player, { limit: '2' }, () => spin(player, 1))).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(before);
  });

  test('rejects an invalid cursor and an unknown group', async () => {
    const player = await newPlayer(api);
    const list = (query: object) => player.client.wallet.timeline({ query: query as { limit: string } });
    await expectProblem(list({ cursor: 'g1' }), 'validation_failed');
    await expectProblem(list({ group: 'stakes' }), 'validation_failed');
  });
});
