import { addBusinessDays, orderReview } from '@goldwren/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveNotification } from '../../src/modules/store/notifications/receive-notification.ts';
import { createPaymentProviders, waitingOrders } from '../../src/modules/store/public.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi, type TestApi } from '../helpers/api/test-api.ts';
import {
  bronzeId,
  contentsOf,
  deliveryOf,
  type Form,
  newBuyers,
  notification,
  placeOrder,
  readOrderState,
  referenceOf,
} from '../helpers/money/store.ts';
import { auditOf } from '../helpers/people/audit.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let finance: Awaited<ReturnType<typeof newStaff>>;
let colleague: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  finance = await newStaff(api, ['finance']);
  colleague = await newStaff(other, ['finance']);
});
afterAll(async () => {
  expect(await findLedgerFaults(api.owner)).toEqual([]);
});

function notify(form: Form, at: TestApi = api): Promise<void> {
  const providers = createPaymentProviders(at.config.payments.accounts);
  return receiveNotification({ ...at.context, providers }, 'sandbox', deliveryOf(form));
}

/** Creates an order in review because the payment was too low. */
async function reviewed(region = 'NY'): Promise<{ id: string; player: string }> {
  const [player] = (await newBuyers(api.owner, 1, region)) as [string];
  const id = await placeOrder(api.owner, player);
  await notify(notification(id, 'processed', { mb_amount: '9.99', mb_transaction_id: `pay-${id.slice(-8)}` }));
  expect(await readOrderState(api.owner, id)).toMatchObject({ status: 'review' });
  return { id, player };
}

const calls = (by = finance) => by.staff.orders;
const get = (id: string) => calls().get({ params: { id } });
const credit = (id: string, by = finance) =>
  calls(by).credit({ params: { id }, body: { reason: 'A cent was a fee.' } });
const refund = (id: string, by = finance) =>
  calls(by).recordRefund({ params: { id }, body: { provider_reference: 'rf-1', reason: 'Paid back.' } });
const bronze = contentsOf(bronzeId);
const nothing = { gold: 0n, sweeps: 0n, unplayed: 0n };

describe('an order in review', () => {
  test.each(['by staff', 'by a correct notification'])(
    'is credited %s within a purchase limit that covers it once',
    async (by) => {
      const [player] = (await newBuyers(api.owner, 1)) as [string];
      await api.owner.query("SELECT set_play_limit($1, 'purchase', 'day', 1500)", [player]);
      const id = await placeOrder(api.owner, player);
      await notify(notification(id, 'processed', { mb_amount: '9.99' }));
      expect((await get(id)).choices).toMatchObject({ credit: true, credit_refusal: null });
      if (by === 'by staff') await credit(id);
      else await notify(notification(id, 'processed'));
      expect(await readOrderState(api.owner, id)).toMatchObject({ status: 'paid' });
    },
  );

  test('is not credited when it and another open order exceed the purchase limit together', async () => {
    const [player] = (await newBuyers(api.owner, 1)) as [string];
    await api.owner.query("SELECT set_play_limit($1, 'purchase', 'day', 1500)", [player]);
    const id = await placeOrder(api.owner, player);
    await notify(notification(id, 'processed', { mb_amount: '9.99' }));
    await placeOrder(api.owner, player);
    expect((await get(id)).choices).toMatchObject({ credit: false, credit_refusal: 'limit_reached' });
  });

  test('shows the reason, the notification and the possible decisions, and the access is audited', async () => {
    const { id, player } = await reviewed();
    const shown = await get(id);
    expect(shown).toMatchObject({
      status: 'review',
      player: { id: player, display: 'Robin W.' },
      price_usd: '10.00',
      provider_order: referenceOf(id),
      note_codes: ['amount_in_review'],
      choices: { credit: true, credit_refusal: null, record_refund: true, refund: false },
    });
    expect(shown.notices).toMatchObject([
      {
        verdict: 'mismatch',
        status: 'paid',
        amount: '9.99',
        currency: 'USD',
        provider_reference: `pay-${id.slice(-8)}`,
      },
    ]);
    expect(shown.history.at(-1)?.reason).toMatch(/^does not fit: .*9\.99/);
    expect(shown.due_at).toBe(addBusinessDays(new Date(shown.since), orderReview.maxBusinessDays).toISOString());
    expect(await auditOf(api.owner, id, true)).toMatchObject([{ action: 'order.viewed' }]);
  });

  test('can be credited once with receipt and audit entry, and later notifications change nothing', async () => {
    const { id, player } = await reviewed();
    await credit(id);
    expect(await readOrderState(api.owner, id)).toEqual({ status: 'paid', ...bronze, unplayed: bronze.sweeps });
    expect((await readOutbox(api.owner, `${player}@example.test`)).map(({ template }) => template)).toEqual([
      'receipt',
    ]);
    expect(await auditOf(api.owner, id)).toMatchObject([{ action: 'order.credited', facts: { player } }]);
    await expectProblem(credit(id, colleague), 'conflict');
    await expectProblem(refund(id), 'conflict');
    await notify(notification(id, 'processed'));
    expect(await readOrderState(api.owner, id)).toMatchObject({ status: 'paid', gold: bronze.gold });
    expect((await get(id)).choices).toMatchObject({ credit: false, credit_refusal: null, record_refund: false });
  });

  test('can be recorded as refunded, and then neither it nor a late payment is credited', async () => {
    const { id } = await reviewed();
    await refund(id);
    expect(await readOrderState(api.owner, id)).toEqual({ status: 'refunded', ...nothing });
    await notify(notification(id, 'processed'));
    expect(await readOrderState(api.owner, id)).toEqual({ status: 'refunded', ...nothing });
    const shown = await get(id);
    expect(shown.provider_reference).toBe(`pay-${id.slice(-8)}`);
    expect(shown.history.at(-1)?.reason).toBe('staff recorded a refund at the provider: rf-1');
    expect(shown.notes).toMatchObject([{ by: finance.email, text: 'Paid back.' }]);
    expect(await auditOf(api.owner, id)).toMatchObject([
      { action: 'order.refund_recorded', facts: { provider_reference: 'rf-1' } },
    ]);
  });

  test('is not credited when the player may not buy, with the reason', async () => {
    const { id, player } = await reviewed();
    await api.owner.query('UPDATE player SET suspended_at = now() WHERE id = $1', [player]);
    expect((await get(id)).choices).toMatchObject({
      credit: false,
      credit_refusal: 'account_suspended',
      record_refund: true,
    });
    const problem = await expectProblem(credit(id), 'conflict');
    expect(problem.message).toContain('account_suspended');
    expect(await readOrderState(api.owner, id)).toEqual({ status: 'review', ...nothing });
    expect(await auditOf(api.owner, id)).toEqual([]);
    await refund(id);
  });
});

describe('concurrent decisions', () => {
  test('apply only one of two credits, or of a credit and a refund', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { id } = await reviewed();
      const decisions = [credit(id), n % 2 ? refund(id, colleague) : credit(id, colleague)];
      const done = await Promise.allSettled(decisions);
      expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const credited = n % 2 === 0 || done[0]?.status === 'fulfilled';
      const expected = credited
        ? { status: 'paid', ...bronze, unplayed: bronze.sweeps }
        : { status: 'refunded', ...nothing };
      expect(await readOrderState(api.owner, id)).toEqual(expected);
      expect(await auditOf(api.owner, id)).toHaveLength(1);
    }
  });

  test('credit once or refund when a decision and a matching notification arrive at the same time', async () => {
    for (let n = 0; n < 6; n += 1) {
      const { id, player } = await reviewed();
      const decision = n % 2 ? refund(id) : credit(id);
      await Promise.allSettled([decision, notify(notification(id, 'processed'), other)]);
      const standing = await readOrderState(api.owner, id);
      const isPaid = standing.status === 'paid';
      expect(standing).toEqual(
        isPaid ? { status: 'paid', ...bronze, unplayed: bronze.sweeps } : { status: 'refunded', ...nothing },
      );
      if (n % 2 === 0) expect(isPaid).toBe(true);
      const { rows } = await api.owner.query(
        "SELECT currency FROM journal WHERE player_id = $1 AND kind = 'purchase'",
        [player],
      );
      expect(rows).toHaveLength(isPaid ? 2 : 0);
    }
  });
});

describe('the list of orders', () => {
  test('finds an order by state, player, id and provider reference', async () => {
    const { id, player } = await reviewed();
    const find = async (query: object) => (await calls().list({ query })).results.map((row) => row.id);
    expect(await find({ player })).toEqual([id]);
    expect(await find({ order: id })).toEqual([id]);
    expect(await find({ provider_reference: `pay-${id.slice(-8)}` })).toEqual([id]);
    expect(await find({ provider_reference: referenceOf(id) })).toEqual([id]);
    expect(await find({ provider_reference: 'unheard-of' })).toEqual([]);
    expect(await find({ player, status: 'paid' })).toEqual([]);
    expect((await calls().list({ query: {} })).results[0]?.id).toBe(id);
  });

  test('shows orders in review oldest first, in pages, with masked emails', async () => {
    const [first, second] = [await reviewed(), await reviewed()];
    const all: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await calls().list({ query: { status: 'review', limit: '1', ...(cursor ? { cursor } : {}) } });
      all.push(...page.results.map((row) => row.id));
      expect(JSON.stringify(page)).not.toContain(`${first.player}@`);
      cursor = page.next_cursor;
    }
    expect(all.indexOf(first.id)).toBeLessThan(all.indexOf(second.id));
    expect(all).toEqual([...all].sort());
  });

  test('counts waiting and late orders for the first screen', async () => {
    const { id } = await reviewed();
    const before = await waitingOrders(api.database.db);
    await api.owner.query('ALTER TABLE order_event DISABLE TRIGGER order_event_append_only');
    await api.owner.query("UPDATE order_event SET at = at - interval '9 days' WHERE order_id = $1", [id]);
    await api.owner.query('ALTER TABLE order_event ENABLE TRIGGER order_event_append_only');
    const after = await waitingOrders(api.database.db);
    expect(after).toMatchObject({ waiting: before.waiting, breached: before.breached + 1 });
    expect((await get(id)).breached).toBe(true);
    const work = (await finance.staff.work.list()).results.find(({ queue }) => queue === 'orders_review');
    expect(work).toMatchObject({ waiting: after.waiting, breached: after.breached });
  });
});

describe('an invalid decision', () => {
  test.each([
    ['no reason', {}],
    ['a blank reason', { reason: ' ' }],
    ['a reason of 501 characters', { reason: 'x'.repeat(501) }],
    ['an amount, which is not a field', { reason: 'ok', amount: '5000.00' }],
  ])('with %s credits nothing', async (_name, body) => {
    const { id } = await reviewed();
    await expectProblem(calls().credit({ params: { id }, body: body as never }), 'validation_failed');
    expect(await readOrderState(api.owner, id)).toEqual({ status: 'review', ...nothing });
  });

  test('is rejected for an order that is not in review or does not exist', async () => {
    const [player] = (await newBuyers(api.owner, 1)) as [string];
    const id = await placeOrder(api.owner, player);
    await expectProblem(credit(id), 'conflict');
    await expectProblem(refund(id), 'conflict');
    await expectProblem(credit('018f0000-0000-7000-8000-000000000000'), 'not_found');
    await expectProblem(get('018f0000-0000-7000-8000-000000000000'), 'not_found');
  });

  test('is rejected without a fresh session and for roles other than finance', async () => {
    const { id } = await reviewed();
    const stale = await newStaff(api, ['finance']);
    await api.owner.query(
      `UPDATE staff_session SET proven_at = now() - interval '16 minutes'
        WHERE staff_id = (SELECT id FROM staff_member WHERE email = $1)`,
      [stale.email],
    );
    await expectProblem(credit(id, stale), 'reauthentication_required');
    expect(await calls(stale).get({ params: { id } })).toMatchObject({ id });
    for (const roles of [['support'], ['compliance'], ['admin']] as const) {
      await expectProblem(credit(id, await newStaff(api, roles)), 'forbidden');
    }
    expect(await readOrderState(api.owner, id)).toMatchObject({ status: 'review' });
  });
});

test('keeps what staff write about an order, and who they are, out of its history, which its player can export', async () => {
  const [credited, refunded] = [await reviewed(), await reviewed()];
  await credit(credited.id);
  await refund(refunded.id);
  const { rows } = await api.owner.query<{ reason: string }>(
    'SELECT reason FROM order_event WHERE order_id = ANY ($1)',
    [[credited.id, refunded.id]],
  );
  expect(rows).toHaveLength(4);
  for (const { reason } of rows) expect(reason).not.toMatch(/@|A cent was a fee|Paid back/);
  expect((await get(credited.id)).notes).toMatchObject([{ by: finance.email, text: 'A cent was a fee.' }]);
});

test('stores staff notes in order, and does not allow changes', async () => {
  const { id } = await reviewed();
  await calls().addNote({ params: { id }, body: { text: 'Asked the provider.' } });
  await calls(colleague).addNote({ params: { id }, body: { text: '<i>They answered.</i>' } });
  expect((await get(id)).notes).toMatchObject([
    { by: finance.email, text: 'Asked the provider.' },
    { by: colleague.email, text: '<i>They answered.</i>' },
  ]);
  expect((await auditOf(api.owner, id)).map(({ action }) => action)).toEqual(['order.noted', 'order.noted']);
  await expect(api.owner.query("UPDATE order_staff_note SET text = 'Asked nobody.'")).rejects.toThrow(
    /only the erasure of its account/,
  );
});
