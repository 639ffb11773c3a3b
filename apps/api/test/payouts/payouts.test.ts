import { randomUUID } from 'node:crypto';
import { addBusinessDays, parseHundredths, productDay } from '@goldwren/rules';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { payoutsMatchRedemptions } from '../../src/modules/payouts/public.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { approvedRedemption, handOut, payOut } from '../helpers/money/payouts.ts';
import { sweepsOf } from '../helpers/money/redeem.ts';
import { w9Form } from '../helpers/money/tax.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();
let finance: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  finance = await newStaff(api, ['finance']);
});
afterEach(async () => {
  expect(await payoutsMatchRedemptions(api.database.db, 10)).toEqual([]);
});

const statusOf = async (player: Awaited<ReturnType<typeof newPlayer>>, id: string) =>
  (await player.client.redemptions.list({ query: {} })).results.find((row) => row.id === id);
const auditOf = async (subject: string) =>
  (await api.owner.query('SELECT action, facts FROM staff_audit WHERE subject_id = $1 ORDER BY seq', [subject])).rows;

describe('a payout', () => {
  test('goes from due to started to paid, and the player gets a receipt', async () => {
    const { player, id } = await approvedRedemption(api);
    const due = await finance.staff.payouts.due({ query: {} });
    const row = due.results.find(({ redemption_id }) => redemption_id === id);
    expect(row).toMatchObject({ amount: '50.00', withheld: '0.00', to_pay: '50.00', waits_for: null, breached: false });
    expect(row?.payout_details).toBe('•••• 6789');
    expect(row?.player.email).not.toContain(player.email);
    const { started, refused } = await handOut(finance, [id]);
    expect(refused).toEqual([]);
    expect(started).toMatchObject([{ redemption_id: id, gross: '50.00', net: '50.00', state: 'processing' }]);
    const processing = await statusOf(player, id);
    const approvedAt = new Date(processing?.history.find(({ reason }) => reason === 'approved')?.at ?? '');
    expect(processing).toMatchObject({ status: 'processing', due_at: addBusinessDays(approvedAt, 5).toISOString() });
    await expectProblem(player.client.payouts.receipt({ params: { id } }), 'conflict');
    const params = { id: started[0]?.id as string };
    const paid = await finance.staff.payouts.paid({ params, body: { reference: 'WIRE-1' } });
    const today = productDay(new Date());
    expect(paid).toMatchObject({ state: 'paid', reference: 'WIRE-1', paid_on: today });
    expect(await statusOf(player, id)).toMatchObject({ status: 'paid', paid_amount: '50.00', withheld: '0.00' });
    expect(await player.client.payouts.receipt({ params: { id } })).toEqual({
      redemption_id: id,
      payout_method: 'bank',
      gross: '50.00',
      withheld: '0.00',
      paid: '50.00',
      paid_on: today,
      reference: 'WIRE-1',
      arrives: {
        from: addBusinessDays(approvedAt, 3).toISOString(),
        by: addBusinessDays(approvedAt, 5).toISOString(),
      },
    });
    const other = await newPlayer(api);
    await expectProblem(other.client.payouts.receipt({ params: { id } }), 'not_found');
    expect((await auditOf(params.id)).map(({ action }) => action)).toEqual(['payout.paid']);
    const mails = (await readOutbox(api.owner, player.email)).map(
      ({ facts }) => facts as unknown as { status?: string },
    );
    expect(mails.map(({ status }) => status).filter(Boolean)).toEqual(['approved', 'processing', 'paid']);
    expect((await player.client.redemptions.list({ query: {} })).results[0]?.history.at(-1)?.reason).toBe('paid');
  });

  test('withholds nothing from a player in Canada', async () => {
    const { player, id } = await approvedRedemption(api, '5000.01');
    await api.owner.query("UPDATE player SET country = 'CA', region = 'ON' WHERE id = $1", [player.id]);
    const due = await finance.staff.payouts.due({ query: {} });
    expect(due.results.find(({ redemption_id }) => redemption_id === id)).toMatchObject({ withheld: '0.00' });
    const { started } = await handOut(finance, [id]);
    expect(started).toMatchObject([{ gross: '5000.01', withheld: '0.00', net: '5000.01' }]);
  });

  test.each([
    ['599.99', '0.00'],
    ['600.00', '0.00'],
    ['1999.99', '0.00'],
    ['2000.00', '0.00'],
    ['5000.00', '0.00'],
    ['5000.01', '1200.00'],
    ['5000.03', '1200.01'],
    ['12345.67', '2962.96'],
  ] as const)(
    'of %s withholds %s, and net and withheld amounts sum to the redeemed amount',
    async (gross, withheld) => {
      const { player, id } = await approvedRedemption(api, gross);
      await player.client.tax.submitW9({ params: { id }, body: w9Form() });
      const before = await sweepsOf(player);
      const paid = await payOut(finance, id);
      expect(paid).toMatchObject({ gross, withheld });
      expect(Number(parseHundredths(paid.net)) + Number(parseHundredths(withheld))).toBe(
        Number(parseHundredths(gross)),
      );
      const row = await statusOf(player, id);
      expect(row).toMatchObject({ withheld, paid_amount: paid.net });
      expect(await sweepsOf(player)).toBe(before);
    },
  );

  test('that fails leaves the redemption approved, sends the reason to the player, and can be repeated', async () => {
    const { player, id } = await approvedRedemption(api);
    const first = (await handOut(finance, [id])).started[0]?.id as string;
    const body = { failure: 'details_wrong', note: 'The bank knows no such account.' } as const;
    const failed = await finance.staff.payouts.failed({ params: { id: first }, body });
    expect(failed).toMatchObject({ state: 'failed', failure: 'details_wrong', reference: null });
    expect(await finance.staff.payouts.failed({ params: { id: first }, body })).toEqual(failed);
    expect(await statusOf(player, id)).toMatchObject({ status: 'approved' });
    const mail = (await readOutbox(api.owner, player.email)).at(-1);
    expect(mail?.body).toContain('The bank knows no such account.');
    await expectProblem(finance.staff.payouts.paid({ params: { id: first }, body: { reference: 'LATE' } }), 'conflict');
    expect(await payOut(finance, id)).toMatchObject({ state: 'paid', redemption_id: id });
    await expectProblem(finance.staff.payouts.failed({ params: { id: (await paidOf(id)).id }, body }), 'conflict');
  });

  test('is paid with a unique reference, and a repeated request changes nothing', async () => {
    const [one, two] = [await approvedRedemption(api), await approvedRedemption(api)];
    const { started } = await handOut(finance, [one.id, two.id]);
    const [a, b] = started.map(({ id }) => ({ id })) as [{ id: string }, { id: string }];
    const body = { reference: 'SHARED-REFERENCE' };
    const paid = await finance.staff.payouts.paid({ params: a, body });
    expect(await finance.staff.payouts.paid({ params: a, body })).toEqual(paid);
    const refused = await expectProblem(finance.staff.payouts.paid({ params: b, body }), 'validation_failed');
    expect(refused.fieldErrors).toHaveProperty('reference');
    await expectProblem(finance.staff.payouts.paid({ params: a, body: { reference: 'OTHER' } }), 'conflict');
    expect(await auditOf(a.id)).toHaveLength(1);
    await finance.staff.payouts.paid({ params: b, body: { reference: 'ITS-OWN' } });
  });

  test('has a payment date between its start and today', async () => {
    const { id } = await approvedRedemption(api);
    const { started } = await handOut(finance, [id]);
    const params = { id: started[0]?.id as string };
    for (const paid_on of ['2020-01-01', '2099-01-01', '2026-02-30']) {
      const refused = finance.staff.payouts.paid({ params, body: { reference: 'DATED', paid_on } });
      expect((await expectProblem(refused, 'validation_failed')).fieldErrors).toHaveProperty('paid_on');
    }
    await finance.staff.payouts.paid({ params, body: { reference: 'DATED' } });
  });
});

async function paidOf(redemptionId: string): Promise<{ id: string }> {
  const { rows } = await api.owner.query("SELECT id FROM payout WHERE redemption_id = $1 AND state = 'paid'", [
    redemptionId,
  ]);
  return rows[0];
}

describe('a batch', () => {
  test('starts the payable redemptions, and returns the reason for the others', async () => {
    const good = await approvedRedemption(api);
    const suspended = await approvedRedemption(api);
    const chargedBack = await approvedRedemption(api);
    await api.owner.query('UPDATE player SET suspended_at = now() WHERE id = $1', [suspended.player.id]);
    await api.owner.query('UPDATE player SET redemption_suspended_at = now() WHERE id = $1', [chargedBack.player.id]);
    const unknown = randomUUID();
    const { started, refused } = await handOut(finance, [suspended.id, good.id, unknown, chargedBack.id]);
    expect(started.map(({ redemption_id }) => redemption_id)).toEqual([good.id]);
    expect(refused).toHaveLength(3);
    expect(refused).toEqual(
      expect.arrayContaining([
        { redemption_id: unknown, reason: 'not_approved' },
        { redemption_id: suspended.id, reason: 'account_suspended' },
        { redemption_id: chargedBack.id, reason: 'redemption_suspended' },
      ]),
    );
  });

  test('returns the same answer for a repeated request, and rejects another batch with its id', async () => {
    const { id } = await approvedRedemption(api);
    const batch = randomUUID();
    const first = await handOut(finance, [id, randomUUID()].slice(0, 1), batch);
    expect(await handOut(finance, [id], batch)).toEqual(first);
    const more = await approvedRedemption(api);
    await expectProblem(handOut(finance, [id, more.id], batch), 'idempotency_mismatch');
    const colleague = await newStaff(api, ['finance']);
    await expectProblem(handOut(colleague, [id], batch), 'idempotency_mismatch');
    expect(await auditOf(batch)).toMatchObject([{ action: 'payout.batch_started', facts: { started: 1, refused: 0 } }]);
  });

  test.each([[[]], [Array.from({ length: 51 }, () => randomUUID())], [['x']]])(
    'is rejected with a wrong size or shape (%#)',
    async (ids) => {
      const answer = await finance.send('POST', '/api/staff/payouts/batches', {
        json: { batch_id: randomUUID(), redemption_ids: ids },
      });
      expect(answer.status).toBe(422);
    },
  );

  test('is exported by method with full details, and escapes spreadsheet formulas', async () => {
    const details = '=HYPERLINK("https://evil.example","pay here")';
    const bank = await approvedRedemption(api, '75.00', { form: { payout_details: { details } } });
    const paypal = await approvedRedemption(api, '50.00', {
      form: { payout_method: 'paypal', payout_details: { details: 'robin@example.test' } },
    });
    const { batch_id: id, started } = await handOut(finance, [bank.id, paypal.id]);
    const answer = await finance.send('GET', `/api/staff/payouts/batches/${id}/export?method=bank`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toContain(`payouts-bank-${id}.csv`);
    const [row, ...more] = parse(answer.body as string, { columns: true, bom: true }) as Record<string, string>[];
    expect(more).toEqual([]);
    expect(row).toEqual({
      batch: id,
      payout: started.find(({ payout_method }) => payout_method === 'bank')?.id,
      method: 'bank',
      payee: 'Robin Wren',
      details: `'${details}`,
      amount_usd: '75.00',
    });
    expect(await auditOf(id)).toMatchObject([
      { action: 'payout.batch_started' },
      { action: 'payout.exported', facts: { method: 'bank', payouts: 1, provider: 'manual' } },
    ]);
    expect(JSON.stringify(await auditOf(id))).not.toContain('evil');
    expect((await finance.send('GET', `/api/staff/payouts/batches/${id}/export?method=check`)).status).toBe(404);
    expect((await finance.send('GET', `/api/staff/payouts/batches/${randomUUID()}/export?method=bank`)).status).toBe(
      404,
    );
    const batches = await finance.staff.payouts.batches({ query: {} });
    expect(batches.results[0]).toMatchObject({ id, payouts: 2, open: 2, net: '125.00' });
  });
});

test('mails a prepaid card to the verified name and the full address', async () => {
  const details = 'Robin Wren\n1 Main Street\nDover, DE 19901';
  const form = { payout_method: 'card', payout_details: { details } } as const;
  const { player, id } = await approvedRedemption(api, '50.00', { form });
  expect(await statusOf(player, id)).toMatchObject({ payout_method: 'card', payout_details: { details: '•••• 9901' } });
  const { batch_id: batch } = await handOut(finance, [id]);
  const answer = await finance.send('GET', `/api/staff/payouts/batches/${batch}/export?method=card`);
  const rows = parse(answer.body as string, { columns: true, bom: true }) as Record<string, string>[];
  expect(rows).toMatchObject([{ method: 'card', payee: 'Robin Wren', details, amount_usd: '50.00' }]);
});

test('shows full details only to staff who may pay, and audits each access', async () => {
  const { player, id } = await approvedRedemption(api);
  const payoutId = (await handOut(finance, [id])).started[0]?.id as string;
  expect(await finance.staff.payouts.details({ params: { id: payoutId } })).toEqual({
    payee: 'Robin Wren',
    payout_details: 'Routing 021000021, account 123456789',
  });
  expect(await auditOf(payoutId)).toEqual([{ action: 'payout.details_viewed', facts: { player: player.id } }]);
  const list = await finance.staff.payouts.list({ query: { player: player.id } });
  expect(list.results).toHaveLength(1);
  expect(JSON.stringify(list)).not.toContain('123456789');
  for (const role of ['support', 'compliance', 'admin'] as const) {
    const someone = await newStaff(api, [role]);
    await expectProblem(someone.staff.payouts.details({ params: { id: payoutId } }), 'forbidden');
    await expectProblem(someone.staff.payouts.due({ query: {} }), 'forbidden');
  }
});

test('shows the number of waiting payouts on the first screen', async () => {
  const queue = async () => (await finance.staff.work.list()).results.find((row) => row.queue === 'payouts');
  const before = (await queue())?.waiting ?? 0;
  const { id } = await approvedRedemption(api);
  expect((await queue())?.waiting).toBe(before + 1);
  await payOut(finance, id);
  expect((await queue())?.waiting).toBe(before);
});
