import { specificationPack } from '@goldwren/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getOrder } from '../../src/modules/store/orders/get-order.ts';
import { listPackages } from '../../src/modules/store/packages/list-packages.ts';
import { ordersMatchJournal } from '../../src/modules/store/public.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import {
  bronzeId,
  contentsOf,
  createStoreFixture,
  newBuyers,
  notification,
  placeOrder,
  readOrderState,
  type StoreFixture,
  specialId,
} from '../helpers/money/store.ts';
import { until } from '../helpers/until.ts';

let fixture: StoreFixture;
beforeAll(async () => {
  fixture = await createStoreFixture();
});
afterAll(() => fixture.close());

async function newBuyer(region = 'NY'): Promise<string> {
  return (await newBuyers(fixture.owner, 1, region))[0] as string;
}

const special = contentsOf(specialId);
const bronze = contentsOf(bronzeId);

describe('the first-purchase offer', () => {
  test('credits ten million Gold Coins and thirty Sweeps Coins', async () => {
    const player = await newBuyer();
    const id = await placeOrder(fixture.owner, player, specialId);
    await fixture.notify(notification(id, 'processed'));
    expect(await readOrderState(fixture.owner, id)).toEqual({
      status: 'paid',
      gold: 1_000_000_000n,
      sweeps: 3_000n,
      unplayed: 3_000n,
    });
  });

  test('is credited once for two orders paid at once, and the other gets the regular package of that price', async () => {
    const player = await newBuyer();
    const ids = [
      await placeOrder(fixture.owner, player, specialId),
      await placeOrder(fixture.owner, player, specialId),
    ];
    await Promise.all(ids.map((id) => fixture.notify(notification(id, 'processed'))));
    expect(await readOrderState(fixture.owner, ids[0] as string)).toEqual({
      status: 'paid',
      gold: special.gold + bronze.gold,
      sweeps: special.sweeps + bronze.sweeps,
      unplayed: special.sweeps + bronze.sweeps,
    });
    const orders = await Promise.all(ids.map((id) => getOrder(fixture.deps.database.db, player, id)));
    expect(orders.map((order) => order.status)).toEqual(['paid', 'paid']);
    const [first, second] = orders.sort((a, b) => Number(b.sweeps_bonus) - Number(a.sweeps_bonus));
    expect(first).toMatchObject({ gold_amount: '10000000.00', sweeps_bonus: '30.00', notes: [] });
    expect(second).toMatchObject({ gold_amount: '5000000.00', sweeps_bonus: '10.00' });
    expect(second?.notes).toEqual([{ code: 'special_twice', params: { package: 'Bronze', price_usd: '10.00' } }]);
    expect(await ordersMatchJournal(drizzleOver(fixture.owner), 5)).toEqual([]);
  });

  test('is offered until the first paid order, and not again after a chargeback of that order', async () => {
    const player = await newBuyer();
    const offered = async (): Promise<boolean> => {
      const buyer = { id: player, country: 'US', region: 'NY' } as const;
      const { results } = await listPackages(fixture.deps.database.db, specificationPack, buyer, null);
      return results.some((offer) => offer.first_purchase);
    };
    expect(await offered()).toBe(true);
    const id = await placeOrder(fixture.owner, player, bronzeId);
    expect(await offered()).toBe(true);
    await fixture.notify(notification(id, 'processed'));
    expect(await offered()).toBe(false);
    await fixture.notify(notification(id, 'chargeback'));
    expect(await offered()).toBe(false);
  });

  test('is still credited when another package was paid after its checkout', async () => {
    const player = await newBuyer();
    const specialOrder = await placeOrder(fixture.owner, player, specialId);
    await fixture.notify(notification(await placeOrder(fixture.owner, player, bronzeId), 'processed'));
    await fixture.notify(notification(specialOrder, 'processed'));
    expect((await readOrderState(fixture.owner, specialOrder)).sweeps).toBe(special.sweeps + bronze.sweeps);
  });
});

describe('the eligibility of the buyer', () => {
  test('removes Sweeps Coins where they are not allowed, with a note on the order', async () => {
    const player = await newBuyer('MI');
    const id = await placeOrder(fixture.owner, player, bronzeId);
    await fixture.notify(notification(id, 'processed'));
    expect(await readOrderState(fixture.owner, id)).toEqual({
      status: 'paid',
      gold: bronze.gold,
      sweeps: 0n,
      unplayed: 0n,
    });
    const order = await getOrder(fixture.deps.database.db, player, id);
    expect(order).toMatchObject({ gold_amount: '5000000.00', sweeps_bonus: '0.00' });
    expect(order.notes).toEqual([{ code: 'gold_only' }]);
  });

  test('may be unknown, and then Sweeps Coins are credited but locked', async () => {
    const player = (await newBuyers(fixture.owner, 1, null))[0] as string;
    const id = await placeOrder(fixture.owner, player, bronzeId);
    await fixture.notify(notification(id, 'processed'));
    expect((await readOrderState(fixture.owner, id)).sweeps).toBe(bronze.sweeps);
  });

  test('sends a payment to review when the player has moved to a state without sales', async () => {
    const player = await newBuyer();
    const id = await placeOrder(fixture.owner, player, bronzeId);
    await fixture.owner.query("UPDATE player SET region = 'WA' WHERE id = $1", [player]);
    for (const status of ['processed', 'pending'] as const) await fixture.notify(notification(id, status));
    expect(await readOrderState(fixture.owner, id)).toEqual({ status: 'review', gold: 0n, sweeps: 0n, unplayed: 0n });
    expect(fixture.alerts.at(-1)?.message).toBe('payment needs review');
    await fixture.notify(notification(id, 'refund'));
    expect((await readOrderState(fixture.owner, id)).status).toBe('refunded');
  });

  test('sends a payment of a suspended player to review, with the reason', async () => {
    const player = await newBuyer();
    const id = await placeOrder(fixture.owner, player, bronzeId);
    await fixture.owner.query('UPDATE player SET suspended_at = now() WHERE id = $1', [player]);
    await fixture.notify(notification(id, 'processed'));
    expect(await readOrderState(fixture.owner, id)).toEqual({ status: 'review', gold: 0n, sweeps: 0n, unplayed: 0n });
    const { rows } = await fixture.owner.query('SELECT reason FROM order_event WHERE order_id = $1 AND status = $2', [
      id,
      'review',
    ]);
    expect(rows).toEqual([{ reason: 'paid, but the player may not buy: account_suspended' }]);
    expect(fixture.alerts.at(-1)?.message).toBe('payment needs review');
  });

  test('is checked with the policy in force at the payment, not at the order', async () => {
    const player = (await newBuyers(fixture.owner, 1, 'NJ'))[0] as string;
    const id = await placeOrder(fixture.owner, player, bronzeId);
    await fixture.owner.query("INSERT INTO policy_switch (pack_id, switched_by) VALUES ('bans-2026', 'a test')");
    await until('the switch is in force', async () => (await fixture.deps.policy()).id === 'bans-2026');
    await fixture.notify(notification(id, 'processed'));
    expect((await readOrderState(fixture.owner, id)).status).toBe('review');
    await fixture.owner.query("INSERT INTO policy_switch (pack_id, switched_by) VALUES ('spec-2025', 'a test')");
    await until('the switch back is in force', async () => (await fixture.deps.policy()).id === 'spec-2025');
  });
});

describe('the receipt', () => {
  test('is queued once, in the transaction of the payment', async () => {
    const player = await newBuyer();
    const id = await placeOrder(fixture.owner, player, bronzeId);
    await fixture.notify(notification(id, 'processed'));
    await fixture.notify(notification(id, 'processed', { customer_id: '7' }));
    const { rows } = await fixture.owner.query(
      "SELECT facts FROM mail_outbox WHERE template = 'receipt' AND recipient = $1",
      [`${player}@example.test`],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].facts).toMatchObject({ packageName: 'Bronze', price: '10.00', orderId: id });
  });
});

describe('a second paid first-purchase offer after a price edit', () => {
  const twice = async (edit: string) => {
    const own = await createStoreFixture();
    try {
      const [player] = (await newBuyers(own.owner, 1)) as [string];
      const ids = [await placeOrder(own.owner, player, specialId), await placeOrder(own.owner, player, specialId)];
      await own.owner.query(edit);
      for (const id of ids) await own.notify(notification(id, 'processed'));
      return await getOrder(own.deps.database.db, player, ids[1] as string);
    } finally {
      await own.close();
    }
  };

  test('credits the regular package that now has the same price', async () => {
    const order = await twice(
      `UPDATE coin_package SET price_cents = CASE id WHEN ${bronzeId} THEN 1200 ELSE 1000 END,
              sweeps = least(sweeps, 1000), name = CASE id WHEN ${bronzeId} THEN name ELSE 'Ten' END
        WHERE id IN (${bronzeId}, 3)`,
    );
    expect(order.notes).toEqual([{ code: 'special_twice', params: { package: 'Ten', price_usd: '10.00' } }]);
  });

  test('credits the default package in its current version when none has that price', async () => {
    const order = await twice(`UPDATE coin_package SET price_cents = 1200 WHERE id = ${bronzeId}`);
    expect(order).toMatchObject({ gold_amount: '5000000.00', sweeps_bonus: '10.00' });
    expect(order.notes).toEqual([{ code: 'special_twice', params: { package: 'Bronze', price_usd: '12.00' } }]);
  });
});
