import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { processNotification } from '../../src/modules/store/notifications/process-notification.ts';
import { deleteOldForgeries } from '../../src/modules/store/public.ts';
import { newId } from '../../src/platform/ids.ts';
import {
  createStoreDesk,
  type Form,
  newBuyers,
  notification,
  placeOrder,
  referenceOf,
  type StoreDesk,
  standingOf,
  verdictsOf,
} from '../support/store.ts';

let desk: StoreDesk;
beforeAll(async () => {
  desk = await createStoreDesk();
});
afterAll(() => desk.close());

let orderId: string;
beforeEach(async () => {
  const [player] = await newBuyers(desk.owner, 1);
  orderId = await placeOrder(desk.owner, player as string);
  desk.alerts.length = 0;
});

const nothing = { gold: 0n, sweeps: 0n, unplayed: 0n };

async function expectNothing(status: string, verdict: string, alert: string): Promise<void> {
  expect(await standingOf(desk.owner, orderId)).toEqual({ status, ...nothing });
  expect(await verdictsOf(desk.owner, orderId)).toEqual([verdict]);
  expect(desk.alerts.map(({ message }) => message)).toEqual([alert]);
}

async function forgeries(): Promise<{ count: number; excerpt: string }[]> {
  return (await desk.owner.query('SELECT count, excerpt FROM forged_notice')).rows;
}

describe('a forged notification credits nothing, is counted and alerted, and is not kept', () => {
  beforeEach(() => desk.owner.query('DELETE FROM forged_notice'));

  async function expectForgery(count: number, alerts: number): Promise<void> {
    expect(await standingOf(desk.owner, orderId)).toEqual({ status: 'created', ...nothing });
    expect(await verdictsOf(desk.owner, orderId)).toEqual([]);
    expect(await forgeries()).toEqual([{ count, excerpt: expect.stringContaining(orderId) }]);
    expect(desk.alerts.map(({ message }) => message)).toEqual(
      Array.from({ length: alerts }, () => 'forged payment notification'),
    );
  }

  const genuine = (): Form => notification(orderId, 'processed');
  test.each([
    ['no signature at all', (form: Form) => ({ ...form, md5sig: '', sha2sig: '' })],
    [
      'a signature of another status',
      (form: Form) => ({ ...notification(orderId, 'failed'), status: form.status ?? '' }),
    ],
    ['an amount changed after signing', (form: Form) => ({ ...form, mb_amount: '10.00' })],
    ['another merchant', (form: Form) => ({ ...form, merchant_id: '1' })],
    ['a wrong SHA-256 beside a right MD5', (form: Form) => ({ ...form, sha2sig: '0'.repeat(64) })],
    ['a signature in lower case', (form: Form) => ({ ...form, sha2sig: form.sha2sig?.toLowerCase() ?? '' })],
  ])('%s', async (_name, forge) => {
    await expect(desk.notify(forge(genuine()))).rejects.toMatchObject({ code: 'forbidden' });
    await expectForgery(1, 1);
  });

  test('sent again it is refused again, and alerts once', async () => {
    const forged = { ...genuine(), sha2sig: '0'.repeat(64) };
    for (let n = 0; n < 2; n += 1) await expect(desk.notify(forged)).rejects.toMatchObject({ code: 'forbidden' });
    await expectForgery(2, 1);
  });

  test('a flood of different ones is one row with the beginning of the last, and three alerts', async () => {
    const long = 'x'.repeat(2_000);
    for (let n = 0; n < 120; n += 1) {
      const forged = { ...genuine(), sha2sig: '0'.repeat(64), note: `${n}${long}` };
      await expect(desk.notify(forged)).rejects.toMatchObject({ code: 'forbidden' });
    }
    await expectForgery(120, 3);
    expect((await forgeries())[0]?.excerpt.length).toBeLessThanOrEqual(300);
  });

  test('is forgotten after a month', async () => {
    await expect(desk.notify({ ...genuine(), sha2sig: '0' })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await deleteOldForgeries(desk.deps.database.db, 30)).toBe(0);
    await desk.owner.query("UPDATE forged_notice SET hour = hour - interval '31 days'");
    expect(await deleteOldForgeries(desk.deps.database.db, 30)).toBe(1);
  });

  test('a stored one that was altered afterwards credits nothing and is the gravest alert', async () => {
    const fields = { ...genuine(), mb_amount: '9999' };
    await desk.owner.query(
      "INSERT INTO webhook_inbox (provider, event_id, payload) VALUES ('sandbox', 'altered', $1)",
      [fields],
    );
    await processNotification(desk.deps, { provider: 'sandbox', eventId: 'altered' });
    expect(await standingOf(desk.owner, orderId)).toEqual({ status: 'created', ...nothing });
    expect(desk.alerts.map(({ message }) => message)).toEqual([
      'stored payment notification no longer fits its signature',
    ]);
  });
});

describe('a genuine notification that does not fit sends the order to review and credits nothing', () => {
  test.each([
    ['less money', { mb_amount: '9.99' }],
    ['more money', { mb_amount: '100' }],
    ['one decimal', { mb_amount: '10.0' }],
    ['a leading zero', { mb_amount: '010' }],
    ['a comma', { mb_amount: '10,00' }],
    ['an exponent', { mb_amount: '1e1' }],
    ['another currency', { mb_currency: 'CAD' }],
    ['a currency that borrows the sign of the status', { mb_currency: 'USD-' }],
    ['another receiver', { pay_to_email: 'somebody@example.test' }],
    ['no receiver', { pay_to_email: '' }],
  ])('%s', async (_name, overrides: Form) => {
    await desk.notify(notification(orderId, 'processed', overrides));
    await expectNothing('review', 'mismatch', 'payment does not fit its order');
    const { rows } = await desk.owner.query('SELECT notes FROM store_order WHERE id = $1', [orderId]);
    expect(rows[0].notes).toEqual([{ code: 'amount_in_review' }]);
  });

  test('whole dollars count with and without decimals', async () => {
    await desk.notify(notification(orderId, 'processed', { mb_amount: '10.00' }));
    expect((await standingOf(desk.owner, orderId)).status).toBe('paid');
  });

  test('an order that is paid stays paid; staff are alerted', async () => {
    await desk.notify(notification(orderId, 'processed'));
    await desk.notify(notification(orderId, 'chargeback', { mb_amount: '5' }));
    expect((await standingOf(desk.owner, orderId)).status).toBe('paid');
    expect(desk.alerts.map(({ message }) => message)).toEqual(['payment does not fit its order']);
  });
});

describe('what the provider calls an order', () => {
  const told = (reference: string) => notification(orderId, 'processed', { transaction_id: reference });

  async function expectUnknown(reference: string): Promise<void> {
    const before = await desk.owner.query('SELECT count(*) FROM journal');
    await desk.notify(told(reference));
    expect(await standingOf(desk.owner, orderId)).toEqual({ status: 'created', ...nothing });
    expect(await verdictsOf(desk.owner, reference)).toEqual(['unknown_order']);
    expect(desk.alerts).toEqual([
      { message: 'payment for an unknown order', fields: expect.objectContaining({ reference }) },
    ]);
    expect(await desk.owner.query('SELECT count(*) FROM journal')).toMatchObject({ rows: before.rows });
  }

  test('was its id alone: such an order is still credited', async () => {
    await desk.notify(told(orderId));
    expect(await verdictsOf(desk.owner, orderId)).toEqual(['credited']);
    expect((await standingOf(desk.owner, orderId)).status).toBe('paid');
  });

  test.each([
    ['cut short', (reference: string) => reference.slice(0, -1)],
    ['cut after the id', (reference: string) => reference.slice(0, 37)],
    ['with more behind it', (reference: string) => `${reference}-1`],
    ['in capitals', (reference: string) => reference.toUpperCase()],
    ['with player and order exchanged', (reference: string) => `${reference.slice(37)}-${reference.slice(0, 36)}`],
    ['with a player of no order', (reference: string) => `${reference.slice(0, 36)}-${newId()}`],
  ])('%s is an unknown order, and credits nobody', async (_name, change) => {
    await expectUnknown(change(referenceOf(orderId)));
  });

  test('with another player, who has orders too, is an unknown order', async () => {
    const [other] = await newBuyers(desk.owner, 1);
    const theirs = await placeOrder(desk.owner, other as string);
    await expectUnknown(`${orderId}-${other}`);
    expect(await standingOf(desk.owner, theirs)).toEqual({ status: 'created', ...nothing });
  });
});

describe('an order that is not ours', () => {
  test.each([
    ['a new id', newId()],
    ['no id', ''],
    ['somebody else’s id', "x' OR 1=1 --"],
    ['a long text', 'x'.repeat(2_000)],
  ])('%s is answered, recorded, alerted, and credits nobody', async (_name, id) => {
    const before = await desk.owner.query('SELECT count(*) FROM journal');
    await desk.notify(notification(id, 'processed'));
    expect(await verdictsOf(desk.owner, id)).toEqual(['unknown_order']);
    expect(desk.alerts.map(({ message }) => message)).toEqual(['payment for an unknown order']);
    expect(await desk.owner.query('SELECT count(*) FROM journal')).toMatchObject({ rows: before.rows });
  });

  test('an order of the other provider is unknown to this one', async () => {
    await desk.owner.query("UPDATE store_order SET provider = 'skrill' WHERE id = $1", [orderId]);
    await desk.notify(notification(orderId, 'processed'));
    await expectNothing('created', 'unknown_order', 'payment for an unknown order');
  });

  test('a status that nobody knows changes nothing and alerts', async () => {
    await desk.notify(notification(orderId, 'processed', { status: '7' }));
    await expectNothing('created', 'unknown_status', 'payment notification with an unknown status');
  });
});
