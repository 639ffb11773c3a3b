import type { Context } from '../../../context.ts';
import type { PayoutApi, Transfer } from '../../../payout-apis/payout-api.ts';
import { forEachItem } from '../../../platform/for-each.ts';
import { readDatabaseClock } from '../../../platform/postgres/database-clock.ts';
import { openDetailsOf } from '../../redemptions/public.ts';
import { type PayoutRow, selectPayout } from '../payouts.store.ts';
import { leaveToStaff, recordPending, type SettleDeps, settleFailed, settlePaid } from './settle-transfer.ts';
import {
  endAttempt,
  saveAccepted,
  saveChecked,
  saveTakenBack,
  selectTransfer,
  selectUnchecked,
  startAttempt,
  type TransferKey,
  type TransferRow,
} from './transfer.store.ts';

export interface TransferDeps extends SettleDeps, Pick<Context, 'box'> {
  readonly payoutApi: PayoutApi | null;
}

/** The next run continues where this one stops. */
const perRun = 200;
const minutesBetweenChecks = 4;
const dayMs = 86_400_000;

/** Continues every open transfer that was not checked in the last minutes. Returns how many it continued. */
export async function advanceTransfers(deps: TransferDeps): Promise<number> {
  const keys = await selectUnchecked(deps.database.db, minutesBetweenChecks, perRun);
  return forEachItem('payouts', keys, async (key) => {
    await advanceTransfer(deps, key);
    return true;
  });
}

/**
 * Sends a payout to its provider, once, or reads what happened to it. The provider returns the first payment for a repeated call, so a
 * lost answer, a killed worker and a second worker lead to one payment.
 * @throws Error when the result is unknown. The job then tries again.
 */
export async function advanceTransfer(deps: TransferDeps, key: TransferKey): Promise<void> {
  const { db } = deps.database;
  const row = await selectTransfer(db, key);
  if (row === null) return;
  if (row.endedAt !== null) return checkPaid(deps, row);
  const { payoutApi: api } = deps;
  if (api?.name !== row.provider) return leaveToStaff(deps, key, 'PROVIDER_NOT_CONFIGURED');
  const payout = await selectPayout(db, key);
  const transfer = await transferOf(deps, payout);
  try {
    const providerRef = row.providerRef ?? (await send(deps, api, row, transfer));
    if (providerRef !== null) await check(deps, api, key, { providerRef, transfer });
  } catch (err) {
    deps.events.report('payout_not_sent', { payout: row.id, err });
    throw err;
  }
}

/**
 * Reads a paid payment again after an event of its provider. A provider can take money back after it arrived. Nothing is reversed
 * here: coins and tax figures stay, and staff decide.
 */
async function checkPaid(deps: TransferDeps, row: TransferRow): Promise<void> {
  const { payoutApi: api, events, database } = deps;
  const { state, providerRef, takenBackAt, signaledAt, checkedAt } = row;
  const hasEvent = signaledAt !== null && (checkedAt === null || checkedAt <= signaledAt);
  if (state !== 'paid' || takenBackAt !== null || !hasEvent || providerRef === null) return;
  if (api?.name !== row.provider) return;
  const { id, redemptionId, netCents } = await selectPayout(database.db, row);
  const begunAt = await readDatabaseClock(database.db);
  const report = await api.read(providerRef, { id, redemptionId, netCents });
  if (report.result === 'paid' || report.result === 'pending') return saveChecked(database.db, row, begunAt);
  // Also for a status that the product does not know: staff look it up.
  if (await saveTakenBack(database.db, row, report.code)) {
    events.report('payout_taken_back', { payout: id, code: report.code });
  }
}

async function transferOf({ database, box }: TransferDeps, payout: PayoutRow): Promise<Transfer> {
  const { id, playerId, redemptionId, netCents } = payout;
  const receiver = await openDetailsOf(database.db, box, { playerId, id: redemptionId });
  return { id, redemptionId, receiver, netCents };
}

/** Returns the ID of the payment at the provider; null when it was not accepted, or when another worker sends it. */
async function send(deps: TransferDeps, api: PayoutApi, row: TransferRow, transfer: Transfer): Promise<string | null> {
  const { db } = deps.database;
  const sentFor = row.firstSentAt === null ? 0 : (await readDatabaseClock(db)).getTime() - row.firstSentAt.getTime();
  if (sentFor > api.safeToRepeatDays * dayMs) {
    await leaveToStaff(deps, row, 'SENT_TOO_LONG_AGO');
    return null;
  }
  const attempt = await startAttempt(db, row);
  if (attempt === null) return null;
  try {
    const answer = await api.send(transfer);
    if (answer.result === 'accepted') {
      await saveAccepted(db, row, answer.providerRef);
      return answer.providerRef;
    }
    // A rejection of a repeated call says nothing about the earlier calls.
    if (answer.result === 'rejected' && attempt === 1) await settleFailed(deps, row, answer);
    else await leaveToStaff(deps, row, answer.code);
    return null;
  } catch (error) {
    await endAttempt(db, row);
    throw error;
  }
}

async function check(
  deps: TransferDeps,
  api: PayoutApi,
  key: TransferKey,
  { providerRef, transfer }: { readonly providerRef: string; readonly transfer: Transfer },
): Promise<void> {
  const report = await api.read(providerRef, transfer);
  switch (report.result) {
    case 'pending':
      return recordPending(deps, key, report.unclaimed);
    case 'paid':
      return settlePaid(deps, key, report.reference);
    case 'rejected':
      return settleFailed(deps, key, report);
    case 'unclear':
      return leaveToStaff(deps, key, report.code);
  }
}
