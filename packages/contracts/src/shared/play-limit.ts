import { limitKinds, limitPeriods } from '@goldwren/rules';
import { z } from 'zod';
import { instant } from './ids.ts';

const limitAmount = z.string().meta({
  pattern: '^-?[0-9]+([.][0-9]{2})?$',
  description: 'US dollars for `purchase` or coins for losses, with two decimals. Whole minutes for `play_time`.',
});

/** A limit that a player has set for themselves. */
export const playLimit = z
  .object({
    kind: z.enum(limitKinds),
    period: z.enum(limitPeriods),
    amount: limitAmount,
    used: limitAmount.describe(
      'Amount used in the current period. Negative if the player has won more than they staked.',
    ),
    left: limitAmount,
    reserved: z
      .object({
        amount: limitAmount,
        until: instant
          .nullable()
          .describe(
            'When the last of these orders expires, unless it is completed earlier. Null while the payment of one is reviewed.',
          ),
      })
      .nullable()
      .describe('For a purchase limit: the amount reserved by open orders. Null without such orders.'),
    resets_at: instant,
    wanted: z
      .object({
        amount: limitAmount.nullable().describe('Requested amount. Null removes the limit.'),
        from: instant.describe('Start of the confirmation period.'),
        until: instant.describe('End of the confirmation period. The request expires afterwards.'),
      })
      .nullable()
      .describe('Requested higher limit that is not confirmed yet.'),
  })
  .meta({ id: 'PlayLimit' });
export type PlayLimit = z.infer<typeof playLimit>;

export const selfExclusion = z.object({
  since: instant,
  until: instant.nullable().describe('End of the term. Null for a permanent exclusion.'),
  ends_at: instant.nullable().describe('When the exclusion ends. Set after the player has requested its end.'),
});
