import { journalKinds } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../shared/ids.ts';
import { amount, currency, signedAmount } from '../shared/money.ts';
import { wholeNumber } from '../shared/numbers.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { problems } from '../shared/problem.ts';
import { forPlayers, forPlayersOnce } from './access.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();

/** Why coins moved; the journal's kinds (docs/ledger.md). */
export const journalKind = z.enum(journalKinds).meta({ id: 'JournalKind' });
export type JournalKind = z.infer<typeof journalKind>;

/** Where the player stands in the seven days. `next_claim_at` is the start of the next day once today's is claimed. */
const loginBonus = z
  .object({
    day: z.int().min(1).max(7).describe('The day that is claimed next.'),
    amount,
    claimable: z.boolean(),
    next_claim_at: instant.nullable(),
    days: z.array(z.object({ day: z.int(), amount, state: z.enum(['claimed', 'today', 'ahead']) })),
  })
  .meta({ id: 'LoginBonus' });

export const walletContract = c.router({
  get: {
    ...endpoints.wallet.get,
    ...forPlayers,
    summary: 'Balances',
    description:
      '`sweeps_unplayed`: the part of the Sweeps Coins that must still be played once before redemption. `sweeps_expire_at`: when they expire should the player neither sign in again nor play before; null without any.',
    responses: {
      200: z
        .object({
          gold_balance: amount,
          sweeps_balance: amount,
          sweeps_unplayed: amount,
          sweeps_expire_at: instant.nullable(),
        })
        .meta({ id: 'Wallet' }),
      ...problems(401),
    },
  },
  activity: {
    ...endpoints.wallet.activity,
    ...forPlayers,
    summary: "The player's journal, newest first",
    description: 'Every movement of coins with the balance after it.',
    query: z.strictObject({
      currency: currency.optional().describe('Only this coin.'),
      kind: journalKind.optional().describe('Only this kind of movement.'),
      ...pageQuery,
    }),
    responses: {
      200: page(
        z
          .object({
            id: z.string(),
            at: instant,
            currency,
            kind: journalKind,
            amount: signedAmount,
            balance_after: amount,
            reference: uuid.describe('What moved it: the round, of a raise too; the order, the entry, the claim.'),
          })
          .meta({ id: 'ActivityEntry' }),
      ),
      ...problems(401),
    },
  },
  history: {
    ...endpoints.wallet.history,
    ...forPlayers,
    summary: 'Closing balances of the last days',
    description: 'One row per day of the product time zone, oldest first, today included as it stands.',
    query: z.strictObject({ days: wholeNumber(1, 90).optional().describe('How many days, 1 to 90.') }),
    responses: {
      200: z.object({
        results: z.array(z.object({ day: z.iso.date(), gold: amount, sweeps: amount }).meta({ id: 'DayBalances' })),
      }),
      ...problems(401),
    },
  },
  loginBonus: {
    ...endpoints.wallet.loginBonus,
    ...forPlayers,
    summary: 'The seven-day login bonus as it stands',
    description: 'What can be claimed now, and when the next day begins.',
    responses: { 200: loginBonus, ...problems(401) },
  },
  claimLoginBonus: {
    ...endpoints.wallet.claimLoginBonus,
    ...forPlayersOnce,
    summary: "Claim today's login bonus",
    description: 'Once per day of the product time zone; `conflict` when it was claimed. A missed day starts at day 1.',
    body: c.noBody(),
    responses: { 200: loginBonus.extend({ claimed: amount, gold_balance: amount }), ...problems(401, 409) },
  },
});
