import { alertKeptDays, keptDaysOf } from '@goldwren/rules';
import type { Context } from '../context.ts';
import { deleteSettledAlerts } from '../modules/alerts/public.ts';
import { cleanUpAuth } from '../modules/auth/public.ts';
import type { Files } from '../modules/files/public.ts';
import { deleteOldDocuments } from '../modules/identity/public.ts';
import { deleteCleanReconciliations, deleteIdempotencyKeys } from '../modules/ledger/public.ts';
import { deleteOldMail } from '../modules/mail/public.ts';
import { deleteDeadStaffSessions } from '../modules/staff/public.ts';
import { deleteOldForgeries } from '../modules/store/public.ts';
import { forEachItem } from '../platform/for-each.ts';

/** Decisions, ledger page: a key is kept for a day at least. */
const idempotencyKeptHours = 48;
/** What a stranger sent as a payment: long enough to look into an attack. */
const forgeriesKeptDays = 30;
/** One run a minute that found nothing; what was found is kept for good. */
const cleanRunsKeptDays = 30;

/** Forgets what has been kept as long as it should be. One kind that fails does not keep the others from their turn. */
export async function cleanUp({ database }: Pick<Context, 'database'>, files: Files): Promise<void> {
  const { db } = database;
  const steps = [
    () => deleteOldDocuments(database, files),
    () => cleanUpAuth(db),
    () => deleteDeadStaffSessions(db),
    () => deleteIdempotencyKeys(db, idempotencyKeptHours),
    () => deleteOldMail(db, keptDaysOf('mails')),
    () => deleteOldForgeries(db, forgeriesKeptDays),
    () => deleteSettledAlerts(db, alertKeptDays),
    () => deleteCleanReconciliations(db, cleanRunsKeptDays),
  ];
  await forEachItem('steps', steps, async (step) => {
    await step();
    return true;
  });
}
