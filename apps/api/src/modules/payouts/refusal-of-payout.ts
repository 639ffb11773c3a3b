import { approvalsNeeded, formatHundredths, needsW9, type PayoutRefusal, taxYearOf, usdCentsOf } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { selectHold } from '../exclusions/public.ts';
import { isSuspendedByStaff } from '../players/public.ts';
import {
  addNeed,
  countApprovals,
  type LockedRedemption,
  lockOpenRedemption,
  recordReview,
  redemptionMoved,
} from '../redemptions/public.ts';
import { isHeldBySanctions } from '../sanctions/public.ts';
import { selectTaxForm } from '../w9/public.ts';
import { sumPaidInYear, sumProcessing } from './payouts.store.ts';

/** Returns why a locked redemption cannot be paid now; null when it can. */
export async function refusalOfPayout(tx: Db, { row, account }: LockedRedemption): Promise<PayoutRefusal | null> {
  if (row.status !== 'approved' || (await countApprovals(tx, row)) < approvalsNeeded(row.sweepsSubmitted)) {
    return 'not_approved';
  }
  if (isSuspendedByStaff(account)) return 'account_suspended';
  if (account.redemptionSuspendedAt !== null) return 'redemption_suspended';
  if ((await isHeldBySanctions(tx, row.playerId)) || (await selectHold(tx, row.playerId))) return 'additional_review';
  return (await lacksW9(tx, { row, account })) ? 'w9' : null;
}

/** Returns whether this payout requires a W-9 form that is not on file, by the sum of the year. */
async function lacksW9(tx: Db, { row, account }: LockedRedemption): Promise<boolean> {
  const { playerId } = row;
  const year = taxYearOf(await readDatabaseClock(tx));
  const paidCents = (await sumPaidInYear(tx, playerId, year)) + (await sumProcessing(tx, playerId));
  const thisCents = usdCentsOf(row.sweepsSubmitted);
  return needsW9(account.country, { paidCents, thisCents }) && (await selectTaxForm(tx, playerId)) === null;
}

/**
 * Requests the W-9 form that a newly approved redemption requires, before finance starts the payout. Returns whether the form is
 * missing.
 */
export async function requestMissingW9(
  deps: Pick<Context, 'mailer' | 'emit'>,
  tx: Db,
  locked: LockedRedemption,
): Promise<boolean> {
  if (!(await lacksW9(tx, locked))) return false;
  await notifyPayoutRefusal(deps, tx, locked, 'w9');
  return true;
}

/**
 * Requests the W-9 form for an open redemption of a player who is about to end their account, because no one can provide it
 * after that. Returns whether the player did not know of it yet.
 */
export async function requestW9BeforeEnd(
  deps: Pick<Context, 'mailer' | 'emit'>,
  tx: Db,
  playerId: string,
): Promise<boolean> {
  const locked = await lockOpenRedemption(tx, playerId);
  if (!locked || locked.row.status === 'processing' || locked.row.needs.length > 0) return false;
  return requestMissingW9(deps, tx, locked);
}

/** Sends the player the mail about the missing W-9 form, or records the additional review. Does each only once. */
export async function notifyPayoutRefusal(
  { mailer, emit }: Pick<Context, 'mailer' | 'emit'>,
  tx: Db,
  locked: LockedRedemption,
  reason: PayoutRefusal,
): Promise<void> {
  const { row, account } = locked;
  if (reason === 'additional_review') await recordReview(tx, locked);
  if (reason !== 'w9' || row.needs.includes('w9')) return;
  await addNeed(tx, locked, 'w9', 'w9_needed');
  await mailer.queue(tx, {
    template: 'redemption_needs',
    need: 'w9',
    redemptionId: row.id,
    method: row.payoutMethod,
    recipient: account.email,
    locale: account.locale,
    firstName: account.firstName,
    amount: formatHundredths(row.sweepsSubmitted),
  });
  await emit(tx, redemptionMoved, { playerId: row.playerId });
}
