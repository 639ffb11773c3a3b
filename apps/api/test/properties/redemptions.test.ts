import { formatHundredths, openRedemptionStatuses, type RedemptionStatus, redemptionStates } from '@goldwren/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityVerified } from '../../src/modules/identity/public.ts';
import { advanceRedemptions, lockRedemption, moveRedemption } from '../../src/modules/redemptions/public.ts';
import type { Database } from '../../src/platform/database.ts';
import { Problem } from '../../src/platform/problem.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { openTestDatabase } from '../helpers/database/open-test-database.ts';
import { moveRedemptions, newRedeemer, reconcileLedger, redemptionBody } from '../helpers/money/redeem.ts';
import type { Player } from '../helpers/people/players.ts';
import { findLedgerFaults } from '../helpers/play/oracle.ts';

const api = setUpTestApi();
/** Of the owner, who changes a state without its cause. Other tests check the causes: test/privileges. */
let database: Database;
beforeAll(async () => {
  database = openTestDatabase({ url: api.url, maxConnections: 2 });
});
afterAll(() => database.close());

type Step =
  | { readonly do: 'request'; readonly amount: bigint }
  | { readonly do: 'move'; readonly to: RedemptionStatus; readonly withheld: bigint }
  | { readonly do: 'verify' }
  | { readonly do: 'unverify' }
  | { readonly do: 'wait'; readonly days: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('request' as const), amount: fc.bigInt({ min: 4_990n, max: 40_000n }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      to: fc.constantFrom(...(Object.keys(redemptionStates) as RedemptionStatus[])),
      withheld: fc.bigInt({ min: 0n, max: 3_000n }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'verify' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'unverify' as const }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 31 }) }) },
);

async function newestOf(player: Player) {
  return (await player.client.redemptions.list({ query: { limit: '1' } })).results[0];
}

/** Tries any status change. The table of states rejects invalid ones. */
async function move(player: Player, { to, withheld }: Extract<Step, { do: 'move' }>): Promise<void> {
  const newest = await newestOf(player);
  if (!newest || newest.status === to) return;
  await inTransaction(database, async (tx) => {
    const locked = await lockRedemption(tx, { playerId: player.id, id: newest.id });
    const amounts = { withheldCents: withheld, paidCents: locked.row.usdCents - withheld };
    const move = to === 'paid' ? { reason: 'paid' as const, amounts } : { reason: 'rules' as const };
    await moveRedemption(api.context, tx, locked, to, move);
  }).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'conflict') throw error;
  });
}

async function perform(player: Player, step: Step): Promise<void> {
  switch (step.do) {
    case 'request': {
      const json = redemptionBody({ sweeps_submitted: formatHundredths(step.amount) });
      expect((await player.send('POST', '/api/redemptions', { json })).status).toBeLessThan(500);
      return;
    }
    case 'move':
      return move(player, step);
    case 'verify':
      await api.owner.query("UPDATE player SET identity_status = 'verified' WHERE id = $1", [player.id]);
      return inTransaction(api.database, (tx) => api.context.emit(tx, identityVerified, { playerId: player.id }));
    case 'unverify':
      await api.owner.query("UPDATE player SET identity_status = 'rejected' WHERE id = $1", [player.id]);
      return;
    case 'wait':
      await moveRedemptions(api, player.id, `${step.days} days`);
      await advanceRedemptions(api.context);
  }
}

/** Expects all coins to be with the player or in escrow: open, paid or forfeited. */
async function expectBalanced(player: Player, had: bigint): Promise<void> {
  const { rows } = await api.owner.query(
    `SELECT (SELECT balance FROM wallet WHERE player_id = $1 AND currency = 'sweeps') AS balance,
            (SELECT coalesce(-sum(amount), 0)::bigint FROM journal WHERE player_id = $1 AND contra = 'redemption_escrow') AS escrow,
            (SELECT coalesce(sum(sweeps_submitted), 0)::bigint FROM redemption
              WHERE player_id = $1 AND status = ANY ($2)) AS held,
            (SELECT count(*) FROM redemption WHERE player_id = $1 AND status = ANY ($3)) AS open`,
    [player.id, [...openRedemptionStatuses, 'paid', 'forfeited'], [...openRedemptionStatuses]],
  );
  const { balance, escrow, held, open } = rows[0];
  expect(escrow).toBe(held);
  expect(balance + escrow).toBe(had);
  expect(open <= 1n).toBe(true);
}

test('keeps all coins with the player or in escrow on every path, to the cent', { timeout: 120_000 }, async () => {
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 24 }), async (walk) => {
      const player = await newRedeemer(api, { sweeps: '1500.00' });
      for (const step of walk) {
        await perform(player, step);
        await expectBalanced(player, 150_000n);
      }
      moved += Number((await newestOf(player)) !== undefined);
    }),
    { numRuns: 25 },
  );
  // A run without any redemption would prove nothing.
  expect(moved).toBeGreaterThan(15);
  // This test changes states without payouts, so the check of payouts reports findings, which are ignored.
  const findings = [...(await reconcileLedger(api)), ...(await findLedgerFaults(api.owner))] as {
    readonly check?: string;
  }[];
  expect(findings.filter(({ check }) => check !== 'payouts_match_redemptions')).toEqual([]);
});
