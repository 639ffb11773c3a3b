import { limitKinds, limitPeriods } from '@goldwren/rules';
import { z } from 'zod';
import { instant } from './ids.ts';

const limitAmount = z.string().meta({
  pattern: '^-?[0-9]+([.][0-9]{2})?$',
  description: 'US dollars for `purchase`, coins for the losses (two decimals); whole minutes for `play_time`.',
});

/** A limit that a player has set for themselves. */
export const playLimit = z
  .object({
    kind: z.enum(limitKinds),
    period: z.enum(limitPeriods),
    amount: limitAmount,
    used: limitAmount.describe('Of the period that runs; negative for somebody who is ahead.'),
    left: limitAmount,
    reserved: z
      .object({
        amount: limitAmount,
        until: instant.describe('When the last of these orders expires, unless it ends before.'),
      })
      .nullable()
      .describe('Of a purchase limit: the orders that may still be paid. Null without any.'),
    resets_at: instant,
    wanted: z
      .object({
        amount: limitAmount.nullable().describe('Null: no limit any more.'),
        from: instant.describe('From when it can be confirmed.'),
        until: instant.describe('Until then; afterwards the request has lapsed.'),
      })
      .nullable()
      .describe('A looser limit that was asked for and waits.'),
  })
  .meta({ id: 'PlayLimit' });
export type PlayLimit = z.infer<typeof playLimit>;

export const selfExclusion = z.object({
  since: instant,
  until: instant.nullable().describe('End of the term; null: for good.'),
  ends_at: instant.nullable().describe('When it ends, once the player has asked to come back.'),
});
