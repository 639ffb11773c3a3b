import { randomUUID } from 'node:crypto';
import type { Adjustment } from '@goldwren/contracts/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { newPlayer, type Player } from '../helpers/people/players.ts';
import { newStaff, type StaffAccount } from '../helpers/people/staff.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

type Staff = Caller & StaffAccount;
const api = setUpTestApi();
const second = setUpTestApi(() => ({ databaseUrl: api.url }));
let finance: Staff;
let finance2: Staff;
let admin: Staff;
beforeAll(async () => {
  finance = await newStaff(api, ['finance']);
  finance2 = await newStaff(api, ['finance']);
  admin = await newStaff(api, ['admin']);
});

interface Wanted {
  currency: 'gold' | 'sweeps';
  direction: 'credit' | 'debit';
  amount: string;
  reason: string;
}
const credit: Wanted = { currency: 'sweeps', direction: 'credit', amount: '12.40', reason: 'A round was not paid' };

function requestAdjustment(
  player: Player,
  changes: Partial<Wanted> = {},
  by: Staff = finance,
  id: string = randomUUID(),
) {
  return by.staff.adjustments.request({ body: { id, player_id: player.id, ...credit, ...changes } });
}
const paramsOf = ({ player, id }: Adjustment) => ({ playerId: player.id, id });
const approve = (one: Adjustment, by: Caller = finance2) => by.staff.adjustments.approve({ params: paramsOf(one) });

/** The same staff member, with calls to another process. */
function atSecond(staff: Staff): Caller {
  const caller = second.caller();
  caller.cookie = staff.cookie;
  return caller;
}

async function postingsOf(player: Player) {
  const { rows } = await api.owner.query(
    "SELECT currency, amount, ref FROM journal WHERE player_id = $1 AND kind = 'adjustment'",
    [player.id],
  );
  return rows;
}

async function mailsTo(player: Player): Promise<string[]> {
  const { rows } = await api.owner.query('SELECT template FROM mail_outbox WHERE recipient = $1', [player.email]);
  return rows.map(({ template }) => template);
}

describe('an adjustment', () => {
  test('moves nothing until another person approves it, then posts once as unplayed and sends a mail', async () => {
    const player = await newPlayer(api);
    const before = await player.client.wallet.get();
    const asked = await requestAdjustment(player);
    expect(asked).toMatchObject({ status: 'pending', amount: '12.40', direction: 'credit', decided_by: null });
    expect(await player.client.wallet.get()).toEqual(before);

    const done = await approve(asked);
    expect(done).toMatchObject({ status: 'approved', decided_by: { name: 'Sam Staff' } });
    expect(await player.client.wallet.get()).toMatchObject({ sweeps_balance: '14.40', sweeps_unplayed: '14.40' });
    expect(await postingsOf(player)).toEqual([{ currency: 'sweeps', amount: 1240n, ref: asked.id }]);
    expect(await mailsTo(player)).toContain('balance_adjusted');
    await expectProblem(approve(asked), 'conflict');
    await expectProblem(approve(asked, admin), 'conflict');
    expect(await postingsOf(player)).toHaveLength(1);
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('cannot be approved by its requester, in the API or in the database', async () => {
    const player = await newPlayer(api);
    const both = await newStaff(api, ['finance', 'admin', 'compliance']);
    const asked = await requestAdjustment(player, {}, both);
    const answer = await both.send('POST', `/api/staff/players/${player.id}/adjustments/${asked.id}/approve`);
    expectProblemAnswer(answer, 'conflict');
    expect(answer.body.params).toEqual({ reason: 'second_person' });
    await expect(
      api.owner.query(
        "UPDATE adjustment SET status = 'approved', decided_by = requested_by, decided_at = now() WHERE id = $1",
        [asked.id],
      ),
    ).rejects.toMatchObject({ code: '23514' });
    expect(await postingsOf(player)).toEqual([]);
    expect((await approve(asked)).status).toBe('approved');
  });

  test.each(['disabled_at', 'locked_at'])(
    'cannot be approved while %s is set on the account that requested it',
    async (column) => {
      const player = await newPlayer(api);
      const requester = await newStaff(api, ['finance']);
      const asked = await requestAdjustment(player, {}, requester);
      const set = (value: string) =>
        api.owner.query(`UPDATE staff_member SET ${column} = ${value} WHERE email = $1`, [requester.email]);
      await set('now()');
      await expectProblem(approve(asked), 'conflict');
      expect(await postingsOf(player)).toEqual([]);
      await set('NULL');
      expect((await approve(asked)).status).toBe('approved');
    },
  );

  test('cannot be approved after its requester has lost the permission', async () => {
    const player = await newPlayer(api);
    const requester = await newStaff(api, ['finance']);
    const asked = await requestAdjustment(player, {}, requester);
    await api.owner.query("UPDATE staff_member SET roles = '{compliance}' WHERE email = $1", [requester.email]);
    await expect(approve(asked)).rejects.toMatchObject({ code: 'conflict', params: { reason: 'requester_gone' } });
    expect(await postingsOf(player)).toEqual([]);
  });

  test('is posted once when two people approve it at once in two processes', async () => {
    const player = await newPlayer(api);
    for (let round = 0; round < 5; round += 1) {
      const asked = await requestAdjustment(player, { amount: '1.00' });
      const outcomes = await Promise.allSettled([
        approve(asked, finance2),
        approve(asked, atSecond(admin)),
        approve(asked, atSecond(finance2)),
        approve(asked, admin),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    expect(await postingsOf(player)).toHaveLength(5);
    expect((await mailsTo(player)).filter((template) => template === 'balance_adjusted')).toHaveLength(5);
    expect(await player.client.wallet.get()).toMatchObject({ sweeps_balance: '7.00' });
  });

  test('is either approved or rejected when both happen at once', async () => {
    const player = await newPlayer(api);
    for (let round = 0; round < 5; round += 1) {
      const asked = await requestAdjustment(player, { amount: '1.00' });
      await Promise.allSettled([
        approve(asked),
        atSecond(admin).staff.adjustments.reject({ params: paramsOf(asked), body: { reason: 'not so' } }),
      ]);
    }
    const { results } = await finance.staff.adjustments.list({ query: { player: player.id } });
    const approved = results.filter(({ status }) => status === 'approved').map(({ id }) => id);
    expect(results.every(({ status }) => status !== 'pending')).toBe(true);
    expect((await postingsOf(player)).map(({ ref }) => ref).sort()).toEqual(approved.sort());
  });

  test('stays pending when it would take more than the balance', async () => {
    const player = await newPlayer(api);
    const tooMuch = await requestAdjustment(player, { direction: 'debit', amount: '2.01' });
    await expectProblem(approve(tooMuch), 'insufficient_sweeps');
    expect(await finance.staff.adjustments.list({ query: { player: player.id, status: 'pending' } })).toMatchObject({
      results: [{ id: tooMuch.id }],
    });
    expect((await approve(await requestAdjustment(player, { direction: 'debit', amount: '2.00' }))).direction).toBe(
      'debit',
    );
    expect(await player.client.wallet.get()).toMatchObject({ sweeps_balance: '0.00', sweeps_unplayed: '0.00' });
    const gold = await requestAdjustment(player, { currency: 'gold', direction: 'debit', amount: '2000000.01' });
    await expectProblem(approve(gold), 'insufficient_gold');
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });

  test('moves nothing when it is rejected, stores the reason, and can be withdrawn by its requester', async () => {
    const player = await newPlayer(api);
    const asked = await requestAdjustment(player);
    const reject = { params: paramsOf(asked), body: { reason: 'The round was paid' } };
    expect(await finance.staff.adjustments.reject(reject)).toMatchObject({
      status: 'rejected',
      decision_note: 'The round was paid',
    });
    await expectProblem(admin.staff.adjustments.reject(reject), 'conflict');
    await expectProblem(approve(asked), 'conflict');
    expect(await postingsOf(player)).toEqual([]);
    expect(await mailsTo(player)).not.toContain('balance_adjusted');
  });

  test('is created once for repeated requests with its id, and rejects different data under that id', async () => {
    const player = await newPlayer(api);
    const id = randomUUID();
    const [first, again] = await Promise.all([
      requestAdjustment(player, {}, finance, id),
      requestAdjustment(player, {}, finance, id),
    ]);
    expect(again).toEqual(first);
    await expectProblem(requestAdjustment(player, { amount: '12.41' }, finance, id), 'conflict');
    await expectProblem(requestAdjustment(player, {}, finance2, id), 'conflict');
    expect((await finance.staff.adjustments.list({ query: { player: player.id } })).results).toHaveLength(1);
  });
});

describe('an invalid adjustment', () => {
  test.each<[object, string]>([
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '-1.00' }, 'amount'],
    [{ amount: '1.001' }, 'amount'],
    [{ amount: '1e3' }, 'amount'],
    [{ amount: 1 }, 'amount'],
    [{ reason: '  ' }, 'reason'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
    [{ currency: 'usd' }, 'currency'],
    [{ direction: 'both' }, 'direction'],
    [{ id: 'x' }, 'id'],
    [{ status: 'approved' }, 'status'],
  ])('is rejected with %o', async (changes, field) => {
    const player = await newPlayer(api);
    const json = { id: randomUUID(), player_id: player.id, ...credit, ...changes };
    const answer = await finance.send('POST', '/api/staff/adjustments', { json });
    expectProblemAnswer(answer, 'validation_failed');
    expect(Object.keys(answer.body.field_codes)).toEqual([field]);
  });

  test('returns 404 for an unknown player and for an adjustment of another player', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    const body = { id: randomUUID(), player_id: randomUUID(), ...credit };
    await expectProblem(finance.staff.adjustments.request({ body }), 'not_found');
    const asked = await requestAdjustment(player);
    const params = { playerId: other.id, id: asked.id };
    await expectProblem(finance2.staff.adjustments.approve({ params }), 'not_found');
    await expectProblem(finance2.staff.adjustments.reject({ params, body: { reason: 'no' } }), 'not_found');
    expect(await postingsOf(other)).toEqual([]);
  });

  test("cannot be made with the API's database login", async () => {
    for (const statement of [
      "UPDATE adjustment SET status = 'approved'",
      'DELETE FROM adjustment',
      "SELECT adjust_balance(gen_random_uuid(), 'gold', 1, gen_random_uuid())",
    ]) {
      await expect(api.database.db.$client.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });
});

test('shows the queue with its deadline on the first screen of staff who may decide', async () => {
  await requestAdjustment(await newPlayer(api));
  await api.owner.query("UPDATE adjustment SET due_at = now() - interval '1 hour' WHERE status = 'pending'");
  const { results } = await admin.staff.work.list();
  const queue = results.find((one) => one.queue === 'adjustments');
  expect(queue?.waiting).toBeGreaterThan(0);
  expect(queue).toMatchObject({ breached: queue?.waiting, oldest_at: expect.any(String), due_at: expect.any(String) });
  const support = await newStaff(api, ['support']);
  expect((await support.staff.work.list()).results.map((one) => one.queue)).not.toContain('adjustments');
});

test('records the requester and the approver in the audit log', async () => {
  const asked = await requestAdjustment(await newPlayer(api));
  await approve(asked);
  const { results } = await admin.staff.audit.search({ body: { subject_type: 'adjustment', subject_id: asked.id } });
  expect(results.map(({ action }) => action)).toEqual(['adjustment.approved', 'adjustment.requested']);
  expect(results[0]?.staff.id).not.toBe(results[1]?.staff.id);
  expect((await admin.staff.audit.verify()).intact).toBe(true);
});

test('lists pending adjustments oldest first and others newest first, in pages', async () => {
  const player = await newPlayer(api);
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) ids.push((await requestAdjustment(player)).id);
  const walk = async (query: { status?: 'pending' }) => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await finance.staff.adjustments.list({
        query: { ...query, player: player.id, limit: '2', ...(cursor ? { cursor } : {}) },
      });
      found.push(...page.results.map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    return found;
  };
  expect(await walk({ status: 'pending' })).toEqual(ids);
  expect(await walk({})).toEqual(ids.toReversed());
});
