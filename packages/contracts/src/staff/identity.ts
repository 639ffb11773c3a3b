import {
  countries,
  documentKinds,
  documentRejections,
  documentStatuses,
  identityCaseStatuses,
  identityStatuses,
} from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { bytes } from '../shared/binary.ts';
import { instant, uuid } from '../shared/ids.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { exclusionMatches } from './exclusion-match.ts';
import { approveIdentityForm, rejectIdentityForm } from './identity-forms.ts';
import { playerLine } from './player-line.ts';

const c = initContract();

const clock = { submitted_at: instant, target_at: instant, due_at: instant, breached: z.boolean() };

const caseLine = z
  .object({
    id: uuid,
    player: playerLine,
    status: z.enum(identityCaseStatuses),
    ...clock,
    decided_at: instant.nullable(),
    attempt: z.int().min(1).describe('How many times this player has asked, this time included.'),
    reclaimed: z.boolean().describe('The mailbox owner took the account over: name and birth date may be another’s.'),
  })
  .meta({ id: 'IdentityCaseLine' });
export type IdentityCaseLine = z.infer<typeof caseLine>;

const person = z
  .object({ first_name: z.string(), last_name: z.string(), birth_date: z.iso.date() })
  .meta({ id: 'PersonOnPaper' });

const caseDocument = z
  .object({
    id: uuid,
    kind: z.enum(documentKinds),
    status: z.enum(documentStatuses),
    uploaded_at: instant,
    issued_on: z.iso.date().nullable(),
    reason: z.enum(documentRejections).nullable(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'IdentityCaseDocument' });
export type IdentityCaseDocument = z.infer<typeof caseDocument>;

const identityCase = z
  .object({
    id: uuid,
    status: z.enum(identityCaseStatuses),
    ...clock,
    attempt: z.int().min(1),
    decided_at: instant.nullable(),
    decided_by: z.string().nullable().describe('Name of the member of staff.'),
    ssn_last4: z.string().nullable(),
    ssn_last4_refused: z.boolean(),
    note: z.string().nullable(),
    verified: person.nullable().describe('As the documents show, confirmed by the reviewer.'),
    documents: z.array(caseDocument),
  })
  .meta({ id: 'IdentityCase' });
export type IdentityCase = z.infer<typeof identityCase>;

const caseFile = z
  .object({
    player: z.object({
      id: uuid,
      email: z.string(),
      country: z.enum(countries),
      us_state: z.string().nullable(),
      created_at: instant,
      identity_status: z.enum(identityStatuses),
      reclaimed: z.boolean(),
    }),
    entered: person.describe('As the player wrote it at registration.'),
    exclusion_matches: exclusionMatches,
    cases: z.array(identityCase).describe('Newest first. Files of documents that were replaced are gone.'),
  })
  .meta({ id: 'IdentityFile' });
export type IdentityFile = z.infer<typeof caseFile>;

const playerId = uuid.describe('The player.');
const inCase = z.object({ playerId, caseId: uuid.describe('The review.') });

export const staffIdentityContract = c.router({
  list: {
    ...endpoints.identity.list,
    ...forStaff('identity.review'),
    summary: 'Reviews of identity',
    description: 'Those that wait, oldest first, unless `status` says another; what is decided comes newest first.',
    query: z.object({
      ...pageQuery,
      status: z.enum(identityCaseStatuses).optional().describe('Those that wait, when none is given.'),
      breached: z.enum(['true']).optional().describe('Only those past the time by which they must be done.'),
    }),
    responses: { 200: page(caseLine), ...problems(401) },
  },
  get: {
    ...endpoints.identity.get,
    ...forStaff('identity.review'),
    summary: "A player's reviews, with what was entered beside what was sent",
    description: 'Reading it is audited.',
    pathParams: z.object({ playerId }),
    responses: { 200: caseFile, ...problems(401, 404) },
  },
  document: {
    ...endpoints.identity.document,
    ...forStaff('identity.review', { fresh: true }),
    summary: 'See a document',
    description: 'The picture itself. Each look is audited before the bytes leave.',
    pathParams: z.object({ playerId, documentId: uuid.describe('The document.') }),
    responses: { 200: c.otherResponse({ contentType: 'image/jpeg', body: bytes }), ...problems(401, 404) },
  },
  approve: {
    ...endpoints.identity.approve,
    ...forStaff('identity.review', { fresh: true }),
    summary: 'Verify who a player is',
    description:
      'With name and birth date as the documents show them. Where those differ from what the player entered, or the account was taken over by the owner of its mailbox, `differences_confirmed` says that the reviewer has seen it. `conflict` with reason `exclusion_match` while the account may belong to a person who has excluded themselves.',
    pathParams: inCase,
    body: approveIdentityForm,
    responses: { 200: caseFile, ...problems(401, 404, 409) },
  },
  reject: {
    ...endpoints.identity.reject,
    ...forStaff('identity.review', { fresh: true }),
    summary: 'Ask for other documents',
    description: 'With a reason for each that cannot be accepted; the player may send those again.',
    pathParams: inCase,
    body: rejectIdentityForm,
    responses: { 200: caseFile, ...problems(401, 404, 409) },
  },
});
