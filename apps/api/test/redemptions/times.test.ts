import { expect, onTestFinished, test } from 'vitest';
import { lockRedemption, moveRedemption } from '../../src/modules/redemptions/public.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { openTestDatabase } from '../helpers/database/open-test-database.ts';
import { moveRedemptions, newRedeemer, redeem } from '../helpers/money/redeem.ts';

const api = setUpTestApi();

test('everybody sees what was promised and what was measured, per step and per method', async () => {
  const player = await newRedeemer(api);
  const { id } = await redeem(player);
  const key = { playerId: player.id, id };
  // No approvals and no payout: only the owner of the tables moves it without them.
  const owner = openTestDatabase({ url: api.url, maxConnections: 1 });
  onTestFinished(() => owner.close());
  for (const [to, reason, hours] of [
    ['approved', 'approved', 10],
    ['processing', 'handed_over', 2],
    ['paid', 'paid', 30],
  ] as const) {
    await moveRedemptions(api, player.id, `${hours} hours`);
    const amounts = { withheldCents: 0n, paidCents: 5_000n };
    await inTransaction(owner, async (tx) => {
      const move = to === 'paid' ? { reason, amounts } : { reason };
      await moveRedemption(api.context, tx, await lockRedemption(tx, key), to, move);
    });
  }
  const seen = await api.caller().client.redemptions.times();
  const hoursOf = Object.fromEntries(seen.steps.map(({ step, measured }) => [step, measured?.p50_hours ?? null]));
  expect(hoursOf).toEqual({ verification: null, review: 10, handover: 2, payment: 30 });
  expect(seen.methods.find(({ method }) => method === 'bank')).toMatchObject({
    promise: { from: 3, to: 5 },
    payment: { count: 1, p50_hours: 30, p90_hours: 30, in_time_percent: 100 },
    in_all: { count: 1, p50_hours: 42 },
  });
  expect(seen.methods.find(({ method }) => method === 'check')).toMatchObject({ payment: null, in_all: null });
  const [winner] = (await api.caller().client.redemptions.recent()).results;
  expect(winner).toMatchObject({ display_name: 'Robin W.', amount: '50.00' });
});
