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

/** Rules and constants that the pages show. The API enforces the same values. */
const policy = z
  .object({
    pack: z
      .object({
        id: z.string(),
        from: day.describe('First day in force, in the product time zone.'),
        regions: z.array(
          z.object({
            country: z.enum(countries),
            region: region,
            allowed: z.array(z.enum(permissions)),
          }),
        ),
      })
      .describe('Current regional rules. Regions that are not listed allow everything.'),
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
        address: z.array(z.string()).describe('Postal address for mail-in entries, one line per item.'),
        card_inches: z.string(),
      }),
    }),
    login_bonus_gold: z.array(amount).describe('Bonus of days 1 to 7. The cycle then restarts.'),
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
    summary: 'Get the current rules',
    description: 'Returns the regional policy pack in force and every published constant.',
    responses: { 200: policy },
  },
});
