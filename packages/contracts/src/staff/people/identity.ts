import {
  countries,
  documentKinds,
  documentRejections,
  documentStatuses,
  identityCaseStatuses,
  identityStatuses,
  vendorSessionStates,
} from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { bytes } from '../../shared/binary.ts';
import { instant, uuid } from '../../shared/ids.ts';
import { page } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { cellsPageQuery, overCells, pagesOverCells } from '../over-cells.ts';
import { playerLine } from '../player-line.ts';
import { exclusionMatches } from './exclusion-match.ts';
import { approveIdentityForm, rejectIdentityForm } from './identity-forms.ts';

const c = initContract();

const clock = { submitted_at: instant, target_at: instant, due_at: instant, breached: z.boolean() };

const caseLine = z
  .object({
    id: uuid,
    player: playerLine,
    status: z.enum(identityCaseStatuses),
    ...clock,
    decided_at: instant.nullable(),
    attempt: z.int().min(1).describe('Number of submissions of this player, including this one.'),
    reclaimed: z
      .boolean()
      .describe(
        'Whether the owner of the mailbox took over the account. Name and birth date may belong to another person.',
      ),
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
    decided_by: z.string().nullable().describe('Name of the staff member.'),
    ssn_last4: z.string().nullable(),
    ssn_last4_refused: z.boolean(),
    note: z.string().nullable(),
    verified: person.nullable().describe('Name and birth date on the documents, confirmed by the reviewer.'),
    documents: z.array(caseDocument),
  })
  .meta({ id: 'IdentityCase' });
export type IdentityCase = z.infer<typeof identityCase>;

const vendorSession = z
  .object({
    id: uuid.describe('Our ID, which is also in the metadata of the session at the vendor.'),
    vendor: z.string(),
    vendor_ref: z.string().nullable().describe('ID at the vendor, whose website shows the pictures.'),
    state: z.enum(vendorSessionStates),
    code: z.string().nullable().describe('Why the last attempt failed, or what is unclear.'),
    started_at: instant,
    ended_at: instant.nullable(),
    case_id: uuid.nullable().describe('Review in which the result replaces the photo ID and the selfie.'),
    refused: z.boolean().describe('Whether a reviewer rejected the result.'),
  })
  .meta({ id: 'IdentityVendorSession' });
export type IdentityVendorSession = z.infer<typeof vendorSession>;

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
    entered: person.describe('Name and birth date that the player entered.'),
    exclusion_matches: exclusionMatches,
    cases: z.array(identityCase).describe('Reviews, newest first. Files of replaced documents are deleted.'),
    vendor_sessions: z
      .array(vendorSession)
      .describe('Sessions at the identity vendor, newest first. They decide nothing.'),
  })
  .meta({ id: 'IdentityFile' });
export type IdentityFile = z.infer<typeof caseFile>;

const playerId = uuid.describe('ID of the player.');
const inCase = z.object({ playerId, caseId: uuid.describe('ID of the review.') });

export const staffIdentityContract = c.router({
  list: {
    ...endpoints.identity.list,
    ...forStaff(
      'identity.review',
      pagesOverCells(caseLine, ({ status = 'waiting' }) => ({ id: 'id', by: null, descending: status !== 'waiting' })),
    ),
    summary: 'List identity reviews',
    description: 'Returns pending reviews oldest first by default. Decided reviews are returned newest first.',
    query: z.object({
      ...cellsPageQuery,
      status: z.enum(identityCaseStatuses).optional().describe('Only with this status. Defaults to pending reviews.'),
      breached: z.enum(['true']).optional().describe('Only reviews past their deadline.'),
    }),
    responses: { 200: overCells(page(caseLine), 'IdentityCaseRow'), ...problems(401) },
  },
  get: {
    ...endpoints.identity.get,
    ...forStaff('identity.review'),
    summary: 'Get the identity file of a player',
    description:
      'Returns the reviews of the player, and the entered data next to the submitted documents. The access is audited.',
    pathParams: z.object({ playerId }),
    responses: { 200: caseFile, ...problems(401, 404) },
  },
  document: {
    ...endpoints.identity.document,
    ...forStaff('identity.review', { fresh: true }),
    summary: 'Get an identity document',
    description: 'Returns the picture. Each access is audited before the picture is sent.',
    pathParams: z.object({ playerId, documentId: uuid.describe('ID of the document.') }),
    responses: { 200: c.otherResponse({ contentType: 'image/jpeg', body: bytes }), ...problems(401, 404) },
  },
  approve: {
    ...endpoints.identity.approve,
    ...forStaff('identity.review', { fresh: true }),
    summary: 'Approve an identity review',
    description:
      'Requires name and birth date as shown on the documents. Set `differences_confirmed` if they differ from the data that the player entered, or if the owner of the mailbox took over the account. Returns `conflict` with reason `exclusion_match` while the account may belong to a self-excluded person.',
    pathParams: inCase,
    body: approveIdentityForm,
    responses: { 200: caseFile, ...problems(401, 404, 409) },
  },
  reject: {
    ...endpoints.identity.reject,
    ...forStaff('identity.review', { fresh: true }),
    summary: 'Reject an identity review',
    description: 'Requires a reason for each rejected document. The player can send those documents again.',
    pathParams: inCase,
    body: rejectIdentityForm,
    responses: { 200: caseFile, ...problems(401, 404, 409) },
  },
});
