import { z } from 'zod';
import { instant } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';

/** How much a player may redeem, and how much of it is used. */
export const redemptionAllowance = z
  .object({
    request: amount,
    day: amount,
    month: amount,
    until: instant.nullable().describe('Until when they are raised; null: for good, or not raised at all.'),
    raised: z.boolean().describe('More than everybody may.'),
    used_today: amount.describe('Of the product’s day; what was given back does not count.'),
    used_this_month: amount,
  })
  .meta({ id: 'RedemptionAllowance' });
export type RedemptionAllowance = z.infer<typeof redemptionAllowance>;
