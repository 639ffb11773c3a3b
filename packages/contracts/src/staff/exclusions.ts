import { exclusionMatchStates, exclusionReview } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../shared/ids.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { exclusionMatch } from './exclusion-match.ts';
import { writtenReason } from './written-reason.ts';

const c = initContract();

const profile = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    birth_date: z.iso.date(),
    email: z.string(),
    phone: z.string().nullable(),
    created_at: instant,
  })
  .meta({ id: 'ComparedProfile' });

const matchDetail = exclusionMatch
  .extend({
    profile: profile.describe('The account that may belong to the excluded person.'),
    excluded_profile: profile
      .nullable()
      .describe('The account with the self-exclusion; null when it was erased. Only hashes of it are left then.'),
    excluded_at: instant.nullable(),
    excluded_until: instant.nullable().describe('Null: for good.'),
  })
  .meta({ id: 'ExclusionMatchDetail' });
export type ExclusionMatchDetail = z.infer<typeof matchDetail>;

const decideForm = z
  .strictObject({
    decision: z.enum(['cleared', 'confirmed']),
    reason: writtenReason(exclusionReview.reasonMaxLength),
  })
  .meta({ id: 'ExclusionDecisionForm' });

const pathParams = z.object({ id: uuid.describe('The match.') });

export const exclusionsContract = c.router({
  matches: {
    ...endpoints.exclusions.matches,
    ...forStaff('exclusions.review'),
    summary: 'List self-exclusion matches',
    description: 'With `state=open` the queue, the longest waiting first. Otherwise the newest first.',
    query: z.strictObject({
      state: z.enum(exclusionMatchStates).optional().describe('Only in this state.'),
      player: uuid.optional().describe('Only of this player.'),
      ...pageQuery,
    }),
    responses: { 200: page(exclusionMatch), ...problems(401) },
  },
  match: {
    ...endpoints.exclusions.match,
    ...forStaff('exclusions.review'),
    summary: 'Get a self-exclusion match',
    description: 'Shows both profiles next to each other. The access is audited.',
    pathParams,
    responses: { 200: matchDetail, ...problems(401, 404) },
  },
  decide: {
    ...endpoints.exclusions.decide,
    ...forStaff('exclusions.review', { fresh: true }),
    summary: 'Decide a self-exclusion match',
    description:
      '`cleared`: another person. The account is released unless it has other matches. `confirmed`: the excluded person. The account stays blocked, and its prizes are not approved. Only another member of staff can change a decision: otherwise `conflict` with reason `second_person`.',
    pathParams,
    body: decideForm,
    responses: { 200: exclusionMatch, ...problems(401, 404, 409) },
  },
});
