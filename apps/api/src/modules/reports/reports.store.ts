import { and, asc, desc, eq, gte, inArray, lt, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { nowParameter } from '../../platform/postgres/sql-instants.ts';
import type { MovementSum } from '../ledger/public.ts';
import { dailyMovement, dailyReport } from './reports.table.ts';

export type ReportRow = typeof dailyReport.$inferSelect;
export type ReportFigures = Omit<ReportRow, 'day' | 'computedAt'>;
export type StoredReport = ReportRow & { readonly movements: readonly MovementSum[] };

/** Stores the report of a day, replacing an existing one. Of two concurrent calls, the second waits for the first. */
export async function saveReport(
  tx: Db,
  day: string,
  figures: ReportFigures,
  movements: readonly MovementSum[],
): Promise<void> {
  await tx
    .insert(dailyReport)
    .values({ day, ...figures })
    .onConflictDoUpdate({ target: dailyReport.day, set: { ...figures, computedAt: nowParameter() } });
  await tx.delete(dailyMovement).where(eq(dailyMovement.day, day));
  if (movements.length > 0) await tx.insert(dailyMovement).values(movements.map((one) => ({ day, ...one })));
}

/** Returns the reports from one day to another, both inclusive, newest first. */
export async function selectReports(
  db: Db,
  query: { from?: string | undefined; to?: string | undefined; before?: string | undefined; limit: number },
): Promise<StoredReport[]> {
  const { day } = dailyReport;
  const within: (SQL | undefined)[] = [
    query.from === undefined ? undefined : gte(day, query.from),
    query.to === undefined ? undefined : lte(day, query.to),
    query.before === undefined ? undefined : lt(day, query.before),
  ];
  const reports = await db
    .select()
    .from(dailyReport)
    .where(and(...within))
    .orderBy(desc(day))
    .limit(query.limit);
  const movements = await selectMovements(
    db,
    reports.map((report) => report.day),
  );
  return reports.map((report) => ({ ...report, movements: movements.get(report.day) ?? [] }));
}

async function selectMovements(db: Db, days: readonly string[]): Promise<ReadonlyMap<string, MovementSum[]>> {
  if (days.length === 0) return new Map();
  const { day, currency, kind, toPlayers } = dailyMovement;
  const rows = await db
    .select()
    .from(dailyMovement)
    .where(inArray(day, [...days]))
    .orderBy(asc(day), asc(currency), asc(kind), asc(toPlayers));
  const byDay = new Map<string, MovementSum[]>();
  for (const { day: of, ...movement } of rows) byDay.set(of, [...(byDay.get(of) ?? []), movement]);
  return byDay;
}

export async function selectReport(db: Db, day: string): Promise<StoredReport | null> {
  const [report] = await selectReports(db, { from: day, to: day, limit: 1 });
  return report ?? null;
}

/** Returns the days in the range, both inclusive, that have a report. */
export async function selectReportedDays(db: Db, from: string, to: string): Promise<string[]> {
  const { day } = dailyReport;
  const rows = await db
    .select({ day })
    .from(dailyReport)
    .where(and(gte(day, from), lte(day, to)));
  return rows.map((row) => row.day);
}
