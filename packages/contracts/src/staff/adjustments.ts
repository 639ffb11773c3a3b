import { adjustmentDirections, adjustmentStatuses, currencies, staffText } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { says } from '../shared/form-codes.ts';
import { instant, uuid } from '../shared/ids.ts';
import { amount } from '../shared/money.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { playerLine } from './player-line.ts';
import { writtenReason } from './written-reason.ts';

const c = initContract();

const who = z.object({ id: uuid, name: z.string() });
const adjustment = z
  .object({
    id: uuid,
    player: playerLine,
    currency: z.enum(currencies),
    direction: z.enum(adjustmentDirections),
    amount,
    reason: z.string(),
    status: z.enum(adjustmentStatuses),
    requested_by: who,
    requested_at: instant,
    due_at: instant,
    decided_by: who.nullable(),
    decided_at: instant.nullable(),
    decision_note: z.string().nullable(),
  })
  .meta({ id: 'Adjustment' });
export type Adjustment = z.infer<typeof adjustment>;

const pathParams = z.object({ playerId: uuid.describe('Whose balance.'), id: uuid.describe('The correction.') });

export const adjustmentsContract = c.router({
  list: {
    ...endpoints.adjustments.list,
    ...forStaff('adjustments.approve'),
    summary: 'Corrections of balances',
    description: 'Those that wait: oldest first. Otherwise newest first.',
    query: z.strictObject({
      status: z.enum(adjustmentStatuses).optional().describe('Only in this state.'),
      player: uuid.optional().describe('Only of this player.'),
      ...pageQuery,
    }),
    responses: { 200: page(adjustment), ...problems(401) },
  },
  request: {
    ...endpoints.adjustments.request,
    ...forStaff('adjustments.request', { fresh: true }),
    summary: 'Ask for a correction of a balance',
    description:
      'Nothing moves until somebody else approves it. `id` is chosen by the caller: sent again with the same content it is asked for once, with another it is a `conflict`.',
    body: z
      .strictObject({
        id: uuid,
        player_id: uuid,
        currency: z.enum(currencies),
        direction: z.enum(adjustmentDirections),
        amount: amount.refine((text) => !/^0+\.00$/.test(text), says('amount_invalid')),
        reason: writtenReason(staffText.reasonMaxLength),
      })
      .meta({ id: 'AdjustmentForm' }),
    responses: { 201: adjustment, ...problems(401, 404, 409) },
  },
  approve: {
    ...endpoints.adjustments.approve,
    ...forStaff('adjustments.approve', { fresh: true }),
    summary: 'Approve a correction, which posts it',
    description:
      'By somebody else than who asked for it, else `conflict` with reason `second_person`. Sweeps Coins that it brings must be played once, as all must. A debit takes no more than there is: `insufficient_gold` or `insufficient_sweeps`, and it goes on waiting. The player is mailed.',
    pathParams,
    body: c.noBody(),
    responses: { 200: adjustment, ...problems(401, 404, 409) },
  },
  reject: {
    ...endpoints.adjustments.reject,
    ...forStaff('adjustments.approve', { fresh: true }),
    summary: 'Reject a correction',
    description: 'Nothing moves. Whoever asked for it may take it back this way, too.',
    pathParams,
    body: z.strictObject({ reason: writtenReason(staffText.reasonMaxLength) }).meta({ id: 'RejectAdjustmentForm' }),
    responses: { 200: adjustment, ...problems(401, 404, 409) },
  },
});
