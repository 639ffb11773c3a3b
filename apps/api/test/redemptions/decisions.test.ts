import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { createTestApi, setUpTestApi } from '../helpers/api/test-api.ts';
import { newRedeemer, reconcileLedger, redeem, sweepsOf } from '../helpers/money/redeem.ts';
import { w9Form } from '../helpers/money/tax.ts';
import type { Player } from '../helpers/people/players.ts';
import { importFiles, plainList } from '../helpers/people/sanctions.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const api = setUpTestApi();
let compliance: Caller;
let colleague: Caller;
beforeAll(async () => {
  compliance = await newStaff(api, ['compliance']);
  colleague = await newStaff(api, ['compliance']);
});

const approve = (by: Caller, id: string) => by.staff.redemptions.approve({ params: { id } });
const reject = (by: Caller, id: string, note?: string) =>
  by.staff.redemptions.reject({ params: { id }, body: { reason: 'name_mismatch', ...(note ? { note } : {}) } });

async function lastOf(player: Player) {
  const [newest] = (await player.client.redemptions.list({ query: {} })).results;
  return newest;
}

describe('approval', () => {
  test('of up to 2,000.00 requires one person, sets a new deadline, and sends a mail', async () => {
    const player = await newRedeemer(api, { sweeps: '2000.00' });
    const { id } = await redeem(player, { sweeps_submitted: '2000.00' });
    const decided = await approve(compliance, id);
    expect(decided).toMatchObject({ status: 'approved', approvals: 1, approvals_needed: 1, next_step: 'handover' });
    expect(decided.approved_by).toMatchObject([{ name: 'Sam Staff' }]);
    const seen = await lastOf(player);
    expect(seen?.history.map(({ reason }) => reason)).toEqual(['requested', 'approved', 'w9_needed']);
    expect(JSON.stringify(seen)).not.toContain('Sam Staff');
    expect(seen?.next?.step).toBe('handover');
    const subjects = (await readOutbox(api.owner, player.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your redemption is approved');
    await expectProblem(approve(colleague, id), 'conflict');
  });

  test('requests a required W-9 once with the last approval, and none below 600.00', async () => {
    const player = await newRedeemer(api, { sweeps: '3000.00' });
    const { id } = await redeem(player, { sweeps_submitted: '2400.00' });
    expect((await approve(compliance, id)).needs).toEqual([]);
    expect(await approve(colleague, id)).toMatchObject({ status: 'approved', needs: ['w9'], due_at: null });
    const mails = (await readOutbox(api.owner, player.email)).map(({ template }) => template);
    expect(mails.slice(-2)).toEqual(['redemption_moved', 'redemption_needs']);
    await player.client.tax.submitW9({ params: { id }, body: w9Form() });
    expect(await lastOf(player)).toMatchObject({ status: 'approved', needs: [], due_at: expect.any(String) });
    const other = await newRedeemer(api);
    const less = await redeem(other, { sweeps_submitted: '599.99' });
    expect(await approve(compliance, less.id)).toMatchObject({ status: 'approved', needs: [] });
  });

  test('of a person who is disabled before the last one does not count, and counts afterwards', async () => {
    const leaver = await newStaff(api, ['compliance']);
    const set = (value: string) =>
      api.owner.query(`UPDATE staff_member SET disabled_at = ${value} WHERE email = $1`, [leaver.email]);
    const player = await newRedeemer(api, { sweeps: '2500.00' });
    const { id } = await redeem(player, { sweeps_submitted: '2000.01' });
    await approve(leaver, id);
    await set('now()');
    const decided = await approve(compliance, id);
    expect(decided).toMatchObject({ status: 'in_review', approvals: 1, approvals_needed: 2 });
    expect(decided.approved_by).toHaveLength(1);
    expect(await approve(colleague, id)).toMatchObject({ status: 'approved', approvals: 3 });

    const next = await newRedeemer(api, { sweeps: '2500.00' });
    const other = await redeem(next, { sweeps_submitted: '2000.01' });
    const second = await newStaff(api, ['compliance']);
    await approve(second, other.id);
    await approve(compliance, other.id);
    await api.owner.query('UPDATE staff_member SET disabled_at = now() WHERE email = $1', [second.email]);
    expect(await colleague.staff.redemptions.get({ params: { id: other.id } })).toMatchObject({
      status: 'approved',
      approvals: 2,
    });
  });

  test('over 2,000.00 requires two different people', async () => {
    const player = await newRedeemer(api, { sweeps: '2500.00' });
    const { id } = await redeem(player, { sweeps_submitted: '2000.01' });
    expect(await approve(compliance, id)).toMatchObject({ status: 'in_review', approvals: 1, approvals_needed: 2 });
    const again = await compliance.send('POST', `/api/staff/redemptions/${id}/approve`);
    expect(again).toMatchObject({ status: 409, body: { params: { reason: 'second_person' } } });
    expect((await lastOf(player))?.status).toBe('in_review');
    expect(await approve(colleague, id)).toMatchObject({ status: 'approved', approvals: 2 });
  });

  test.each([
    ['while identity is not verified', { identity: 'none' as const }, 'redemption_state'],
    ['while the skill test is open', { person: { country: 'CA' as const, us_state: 'ON' } }, 'redemption_needs'],
  ])('%s is rejected and does not count', async (_name, options, reason) => {
    const player = await newRedeemer(api, options);
    const { id } = await redeem(player);
    const answer = await compliance.send('POST', `/api/staff/redemptions/${id}/approve`);
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict', params: { reason } } });
    expect((await compliance.staff.redemptions.get({ params: { id } })).approvals).toBe(0);
  });

  test.each([
    ['suspended_at', 'suspension'],
    ['redemption_suspended_at', 'chargeback'],
  ])('for a player with %s is rejected', async (column, by) => {
    const player = await newRedeemer(api);
    const { id } = await redeem(player);
    await api.owner.query(`UPDATE player SET ${column} = now() WHERE id = $1`, [player.id]);
    const answer = await compliance.send('POST', `/api/staff/redemptions/${id}/approve`);
    expect(answer.body.params).toEqual({ reason: 'redemption_held', by });
  });
});

test('rejects an approval while a sanctions match is open, and accepts it after the match is cleared', async () => {
  await importFiles(api, [plainList(['OGRE, Grendel', 1970])]);
  const player = await newRedeemer(api, {
    person: { first_name: 'Grendel', last_name: 'Ogre', birth_date: '1970-02-03' },
  });
  const { id } = await redeem(player);
  const answer = await compliance.send('POST', `/api/staff/redemptions/${id}/approve`);
  expect(answer).toMatchObject({ status: 409, body: { params: { reason: 'redemption_held', by: 'sanctions' } } });
  expect(await compliance.staff.redemptions.get({ params: { id } })).toMatchObject({
    status: 'in_review',
    approvals: 0,
  });
  const [match] = (await compliance.staff.sanctions.matches({ query: { player: player.id } })).results;
  await compliance.staff.sanctions.decide({
    params: { id: match?.id as string },
    body: { decision: 'cleared', reason: 'Passport seen.' },
  });
  expect(await approve(compliance, id)).toMatchObject({ status: 'approved' });
});

describe('an end without a payout', () => {
  test('by rejection returns the exact amount, with a reason and a plain-text note', async () => {
    const player = await newRedeemer(api, { sweeps: '777.77' });
    const { id } = await redeem(player, { sweeps_submitted: '123.45' });
    expect(await sweepsOf(player)).toBe('654.32');
    expect(await reject(compliance, id, '<b>Not your name</b>')).toMatchObject({ status: 'rejected', due_at: null });
    expect(await sweepsOf(player)).toBe('777.77');
    expect((await player.client.wallet.get()).sweeps_unplayed).toBe('0.00');
    const seen = await lastOf(player);
    expect(seen?.history.at(-1)).toMatchObject({ reason: 'name_mismatch', note: '<b>Not your name</b>' });
    const mail = (await readOutbox(api.owner, player.email)).at(-1);
    expect(mail?.html).toContain('&lt;b&gt;Not your name&lt;/b&gt;');
    expect(mail?.body).toContain('123.45 Sweeps Coins are back in your account');
    await expectProblem(reject(compliance, id), 'conflict');
    expect(await sweepsOf(player)).toBe('777.77');
    expect(await reconcileLedger(api)).toEqual([]);
  });

  test('by rejection after an approval returns the amount too', async () => {
    const player = await newRedeemer(api);
    const { id } = await redeem(player);
    await approve(compliance, id);
    await reject(colleague, id);
    expect(await sweepsOf(player)).toBe('1000.00');
  });

  test('by forfeit returns nothing, and is allowed only for compliance', async () => {
    const player = await newRedeemer(api);
    const { id } = await redeem(player);
    const admin = await newStaff(api, ['admin']);
    const forfeit = (by: Caller) => by.staff.redemptions.forfeit({ params: { id }, body: { reason: 'fraud' } });
    await expectProblem(forfeit(admin), 'forbidden');
    expect((await forfeit(compliance)).status).toBe('forfeited');
    expect(await sweepsOf(player)).toBe('950.00');
    expect(await reconcileLedger(api)).toEqual([]);
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });
});

test('states in the mail of a rejected request how much of it paid a debt', async () => {
  const player = await newRedeemer(api);
  const { id } = await redeem(player, { sweeps_submitted: '60.00' });
  await api.owner.query(
    "INSERT INTO player_debt (player_id, order_id, currency, amount) VALUES ($1, gen_random_uuid(), 'sweeps', 1250)",
    [player.id],
  );
  await reject(compliance, id);
  const { rows } = await api.owner.query(
    "SELECT amount FROM journal WHERE player_id = $1 AND kind = 'purchase_reversal' AND ref = $2",
    [player.id, id],
  );
  expect(rows).toEqual([{ amount: -1_250n }]);
  const mail = (await readOutbox(api.owner, player.email)).find(({ template }) => template === 'redemption_ended');
  expect(mail?.facts).toMatchObject({ debtPaid: '12.50', amount: '60.00' });
  expect(mail?.body).toContain('We used 12.50 Sweeps Coins of the');
});

describe('other staff actions', () => {
  test('report a delay with its reason, without changing the state or the deadline', async () => {
    const player = await newRedeemer(api);
    const made = await redeem(player);
    const body = { reason: 'further_review', note: 'We are calling your bank.' } as const;
    const delayed = await compliance.staff.redemptions.delay({ params: { id: made.id }, body });
    expect(delayed).toMatchObject({ status: 'in_review', due_at: made.due_at });
    expect((await lastOf(player))?.history.at(-1)).toMatchObject(body);
    expect((await readOutbox(api.owner, player.email)).at(-1)?.template).toBe('redemption_late');
  });

  test('raise limits from now until an end date, never below the published limits', async () => {
    const player = await newRedeemer(api, { sweeps: '9000.00' });
    await redeem(player);
    const raise = (body: object) =>
      compliance.send('POST', `/api/staff/players/${player.id}/redemption-limits`, { json: body });
    const raised = { request: '8000.00', day: '9000.00', month: '20000.00', until: null, reason: 'known for years' };
    expect((await raise({ ...raised, day: '2499.99' })).body.field_codes).toEqual({
      day: [{ code: 'below_minimum', params: { minimum: '2500.00' } }],
    });
    expect((await raise({ ...raised, until: '2020-01-01T00:00:00.000Z' })).status).toBe(422);
    const { reason: _reason, ...limits } = raised;
    const now = { ...limits, raised: true, used_today: '50.00', used_this_month: '50.00' };
    expect((await raise(raised)).body).toEqual(now);
    const file = await compliance.staff.players.get({ params: { id: player.id } });
    expect(file.redemption_limits).toEqual(now);
    const seen = await player.client.redemptions.eligibility({ query: { amount: '8000.00', method: 'bank' } });
    expect(seen.rules.filter(({ passed }) => !passed).map(({ code }) => code)).toEqual([
      'none_pending',
      'one_in_24_hours',
    ]);
    await api.owner.query("UPDATE redemption_allowance SET until = now() - interval '1 second'");
    const later = await player.client.redemptions.eligibility({ query: { amount: '8000.00', method: 'bank' } });
    expect(later.rules.find(({ code }) => code === 'request_limit')?.passed).toBe(false);
  });

  test('list the queue by waiting time with filters and pages, and record each access in the audit log', async () => {
    const first = await newRedeemer(api);
    const second = await newRedeemer(api);
    const ids = [(await redeem(first)).id, (await redeem(second, { payout_method: 'check' })).id];
    const all = await compliance.staff.redemptions.list({ query: { limit: '100' } });
    const open = all.results.map(({ id }) => id);
    expect(open.indexOf(ids[0] as string)).toBeLessThan(open.indexOf(ids[1] as string));
    expect([...open].sort()).toEqual(open);
    expect(JSON.stringify(all)).not.toContain(first.email);
    const ofSecond = await compliance.staff.redemptions.list({
      query: { player: second.id, method: 'check', breached: 'false' },
    });
    expect(ofSecond.results).toMatchObject([{ id: ids[1], breached: false, approvals: 0 }]);
    const page = await compliance.staff.redemptions.list({ query: { limit: '1' } });
    const next = await compliance.staff.redemptions.list({ query: { limit: '1', cursor: page.next_cursor as string } });
    expect([page.results[0]?.id, next.results[0]?.id]).toEqual(open.slice(0, 2));
    await compliance.staff.redemptions.get({ params: { id: ids[0] as string } });
    const { rows } = await api.owner.query(
      "SELECT subject_id FROM staff_audit WHERE action = 'redemption.viewed' ORDER BY seq DESC LIMIT 1",
    );
    expect(rows[0].subject_id).toBe(ids[0]);
  });

  test('allow support to view but not to decide', async () => {
    const support = await newStaff(api, ['support']);
    const { id } = await redeem(await newRedeemer(api));
    expect((await support.staff.redemptions.get({ params: { id } })).payout_details).toBe('•••• 6789');
    await expectProblem(approve(support, id), 'forbidden');
    await expectProblem(reject(support, id), 'forbidden');
  });

  test('show on the first screen how many redemptions wait for a first and a second approval', async () => {
    const fresh = await createTestApi();
    const staff = await newStaff(fresh, ['compliance']);
    const { id } = await redeem(await newRedeemer(fresh, { sweeps: '2500.00' }), { sweeps_submitted: '2400.00' });
    const waiting = async () =>
      Object.fromEntries((await staff.staff.work.list()).results.map(({ queue, waiting: count }) => [queue, count]));
    expect(await waiting()).toMatchObject({ redemptions_review: 1, redemptions_second_review: 0 });
    await approve(staff, id);
    expect(await waiting()).toMatchObject({ redemptions_review: 0, redemptions_second_review: 1 });
    await fresh.close();
  });
});
