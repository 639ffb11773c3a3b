import PQueue from 'p-queue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersMatchJournal } from '../../src/modules/store/public.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { setBalance } from '../helpers/money/money.ts';
import { createStoreFixture, newBuyers, notification, placeOrder, type StoreFixture } from '../helpers/money/store.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

let fixture: StoreFixture;
beforeAll(async () => {
  fixture = await createStoreFixture();
});
afterAll(() => fixture.close());

type Event = 'play' | 'redeem' | 'approve' | 'chargeback' | 'reject' | 'return';

/** Returns all permutations. */
function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}

/** Orders of events after a purchase of 10.00 SC. An impossible event is rejected and changes nothing. */
const orders = permutations<Event>(['redeem', 'approve', 'chargeback', 'reject']).concat(
  permutations<Event>(['play', 'redeem', 'chargeback', 'return']),
);

async function run(events: readonly Event[]): Promise<{ owed: bigint; balance: bigint; escrow: bigint; lost: bigint }> {
  const [player] = (await newBuyers(fixture.owner, 1)) as [string];
  const order = await placeOrder(fixture.owner, player);
  await fixture.notify(notification(order, 'processed'));
  const redemption = newId();
  let lost = 0n;
  const change = async (sql: string, ...values: unknown[]) =>
    (await fixture.owner.query(sql, values).catch(() => ({ rowCount: 0 }))).rowCount ?? 0;
  const balanceNow = async () => {
    const { rows } = await fixture.owner.query(
      "SELECT balance FROM wallet WHERE player_id = $1 AND currency = 'sweeps'",
      [player],
    );
    return rows[0].balance as bigint;
  };
  const happen: Record<Event, () => Promise<unknown>> = {
    play: async () => {
      const balance = await balanceNow();
      if (balance < 300n) return;
      await setBalance(fixture.owner, player, 'sweeps', `${(Number(balance) - 300) / 100}`.replace(/^(\d+)$/, '$1.00'));
      lost = 300n;
    },
    redeem: async () => {
      const balance = await balanceNow();
      if (balance === 0n) return;
      await change(
        `WITH made AS (INSERT INTO redemption (player_id, id, sweeps_submitted, usd_cents, payout_method, details_sealed,
                                               details_masked, status)
                       VALUES ($1, $2, $3, $3, 'bank', '', '', 'in_review') RETURNING 1)
         SELECT post_entry('redemption', 'redemption', $1, 'sweeps', -$3::bigint, 0, $2) FROM made`,
        player,
        redemption,
        balance,
      );
    },
    approve: () =>
      change("UPDATE redemption SET status = 'approved' WHERE id = $1 AND status = 'in_review'", redemption),
    chargeback: () => fixture.notify(notification(order, 'chargeback')),
    reject: () => change("SELECT return_redemption($1, $2, 'rejected')", player, redemption),
    return: () => change("SELECT return_redemption($1, $2, 'returned')", player, redemption),
  };
  for (const event of events) await happen[event]();
  const { rows } = await fixture.owner.query(
    `SELECT coalesce((SELECT sum(amount) FROM player_debt WHERE player_id = $1 AND currency = 'sweeps'), 0)::bigint AS owed,
            coalesce((SELECT sum(sweeps_submitted) FROM redemption
                       WHERE player_id = $1 AND status IN ('in_review', 'approved')), 0)::bigint AS escrow`,
    [player],
  );
  return { owed: BigInt(rows[0].owed), escrow: BigInt(rows[0].escrow), balance: await balanceNow(), lost };
}

test(`pays the debt of a chargeback first, in each of ${orders.length} orders of events`, async () => {
  const queue = new PQueue({ concurrency: 4 });
  const outcomes = await queue.addAll(orders.map((events) => async () => ({ events, ...(await run(events)) })));
  for (const { events, owed, balance, escrow, lost } of outcomes) {
    // All 10.00 came from the charged-back purchase, so coins outside escrow must not stay usable.
    expect({ events, balance }).toEqual({ events, balance: 0n });
    expect({ events, owed }).toEqual({ events, owed: escrow + lost });
  }
  expect(await findLedgerFaults(fixture.owner)).toEqual([]);
  expect(await ordersMatchJournal(drizzleOver(fixture.owner), 10)).toEqual([]);
});

test('pays no more debt than came back, oldest first', async () => {
  const [player] = (await newBuyers(fixture.owner, 1)) as [string];
  await setBalance(fixture.owner, player, 'sweeps', '6.00');
  const [older, newer] = [newId(), newId()];
  for (const [order, amount, day] of [
    [newer, 400, '2026-02-01'],
    [older, 500, '2026-01-01'],
  ]) {
    await fixture.owner.query(
      "INSERT INTO player_debt (player_id, order_id, currency, amount, created_at) VALUES ($1, $2, 'sweeps', $3, $4)",
      [player, order, amount, day],
    );
  }
  const owed = async () => {
    const { rows } = await fixture.owner.query(
      'SELECT order_id AS order, amount::int FROM player_debt WHERE player_id = $1 ORDER BY created_at',
      [player],
    );
    return rows;
  };
  await fixture.owner.query('SELECT pay_debt($1, 200, $2)', [player, newId()]);
  expect(await owed()).toEqual([
    { order: older, amount: 300 },
    { order: newer, amount: 400 },
  ]);
  await fixture.owner.query('SELECT pay_debt($1, 400, $2)', [player, newId()]);
  expect(await owed()).toEqual([{ order: newer, amount: 300 }]);
  expect(await findLedgerFaults(fixture.owner)).toEqual([]);
});
