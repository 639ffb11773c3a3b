import { exclusionMatchStates, exclusionReview } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../../shared/ids.ts';
import { page } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { cellsPageQuery, overCells, pagesOverCells } from '../over-cells.ts';
import { writtenReason } from '../written-reason.ts';
import { exclusionMatch } from './exclusion-match.ts';

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
    profile: profile.describe('Account that may belong to the excluded person.'),
    excluded_profile: profile
      .nullable()
      .describe(
        'Account with the self-exclusion. Null for an account of another cell, and after its erasure, when only hashes remain.',
      ),
    excluded_people: z
      .array(profile.pick({ first_name: true, last_name: true, birth_date: true }).meta({ id: 'ExcludedPerson' }))
      .describe('Names and birth dates of an account of another cell. Empty after the end of its self-exclusion.'),
    excluded_at: instant.nullable(),
    excluded_until: instant.nullable().describe('End of the exclusion. Null if it is permanent.'),
  })
  .meta({ id: 'ExclusionMatchDetail' });
export type ExclusionMatchDetail = z.infer<typeof matchDetail>;

const decideForm = z
  .strictObject({
    decision: z.enum(['cleared', 'confirmed']),
    reason: writtenReason(exclusionReview.reasonMaxLength),
  })
  .meta({ id: 'ExclusionDecisionForm' });

const pathParams = z.object({ id: uuid.describe('ID of the match.') });

export const exclusionsContract = c.router({
  matches: {
    ...endpoints.exclusions.matches,
    ...forStaff(
      'exclusions.review',
      pagesOverCells(exclusionMatch, ({ state }) => ({ id: 'id', by: null, descending: state !== 'open' })),
    ),
    summary: 'List self-exclusion matches',
    description: 'With `state=open`, returns the longest waiting match first. Otherwise returns the newest first.',
    query: z.strictObject({
      state: z.enum(exclusionMatchStates).optional().describe('Only in this state.'),
      player: uuid.optional().describe('Only for this player.'),
      ...cellsPageQuery,
    }),
    responses: { 200: overCells(page(exclusionMatch), 'ExclusionMatchRow'), ...problems(401) },
  },
  match: {
    ...endpoints.exclusions.match,
    ...forStaff('exclusions.review'),
    summary: 'Get a self-exclusion match',
    description: 'Returns both profiles. The access is audited.',
    pathParams,
    responses: { 200: matchDetail, ...problems(401, 404) },
  },
  decide: {
    ...endpoints.exclusions.decide,
    ...forStaff('exclusions.review', { fresh: true }),
    summary: 'Decide a self-exclusion match',
    description:
      '`cleared`: a different person. The account is released unless it has other matches. `confirmed`: the excluded person. The account stays blocked, and its redemptions are not approved. Only another staff member can change a decision; otherwise the call returns `conflict` with reason `second_person`.',
    pathParams,
    body: decideForm,
    responses: { 200: exclusionMatch, ...problems(401, 404, 409) },
  },
});
