import type { DailyReport } from '@goldwren/contracts/staff';
import { isCalendarDay, pagination } from '@goldwren/rules';
import { badCursor } from '../../platform/cursors.ts';
import type { Db } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { reportView } from './report-view.ts';
import { selectReport, selectReports } from './reports.store.ts';

export interface ReportQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/**
 * Parses a day as a cursor.
 * @throws Problem `validation_failed` for an invalid cursor.
 */
export function dayCursor(cursor: string | undefined): string | undefined {
  if (cursor !== undefined && !isCalendarDay(cursor)) throw badCursor();
  return cursor;
}

/** Returns a page of daily reports, newest first. */
export async function listReports(
  db: Db,
  { from, to, cursor, limit = pagination.defaultLimit }: ReportQuery,
): Promise<{ results: DailyReport[]; next_cursor: string | null }> {
  const rows = await selectReports(db, { from, to, before: dayCursor(cursor), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return { results: shown.map(reportView), next_cursor: rows.length > limit ? (shown.at(-1)?.day ?? null) : null };
}

/** @throws Problem `not_found` for a day without a report. */
export async function getReport(db: Db, day: string): Promise<DailyReport> {
  const report = await selectReport(db, day);
  if (!report) throw new Problem('not_found');
  return reportView(report);
}
