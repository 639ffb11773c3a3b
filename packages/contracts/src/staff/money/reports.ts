import { journalKinds } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { calendarDay } from '../../shared/dates.ts';
import { instant } from '../../shared/ids.ts';
import { amount, currency, signedAmount } from '../../shared/money.ts';
import { page, pageQuery } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';

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

const dailyReport = z
  .object({
    day: z.iso.date().describe('Day in the product time zone.'),
    computed_at: instant,
    registrations: z.int(),
    active_players: z.int().describe('Number of players with at least one stake.'),
    rounds: z.int().describe('Number of started rounds.'),
    purchases: money.describe('Paid orders.'),
    taken_back: money.describe('Refunded and charged-back orders.'),
    buyers: z.int(),
    gold: coinDay,
    sweeps: coinDay,
    redemptions: z.object({
      asked: z.object({ count: z.int(), sweeps: amount }),
      paid: z.object({ count: z.int(), sweeps: amount }),
      median_hours: z
        .number()
        .nullable()
        .describe('Median time from request to payment. Null without paid redemptions.'),
    }),
    movements: z.array(movement).describe('All journal totals of the day. The sums above are computed from them.'),
  })
  .meta({ id: 'DailyReport' });
export type DailyReport = z.infer<typeof dailyReport>;

export const reportsContract = c.router({
  list: {
    ...endpoints.reports.list,
    ...forStaff('health.read'),
    summary: 'List daily reports',
    description: 'Returns reports of finished days, newest first.',
    query: z.strictObject({
      from: calendarDay.optional().describe('First day, inclusive.'),
      to: calendarDay.optional().describe('Last day, inclusive.'),
      ...pageQuery,
    }),
    responses: { 200: page(dailyReport), ...problems(401) },
  },
  get: {
    ...endpoints.reports.get,
    ...forStaff('health.read'),
    summary: 'Get a daily report',
    description: 'A job computes the report shortly after the end of the day.',
    pathParams: z.object({ day: calendarDay.describe('Day in the product time zone.') }),
    responses: { 200: dailyReport, ...problems(401, 404) },
  },
  compute: {
    ...endpoints.reports.compute,
    ...forStaff('health.read', { notFresh: 'computes figures from the journal again' }),
    summary: 'Recompute a daily report',
    description:
      'Computes the report of a finished day again from the journal and the tables. Both are immutable, so the figures should be the same. If they differ, an alert is raised and the new figures are stored. Each member of staff can start a few computations per 15 minutes.',
    pathParams: z.object({ day: calendarDay.describe('Day in the product time zone.') }),
    body: c.noBody(),
    responses: {
      200: z.object({ report: dailyReport, changed: z.boolean() }),
      ...problems(401, 404),
    },
  },
});
