import { claimsConfirmedEveryDays, marketingClaims } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { type ConfirmationRow, insertConfirmation, selectLatestConfirmation } from './claims.store.ts';

const dayMs = 86_400_000;

/** The footer's marketing claims, and how long their last confirmation is valid. */
export interface ClaimsState {
  /** The confirmation of exactly these claims. Null when there is none. */
  readonly confirmed: ConfirmationRow | null;
  /** Null when a confirmation is due now. */
  readonly dueAt: Date | null;
  readonly isOverdue: boolean;
}

export async function readClaims(db: Db): Promise<ClaimsState> {
  const [latest, now] = await Promise.all([selectLatestConfirmation(db), readDatabaseClock(db)]);
  const isOfThese = latest?.players === marketingClaims.players && latest.rating === marketingClaims.rating;
  const confirmed = isOfThese ? latest : null;
  const dueAt = confirmed && new Date(confirmed.confirmedAt.getTime() + claimsConfirmedEveryDays * dayMs);
  return { confirmed, dueAt, isOverdue: dueAt === null || dueAt <= now };
}

/** Records that staff confirm the claims, with their evidence. */
export async function confirmClaims(
  { database }: Pick<Context, 'database'>,
  evidence: string,
  by: StaffActor,
): Promise<ClaimsState> {
  const { players, rating } = marketingClaims;
  await inStaffTransaction(database, by, async (db) => {
    await insertConfirmation(db, { players, rating, evidence, confirmedBy: by.email });
    await recordAudit(db, {
      action: 'policy.claims_confirmed',
      subject: null,
      facts: { players, rating, evidence },
    });
  });
  return readClaims(database.db);
}
