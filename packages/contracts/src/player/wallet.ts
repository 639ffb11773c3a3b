import { balanceRanges, journalKinds, movementFilters, movementGroups, roundStates } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { gameReference } from '../shared/game.ts';
import { day, instant, uuid } from '../shared/ids.ts';
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
    days: z.array(
      z.object({ day: z.int(), amount, state: z.enum(['claimed', 'today', 'ahead']) }).meta({ id: 'LoginBonusDay' }),
    ),
  })
  .meta({ id: 'LoginBonus' });

/** One thing that happened to a coin of the player: a whole round, or another movement. */
const timelineEntry = z
  .object({
    id: z.string(),
    at: instant,
    group: z.enum(movementGroups),
    kind: journalKind.nullable().describe('Null: a round.'),
    currency,
    net: signedAmount.describe('Of a round: paid less staked; while it is open, what was staked so far.'),
    balance_after: amount.describe('After its last movement.'),
    reference: uuid.describe('The round, for its proof and replay; the order, the entry, the claim, the redemption.'),
    round: z
      .object({
        game: gameReference,
        state: z.enum(roundStates),
        stake: amount.describe('All that was staked, raises included.'),
        payout: amount,
      })
      .nullable(),
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntry>;

const balanceSeries = z
  .object({
    currency,
    from: instant,
    to: instant,
    opening: amount.nullable().describe('With which the range began; null where nothing had moved before.'),
    closing: amount,
    low: amount.describe('Of the opening and of all points: the axis of a chart.'),
    high: amount,
    sampled: z
      .boolean()
      .describe('True where so much was played that extremes are those of an even sample; balances at `at` are exact.'),
    points: z
      .array(
        z.object({
          at: instant.describe('End of its stretch of the range.'),
          balance: amount,
          low: amount.describe('Lowest balance of the stretch.'),
          high: amount,
        }),
      )
      .describe('Oldest first, stretches of equal time; those in which nothing moved are left out.'),
  })
  .meta({ id: 'BalanceSeries' });
export type BalanceSeries = z.infer<typeof balanceSeries>;

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
        results: z.array(z.object({ day, gold: amount, sweeps: amount }).meta({ id: 'DayBalances' })),
      }),
      ...problems(401),
    },
  },
  timeline: {
    ...endpoints.wallet.timeline,
    ...forPlayers,
    summary: 'What happened to the coins, one row per round',
    description:
      'Newest first, by when it began. A round is one row with its game and net result; other movements are a row per coin. Pages neither repeat nor skip while rounds are played.',
    query: z.strictObject({
      group: z
        .enum(movementFilters)
        .optional()
        .describe('Only these; `beside_play`: all but rounds; everything when left out.'),
      currency: currency.optional().describe('Only this coin.'),
      ...pageQuery,
    }),
    responses: { 200: page(timelineEntry), ...problems(401) },
  },
  balances: {
    ...endpoints.wallet.balances,
    ...forPlayers,
    summary: 'The balance over time, for a chart',
    description: 'At most 120 points however much was played; each with the lowest and highest balance of its stretch.',
    query: z.strictObject({
      currency: currency.describe('Of this coin.'),
      range: z.enum(balanceRanges).optional().describe('Until now; `month` when left out.'),
    }),
    responses: { 200: balanceSeries, ...problems(401) },
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
