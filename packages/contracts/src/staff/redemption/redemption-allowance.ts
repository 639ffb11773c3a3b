import { z } from 'zod';
import { instant } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';

/** The redemption limits of a player, and how much of them is used. */
export const redemptionAllowance = z
  .object({
    request: amount,
    day: amount,
    month: amount,
    until: instant.nullable().describe('When the raised limits end. Null if they do not end or are not raised.'),
    raised: z.boolean().describe('Whether the limits are above the published limits.'),
    used_today: amount.describe('Amount used today in the product time zone. Returned amounts do not count.'),
    used_this_month: amount,
  })
  .meta({ id: 'RedemptionAllowance' });
export type RedemptionAllowance = z.infer<typeof redemptionAllowance>;
