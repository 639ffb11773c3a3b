import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getOrder } from '../../src/modules/store/orders/get-order.ts';
import { ordersMatchJournal } from '../../src/modules/store/public.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import { setBalance } from '../helpers/money/money.ts';
import { type NotifiedStatus, wires } from '../helpers/money/payment-wires.ts';
import {
  createStoreFixture,
  newBuyers,
  readOrderState,
  referenceOf,
  type StoreFixture,
} from '../helpers/money/store.ts';
import { disputeEvent, stripeWire } from '../helpers/money/stripe-wire.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

describe.each(wires)('with $name', (wire) => {
  let fixture: StoreFixture;
  beforeAll(async () => {
    fixture = await createStoreFixture(wire);
  });
  afterAll(async () => {
    expect(await findLedgerFaults(fixture.owner)).toEqual([]);
    expect(await ordersMatchJournal(drizzleOver(fixture.owner), 10)).toEqual([]);
    await fixture.close();
  });

  /** Creates a paid Bronze order: 5,000,000 Gold Coins and 10 Sweeps Coins. */
  async function paidOrder(): Promise<{ player: string; id: string }> {
    const player = (await newBuyers(fixture.owner, 1))[0] as string;
    const id = (await fixture.place([player]))[0] as string;
    await fixture.notifyOrder(id, 'processed');
    return { player, id };
  }

  async function debtsOf(player: string): Promise<Record<string, bigint>> {
    const { rows } = await fixture.owner.query('SELECT currency, amount FROM player_debt WHERE player_id = $1', [
      player,
    ]);
    return Object.fromEntries(rows.map((row) => [row.currency, row.amount]));
  }

  async function isSuspended(player: string): Promise<boolean> {
    const { rows } = await fixture.owner.query('SELECT redemption_suspended_at AS at FROM player WHERE id = $1', [
      player,
    ]);
    return rows[0].at !== null;
  }

  describe('a chargeback', () => {
    test('removes all coins when none were played, and suspends redemption', async () => {
      const { player, id } = await paidOrder();
      await fixture.notifyOrder(id, 'chargeback');
      expect(await readOrderState(fixture.owner, id)).toEqual({
        status: 'charged_back',
        gold: 0n,
        sweeps: 0n,
        unplayed: 0n,
      });
      expect(await debtsOf(player)).toEqual({});
      expect(await isSuspended(player)).toBe(true);
      const order = await getOrder(fixture.deps.database.db, player, id);
      expect(order.notes).toEqual([{ code: 'taken_back' }]);
      expect(order.history.map((event) => event.status)).toEqual(['paid', 'charged_back']);
    });

    test('removes coins up to the balance, and records the rest as debt', async () => {
      const { player, id } = await paidOrder();
      await setBalance(fixture.owner, player, 'gold', '1000000.00');
      await setBalance(fixture.owner, player, 'sweeps', '3.50');
      await fixture.notifyOrder(id, 'chargeback');
      expect(await readOrderState(fixture.owner, id)).toMatchObject({ gold: 0n, sweeps: 0n, unplayed: 0n });
      expect(await debtsOf(player)).toEqual({ gold: 400_000_000n, sweeps: 650n });
      expect((await getOrder(fixture.deps.database.db, player, id)).notes).toEqual([{ code: 'taken_back_in_part' }]);

      await setBalance(fixture.owner, player, 'sweeps', '9.00');
      const again = "SELECT taken FROM reverse_purchase($1, 'sweeps', $2)";
      expect((await fixture.owner.query(again, [player, id])).rows).toEqual([{ taken: 350n }]);
      expect(await readOrderState(fixture.owner, id)).toMatchObject({ sweeps: 900n });
    });

    test('leaves coins from other sources', async () => {
      const { player, id } = await paidOrder();
      await setBalance(fixture.owner, player, 'sweeps', '25.00');
      await fixture.notifyOrder(id, 'chargeback');
      expect(await readOrderState(fixture.owner, id)).toMatchObject({ gold: 0n, sweeps: 1_500n, unplayed: 0n });
    });

    test('on an empty account records everything as debt, and removes no later coins', async () => {
      const { player, id } = await paidOrder();
      await setBalance(fixture.owner, player, 'gold', '0.00');
      await setBalance(fixture.owner, player, 'sweeps', '0.00');
      await fixture.notifyOrder(id, 'refund');
      await setBalance(fixture.owner, player, 'gold', '77.00');
      await fixture.notifyOrder(id, 'chargeback');
      expect(await readOrderState(fixture.owner, id)).toMatchObject({ status: 'charged_back', gold: 7_700n });
      expect(await debtsOf(player)).toEqual({ gold: 500_000_000n, sweeps: 1_000n });
    });

    test('before the payment prevents its credit', async () => {
      const player = (await newBuyers(fixture.owner, 1))[0] as string;
      const id = (await fixture.place([player]))[0] as string;
      for (const notified of ['chargeback', 'processed', 'pending'] as NotifiedStatus[])
        await fixture.notifyOrder(id, notified);
      expect(await readOrderState(fixture.owner, id)).toEqual({
        status: 'charged_back',
        gold: 0n,
        sweeps: 0n,
        unplayed: 0n,
      });
      expect(await isSuspended(player)).toBe(true);
    });
  });

  describe('a refund', () => {
    test('does not suspend redemption when all coins are removed', async () => {
      const { player, id } = await paidOrder();
      await fixture.notifyOrder(id, 'refund');
      expect(await readOrderState(fixture.owner, id)).toEqual({
        status: 'refunded',
        gold: 0n,
        sweeps: 0n,
        unplayed: 0n,
      });
      expect(await isSuspended(player)).toBe(false);
    });

    test('suspends redemption when not all coins can be removed', async () => {
      const { player, id } = await paidOrder();
      await setBalance(fixture.owner, player, 'sweeps', '0.01');
      await fixture.notifyOrder(id, 'refund');
      expect(await debtsOf(player)).toEqual({ sweeps: 999n });
      expect(await isSuspended(player)).toBe(true);
    });

    test('before the payment prevents its credit', async () => {
      const player = (await newBuyers(fixture.owner, 1))[0] as string;
      const id = (await fixture.place([player]))[0] as string;
      for (const notified of ['refund', 'processed'] as NotifiedStatus[]) await fixture.notifyOrder(id, notified);
      expect(await readOrderState(fixture.owner, id)).toMatchObject({ status: 'refunded', gold: 0n, sweeps: 0n });
    });

    test('followed by a chargeback removes coins only once', async () => {
      const { player, id } = await paidOrder();
      await setBalance(fixture.owner, player, 'gold', '9000000.00');
      for (const notified of ['refund', 'chargeback', 'refund'] as NotifiedStatus[])
        await fixture.notifyOrder(id, notified);
      expect(await readOrderState(fixture.owner, id)).toMatchObject({ status: 'charged_back', gold: 400_000_000n });
      expect(await debtsOf(player)).toEqual({});
    });
  });

  describe('the history of orders and the inbox', () => {
    test('cannot be changed', async () => {
      const { id } = await paidOrder();
      const refused = /append-only|permission denied/;
      await expect(
        fixture.owner.query("UPDATE order_event SET status = 'failed' WHERE order_id = $1", [id]),
      ).rejects.toThrow(refused);
      await expect(fixture.owner.query('DELETE FROM webhook_inbox')).rejects.toThrow(refused);
      for (const text of [
        'DELETE FROM store_order',
        'UPDATE coin_package_version SET sweeps = 1',
        'DELETE FROM player_debt',
      ]) {
        await expect(fixture.deps.database.db.$client.query(text)).rejects.toThrow(refused);
      }
    });
  });
});

describe('at Stripe', () => {
  let fixture: StoreFixture;
  beforeAll(async () => {
    fixture = await createStoreFixture(stripeWire);
  });
  afterAll(async () => {
    expect(await findLedgerFaults(fixture.owner)).toEqual([]);
    await fixture.close();
  });

  test.each([
    ['an inquiry that becomes a chargeback', 'warning_needs_response', 'paid'],
    ['a chargeback from the start', 'needs_response', 'charged_back'],
  ])('%s removes the coins once', async (_, status, afterCreated) => {
    const [id] = (await fixture.place(await newBuyers(fixture.owner, 1))) as [string];
    await fixture.notifyOrder(id, 'processed');
    await fixture.notify(disputeEvent(referenceOf(id), 'charge.dispute.created', status));
    expect(await readOrderState(fixture.owner, id)).toMatchObject({ status: afterCreated });
    await fixture.notify(disputeEvent(referenceOf(id), 'charge.dispute.funds_withdrawn', 'needs_response'));
    expect(await readOrderState(fixture.owner, id)).toEqual({
      status: 'charged_back',
      gold: 0n,
      sweeps: 0n,
      unplayed: 0n,
    });
  });
});
