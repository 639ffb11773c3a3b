import { journalKinds } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { calendarDay } from '../shared/dates.ts';
import { instant } from '../shared/ids.ts';
import { amount, currency, signedAmount } from '../shared/money.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();

const money = z.object({ count: z.int(), usd: amount });

/** One coin in one day. Net is what the house kept of the stakes; negative when players won more. */
const coinDay = z
  .object({
    granted: amount.describe('To players, other than by play and what was given back of redemptions.'),
    taken: amount.describe('From players, other than by play and for redemptions.'),
    staked: amount.describe('Raises included.'),
    won: amount,
    net: signedAmount,
  })
  .meta({ id: 'CoinDay' });

/** The journal's rows of one kind and direction in one day, added up. */
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
    day: z.iso.date().describe('Of the product time zone.'),
    computed_at: instant,
    registrations: z.int(),
    active_players: z.int().describe('Who staked something.'),
    rounds: z.int().describe('Begun.'),
    purchases: money.describe('Orders paid.'),
    taken_back: money.describe('Orders refunded or charged back.'),
    buyers: z.int(),
    gold: coinDay,
    sweeps: coinDay,
    redemptions: z.object({
      asked: z.object({ count: z.int(), sweeps: amount }),
      paid: z.object({ count: z.int(), sweeps: amount }),
      median_hours: z.number().nullable().describe('From asking to paid, of those paid; null without any.'),
    }),
    movements: z.array(movement).describe('The journal of the day, in full: what the sums above are made of.'),
  })
  .meta({ id: 'DailyReport' });
export type DailyReport = z.infer<typeof dailyReport>;

export const reportsContract = c.router({
  list: {
    ...endpoints.reports.list,
    ...forStaff('health.read'),
    summary: 'Daily reports',
    description: 'Newest first; finished days only.',
    query: z.strictObject({
      from: calendarDay.optional().describe('Included.'),
      to: calendarDay.optional().describe('Included.'),
      ...pageQuery,
    }),
    responses: { 200: page(dailyReport), ...problems(401) },
  },
  get: {
    ...endpoints.reports.get,
    ...forStaff('health.read'),
    summary: 'The report of a day',
    description: 'Computed by a job shortly after the day has ended.',
    pathParams: z.object({ day: calendarDay.describe('Of the product time zone.') }),
    responses: { 200: dailyReport, ...problems(401, 404) },
  },
  compute: {
    ...endpoints.reports.compute,
    ...forStaff('health.read', { notFresh: 'it computes figures from the journal again' }),
    summary: 'Compute the report of a finished day again',
    description:
      'From the journal and the tables, which do not change behind us: the same figures as before. When they are not, an alert is raised and the new ones stand. A few in a quarter of an hour for each member of staff.',
    pathParams: z.object({ day: calendarDay.describe('Of the product time zone.') }),
    body: c.noBody(),
    responses: {
      200: z.object({ report: dailyReport, changed: z.boolean() }),
      ...problems(401, 404),
    },
  },
});
