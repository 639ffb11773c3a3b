import { afterEach, beforeEach, expect, test } from 'vitest';
import { replayToken } from '../../src/modules/games/rounds/replay-token.ts';
import { readBalancesOverTime } from '../../src/modules/ledger/activity/read-balances-over-time.ts';
import { readDailyBalances } from '../../src/modules/ledger/activity/read-daily-balances.ts';
import { haveSweepsMoved } from '../../src/modules/ledger/public.ts';
import { expectProblem } from '../support/api/expect-problem.ts';
import { idIn, monthAt } from '../support/archive.ts';
import { type OldSite, old, openOldSite } from '../support/dropped-month.ts';
import { newPlayer } from '../support/people/players.ts';

let site: OldSite;
beforeEach(async () => {
  site = await openOldSite();
});
afterEach(() => site.close());

test('shows a player which rounds are only in the archive', async () => {
  const reader = await newPlayer(site.api);
  const [round, before] = [site.player.rounds[0] as string, idIn(old - 1)];
  await expectProblem(reader.client.games.getRound({ params: { id: round } }), 'not_found');
  expect(await reader.client.wallet.timeline({ query: {} })).not.toHaveProperty('archived_before');
  await site.drop();
  const conflict = { code: 'conflict', params: { reason: 'round_archived' } };
  for (const id of [round, before])
    await expect(reader.client.games.getRound({ params: { id } })).rejects.toMatchObject(conflict);
  const token = replayToken(site.api.context.box, { playerId: site.player.seat.playerId, roundId: round });
  await expect(site.api.caller().client.games.replay({ params: { token } })).rejects.toMatchObject(conflict);
  await expectProblem(reader.client.games.getRound({ params: { id: idIn(0) } }), 'not_found');
  const archived = { archived_before: monthAt(old + 1) };
  expect(await reader.client.wallet.timeline({ query: {} })).toMatchObject(archived);
  expect(await reader.client.wallet.activity({ query: { limit: '1' } })).not.toHaveProperty('archived_before');
  expect(await reader.client.games.listRounds({ query: {} })).toMatchObject(archived);
  expect(await reader.client.play.statement({ query: { period: 'month' } })).toMatchObject(archived);
});

test('balances continue from the dropped postings', async () => {
  const { playerId } = site.player.seat;
  const { db } = site.api.database;
  const read = () =>
    Promise.all([
      readBalancesOverTime(db, new Date(), { playerId, currency: 'gold', range: 'month' }),
      readDailyBalances(db, playerId, 3),
      readBalancesOverTime(db, new Date(), { playerId, currency: 'sweeps', range: 'day' }),
      site.api.owner
        .query('SELECT balance, unplayed, held FROM redeemable_sweeps($1, 100)', [playerId])
        .then(({ rows }) => rows),
      haveSweepsMoved(db, playerId),
    ]);
  const times = (result: Awaited<ReturnType<typeof read>>) =>
    JSON.parse(
      JSON.stringify(result, (name, value) =>
        ['from', 'to'].includes(name) ? null : typeof value === 'bigint' ? `${value}` : value,
      ),
    );
  const before = times(await read());
  expect(before[2]).toMatchObject({ opening: expect.stringMatching(/^\d+\.\d\d$/) });
  await site.drop();
  expect(times(await read())).toEqual(before);
});
