import { alertKeptDays, retentionDaysOf } from '@goldwren/rules';
import type { Context } from '../context.ts';
import { deleteSettledAlerts } from '../modules/alerts/public.ts';
import { cleanUpAuth } from '../modules/auth/public.ts';
import type { Files } from '../modules/files/public.ts';
import { deleteOldDocuments } from '../modules/identity/public.ts';
import { deleteCleanReconciliations, deleteIdempotencyKeys } from '../modules/ledger/public.ts';
import { deleteOldMail } from '../modules/mail/public.ts';
import { deleteOldRisk } from '../modules/risk/public.ts';
import { deleteDeadStaffSessions } from '../modules/staff/public.ts';
import { deleteOldForgeries } from '../modules/store/public.ts';
import { forEachItem } from '../platform/for-each.ts';

/** The API promises to remember an idempotency key for at least a day. */
const idempotencyKeptHours = 48;
/** Forged payment notifications are stored long enough to investigate an attack. */
const forgeriesKeptDays = 30;
/** Reconciliation runs every minute. Runs without a difference are deleted; runs with one are stored permanently. */
const cleanRunsKeptDays = 30;

/** Deletes data whose retention period is over. When one step fails, the others still run. */
export async function cleanUp({ database }: Pick<Context, 'database'>, files: Files): Promise<void> {
  const { db } = database;
  const steps = [
    () => deleteOldDocuments(database, files),
    () => cleanUpAuth(db),
    () => deleteDeadStaffSessions(db),
    () => deleteIdempotencyKeys(db, idempotencyKeptHours),
    () => deleteOldMail(db, retentionDaysOf('mails')),
    () => deleteOldForgeries(db, forgeriesKeptDays),
    () => deleteSettledAlerts(db, alertKeptDays),
    () => deleteOldRisk(db),
    () => deleteCleanReconciliations(db, cleanRunsKeptDays),
  ];
  await forEachItem('steps', steps, async (step) => {
    await step();
    return true;
  });
}
