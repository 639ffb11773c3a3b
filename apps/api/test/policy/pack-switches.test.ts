import { laterBansPack, specificationPack, staffChangeDays } from '@goldwren/rules';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectConflict, expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { auditOf } from '../helpers/people/audit.ts';
import { sweepsOf } from '../helpers/people/entries.ts';
import { type PackSwitchCalls, packSwitchCalls, switchReason as reason } from '../helpers/people/pack-switches.ts';
import { alsoAt, newPlayer } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { idOf } from '../helpers/people/staff-changes.ts';
import { start } from '../helpers/play/play.ts';
import { until } from '../helpers/until.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
const bans = laterBansPack.id;
let ada: Caller & { email: string };
let bob: Caller & { email: string };
let calls: PackSwitchCalls;
beforeAll(async () => {
  ada = await newStaff(api, ['compliance']);
  bob = await newStaff(other, ['compliance']);
  calls = packSwitchCalls(ada, bob);
});
beforeEach(() => calls.reset());

describe('an approved switch', () => {
  test('applies in every process within two seconds, takes no coins, and can be switched back', async () => {
    const player = await newPlayer(api, { us_state: 'NJ' });
    const there = alsoAt(other, player);
    const id = await calls.request();
    await start(player);
    await start(there);
    await calls.approve(id);
    for (const one of [player, there]) {
      const refused = () =>
        start(one).then(
          () => false,
          (error) => error.code === 'region_blocked',
        );
      await until('play is refused in New Jersey', refused, 2_500);
    }
    expect(await sweepsOf(api.owner, player.id)).toMatchObject({ balance: 200n });
    expect((await player.client.wallet.get()).sweeps_balance).toBe('2.00');
    await calls.to(specificationPack.id);
    await until(
      'play is open again',
      () =>
        start(there).then(
          () => true,
          () => false,
        ),
      2_500,
    );
  });

  test('has both people in the history and each step in the audit log, with the affected players', async () => {
    await newPlayer(api, { us_state: 'NY' });
    const id = await calls.request();
    await newPlayer(api, { us_state: 'NY' });
    await calls.approve(id);
    const made = await calls.current();
    expect(made).toMatchObject({ pack_id: bans, requested_by: ada.email, by: bob.email, reason });
    const { results, next_cursor: cursor } = await ada.staff.jurisdictions.history({ query: { limit: '1' } });
    expect(results).toEqual([made]);
    const [before] = (await ada.staff.jurisdictions.history({ query: { limit: '1', cursor: cursor ?? '' } })).results;
    expect(before?.id).toBeLessThan(made.id);
    const { results: packs } = await ada.staff.jurisdictions.get();
    expect(packs.map((pack) => [pack.id, pack.in_force, pack.may_switch])).toEqual([
      [specificationPack.id, false, true],
      [bans, true, false],
    ]);
    const [requested, switched] = (await auditOf(api.owner, bans)).slice(-2);
    const regions = ['US-CT', 'US-NJ', 'US-CA', 'US-NY'];
    expect(requested).toMatchObject({
      action: 'policy.switch_requested',
      facts: { request: id, to: bans, reason, regions },
    });
    const then = Number(requested?.facts.players_at_request);
    expect(switched).toMatchObject({
      action: 'policy.switched',
      facts: {
        ...{ request: id, from: specificationPack.id, to: bans, requested_by: await idOf(ada) },
        ...{ players_at_request: then, players: then + 1 },
      },
    });
  });

  test('stays as it is, for every login, and no request disappears', async () => {
    await calls.to(bans);
    for (const statement of [
      "UPDATE policy_switch_request SET reason = 'x' WHERE status = 'approved'",
      'DELETE FROM policy_switch_request',
      'TRUNCATE policy_switch_request',
    ]) {
      await expect(api.owner.query(statement)).rejects.toThrow(/append-only/);
    }
    for (const { db } of [api.databases.staff, api.databases.players]) {
      for (const statement of [
        "UPDATE policy_switch_request SET status = 'void'",
        "INSERT INTO policy_switch (pack_id, switched_by) VALUES ('spec-2025', 'x')",
      ]) {
        await expect(db.$client.query(statement)).rejects.toThrow(/permission denied/);
      }
    }
  });
});

describe('a request', () => {
  test('changes nothing, and shows the second person the players of then', async () => {
    const before = await calls.current();
    await newPlayer(api, { us_state: 'CT' });
    const id = await calls.request();
    await newPlayer(api, { us_state: 'CT' });
    expect(await calls.current()).toEqual(before);
    const [shown] = await calls.waiting();
    expect(shown).toMatchObject({ id, pack_id: bans, reason, requested_by: { id: await idOf(ada) } });
    const playersIn = (changes: readonly { region: string; players: number }[] = []) =>
      changes.find(({ region }) => region === 'CT')?.players ?? 0;
    const now = await bob.staff.jurisdictions.preview({ params: { pack: bans } });
    expect(playersIn(now.changes)).toBe(playersIn(shown?.changes) + 1);
    expect(now.players).toBe((shown?.players ?? 0) + 1);
    expect((await ada.staff.work.list()).results.find(({ queue }) => queue === 'policy_changes')).toMatchObject({
      waiting: 1,
    });
  });

  test('that is sent again is stored once, and its ID is not used for another one', async () => {
    const id = await calls.request();
    const rows = (await auditOf(api.owner, bans)).length;
    await calls.request(bans, ada, { id });
    expect(await auditOf(api.owner, bans)).toHaveLength(rows);
    expect(await calls.waiting()).toHaveLength(1);
    await expectConflict(calls.request(bans, bob, { id }), 'change_pending');
    await expectConflict(calls.request(bans, ada, { id, reason: 'Another reason.' }), 'change_pending');
  });

  test('is rejected for the current pack, an unknown pack, an outdated state, and bad fields', async () => {
    const { id } = await calls.current();
    await expectConflict(calls.request(specificationPack.id), 'pack_in_force');
    await expectConflict(calls.request(bans, ada, { current: id - 1 }), 'policy_switched');
    await expectProblem(calls.request('none-such'), 'not_found');
    await expectProblem(calls.request(bans, ada, { reason: ' ' }), 'validation_failed');
    await expectProblem(calls.request(bans, ada, { regions: {} } as never), 'validation_failed');
    await expectProblem(ada.staff.jurisdictions.preview({ params: { pack: 'none-such' } }), 'not_found');
    expect(await calls.waiting()).toEqual([]);
  });

  test('is rejected while another one waits, also when two people request at the same moment', async () => {
    const sent = await Promise.allSettled([
      calls.request(),
      calls.request(bans, await newStaff(other, ['compliance'])),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await calls.waiting()).toHaveLength(1);
    await expectConflict(calls.request(), 'change_pending');
  });

  test('expires, and makes room for another one', async () => {
    const id = await calls.request();
    const wait = (text: string) =>
      api.owner.query('UPDATE policy_switch_request SET requested_at = now() - $2::interval WHERE id = $1', [id, text]);
    await wait(`${staffChangeDays} days -1 minute`);
    await expectConflict(calls.request(), 'change_pending');
    await wait(`${staffChangeDays} days`);
    expect(await calls.waiting()).toEqual([]);
    await expectConflict(calls.approve(id), 'change_expired');
    const next = await calls.request();
    await expectConflict(calls.approve(id), 'change_decided');
    expect((await calls.waiting()).map((one) => one.id)).toEqual([next]);
  });
});

test('previews the affected players by region without suspended ones, and changes nothing', async () => {
  await newPlayer(api, { us_state: 'CA' });
  const suspended = await newPlayer(api, { us_state: 'CA' });
  await api.owner.query('UPDATE player SET suspended_at = now() WHERE id = $1', [suspended.id]);
  const { changes, players } = await ada.staff.jurisdictions.preview({ params: { pack: bans } });
  expect(changes.map(({ region }) => region).sort()).toEqual(['CA', 'CT', 'NJ', 'NY']);
  const california = changes.find(({ region }) => region === 'CA');
  expect(california).toMatchObject({ players: 1, gains: [] });
  expect(california?.loses).toContain('redeem');
  expect(players).toBe(changes.reduce((sum, change) => sum + change.players, 0));
  expect((await calls.current()).pack_id).toBe(specificationPack.id);
});
