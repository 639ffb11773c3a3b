import { alertKeptDays, keptDaysOf } from '@goldwren/rules';
import type { Context } from '../context.ts';
import { deleteSettledAlerts } from '../modules/alerts/public.ts';
import { cleanUpAuth } from '../modules/auth/public.ts';
import type { Files } from '../modules/files/public.ts';
import { forgetDocuments } from '../modules/identity/public.ts';
import { deleteCleanReconciliations, forgetIdempotencyKeys } from '../modules/ledger/public.ts';
import { deleteOldMail } from '../modules/mail/public.ts';
import { deleteDeadStaffSessions } from '../modules/staff/public.ts';
import { deleteOldForgeries } from '../modules/store/public.ts';

/** Decisions, ledger page: a key is kept for a day at least. */
const idempotencyKeptHours = 48;
/** What a stranger sent as a payment: long enough to look into an attack. */
const forgeriesKeptDays = 30;
/** One run a minute that found nothing; what was found is kept for good. */
const cleanRunsKeptDays = 30;

/** Forgets what has been kept as long as it should be. */
export async function cleanUp({ database }: Pick<Context, 'database'>, files: Files): Promise<void> {
  await forgetDocuments(database, files);
  await cleanUpAuth(database.db);
  await deleteDeadStaffSessions(database.db);
  await forgetIdempotencyKeys(database.db, idempotencyKeptHours);
  await deleteOldMail(database.db, keptDaysOf('mails'));
  await deleteOldForgeries(database.db, forgeriesKeptDays);
  await deleteSettledAlerts(database.db, alertKeptDays);
  await deleteCleanReconciliations(database.db, cleanRunsKeptDays);
}
