import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { forPlayers } from './shared/access.ts';
import { instant, uuid } from './shared/ids.ts';
import { amount, currency, signedAmount } from './shared/money.ts';
import { page, pageQuery } from './shared/pagination.ts';
import { problems } from './shared/problem.ts';

const c = initContract();

/** Why coins moved; the journal's kinds (docs/ledger.md). */
export const journalKind = z
  .enum(['welcome_offer', 'stake', 'win', 'region_expiry', 'adjustment'])
  .meta({ id: 'JournalKind' });
export type JournalKind = z.infer<typeof journalKind>;

export const walletContract = c.router({
  get: {
    ...endpoints.wallet.get,
    ...forPlayers,
    summary: 'Balances',
    description: '`sweeps_unplayed`: the part of the Sweeps Coins that must still be played once before redemption.',
    responses: {
      200: z.object({ gold_balance: amount, sweeps_balance: amount, sweeps_unplayed: amount }).meta({ id: 'Wallet' }),
      ...problems(401),
    },
  },
  activity: {
    ...endpoints.wallet.activity,
    ...forPlayers,
    summary: "The player's journal, newest first",
    query: z.strictObject({ currency: currency.optional(), kind: journalKind.optional(), ...pageQuery }),
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
            reference: uuid,
          })
          .meta({ id: 'ActivityEntry' }),
      ),
      ...problems(401),
    },
  },
});
