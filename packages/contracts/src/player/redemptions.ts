import {
  payoutMethods,
  redemptionNeeds,
  redemptionReasons,
  redemptionRules,
  redemptionStatuses,
  redemptionSteps,
} from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone } from '../shared/access.ts';

import { instant, uuid } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { facts, problems } from '../shared/problem.ts';
import { forPlayers, forPlayersOnceFresh } from './access.ts';
import { endpoints } from './endpoints.ts';
import { redemptionForm, skillAnswerForm } from './forms.ts';

const c = initContract();

const payoutMethod = z.enum(payoutMethods).meta({ id: 'PayoutMethod' });
const redemptionStatus = z.enum(redemptionStatuses).meta({ id: 'RedemptionStatus' });
const redemptionStep = z.enum(redemptionSteps).meta({ id: 'RedemptionStep' });
const businessDays = z.object({ from: z.int(), to: z.int() }).meta({ id: 'BusinessDays' });

/** A prize asked for: the same clock and reasons that staff see. */
const redemption = z
  .object({
    id: uuid,
    sweeps_submitted: amount,
    payout_method: payoutMethod,
    payout_details: z.object({ details: z.string().describe('Masked.') }),
    status: redemptionStatus,
    created_at: instant,
    since: instant.describe('Since when it is in this state.'),
    due_at: instant
      .nullable()
      .describe('By when this step is done; null once all are, or while the player has something to do.'),
    next: z.object({ step: redemptionStep, by: instant.nullable() }).nullable(),
    needs: z.array(z.enum(redemptionNeeds)).describe('What it waits for from the player.'),
    history: z.array(
      z.object({
        status: redemptionStatus,
        at: instant,
        reason: z.enum(redemptionReasons),
        note: z.string().nullable().describe('What staff wrote to the player.'),
      }),
    ),
    withheld: amount.nullable().describe('Tax withheld, US dollars; null until paid.'),
    paid_amount: amount.nullable().describe('What was paid out, US dollars; null until paid.'),
    delayed: z.boolean().describe('This step is late; the history says why.'),
  })
  .meta({ id: 'Redemption' });
export type Redemption = z.infer<typeof redemption>;

/** Every rule, and the amounts that the rules about an amount look at: a screen asks packages/rules again as one types. */
const eligibility = z
  .object({
    eligible: z.boolean(),
    rules: z.array(
      z.object({
        code: z.enum(redemptionRules),
        passed: z.boolean(),
        params: facts,
        passes_at: instant.nullable().describe('From when it passes if nothing else changes.'),
      }),
    ),
    amounts: z.object({
      balance: amount,
      unplayed: amount,
      held: amount.describe('The lowest balance of the last 24 hours.'),
      held_since: instant.nullable().describe('Since when the balance has been at least the amount asked about.'),
      redeemable: amount.describe('Played, held for 24 hours, and within what is left of the limits.'),
      request_limit: amount,
      day_limit: amount,
      month_limit: amount,
      used_today: amount,
      used_this_month: amount,
    }),
  })
  .meta({ id: 'RedemptionEligibility' });
export type RedemptionEligibility = z.infer<typeof eligibility>;

const measured = z
  .object({
    count: z.int(),
    p50_hours: z.number(),
    p90_hours: z.number(),
    in_time_percent: z.number().nullable().describe('Of a hundred, how many were within the promise.'),
  })
  .meta({ id: 'MeasuredTimes', description: 'Of the last 30 days, by the clock and not in business days.' });

const times = z
  .object({
    days: z.int().describe('How far back it is measured.'),
    steps: z.array(z.object({ step: redemptionStep, promise: businessDays.nullable(), measured: measured.nullable() })),
    methods: z.array(
      z.object({
        method: payoutMethod,
        promise: businessDays,
        payment: measured.nullable().describe('From the hand-over to the payment.'),
        in_all: measured.nullable().describe('From the request to the payment.'),
      }),
    ),
  })
  .meta({ id: 'RedemptionTimes' });
export type RedemptionTimes = z.infer<typeof times>;

/** How a skill test stands. The question is there while its time runs. */
const skillTest = z
  .object({
    state: z.enum(['asked', 'wrong', 'passed', 'failed']),
    question: z.string().nullable(),
    expires_at: instant.nullable(),
    attempts_left: z.int(),
  })
  .meta({ id: 'SkillTest' });
export type SkillTest = z.infer<typeof skillTest>;

export const redemptionsContract = c.router({
  submit: {
    ...endpoints.redemptions.submit,
    ...forPlayersOnceFresh,
    summary: 'Ask for a prize',
    description:
      'Puts the Sweeps Coins into escrow at once. Refused with the first rule that fails as `code`, the facts of it as `params` (`GET /redemptions/eligibility` has them all): `account_suspended`, `self_excluded`, `redemption_suspended`, `region_blocked`, `state_required`, `region_unknown`, `email_unverified`, `account_too_new`, `redemption_pending`, `redemption_too_soon`, `limit_reached`, `insufficient_sweeps`, `sweeps_unplayed`, `sweeps_not_held`. Accepts `Idempotency-Key`.',
    body: redemptionForm,
    responses: { 201: z.object({ redemption }), ...problems(401, 409) },
  },
  list: {
    ...endpoints.redemptions.list,
    ...forPlayers,
    summary: "The player's redemptions, newest first",
    description: 'Each with its dated history, what happens next and by when. Payout details are masked.',
    query: z.strictObject(pageQuery),
    responses: { 200: page(redemption), ...problems(401) },
  },
  eligibility: {
    ...endpoints.redemptions.eligibility,
    ...forPlayers,
    summary: 'May a prize be asked for?',
    description: 'Every rule, passed or not, why, and from when it passes. The server enforces the same list.',
    query: z.strictObject({
      amount: amount.optional().describe('Sweeps Coins; none: the least that can be redeemed.'),
      method: payoutMethod.optional().describe('How it is to be paid out.'),
    }),
    responses: { 200: eligibility, ...problems(401) },
  },
  recent: {
    ...endpoints.redemptions.recent,
    ...forEveryone,
    summary: 'Recent winners',
    description:
      'The latest paid redemptions. `display_name` is the first name and an initial, or `Anonymous` for a player who opted out.',
    responses: {
      200: z.object({
        results: z.array(z.object({ display_name: z.string(), amount, paid_at: instant }).meta({ id: 'RecentWinner' })),
      }),
    },
  },
  times: {
    ...endpoints.redemptions.times,
    ...forEveryone,
    summary: 'What is promised, and what was measured',
    description: 'Median and 90th percentile of the last 30 days, per step and per method, beside the promise.',
    responses: { 200: times },
  },
  skillTest: {
    ...endpoints.redemptions.skillTest,
    ...forPlayers,
    summary: 'The skill-testing question of a Canadian winner',
    description:
      'With `{}`: the question, whose time then runs; asked again while it runs, the same one. With `answer`: judged. A wrong or late answer costs an attempt, and the next question is asked for anew; when none is left the redemption is rejected and the Sweeps Coins go back. `conflict` where no answer is due.',
    pathParams: z.object({ id: uuid.describe('The redemption.') }),
    body: skillAnswerForm,
    responses: { 200: skillTest, ...problems(401, 404, 409) },
  },
});
