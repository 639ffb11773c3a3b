import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payoutsMatchRedemptions } from '../../src/modules/payouts/public.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { approvedRedemption, handOut } from '../helpers/money/payouts.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { startApiProcess } from '../helpers/processes/api-process.ts';
import { until } from '../helpers/until.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let one: Awaited<ReturnType<typeof newStaff>>;
let two: typeof one;
beforeAll(async () => {
  [one, two] = [await newStaff(api, ['finance']), await newStaff(other, ['finance'])];
});
afterAll(async () => {
  expect(await payoutsMatchRedemptions(api.database.db, 10)).toEqual([]);
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});

async function payoutsOf(redemptionId: string) {
  const { rows } = await api.owner.query('SELECT state, reference FROM payout WHERE redemption_id = $1', [
    redemptionId,
  ]);
  return rows;
}

test('starts each redemption once when two replicas run batches with the same redemptions', async () => {
  const approved: string[] = [];
  for (let n = 0; n < 4; n += 1) approved.push((await approvedRedemption(api)).id);
  const batches = await Promise.all([
    ...[0, 1, 2].map(() => handOut(one, approved)),
    ...[0, 1, 2].map(() => handOut(two, approved.toReversed())),
  ]);
  const started = batches.flatMap((batch) => batch.started.map(({ redemption_id }) => redemption_id));
  expect(started.sort()).toEqual([...approved].sort());
  for (const id of approved) expect(await payoutsOf(id)).toHaveLength(1);
});

test('creates one batch for the same request at two replicas', async () => {
  const { id } = await approvedRedemption(api);
  const batch = randomUUID();
  const again = other.caller();
  again.cookie = one.cookie;
  const answers = await Promise.all([
    handOut(one, [id], batch),
    handOut(again, [id], batch),
    handOut(one, [id], batch),
  ]);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await payoutsOf(id)).toHaveLength(1);
});

test('pays once and sends one mail when two finance staff pay at the same time', async () => {
  for (let n = 0; n < 4; n += 1) {
    const { player, id } = await approvedRedemption(api);
    const params = { id: (await handOut(one, [id])).started[0]?.id as string };
    const settled = await Promise.allSettled([
      one.staff.payouts.paid({ params, body: { reference: `FIRST-${n}` } }),
      two.staff.payouts.paid({ params, body: { reference: `SECOND-${n}` } }),
      two.staff.payouts.failed({ params, body: { failure: 'other', note: 'No answer.' } }),
    ]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await payoutsOf(id)).toHaveLength(1);
    const mails = (await readOutbox(api.owner, player.email)).filter(({ template }) => template === 'redemption_moved');
    expect(mails).toHaveLength(3);
  }
});

test('pays only one of two payouts with the same reference at the same time', async () => {
  const ids = [(await approvedRedemption(api)).id, (await approvedRedemption(api)).id];
  const { started } = await handOut(one, ids);
  const body = { reference: 'ONE-FOR-TWO' };
  const settled = await Promise.allSettled([
    one.staff.payouts.paid({ params: { id: started[0]?.id as string }, body }),
    two.staff.payouts.paid({ params: { id: started[1]?.id as string }, body }),
  ]);
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('leaves no partial result after kill -9 while starting and while paying, and a retry completes it once', {
  timeout: 120_000,
}, async () => {
  const { player, id } = await approvedRedemption(api, '75.00');
  const { id: other } = await approvedRedemption(api);
  const { started } = await handOut(one, [id]);
  const batch = randomUUID();
  const params = { id: started[0]?.id as string };
  const body = { reference: 'AFTER-THE-CRASH' };
  await killedWhile({
    payout_batch: (caller) => handOut(caller, [other], batch),
    payout_reference: (caller) => caller.staff.payouts.paid({ params, body }),
  });
  expect(await payoutsOf(other)).toEqual([]);
  expect((await handOut(one, [other], batch)).started).toHaveLength(1);
  expect(await payoutsOf(id)).toEqual([{ state: 'processing', reference: null }]);
  expect(await one.staff.payouts.paid({ params, body })).toMatchObject({ state: 'paid', net: '75.00' });
  expect(await payoutsOf(id)).toEqual([{ state: 'paid', reference: 'AFTER-THE-CRASH' }]);
  expect((await player.client.redemptions.list({ query: {} })).results[0]?.status).toBe('paid');
});

/** Calls a new API process, blocks the transaction of each call at its table, and kills the process there. */
async function killedWhile(calls: Readonly<Record<string, (caller: typeof one) => Promise<unknown>>>): Promise<void> {
  const doomed = await startApiProcess(api.url);
  const caller = Object.assign(doomed.caller(), { email: one.email, totpSecret: one.totpSecret });
  caller.cookie = one.cookie;
  const lock = await api.owner.connect();
  const blocked = `FROM pg_locks WHERE relation = ANY ($1::text[]::regclass[]) AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  const tables = Object.keys(calls);
  try {
    await lock.query(`BEGIN; LOCK TABLE ${tables.join(', ')} IN SHARE MODE`);
    const outcomes = Object.values(calls).map((call) =>
      call(caller).then(
        () => 'answered',
        () => 'broken',
      ),
    );
    await until('each call waits for its table', async () => {
      const { rows } = await api.owner.query(`SELECT DISTINCT relation ${blocked}`, [tables]);
      return rows.length === tables.length;
    });
    await doomed.kill();
    expect(await Promise.all(outcomes)).toEqual(tables.map(() => 'broken'));
    // The backends of a killed process keep waiting for their lock, because they do not notice the closed connection.
    await api.owner.query(`SELECT pg_terminate_backend(pid) ${blocked}`, [tables]);
  } finally {
    await lock.query('ROLLBACK');
    lock.release();
  }
}
