import type { YearReport } from '@goldwren/contracts/staff';
import type { Db } from '../../platform/database.ts';
import { reportSumsView } from './report-view.ts';
import { type ReportSumsRow, selectMonths } from './year-report.store.ts';

/** Returns the report of a year by month, from the daily reports. Without reports, it has no months. */
export async function readYear(db: Db, year: number): Promise<YearReport> {
  const months = await selectMonths(db, year);
  return {
    year,
    months: months.map((row) => ({ month: row.month, ...reportSumsView(row) })),
    total: reportSumsView(addUp(months)),
  };
}

function addUp(months: readonly ReportSumsRow[]): ReportSumsRow {
  const count = (of: (row: ReportSumsRow) => number) => months.reduce((sum, row) => sum + of(row), 0);
  const amount = (of: (row: ReportSumsRow) => bigint) => months.reduce((sum, row) => sum + of(row), 0n);
  return {
    days: count(({ days }) => days),
    registrations: count(({ registrations }) => registrations),
    rounds: count(({ rounds }) => rounds),
    ordersPaid: count(({ ordersPaid }) => ordersPaid),
    paidCents: amount(({ paidCents }) => paidCents),
    ordersTakenBack: count(({ ordersTakenBack }) => ordersTakenBack),
    takenBackCents: amount(({ takenBackCents }) => takenBackCents),
    redemptionsAsked: count(({ redemptionsAsked }) => redemptionsAsked),
    sweepsAsked: amount(({ sweepsAsked }) => sweepsAsked),
    redemptionsPaid: count(({ redemptionsPaid }) => redemptionsPaid),
    sweepsPaid: amount(({ sweepsPaid }) => sweepsPaid),
    movements: months.flatMap(({ movements }) => movements),
  };
}
