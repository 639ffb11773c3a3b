import type { DailyReport } from '@goldwren/contracts/staff';
import { productDay } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { Problem } from '../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../audit/public.ts';
import { selectFirstRegistration } from '../players/public.ts';
import { consumeRateLimit } from '../rate-limits/public.ts';
import { computeReport } from './compute-report.ts';
import { lastFinishedDay } from './product-days.ts';
import { getReport } from './read-reports.ts';

/**
 * Computes a report again for a staff member.
 * @throws Problem `not_found` for a day that is not over, or before the first registration; `rate_limited` after a few
 *   in a quarter of an hour.
 */
export async function recomputeReport(
  context: Pick<Context, 'database' | 'events' | 'clock'>,
  request: { readonly day: string; readonly staff: StaffActor },
): Promise<{ report: DailyReport; changed: boolean }> {
  const { database, clock } = context;
  const { day, staff } = request;
  const begun = await selectFirstRegistration(database.db);
  if (begun === null || day < productDay(begun) || day > lastFinishedDay(clock.now())) throw new Problem('not_found');
  await consumeRateLimit(database.db, [{ rateLimit: 'reportStaff', subject: staff.id }]);
  const changed = await computeReport(context, day);
  await inStaffTransaction(database, staff, (tx) =>
    recordAudit(tx, {
      action: 'report.computed',
      subject: { type: 'report', id: day },
      facts: { changed: [...changed] },
    }),
  );
  return { report: await getReport(database.db, day), changed: changed.length > 0 };
}
