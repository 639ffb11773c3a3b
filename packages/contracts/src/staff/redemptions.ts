import {
  identityStatuses,
  payoutMethods,
  redemptionNeeds,
  redemptionReasons,
  redemptionStatuses,
  redemptionSteps,
} from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { country } from '../shared/person.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { exclusionMatches } from './exclusion-match.ts';
import { delayForm, forfeitForm, raiseLimitsForm, rejectForm } from './forms.ts';
import { playerLine } from './player-line.ts';
import { redemptionAllowance } from './redemption-allowance.ts';

const c = initContract();

const status = z.enum(redemptionStatuses);
const colleague = z.object({ id: uuid, name: z.string() });

/** A redemption as the queue shows it. */
const queued = z
  .object({
    id: uuid,
    player: playerLine,
    amount,
    payout_method: z.enum(payoutMethods),
    status,
    needs: z.array(z.enum(redemptionNeeds)),
    created_at: instant,
    since: instant,
    due_at: instant.nullable(),
    breached: z.boolean(),
    approvals: z.int(),
    approvals_needed: z.int(),
  })
  .meta({ id: 'QueuedRedemption' });
export type QueuedRedemption = z.infer<typeof queued>;

const limits = z.object({ request: amount, day: amount, month: amount, until: instant.nullable() });

const detail = queued
  .extend({
    payout_details: z.string().describe('Masked.'),
    next_step: z.enum(redemptionSteps).nullable(),
    approved_by: z.array(colleague.extend({ at: instant })),
    history: z.array(
      z.object({
        status,
        at: instant,
        reason: z.enum(redemptionReasons),
        note: z.string().nullable(),
        by: colleague.nullable().describe('Null: the player, or the product itself.'),
      }),
    ),
    person: z.object({
      country,
      region: z.string().nullable(),
      identity_status: z.enum(identityStatuses),
      created_at: instant,
      suspended: z.boolean(),
      redemption_suspended: z.boolean(),
    }),
    exclusion_matches: exclusionMatches,
    limits: limits.describe('As they hold for this player now.'),
    withheld: amount.nullable(),
    paid_amount: amount.nullable(),
    paid_at: instant.nullable(),
  })
  .meta({ id: 'StaffRedemption' });
export type StaffRedemption = z.infer<typeof detail>;

const pathParams = z.object({ id: uuid.describe('The redemption.') });
const decided = { 200: detail, ...problems(401, 404, 409) };

export const staffRedemptionsContract = c.router({
  list: {
    ...endpoints.redemptions.list,
    ...forStaff('redemptions.read'),
    summary: 'Redemptions, the longest waiting first',
    description: 'Without a status: those that are still open. Payout details are not in it.',
    query: z.strictObject({
      status: status.optional().describe('Only in this state.'),
      method: z.enum(payoutMethods).optional().describe('Only by this method.'),
      player: uuid.optional().describe('Only of this player.'),
      breached: z.enum(['true', 'false']).optional().describe('Only late ones, or only others.'),
      ...pageQuery,
    }),
    responses: { 200: page(queued), ...problems(401) },
  },
  get: {
    ...endpoints.redemptions.get,
    ...forStaff('redemptions.read'),
    summary: 'One redemption',
    description: 'With everything that has happened to it, and who decided. The look is audited.',
    pathParams,
    responses: { 200: detail, ...problems(401, 404) },
  },
  approve: {
    ...endpoints.redemptions.approve,
    ...forStaff('redemptions.review', { fresh: true }),
    summary: 'Approve',
    description:
      'Over the amount that one person may approve it takes two different ones: `conflict` with reason `second_person` for the first of them again, `redemption_needs` while the player has something to do, `redemption_held` while the account or a sanctions review bars it, `redemption_state` where it is decided.',
    pathParams,
    body: c.noBody(),
    responses: decided,
  },
  reject: {
    ...endpoints.redemptions.reject,
    ...forStaff('redemptions.review', { fresh: true }),
    summary: 'Reject',
    description: 'The Sweeps Coins go back, exactly. The player is told the reason, and the note where there is one.',
    pathParams,
    body: rejectForm,
    responses: decided,
  },
  forfeit: {
    ...endpoints.redemptions.forfeit,
    ...forStaff('redemptions.forfeit', { fresh: true }),
    summary: 'Forfeit',
    description: 'The Sweeps Coins do not go back.',
    pathParams,
    body: forfeitForm,
    responses: decided,
  },
  delay: {
    ...endpoints.redemptions.delay,
    ...forStaff('redemptions.review', { fresh: true }),
    summary: 'Say why it takes longer',
    description: 'The player is told, and sees it in the history. The clock goes on.',
    pathParams,
    body: delayForm,
    responses: decided,
  },
  raiseLimits: {
    ...endpoints.redemptions.raiseLimits,
    ...forStaff('redemptions.raise_limit', { fresh: true }),
    summary: 'Raise how much a player may redeem',
    description: 'Never below the published limits. Until the day given; null: until they are set again.',
    pathParams: z.object({ id: uuid.describe('The player.') }),
    body: raiseLimitsForm,
    responses: { 200: redemptionAllowance, ...problems(401, 404) },
  },
});
