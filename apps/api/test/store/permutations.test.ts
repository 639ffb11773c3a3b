import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ordersMatchJournal } from '../../src/modules/store/public.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import { type NotifiedStatus, wires } from '../helpers/money/payment-wires.ts';
import { createStoreFixture, newBuyers, readOrderState, type StoreFixture } from '../helpers/money/store.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const isNightly = Boolean(process.env.NIGHTLY);
const sampleOf = (wire: (typeof wires)[number]) => wires.indexOf(wire);

describe.each(wires)('with $name', (wire) => {
  let fixture: StoreFixture;
  beforeAll(async () => {
    fixture = await createStoreFixture(wire);
  });
  afterAll(() => fixture.close());

  const six = ['pending', 'processed', 'processed', 'failed', 'cancelled', 'chargeback'] as const;

  function permutationsOf<T>(items: readonly T[]): T[][] {
    if (items.length < 2) return [[...items]];
    return items.flatMap((item, index) =>
      permutationsOf([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
    );
  }

  /** Delivers one of the six notifications of an order. The second `processed` is a different notification. */
  function deliver(orderId: string, index: number): Promise<void> {
    return fixture.notifyOrder(orderId, six[index] as NotifiedStatus, { again: index === 2 });
  }

  async function inLanes(work: readonly (() => Promise<void>)[], lanes: number): Promise<void> {
    const queue = [...work];
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) await next();
      }),
    );
  }

  async function journalOf(orderIds: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await fixture.owner.query<{ ref: string; lines: string }>(
      `SELECT ref, string_agg(kind || ' ' || currency || ' ' || amount, ', ' ORDER BY seq, currency) AS lines
         FROM journal WHERE ref = ANY ($1) GROUP BY ref`,
      [orderIds],
    );
    return new Map(rows.map((row) => [row.ref, row.lines]));
  }

  async function expectBooksInOrder(): Promise<void> {
    expect(await findLedgerFaults(fixture.owner)).toEqual([]);
    expect(await ordersMatchJournal(drizzleOver(fixture.owner), 10)).toEqual([]);
  }

  describe('pending, processed, processed again, failed, cancelled, chargeback', () => {
    test('end in the same state and balance in every order of arrival', { timeout: 180_000 }, async () => {
      // The two `processed` are equivalent, so only the nightly run also tests them in both orders. The order of arrival is
      // processed after the notification was read, so each change tests a sample, another one for each provider.
      const all = permutationsOf([0, 1, 2, 3, 4, 5]);
      const orders = isNightly
        ? all
        : all.filter((order) => order.indexOf(1) < order.indexOf(2)).filter((_, index) => index % 5 === sampleOf(wire));
      expect(orders).toHaveLength(isNightly ? 720 : 72);
      // Each notification arrives at each position, also in the sample.
      for (const n of [0, 3, 4, 5]) expect(new Set(orders.map((order) => order.indexOf(n))).size).toBe(6);
      const ids = await fixture.place(await newBuyers(fixture.owner, orders.length));
      const deliveries = orders.map((order, index) => async () => {
        for (const n of order) await deliver(ids[index] as string, n);
      });
      await inLanes(deliveries, 6);

      const { rows } = await fixture.owner.query(
        `SELECT DISTINCT o.status, g.balance AS gold, s.balance AS sweeps, s.unplayed,
                p.redemption_suspended_at IS NOT NULL AS suspended, d.amount AS debt
           FROM store_order o JOIN player p ON p.id = o.player_id
           JOIN wallet g ON g.player_id = o.player_id AND g.currency = 'gold'
           JOIN wallet s ON s.player_id = o.player_id AND s.currency = 'sweeps'
           LEFT JOIN player_debt d ON d.player_id = o.player_id WHERE o.id = ANY ($1)`,
        [ids],
      );
      expect(rows).toEqual([
        { status: 'charged_back', gold: 0n, sweeps: 0n, unplayed: 0n, suspended: true, debt: null },
      ]);
      const journal = await journalOf(ids);
      for (const [index, order] of orders.entries()) {
        const creditedFirst = Math.min(order.indexOf(1), order.indexOf(2)) < order.indexOf(5);
        // Either credited once and reversed once, or never credited.
        expect(journal.get(ids[index] as string)?.split(', ').length ?? 0).toBe(creditedFirst ? 4 : 0);
      }
      await expectBooksInOrder();
      // A dispute with only a payment id is unknown until another notification links the payment to an order.
      const messages = fixture.alerts
        .map(({ message }) => message)
        .filter((one) => one !== 'payment for an unknown order');
      expect(messages).toEqual(orders.map(() => 'payment taken back'));
      if (wire.provider === 'sandbox') expect(fixture.alerts).toHaveLength(orders.length);
    });

    test('credit exactly once in every order of arrival without the chargeback', async () => {
      // Each change tests a sample, another one for each provider.
      const orders = permutationsOf([0, 1, 2, 3, 4]).filter((_, index) => isNightly || index % 5 === sampleOf(wire));
      expect(orders).toHaveLength(isNightly ? 120 : 24);
      const ids = await fixture.place(await newBuyers(fixture.owner, orders.length));
      await inLanes(
        orders.map((order, index) => async () => {
          // Each is sent twice, because providers repeat unconfirmed notifications.
          for (const n of order) for (let twice = 0; twice < 2; twice += 1) await deliver(ids[index] as string, n);
        }),
        6,
      );
      for (const id of ids) {
        expect(await readOrderState(fixture.owner, id)).toEqual({
          status: 'paid',
          gold: 500_000_000n,
          sweeps: 1_000n,
          unplayed: 1_000n,
        });
      }
      await expectBooksInOrder();
    });

    test('credit at most once when all are sent at the same time for twelve orders', async () => {
      const ids = await fixture.place(await newBuyers(fixture.owner, 12));
      const notified: NotifiedStatus[] = ['processed', 'pending', 'processed', 'failed', 'processed', 'cancelled'];
      await Promise.all(
        ids.flatMap((id) => notified.map((what, index) => fixture.notifyOrder(id, what, { again: index >= 2 }))),
      );
      const journal = await journalOf(ids);
      for (const id of ids) {
        expect((await readOrderState(fixture.owner, id)).status).toBe('paid');
        expect(journal.get(id)).toBe('purchase gold 500000000, purchase sweeps 1000');
      }
      await expectBooksInOrder();
    });
  });
});
