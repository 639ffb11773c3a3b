import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ordersMatchJournal } from '../../src/modules/store/public.ts';
import type { Delivery } from '../../src/payments/payment-provider.ts';
import { drizzleOver } from '../../src/platform/database.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { type NotifiedStatus, requestOf, wires } from '../helpers/money/payment-wires.ts';
import { bronzeId, newBuyers, placeOrders, readOrderState, referenceOf } from '../helpers/money/store.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';
import { until } from '../helpers/until.ts';

/**
 * Two servers with their own connections. They run in one process, because only the database decides between them.
 */
let replicas: [TestApi, TestApi];
beforeAll(async () => {
  const first = await createTestApi();
  replicas = [first, await createTestApi({ databaseUrl: first.url })];
});
afterAll(async () => {
  await replicas[1].close();
  await replicas[0].close();
});

/** Sends a notification until the answer is 200, like a provider. A busy replica may return 503. */
async function deliverUntilAccepted(replica: TestApi, provider: string, delivery: Delivery): Promise<void> {
  await until('the notification is accepted', async () => (await post(replica, provider, delivery)) === 200, 40_000);
}

async function post(replica: TestApi, provider: string, delivery: Delivery): Promise<number> {
  const answer = await replica.caller().send('POST', `/api/store/webhooks/${provider}`, requestOf(delivery));
  expect([200, 503]).toContain(answer.status);
  return answer.status;
}

describe.each(wires)('two API servers that get all notifications of $name at once', ({ provider, deliver }) => {
  const notified: NotifiedStatus[] = ['pending', 'processed', 'processed', 'failed', 'cancelled', 'chargeback'];

  test('end in the same state for every order of arrival', async () => {
    const { owner } = replicas[0];
    const ids = await placeOrders(owner, await newBuyers(owner, 24), bronzeId, provider);
    await Promise.all(
      ids.flatMap((id, index) =>
        replicas.flatMap((replica) =>
          // Each order has another order of arrival, and each replica gets all six notifications.
          notified.map((_, n) => {
            const place = (n * 5 + index) % notified.length;
            return deliverUntilAccepted(
              replica,
              provider,
              deliver(referenceOf(id), notified[place] as NotifiedStatus, { again: place === 2 }),
            );
          }),
        ),
      ),
    );
    for (const id of ids) {
      expect(await readOrderState(owner, id)).toEqual({ status: 'charged_back', gold: 0n, sweeps: 0n, unplayed: 0n });
    }
    expect(await findLedgerFaults(owner)).toEqual([]);
    expect(await ordersMatchJournal(drizzleOver(owner), 10)).toEqual([]);
  });

  test('credit one payment once for fifty different notifications', async () => {
    const { owner } = replicas[0];
    const buyers = await newBuyers(owner, 1);
    const [id] = await placeOrders(owner, buyers, bronzeId, provider);
    const all = Array.from({ length: 25 }, () => deliver(referenceOf(id as string), 'processed', { again: true }));
    await Promise.all(
      replicas.flatMap((replica) => all.map((delivery) => deliverUntilAccepted(replica, provider, delivery))),
    );
    expect(await readOrderState(owner, id as string)).toMatchObject({
      status: 'paid',
      gold: 500_000_000n,
      sweeps: 1_000n,
    });
    const { rows } = await owner.query('SELECT count(*) FROM mail_outbox WHERE recipient = $1', [
      `${buyers[0]}@example.test`,
    ]);
    expect(rows[0].count).toBe(1n);
  });
});
