import {
  addressProofMaxDays,
  documentKinds,
  documentRejections,
  documentStatuses,
  documentUpload,
  identityNeeds,
  identityReview,
  identityStatuses,
} from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
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
    description: `Upload one picture of up to ${mebibytes} MB in a multipart form. The content must be ${documentUpload.types.join(', ')}; the file name is ignored. The picture is decoded and encoded again, and only the result is stored. It replaces the current document of the same kind. A proof of address must be at most ${addressProofMaxDays} days old. Returns 409 during a review and after an approved one.`,
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
});
