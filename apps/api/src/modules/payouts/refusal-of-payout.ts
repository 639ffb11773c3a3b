import { approvalsNeeded, formatHundredths, needsW9, type PayoutRefusal, taxYearOf, usdCentsOf } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { selectHold } from '../exclusions/public.ts';
import { isSuspendedByStaff } from '../players/public.ts';
import { addNeed, countApprovals, type LockedRedemption, recordReview } from '../redemptions/public.ts';
import { isHeldBySanctions } from '../sanctions/public.ts';
import { selectTaxForm } from '../w9/public.ts';
import { sumPaidInYear, sumProcessing } from './payouts.store.ts';

/** Why a locked redemption cannot be handed out for payment now; null when it can. */
export async function refusalOfPayout(tx: Db, { row, account }: LockedRedemption): Promise<PayoutRefusal | null> {
  if (row.status !== 'approved' || (await countApprovals(tx, row)) < approvalsNeeded(row.sweepsSubmitted)) {
    return 'not_approved';
  }
  if (isSuspendedByStaff(account)) return 'account_suspended';
  if (account.redemptionSuspendedAt !== null) return 'redemption_suspended';
  if ((await isHeldBySanctions(tx, row.playerId)) || (await selectHold(tx, row.playerId))) return 'additional_review';
  return (await lacksW9(tx, { row, account })) ? 'w9' : null;
}

/** Would this payout bring the year's to where a W-9 must be on file, and is there none? */
async function lacksW9(tx: Db, { row, account }: LockedRedemption): Promise<boolean> {
  const { playerId } = row;
  const year = taxYearOf(await readDatabaseClock(tx));
  const paidCents = (await sumPaidInYear(tx, playerId, year)) + (await sumProcessing(tx, playerId));
  const thisCents = usdCentsOf(row.sweepsSubmitted);
  return needsW9(account.country, { paidCents, thisCents }) && (await selectTaxForm(tx, playerId)) === null;
}

/** Asks for the W-9 that a redemption just approved will not be paid without, so that nobody waits for finance to find out. */
export async function askForMissingW9(
  deps: Pick<Context, 'mailer'>,
  tx: Db,
  approved: LockedRedemption,
): Promise<void> {
  if (await lacksW9(tx, approved)) await tellRefused(deps, tx, approved, 'w9');
}

/** Lets the player know what they have to do, or that it takes longer: once each, however often finance tries. */
export async function tellRefused(
  { mailer }: Pick<Context, 'mailer'>,
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
}
