import { journalKinds } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { calendarDay } from '../../shared/dates.ts';
import { instant } from '../../shared/ids.ts';
import { amount, currency, signedAmount } from '../../shared/money.ts';
import { page } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { cellsPageQuery, daysOverCells, overCells, withSums } from '../over-cells.ts';

const c = initContract();

const money = z.object({ count: z.int(), usd: amount });

/** Totals of one currency on one day. `net` is stakes minus winnings. It is negative if players won more. */
const coinDay = z
  .object({
    granted: amount.describe('Credits to players, except winnings and returned redemptions.'),
    taken: amount.describe('Debits from players, except stakes and redemptions.'),
    staked: amount.describe('Total stakes, including raises.'),
    won: amount,
    net: signedAmount,
  })
  .meta({ id: 'CoinDay' });

/** Sum of the journal rows of one kind and direction on one day. */
const movement = z
  .object({
    currency,
    kind: z.enum(journalKinds),
    direction: z.enum(['to_players', 'from_players']),
    entries: z.int(),
    amount,
  })
  .meta({ id: 'DayMovement' });

/** Figures that can be added over days. */
const sums = {
  registrations: z.int(),
  rounds: z.int().describe('Number of started rounds.'),
  purchases: money.describe('Paid orders.'),
  taken_back: money.describe('Refunded and charged-back orders.'),
  gold: coinDay,
  sweeps: coinDay,
};
const redeemed = z.object({ count: z.int(), sweeps: amount });

const dailyReport = z
  .object({
    day: z.iso.date().describe('Day in the product time zone.'),
    computed_at: instant,
    active_players: z.int().describe('Number of players with at least one stake.'),
    buyers: z.int(),
    ...sums,
    redemptions: z.object({
      asked: redeemed,
      paid: redeemed,
      median_hours: z
        .number()
        .nullable()
        .describe('Median time from request to payment. Null without paid redemptions.'),
    }),
    movements: z.array(movement).describe('All journal totals of the day. The sums above are computed from them.'),
  })
  .meta({ id: 'DailyReport' });
export type DailyReport = z.infer<typeof dailyReport>;

/** Figures of a day over all cells. A player is in one cell, so active players and buyers can be added, too. */
const cellsReport = z
  .object({
    day: z.iso.date().describe('Day in the product time zone.'),
    active_players: z.int(),
    buyers: z.int(),
    ...sums,
    redemptions: z.object({ asked: redeemed, paid: redeemed }),
  })
  .meta({ id: 'CellsReport' });
export type CellsReport = z.infer<typeof cellsReport>;

const reportSums = z
  .object({
    days: z.int().describe('Number of days with a report.'),
    ...sums,
    redemptions: z.object({ asked: redeemed, paid: redeemed }),
  })
  .meta({ id: 'ReportSums' });
export type ReportSums = z.infer<typeof reportSums>;

const yearReport = z
  .object({
    year: z.int(),
    months: z
      .array(reportSums.extend({ month: z.string().regex(/^\d{4}-\d{2}$/) }).meta({ id: 'ReportMonth' }))
      .describe('Months with at least one report, the first one first.'),
    total: reportSums,
  })
  .meta({ id: 'YearReport' });
export type YearReport = z.infer<typeof yearReport>;

export const reportsContract = c.router({
  list: {
    ...endpoints.reports.list,
    ...forStaff('health.read', daysOverCells(dailyReport, cellsReport)),
    summary: 'List daily reports',
    description: 'Returns reports of finished days, newest first.',
    query: z.strictObject({
      from: calendarDay.optional().describe('First day, inclusive.'),
      to: calendarDay.optional().describe('Last day, inclusive.'),
      ...cellsPageQuery,
    }),
    responses: { 200: withSums(overCells(page(dailyReport), 'DailyReportRow'), cellsReport), ...problems(401) },
  },
  get: {
    ...endpoints.reports.get,
    ...forStaff('health.read'),
    summary: 'Get a daily report',
    description: 'A job computes the report shortly after the end of the day.',
    pathParams: z.object({ day: calendarDay.describe('Day in the product time zone.') }),
    responses: { 200: dailyReport, ...problems(401, 404) },
  },
  year: {
    ...endpoints.reports.year,
    ...forStaff('health.read'),
    summary: 'Get the report of a year',
    description:
      'Returns the sums of the daily reports by month. Players who were active on several days cannot be added, so their number is not included.',
    pathParams: z.object({
      year: z
        .string()
        .regex(/^20\d{2}$/)
        .transform(Number)
        .meta({ pattern: '^20\\d{2}$', description: 'Calendar year in the product time zone.' }),
    }),
    responses: { 200: yearReport, ...problems(401, 404) },
  },
  compute: {
    ...endpoints.reports.compute,
    ...forStaff('health.read', { notFresh: 'computes figures from the journal again' }),
    summary: 'Recompute a daily report',
    description:
      'Computes the report of a finished day again from the journal and the tables. Both are immutable, so the figures should be the same. If they differ, an alert is raised and the new figures are stored. Each staff member can start a few computations per 15 minutes.',
    pathParams: z.object({ day: calendarDay.describe('Day in the product time zone.') }),
    body: c.noBody(),
    responses: {
      200: z.object({ report: dailyReport, changed: z.boolean() }),
      ...problems(401, 404),
    },
  },
});
