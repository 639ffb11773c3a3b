import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { processNotification } from '../../src/modules/store/notifications/process-notification.ts';
import { deleteOldForgeries } from '../../src/modules/store/public.ts';
import type { Delivery } from '../../src/payments/payment-provider.ts';
import { newId } from '../../src/platform/ids.ts';
import { type Facts, wires } from '../helpers/money/payment-wires.ts';
import {
  createStoreFixture,
  newBuyers,
  readOrderState,
  referenceOf,
  type StoreFixture,
  verdictsOf,
} from '../helpers/money/store.ts';

const nothing = { gold: 0n, sweeps: 0n, unplayed: 0n };

describe.each(wires)('with $name', (wire) => {
  let fixture: StoreFixture;
  beforeAll(async () => {
    fixture = await createStoreFixture(wire);
  });
  afterAll(() => fixture.close());

  let orderId: string;
  beforeEach(async () => {
    const players = await newBuyers(fixture.owner, 1);
    [orderId] = (await fixture.place(players)) as [string];
    fixture.alerts.length = 0;
  });

  const messages = () => fixture.alerts.map(({ message }) => message);
  const deliverFor = (reference: string) => fixture.notify(wire.deliver(reference, 'processed'));

  async function expectNothing(status: string, verdict: string, alert: string): Promise<void> {
    expect(await readOrderState(fixture.owner, orderId)).toEqual({ status, ...nothing });
    expect(await verdictsOf(fixture.owner, orderId)).toEqual([verdict]);
    expect(messages()).toEqual([alert]);
  }

  async function forgeries(): Promise<{ count: number; excerpt: string }[]> {
    return (await fixture.owner.query('SELECT count, excerpt FROM forged_notice')).rows;
  }

  describe('a forged notification', () => {
    beforeEach(() => fixture.owner.query('DELETE FROM forged_notice'));

    const genuine = (): Delivery => wire.deliver(referenceOf(orderId), 'processed');
    const [anyForgery] = Object.values(wire.forgeries) as [(delivery: Delivery) => Delivery];
    const refuse = (delivery: Delivery) =>
      expect(fixture.notify(delivery)).rejects.toMatchObject({ code: 'forbidden' });

    async function expectForgery(count: number, alerts: number): Promise<void> {
      expect(await readOrderState(fixture.owner, orderId)).toEqual({ status: 'created', ...nothing });
      expect(await verdictsOf(fixture.owner, orderId)).toEqual([]);
      expect(await forgeries()).toEqual([{ count, excerpt: expect.stringContaining(orderId) }]);
      expect(messages()).toEqual(Array.from({ length: alerts }, () => 'forged payment notification'));
    }

    test.each(Object.entries(wire.forgeries))(
      'with %s is counted and alerted, but not stored or credited',
      async (_name, forge) => {
        await refuse(forge(genuine()));
        await expectForgery(1, 1);
        await fixture.notify(genuine());
        expect((await readOrderState(fixture.owner, orderId)).status).toBe('paid');
      },
    );

    test('is rejected again when repeated, with one alert', async () => {
      const forged = anyForgery(genuine());
      for (let n = 0; n < 2; n += 1) await refuse(forged);
      await expectForgery(2, 1);
    });

    test('is stored in one row with the excerpt of the last one, and raises three alerts, when 120 different ones arrive', async () => {
      for (let n = 0; n < 120; n += 1) {
        await refuse(anyForgery(wire.deliver(referenceOf(orderId), 'processed', { again: true })));
      }
      await expectForgery(120, 3);
      expect((await forgeries())[0]?.excerpt.length).toBeLessThanOrEqual(300);
    });

    test('is no longer counted after a month', async () => {
      await refuse(anyForgery(genuine()));
      expect(await deleteOldForgeries(fixture.deps.database.db, 30)).toBe(0);
      await fixture.owner.query("UPDATE forged_notice SET hour = hour - interval '31 days'");
      expect(await deleteOldForgeries(fixture.deps.database.db, 30)).toBe(1);
    });

    test('credits nothing and raises a fatal alert when a stored notification is altered', async () => {
      const key = await fixture.leave(orderId, 'processed');
      const [row] = (await fixture.owner.query('SELECT payload FROM webhook_inbox WHERE event_id = $1', [key.eventId]))
        .rows;
      const altered = wire.alter(row.payload);
      expect(altered).not.toEqual(row.payload);
      await fixture.owner.query('UPDATE webhook_inbox SET payload = $2 WHERE event_id = $1', [key.eventId, altered]);
      await processNotification(fixture.deps, key);
      expect(await readOrderState(fixture.owner, orderId)).toEqual({ status: 'created', ...nothing });
      expect(messages()).toEqual(['stored payment notification no longer matches its signature']);
    });
  });

  describe('a genuine notification with a mismatch sends the order to review and credits nothing', () => {
    test.each(Object.entries(wire.mismatches))('%s', async (_name, facts: Facts) => {
      await fixture.notifyOrder(orderId, 'processed', facts);
      await expectNothing('review', 'mismatch', 'payment does not match its order');
      const { rows } = await fixture.owner.query('SELECT notes FROM store_order WHERE id = $1', [orderId]);
      expect(rows[0].notes).toEqual([{ code: 'amount_in_review' }]);
    });

    test('does not change a paid order, and raises an alert', async () => {
      await fixture.notifyOrder(orderId, 'processed');
      for (const notified of ['chargeback', 'refund'] as const)
        await fixture.notifyOrder(orderId, notified, { amount: 5 });
      expect((await readOrderState(fixture.owner, orderId)).status).toBe('paid');
      expect(messages()).toEqual(['payment does not match its order', 'payment does not match its order']);
    });
  });

  describe('the reference of an order', () => {
    async function expectUnknown(reference: string): Promise<void> {
      const before = await fixture.owner.query('SELECT count(*) FROM journal');
      await deliverFor(reference);
      expect(await readOrderState(fixture.owner, orderId)).toEqual({ status: 'created', ...nothing });
      expect(await verdictsOf(fixture.owner, reference)).toEqual(['unknown_order']);
      expect(fixture.alerts).toEqual([
        { message: 'payment for an unknown order', fields: expect.objectContaining({ reference }) },
      ]);
      expect(await fixture.owner.query('SELECT count(*) FROM journal')).toMatchObject({ rows: before.rows });
    }

    test.each([
      ['without its last character', (reference: string) => reference.slice(0, -1)],
      ['without the player', (reference: string) => reference.slice(0, 36)],
      ['without the player id', (reference: string) => reference.slice(0, 37)],
      ['with an extra suffix', (reference: string) => `${reference}-1`],
      ['in capitals', (reference: string) => reference.toUpperCase()],
      ['with player and order exchanged', (reference: string) => `${reference.slice(37)}-${reference.slice(0, 36)}`],
      ['with an unknown player', (reference: string) => `${reference.slice(0, 36)}-${newId()}`],
    ])('%s is reported as an unknown order and credits nothing', async (_name, change) => {
      await expectUnknown(change(referenceOf(orderId)));
    });

    test('with another player who has orders is reported as an unknown order', async () => {
      const [other] = await newBuyers(fixture.owner, 1);
      const [theirs] = await fixture.place([other as string]);
      await expectUnknown(`${orderId}-${other}`);
      expect(await readOrderState(fixture.owner, theirs as string)).toEqual({ status: 'created', ...nothing });
    });
  });

  describe('an unknown order', () => {
    test.each([
      ['a new id', newId()],
      ['a short text', 'x'],
      ['a text of 500 characters', 'x'.repeat(500)],
    ])('with %s as reference is recorded and alerted, and credits nothing', async (_name, id) => {
      const before = await fixture.owner.query('SELECT count(*) FROM journal');
      await deliverFor(id);
      expect(await verdictsOf(fixture.owner, id)).toEqual(['unknown_order']);
      expect(messages()).toEqual(['payment for an unknown order']);
      expect(await fixture.owner.query('SELECT count(*) FROM journal')).toMatchObject({ rows: before.rows });
    });

    test.each([
      ['an empty text', ''],
      ['SQL', "x' OR 1=1 --"],
      ['a long text', 'x'.repeat(2_000)],
    ])('with %s as reference is alerted, and credits nothing', async (_name, id) => {
      await deliverFor(id);
      expect(messages()).toEqual(['payment for an unknown order']);
      expect(await readOrderState(fixture.owner, orderId)).toEqual({ status: 'created', ...nothing });
    });

    test('is also an order of another provider', async () => {
      await fixture.owner.query("UPDATE store_order SET provider = 'another' WHERE id = $1", [orderId]);
      await fixture.notifyOrder(orderId, 'processed');
      await expectNothing('created', 'unknown_order', 'payment for an unknown order');
    });

    test('is not credited, and neither is an order with an unknown status, which is alerted', async () => {
      await fixture.notifyOrder(orderId, 'nonsense');
      await expectNothing('created', 'unknown_status', 'payment notification with an unknown status');
    });
  });

  describe('a database login that can store notifications', () => {
    const credit = async () => {
      const { rows } = await fixture.owner.query('SELECT player_id FROM store_order WHERE id = $1', [orderId]);
      return fixture.deps.database.db.$client.query('SELECT credit_purchase($1, $2, NULL, true)', [
        rows[0].player_id,
        orderId,
      ]);
    };

    test.each(['pending', 'failed', 'cancelled', 'refund', 'chargeback', 'nonsense'] as const)(
      'cannot credit an order with a genuine notification of the status %s',
      async (notified) => {
        await fixture.leave(orderId, notified);
        await expect(credit()).rejects.toMatchObject({ code: 'GW003' });
      },
    );

    test('can credit an order with the genuine notification but not with an altered one', async () => {
      const key = await fixture.leave(orderId, 'processed');
      const change = (data: unknown) =>
        fixture.owner.query('UPDATE webhook_inbox SET payload = $2 WHERE event_id = $1', [key.eventId, data]);
      const { payload } = (
        await fixture.owner.query('SELECT payload FROM webhook_inbox WHERE event_id = $1', [key.eventId])
      ).rows[0];
      await fixture.owner.query('UPDATE store_order SET price_cents = price_cents + 1 WHERE id = $1', [orderId]);
      await expect(credit()).rejects.toMatchObject({ code: 'GW003' });
      await fixture.owner.query('UPDATE store_order SET price_cents = price_cents - 1 WHERE id = $1', [orderId]);
      await change(wire.alter(payload));
      await expect(credit()).rejects.toMatchObject({ code: 'GW003' });
      await change(payload);
      await credit();
    });

    test('cannot reverse an order with the dispute of another payment', async () => {
      await fixture.notifyOrder(orderId, 'processed');
      const players = await newBuyers(fixture.owner, 1);
      const [other] = (await fixture.place(players)) as [string];
      await fixture.notifyOrder(other, 'processed');
      await fixture.notifyOrder(other, 'chargeback');
      const ref = (await fixture.owner.query('SELECT provider_ref FROM store_order WHERE id = $1', [other])).rows[0]
        .provider_ref;
      await fixture.owner.query('UPDATE store_order SET provider_ref = $2 WHERE id = $1', [orderId, ref]);
      const { rows } = await fixture.owner.query('SELECT player_id FROM store_order WHERE id = $1', [orderId]);
      const reversal = fixture.deps.database.db.$client.query("SELECT reverse_purchase($1, 'gold', $2)", [
        rows[0].player_id,
        orderId,
      ]);
      await expect(reversal).rejects.toMatchObject({ code: 'GW003' });
    });
  });
});
