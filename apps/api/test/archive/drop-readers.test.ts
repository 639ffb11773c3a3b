import { randomUUID } from 'node:crypto';
import { searchKinds } from '@goldwren/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replayToken } from '../../src/modules/games/rounds/replay-token.ts';
import { readBalancesOverTime } from '../../src/modules/ledger/activity/read-balances-over-time.ts';
import { readDailyBalances } from '../../src/modules/ledger/activity/read-daily-balances.ts';
import { haveSweepsMoved } from '../../src/modules/ledger/public.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { idIn, monthAt } from '../helpers/archive.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { type OldSite, old, oldMonth, openOldSite } from '../helpers/dropped-month.ts';
import { newPlayer, newVerifiedPlayer } from '../helpers/people/players.ts';
import { buildExports, download, recordsIn } from '../helpers/people/privacy.ts';
import { newStaff } from '../helpers/people/staff.ts';

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
  expect(await reader.client.games.bestRounds({ query: {} })).not.toHaveProperty('archived_before');
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
  expect(await reader.client.games.bestRounds({ query: {} })).toMatchObject(archived);
  expect(await reader.client.play.statement({ query: { period: 'month' } })).toMatchObject(archived);
});

test('shows staff which rounds are only in the archive', async () => {
  const [support, finance] = [await newStaff(site.api, ['support']), await newStaff(site.api, ['finance'])];
  const round = site.player.rounds[0] as string;
  const find = async (q: string, by = support) => by.staff.search.find({ body: { q } });
  for (const id of [round, idIn(old)]) expect(await find(id)).toEqual({ results: [] });
  await site.drop();
  const archived = { results: [], archived_month: oldMonth.slice(0, 7) };
  expect(await find(round)).toEqual(archived);
  expect(await find(` ${round.toUpperCase()} `)).toEqual(archived);
  for (const q of [idIn(0), randomUUID(), 'nothing', round.slice(1)]) expect(await find(q), q).toEqual({ results: [] });
  const { id } = await newPlayer(site.api);
  expect((await find(id)).archived_month).toBeUndefined();
  const canSeeRounds = (await finance.staff.auth.me()).staff.permissions.includes(searchKinds.round);
  expect((await find(round, finance)).archived_month).toBe(canSeeRounds ? archived.archived_month : undefined);
  const timeline = (limit?: string) =>
    support.staff.players.timeline({ params: { id }, query: limit ? { limit } : {} });
  expect(await timeline('1')).not.toHaveProperty('archived_before');
  expect(await timeline()).toMatchObject({ archived_before: monthAt(old + 1) });
});

test('the export of a player has the rounds and postings that are only in the archive', async () => {
  const { seat, rounds } = site.player;
  const reader = await newVerifiedPlayer(site.api);
  // The seat has no person, so its books become those of a player who can sign in.
  for (const table of ['journal', 'round', 'wallet', 'game_session'])
    await tamper(site.api.owner, `DELETE FROM ${table} WHERE player_id = $1`, [reader.id]);
  await tamper(site.api.owner, 'UPDATE player SET id = $1 WHERE id = $2', [seat.playerId, reader.id]);
  await tamper(site.api.owner, 'UPDATE http_session SET player_id = $1 WHERE player_id = $2', [
    seat.playerId,
    reader.id,
  ]);
  await site.drop();
  const { id } = await reader.client.privacy.requestExport();
  // The archive of this test has its own folder.
  const { read } = site.archive.deps.files;
  const { context } = site.api;
  await buildExports(site.api, {
    ...context,
    files: { ...context.files, read: (db, file) => read(db, file).catch(() => context.files.read(db, file)) },
  });
  const files = await download(site.api, reader, id);
  const linesOf = (records: string) =>
    Buffer.from(files[`archived/${records}-${oldMonth.slice(0, 7)}.ndjson`] ?? [])
      .toString('utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  expect(
    linesOf('rounds')
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...rounds].sort());
  expect(linesOf('journal')).toHaveLength(11);
  expect(recordsIn(files).rounds).toHaveLength(3);
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
