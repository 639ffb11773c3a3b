import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { advanceTransfer, payoutsMatchRedemptions, type TransferDeps } from '../../../src/modules/payouts/public.ts';
import { paypalPayouts } from '../../../src/payout-apis/paypal/paypal-payouts.ts';
import type { Database } from '../../../src/platform/database.ts';
import { loginsOf } from '../../harness/app-url.ts';
import { readOutbox } from '../api/outbox.ts';
import { setUpTestApi } from '../api/test-api.ts';
import { openTestDatabase } from '../database/open-test-database.ts';
import type { Player } from '../people/players.ts';
import { newStaff } from '../people/staff.ts';
import { findLedgerFaults } from '../play/oracle.ts';
import { approvedRedemption, handOut } from './payouts.ts';
import { type PaypalServer, startPaypalServer } from './paypal-server.ts';

export const toPaypal = { payout_method: 'paypal', payout_details: { details: 'robin@example.test' } } as const;

/** A payout that PayPal pays, and its redemption. */
interface Started {
  readonly player: Player;
  readonly redemption: string;
  readonly key: { readonly playerId: string; readonly id: string };
}

/** Sets up an API whose PayPal prizes are paid by a simulator, and a worker with only the rights of the worker. */
export function setUpTransfers() {
  const api = setUpTestApi(() => ({ settings: { PAYOUT_PROVIDER: 'paypal' } }));
  const reported: { name: string; facts: object }[] = [];
  let finance: Awaited<ReturnType<typeof newStaff>>;
  let paypal: PaypalServer;
  let worker: Database;
  let deps: TransferDeps;
  beforeAll(async () => {
    finance = await newStaff(api, ['finance']);
    worker = openTestDatabase({ url: loginsOf(api.url).worker, maxConnections: 4 });
  });
  beforeEach(async () => {
    paypal = await startPaypalServer();
    const events = { report: (name: string, facts: object) => void reported.push({ name, facts }) } as never;
    deps = { ...api.context, database: worker, events, payoutApi: paypalPayouts(paypal.account) };
    reported.length = 0;
  });
  afterEach(async () => {
    await paypal.close();
    expect(await payoutsMatchRedemptions(api.database.db, 10)).toEqual([]);
  });
  afterAll(async () => {
    await worker.close();
    expect(await findLedgerFaults(api.owner)).toEqual([]);
  });
  return {
    api,
    reported,
    finance: () => finance,
    paypal: () => paypal,
    deps: () => deps,
    query: (text: string, values: unknown[]) => worker.db.$client.query(text, values),
    /** Hands out a prize that PayPal pays. The first part of the address decides what the simulator does. */
    start: async (receiver = 'robin@example.test', amount: `${number}.${number}` = '50.00'): Promise<Started> => {
      const form = { ...toPaypal, payout_details: { details: receiver } };
      const { player, id: redemption } = await approvedRedemption(api, amount, { form });
      const [payout] = (await handOut(finance, [redemption])).started;
      return { player, redemption, key: { playerId: player.id, id: payout?.id as string } };
    },
    /** Runs the job of a payout once. */
    work: ({ key }: Started, using = deps) => advanceTransfer(using, key),
    payoutOf: async ({ player, key }: Started) =>
      (await finance.staff.payouts.list({ query: { player: player.id } })).results.find(({ id }) => id === key.id),
    redemptionOf: async ({ player }: Started) => (await player.client.redemptions.list({ query: {} })).results[0],
    mailsOf: async ({ player }: Started) =>
      (await readOutbox(api.owner, player.email)).filter(({ template }) => template === 'redemption_moved'),
    /** Lets the next attempt start, as after the minute of a killed worker. */
    expireAttempt: ({ key }: Started) =>
      api.owner.query("UPDATE payout_transfer SET sending_until = now() - interval '1 second' WHERE id = $1", [key.id]),
    /** Staff settle a payout whose result is unclear. */
    settleByHand: async ({ key }: Started): Promise<void> => {
      expect(reported.at(-1)).toMatchObject({ name: 'payout_unclear', facts: { payout: key.id } });
      const body = { reference: `HAND-${key.id}` };
      expect(await finance.staff.payouts.paid({ params: { id: key.id }, body })).toMatchObject({ state: 'paid' });
    },
  };
}
