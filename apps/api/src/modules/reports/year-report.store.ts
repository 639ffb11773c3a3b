import { and, asc, gte, lte, type SQL, sql, sum } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database.ts';
import type { MovementSum } from '../ledger/public.ts';
import type { ReportFigures } from './reports.store.ts';
import { dailyMovement, dailyReport } from './reports.table.ts';

/** Sums of daily reports. Players who were active on several days, and medians, cannot be added. */
export type ReportSumsRow = Omit<ReportFigures, 'activePlayers' | 'buyers' | 'medianHours'> & {
  readonly days: number;
  readonly movements: readonly MovementSum[];
};

const counted = (column: AnyPgColumn) => sum(column).mapWith(Number);
const amounts = (column: AnyPgColumn) => sum(column).mapWith(BigInt);
const monthOf = (day: AnyPgColumn) => sql<string>`to_char(${day}, 'YYYY-MM')`;
const inYear = (day: typeof dailyReport.day | typeof dailyMovement.day, year: number): SQL | undefined =>
  and(gte(day, `${year}-01-01`), lte(day, `${year}-12-31`));

/** Returns the sums of the daily reports of a year by month, the first one first. It reads no journal and no rounds. */
export async function selectMonths(db: Db, year: number): Promise<(ReportSumsRow & { readonly month: string })[]> {
  const [months, movements] = await Promise.all([selectFigures(db, year), selectMovements(db, year)]);
  return months.map((row) => ({ ...row, movements: movements.filter(({ month }) => month === row.month) }));
}

function selectFigures(db: Db, year: number) {
  const month = monthOf(dailyReport.day);
  return db
    .select({
      month: month.as('month'),
      days: sql`count(*)`.mapWith(Number),
      registrations: counted(dailyReport.registrations),
      rounds: counted(dailyReport.rounds),
      ordersPaid: counted(dailyReport.ordersPaid),
      paidCents: amounts(dailyReport.paidCents),
      ordersTakenBack: counted(dailyReport.ordersTakenBack),
      takenBackCents: amounts(dailyReport.takenBackCents),
      redemptionsAsked: counted(dailyReport.redemptionsAsked),
      sweepsAsked: amounts(dailyReport.sweepsAsked),
      redemptionsPaid: counted(dailyReport.redemptionsPaid),
      sweepsPaid: amounts(dailyReport.sweepsPaid),
    })
    .from(dailyReport)
    .where(inYear(dailyReport.day, year))
    .groupBy(month)
    .orderBy(asc(month));
}

function selectMovements(db: Db, year: number) {
  const { day, currency, kind, toPlayers, entries, amount } = dailyMovement;
  const month = monthOf(day);
  return db
    .select({
      month: month.as('month'),
      currency,
      kind,
      toPlayers,
      entries: counted(entries),
      amount: amounts(amount),
    })
    .from(dailyMovement)
    .where(inYear(day, year))
    .groupBy(month, currency, kind, toPlayers);
}
