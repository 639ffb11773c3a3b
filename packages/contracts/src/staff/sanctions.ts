import {
  sanctions,
  sanctionsFormats,
  sanctionsMatchStates,
  screeningOccasions,
  screeningResults,
} from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { says } from '../shared/form-codes.ts';
import { instant, uuid } from '../shared/ids.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { playerLine } from './player-line.ts';
import { writtenReason } from './written-reason.ts';

const c = initContract();

const match = z
  .object({
    id: uuid,
    player: playerLine,
    name: z.string().describe('The player, as the name was held against the list.'),
    birth_year: z.int(),
    listed_name: z.string(),
    listed_birth_years: z.array(z.int()).describe('Empty: the list has none.'),
    entry: z.string().describe('Of the person in the list.'),
    list_version: z.int(),
    score: z.int().describe('How alike the names are, of 100.'),
    state: z.enum(sanctionsMatchStates),
    opened_at: instant,
    due_at: instant,
    breached: z.boolean(),
    decided_at: instant.nullable(),
    decided_by: uuid.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'SanctionsMatch' });
export type SanctionsMatch = z.infer<typeof match>;

const screening = z.object({
  id: uuid,
  at: instant,
  occasion: z.enum(screeningOccasions),
  name: z.string(),
  birth_year: z.int(),
  list_version: z.int().nullable().describe('Null: no list had been imported.'),
  list_sha256: z.string().nullable(),
  result: z.enum(screeningResults),
});

const matchDetail = match
  .extend({ screenings: z.array(screening).describe('Every look at the list for this player, newest first.') })
  .meta({ id: 'SanctionsMatchDetail' });
export type SanctionsMatchDetail = z.infer<typeof matchDetail>;

const list = z
  .object({
    version: z.int(),
    format: z.enum(sanctionsFormats),
    sha256: z.string(),
    files: z.array(z.string()),
    names: z.int(),
    imported_at: instant,
  })
  .meta({ id: 'SanctionsList' });
export type SanctionsList = z.infer<typeof list>;

const decideForm = z
  .strictObject({
    decision: z.enum(['cleared', 'confirmed']),
    reason: writtenReason(sanctions.reasonMaxLength),
  })
  .meta({ id: 'SanctionsDecisionForm' });

const pathParams = z.object({ id: uuid.describe('The match.') });

export const sanctionsContract = c.router({
  matches: {
    ...endpoints.sanctions.matches,
    ...forStaff('sanctions.review'),
    summary: 'Likenesses with names of the sanctions list',
    description: 'With `state=open` the queue, the longest waiting first; else the latest first.',
    query: z.strictObject({
      state: z.enum(sanctionsMatchStates).optional().describe('Only in this state.'),
      player: uuid.optional().describe('Only of this player.'),
      ...pageQuery,
    }),
    responses: { 200: page(match), ...problems(401) },
  },
  match: {
    ...endpoints.sanctions.match,
    ...forStaff('sanctions.review'),
    summary: 'One likeness, with every screening of its player',
    description: 'The look is audited.',
    pathParams,
    responses: { 200: matchDetail, ...problems(401, 404) },
  },
  decide: {
    ...endpoints.sanctions.decide,
    ...forStaff('sanctions.review', { fresh: true }),
    summary: 'Say whose name it is',
    description:
      '`cleared`: another person, who may be paid. `confirmed`: the one listed; nothing is paid. A decision is changed by somebody else than who made it: else `conflict` with reason `second_person`.',
    pathParams,
    body: decideForm,
    responses: { 200: match, ...problems(401, 404, 409) },
  },
  lists: {
    ...endpoints.sanctions.lists,
    ...forStaff('sanctions.review'),
    summary: 'Imported lists, newest first',
    description: 'The first one is in force. Empty: none was imported yet, and nobody is screened.',
    query: z.strictObject({
      ...pageQuery,
      cursor: z
        .string()
        .regex(/^[1-9]\d{0,8}$/, says('cursor_invalid'))
        .optional()
        .describe('`next_cursor` of the page before; none for the first.'),
    }),
    responses: { 200: page(list), ...problems(401) },
  },
});
