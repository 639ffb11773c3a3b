import { dayAfter, productDay } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { selectFirstRegistration } from '../players/public.ts';
import { computeReport } from './compute-report.ts';
import { daysBetween, lastFinishedDay } from './product-days.ts';
import { selectReportedDays } from './reports.store.ts';

/** The first run, or a run after a long time without a worker, catches up one month at a time. */
const maxDaysInRun = 31;

/**
 * Computes the missing reports of all finished days since the first registration, oldest first. Returns these days.
 * Also computes the day before the first of them again, which should not change anything.
 */
export async function computeMissingReports(
  context: Pick<Context, 'database' | 'events' | 'clock'>,
): Promise<string[]> {
  const { db } = context.database;
  const begun = await selectFirstRegistration(db);
  if (begun === null) return [];
  const [first, last] = [productDay(begun), lastFinishedDay(context.clock.now())];
  const reported = new Set(await selectReportedDays(db, first, last));
  const missing = daysBetween(first, last)
    .filter((day) => !reported.has(day))
    .slice(0, maxDaysInRun);
  const before = missing[0] === undefined ? null : dayAfter(missing[0], -1);
  if (before !== null && reported.has(before)) await computeReport(context, before);
  for (const day of missing) await computeReport(context, day);
  return missing;
}
