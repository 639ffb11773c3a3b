import { countries, permissions } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryoneRevalidated } from '../shared/access.ts';
import { day } from '../shared/ids.ts';
import { amount, walletBalances } from '../shared/money.ts';
import { region } from '../shared/place.ts';
import { endpoints } from './endpoints.ts';
import { publishedConstants, range } from './published-constants.ts';

const c = initContract();

/** What the pages print, from the constants that the API enforces. */
const policy = z
  .object({
    pack: z
      .object({
        id: z.string(),
        from: day.describe('Calendar day of the product time zone.'),
        regions: z.array(
          z.object({
            country: z.enum(countries),
            region: region,
            allowed: z.array(z.enum(permissions)),
          }),
        ),
      })
      .describe('The regional rules in force. Regions not named allow everything.'),
    time_zone: z.string(),
    minimum_age_years: z.int(),
    region_change_interval_days: z.int(),
    welcome_offer: walletBalances,
    free_entry: z.object({
      sweeps: amount,
      held_days: z.int(),
      online_review_business_days: range,
      mail_review_business_days: range,
      mail_in: z.object({
        address: z.array(z.string()).describe('Where cards are mailed to, line by line.'),
        card_inches: z.string(),
      }),
    }),
    login_bonus_gold: z.array(amount).describe('Days 1 to 7, then it starts again.'),
    rtp_percent: range,
    session_idle_minutes: z.int(),
    order_expiry_hours: z.int(),
    ...publishedConstants,
  })
  .meta({ id: 'Policy' });
export type Policy = z.infer<typeof policy>;

export const policyContract = c.router({
  get: {
    ...endpoints.policy.get,
    ...forEveryoneRevalidated,
    summary: 'The rules in force',
    description: 'The regional pack in force and every published constant, as the pages print them.',
    responses: { 200: policy },
  },
});
