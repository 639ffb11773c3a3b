import {
  addressProofMaxDays,
  documentKinds,
  documentRejections,
  documentStatuses,
  documentUpload,
  identityNeeds,
  identityReview,
  identityStatuses,
  vendorSessionStates,
} from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forSigners } from '../../shared/access.ts';
import { bytes } from '../../shared/binary.ts';
import { day, instant, uuid } from '../../shared/ids.ts';
import { problems } from '../../shared/problem.ts';
import { forPlayers, forPlayersUploading } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { identityDocumentForm, identitySubmitForm } from '../forms.ts';

const c = initContract();

const identityDocument = z
  .object({
    id: uuid,
    kind: z.enum(documentKinds),
    status: z.enum(documentStatuses),
    uploaded_at: instant,
    issued_on: day.nullable().describe('Date printed on the proof of address.'),
    reason: z.enum(documentRejections).nullable().describe('Why the document was rejected.'),
  })
  .meta({ id: 'IdentityDocument' });

const identity = z
  .object({
    status: z.enum(identityStatuses),
    since: instant.nullable().describe('When the status last changed. Null before the first submission.'),
    review: z
      .object({
        target_by: instant.describe('Target time of the decision.'),
        due_by: instant.describe('Latest time of the decision.'),
        delayed: z.boolean().describe('Whether `due_by` has passed and the review has been escalated.'),
      })
      .nullable()
      .describe('Deadlines of the current review. Null without a review.'),
    documents: z.array(identityDocument).describe('Current document of each kind.'),
    ssn_last4_refused: z.boolean().describe('Whether the digits were rejected. Send the correct digits.'),
    note: z.string().nullable().describe('Note of the reviewer, in plain text.'),
    needs: z.array(z.enum(identityNeeds)).describe('What is missing before a review can start.'),
    may_send: z.boolean().describe('Whether documents can be sent. False during a review and after an approved one.'),
    vendor: z
      .object({
        name: z.string().describe('Name of the vendor.'),
        state: z
          .enum(['none', ...vendorSessionStates, 'refused'])
          .describe(
            'State of the newest session. `verified` replaces the photo ID and the selfie in the next review. No state is a rejection, except `refused`, which a reviewer decides.',
          ),
        code: z.string().nullable().describe('Why the last attempt failed, as a code of the vendor.'),
      })
      .nullable()
      .describe('Identity vendor that can check the photo ID and the face. Null: documents can only be uploaded.'),
  })
  .meta({ id: 'Identity' });
export type Identity = z.infer<typeof identity>;
export type IdentityDocument = z.infer<typeof identityDocument>;

const mebibytes = documentUpload.maxBytes / 1024 / 1024;

export const identityContract = c.router({
  get: {
    ...endpoints.identity.get,
    ...forPlayers,
    summary: 'Get the identity verification',
    description: `Returns the status of the verification. A review takes ${identityReview.targetHours.from} to ${identityReview.targetHours.to} hours, and at most ${identityReview.maxBusinessDays} business days.`,
    responses: { 200: z.object({ identity }), ...problems(401) },
  },
  upload: {
    ...endpoints.identity.upload,
    ...forPlayersUploading(documentUpload.maxBytes),
    summary: 'Upload an identity document',
    description: `Upload one picture of up to ${mebibytes} MB in a multipart form. Its content must be JPEG, PNG or WebP; the file name is ignored. The picture is decoded and encoded again, and only the result is stored. It replaces the current document of the same kind. A proof of address must be at most ${addressProofMaxDays} days old. Returns 409 during a review and after an approved one.`,
    contentType: 'multipart/form-data',
    body: identityDocumentForm,
    responses: { 201: z.object({ identity }), ...problems(401, 409) },
  },
  remove: {
    ...endpoints.identity.remove,
    ...forPlayers,
    summary: 'Delete an identity document',
    description: 'Deletes the file. Only possible before submission or after a rejection.',
    pathParams: z.object({ id: uuid.describe('ID of the document.') }),
    body: c.noBody(),
    responses: { 200: z.object({ identity }), ...problems(401, 404, 409) },
  },
  submit: {
    ...endpoints.identity.submit,
    ...forPlayers,
    summary: 'Submit the identity verification',
    description: 'Requires everything in `needs`. Missing items are returned as field errors.',
    body: identitySubmitForm,
    responses: { 200: z.object({ identity }), ...problems(401, 409) },
  },
  startVendorSession: {
    ...endpoints.identity.startVendorSession,
    ...forPlayers,
    summary: 'Start or continue a session at the identity vendor',
    description:
      'Returns the URL of the page of the vendor. It expires and works once, so request it for each visit. A player has at most one open session. Returns 404 when the operator uses no vendor, and 503 when the vendor does not answer; documents can still be uploaded.',
    body: c.noBody(),
    responses: {
      200: z.object({
        identity,
        url: z.url().nullable().describe('Page of the vendor. Null when there is nothing to do there.'),
      }),
      ...problems(401, 404, 409),
    },
  },
  vendorEvent: {
    ...endpoints.identity.vendorEvent,
    ...forSigners,
    summary: 'Receive an event of the identity vendor',
    description:
      'The body and the signature use the format of the vendor. An event is only a signal to read the session. Returns 200 also for an unknown session, and `forbidden` when the signature does not match.',
    pathParams: z.object({ vendor: z.string().max(32).describe('Name of the vendor.') }),
    body: bytes,
    responses: { 200: z.object({ received: z.literal(true) }), ...problems(404) },
  },
});
