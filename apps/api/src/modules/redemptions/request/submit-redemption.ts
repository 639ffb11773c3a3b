import {
  addressesOfMailing,
  firstFailing,
  formatHundredths,
  isPosted,
  maskPayoutDetails,
  type PayoutMethod,
  type RedemptionNeed,
  redemptionDueAt,
  redemptionEligibility,
  type Visitor,
} from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { IdempotencyClaim } from '../../../http/contract/idempotency-key.ts';
import type { SealedBox } from '../../../platform/crypto/sealed-box.ts';
import type { Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type PersonEvidence, screenForExclusion } from '../../exclusions/public.ts';
import { claimIdempotencyKey } from '../../ledger/public.ts';
import { type Account, lockAccount } from '../../players/public.ts';
import { problemOfMaintenance } from '../../policy/public.ts';
import { readRedemptionFacts } from '../eligibility/read-redemption-facts.ts';
import { insertEvent } from '../lifecycle/status-history.store.ts';
import { sealPayoutDetails } from '../payment/payout-details.ts';
import { escrowRedemption, type RedemptionRow, selectByIdempotencyKey, selectRedemption } from '../redemption.store.ts';
import { redemptionRequested } from '../redemptions.events.ts';
import { refusedBy } from './refused-by.ts';

export type SubmitDeps = Pick<
  Context,
  'database' | 'policy' | 'maintenance' | 'clock' | 'mailer' | 'config' | 'emit'
> & {
  readonly box: SealedBox;
};

export interface RedemptionRequest {
  readonly playerId: string;
  readonly amount: bigint;
  readonly method: PayoutMethod;
  readonly details: string;
  readonly visitor: Visitor;
  readonly idempotency: IdempotencyClaim | null;
}

/**
 * Moves Sweeps Coins into escrow for a prize. The lock of the player's row serializes requests of one player across
 * processes, and every rule is checked there. The ledger checks its rules again under the lock of the wallet. A request with
 * the same key, or after a lost response, finds the existing redemption.
 * @throws Problem with the code of the first rule that fails (refused-by.ts); `idempotency_mismatch`; `maintenance`.
 */
export async function submitRedemption(deps: SubmitDeps, request: RedemptionRequest): Promise<RedemptionRow> {
  const id = newId();
  const pack = await deps.policy();
  const maintenance = await problemOfMaintenance(deps);
  await screenForExclusion(deps, request.playerId, 'redemption_request', payoutEvidence(request));
  return inTransaction(deps.database, async (tx) => {
    const account = await lockAccount(tx, request.playerId);
    const before = await madeBefore(tx, request, id);
    if (before) return before;
    if (maintenance) throw maintenance;
    const wish = { amountHundredths: request.amount, method: request.method };
    const asker = { playerId: request.playerId, account, pack, visitor: request.visitor };
    const facts = await readRedemptionFacts(tx, asker, wish);
    const failing = firstFailing(redemptionEligibility(facts, wish, await readDatabaseClock(tx)));
    if (failing) throw refusedBy(failing, facts);
    return make(deps, tx, request, id, account);
  });
}

/** The destination of the prize: an account, a mailbox, or the address for a check or card. */
function payoutEvidence({ method, details }: RedemptionRequest): PersonEvidence {
  return isPosted(method) ? { addresses: addressesOfMailing(details) } : { payout: details };
}

async function madeBefore(tx: Db, request: RedemptionRequest, id: string): Promise<RedemptionRow | null> {
  const { playerId, idempotency } = request;
  // An earlier attempt may have been committed although its response was lost.
  if (!idempotency) return selectRedemption(tx, { playerId, id });
  await claimIdempotencyKey(tx, playerId, idempotency.key, idempotency.hash);
  const before = await selectByIdempotencyKey(tx, playerId, idempotency.key);
  // Keys are deleted after two days, redemptions are not.
  if (before && !before.requestHash?.equals(idempotency.hash)) throw new Problem('idempotency_mismatch');
  return before;
}

async function make(
  { box, mailer, emit }: SubmitDeps,
  tx: Db,
  { playerId, amount, method, details, idempotency }: RedemptionRequest,
  id: string,
  account: Account,
): Promise<RedemptionRow> {
  const needs: RedemptionNeed[] = [];
  if (account.identityStatus !== 'verified') needs.push('identity');
  if (account.country === 'CA') needs.push('skill_test');
  const status = needs.includes('identity') ? 'awaiting_verification' : 'in_review';
  const now = await readDatabaseClock(tx);
  const dueAt = redemptionDueAt({ status, method, needs, createdAt: now, since: now });
  await escrowRedemption(tx, {
    playerId,
    id,
    amount,
    method,
    detailsSealed: sealPayoutDetails(box, { playerId, id }, details),
    detailsMasked: maskPayoutDetails(details),
    needs,
    dueAt,
    idempotency,
  });
  await insertEvent(tx, { playerId, id }, { status, reason: 'requested' });
  await mailer.queue(tx, {
    template: 'redemption_requested',
    recipient: account.email,
    locale: account.locale,
    firstName: account.firstName,
    redemptionId: id,
    amount: formatHundredths(amount),
    method,
    needs,
    dueAt: dueAt?.toISOString() ?? null,
  });
  await emit(tx, redemptionRequested, { playerId });
  return (await selectRedemption(tx, { playerId, id })) as RedemptionRow;
}
