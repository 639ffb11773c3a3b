import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireOrders, processInbox } from '../../src/modules/store/public.ts';
import { wires } from '../helpers/money/payment-wires.ts';
import {
  createStoreFixture,
  newBuyers,
  readOrderState,
  type StoreFixture,
  verdictsOf,
} from '../helpers/money/store.ts';

describe.each(wires)('with $name', (wire) => {
  let fixture: StoreFixture;
  beforeAll(async () => {
    fixture = await createStoreFixture(wire);
  });
  afterAll(() => fixture.close());

  async function orderAged(hours: number): Promise<string> {
    const [player] = await newBuyers(fixture.owner, 1);
    const id = (await fixture.place([player as string]))[0] as string;
    await age(id, hours);
    return id;
  }

  async function age(id: string, hours: number): Promise<void> {
    await fixture.owner.query("UPDATE store_order SET created_at = now() - $2 * interval '1 hour' WHERE id = $1", [
      id,
      hours,
    ]);
  }

  async function statusOf(id: string): Promise<string> {
    return (await readOrderState(fixture.owner, id)).status;
  }

  describe('an unpaid order', () => {
    test('expires after 24 hours, not earlier, with an entry in its history', async () => {
      const [young, old, pending, paid] = [
        await orderAged(23.9),
        await orderAged(24.1),
        await orderAged(1),
        await orderAged(1),
      ];
      await fixture.notifyOrder(pending as string, 'pending');
      await fixture.notifyOrder(paid as string, 'processed');
      for (const id of [pending, paid]) await age(id as string, 48);
      // Two concurrent workers.
      const expired = await Promise.all([expireOrders(fixture.deps.database), expireOrders(fixture.deps.database)]);
      expect(expired[0] + expired[1]).toBe(2);
      expect(await Promise.all([young, old, pending, paid].map(statusOf))).toEqual([
        'created',
        'expired',
        'expired',
        'paid',
      ]);
      const { rows } = await fixture.owner.query('SELECT reason FROM order_event WHERE order_id = $1', [old]);
      expect(rows).toEqual([{ reason: 'not paid within 24 hours' }]);
    });

    test('is skipped while its payment is being settled, without delaying others', async () => {
      const [settling, left] = [await orderAged(30), await orderAged(25)];
      const client = await fixture.owner.connect();
      await client.query('BEGIN');
      await client.query('SELECT 1 FROM store_order WHERE id = $1 FOR UPDATE', [settling]);
      expect(await expireOrders(fixture.deps.database)).toBe(1);
      expect(await statusOf(left)).toBe('expired');
      await client.query("UPDATE store_order SET status = 'failed' WHERE id = $1", [settling]);
      await client.query('COMMIT');
      client.release();
      expect(await expireOrders(fixture.deps.database)).toBe(0);
      expect(await statusOf(settling)).toBe('failed');
    });

    test('expires in any number', async () => {
      const players = await newBuyers(fixture.owner, 450);
      const { rowCount } = await fixture.owner.query(
        `INSERT INTO store_order (player_id, id, package_id, package_name, price_cents, gold, sweeps, first_purchase, status, provider, created_at)
         SELECT id, gen_random_uuid(), 1, 'Starter', 500, 1, 0, false, 'created', 'sandbox', now() - interval '2 days'
           FROM unnest($1::uuid[]) AS id`,
        [players],
      );
      expect(await expireOrders(fixture.deps.database)).toBe(rowCount);
      expect(await expireOrders(fixture.deps.database)).toBe(0);
    });
  });

  describe('a notification seven days late', () => {
    test('of a processed payment credits the expired order, because the money was taken', async () => {
      const id = await orderAged(7 * 24);
      await expireOrders(fixture.deps.database);
      expect(await statusOf(id)).toBe('expired');
      await fixture.notifyOrder(id, 'processed');
      await fixture.notifyOrder(id, 'processed', { again: true });
      expect(await readOrderState(fixture.owner, id)).toMatchObject({
        status: 'paid',
        gold: 500_000_000n,
        sweeps: 1_000n,
      });
    });

    test('of a pending, failed or cancelled payment leaves the order expired', async () => {
      const id = await orderAged(7 * 24);
      await expireOrders(fixture.deps.database);
      for (const status of ['pending', 'failed', 'cancelled'] as const) await fixture.notifyOrder(id, status);
      expect(await readOrderState(fixture.owner, id)).toMatchObject({ status: 'expired', gold: 0n });
      expect(await verdictsOf(fixture.owner, id)).toEqual(['superseded', 'superseded', 'superseded']);
    });
  });

  describe('a notification that was stored but not processed', () => {
    test('is processed once by the job', async () => {
      const id = await orderAged(1);
      const key = await fixture.leave(id, 'processed');
      expect(await processInbox(fixture.deps)).toBe(0);
      await fixture.owner.query(
        "UPDATE webhook_inbox SET received_at = now() - interval '1 minute' WHERE event_id = $1",
        [key.eventId],
      );
      const processed = await Promise.all([processInbox(fixture.deps), processInbox(fixture.deps)]);
      expect(processed).toContain(1);
      expect(await readOrderState(fixture.owner, id)).toMatchObject({ status: 'paid', gold: 500_000_000n });
      expect(await processInbox(fixture.deps)).toBe(0);
    });

    test('is not delayed by one that cannot be processed', async () => {
      const [stuck, fine] = [await orderAged(1), await orderAged(1)];
      // An order without coins cannot be posted.
      await fixture.owner.query('UPDATE store_order SET gold = 0 WHERE id = $1', [stuck]);
      for (const id of [stuck, fine]) await fixture.leave(id, 'processed');
      await fixture.owner.query(
        "UPDATE webhook_inbox SET received_at = now() - interval '1 minute' WHERE processed_at IS NULL",
      );
      expect(await processInbox(fixture.deps)).toBe(1);
      expect(await statusOf(fine)).toBe('paid');
      expect(await verdictsOf(fixture.owner, stuck)).toEqual([null]);
      expect(fixture.alerts.at(-1)?.message).toBe('payment notification not processed');
      expect(await statusOf(stuck)).toBe('created');
    });
  });
});
