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
import { day, instant, uuid } from '../shared/ids.ts';
import { problems } from '../shared/problem.ts';
import { forPlayers, forPlayersUploading } from './access.ts';
import { endpoints } from './endpoints.ts';
import { identityDocumentForm, identitySubmitForm } from './forms.ts';

const c = initContract();

const identityDocument = z
  .object({
    id: uuid,
    kind: z.enum(documentKinds),
    status: z.enum(documentStatuses),
    uploaded_at: instant,
    issued_on: day.nullable().describe('The day that a proof of address bears.'),
    reason: z.enum(documentRejections).nullable().describe('Why it was not accepted.'),
  })
  .meta({ id: 'IdentityDocument' });

const identity = z
  .object({
    status: z.enum(identityStatuses),
    since: instant.nullable().describe('When the status came to be; null while nothing was sent for review.'),
    review: z
      .object({
        target_by: instant.describe('When it is meant to be done.'),
        due_by: instant.describe('When it must be done.'),
        delayed: z.boolean().describe('`due_by` has passed; the review has been escalated.'),
      })
      .nullable()
      .describe('The clock of the review that runs; null when none does.'),
    documents: z.array(identityDocument).describe('The document of each kind that counts now.'),
    ssn_last4_refused: z.boolean().describe('The digits did not fit; send others.'),
    note: z.string().nullable().describe('What the reviewer wrote beside the reasons; plain text.'),
    needs: z.array(z.enum(identityNeeds)).describe('What still has to come before a review can begin.'),
    may_send: z.boolean().describe('Documents are taken: no review runs and none has been passed.'),
  })
  .meta({ id: 'Identity' });
export type Identity = z.infer<typeof identity>;
export type IdentityDocument = z.infer<typeof identityDocument>;

const mebibytes = documentUpload.maxBytes / 1024 / 1024;

export const identityContract = c.router({
  get: {
    ...endpoints.identity.get,
    ...forPlayers,
    summary: 'How the check of identity stands',
    description: `A review takes ${identityReview.targetHours.from} to ${identityReview.targetHours.to} hours, and at most ${identityReview.maxBusinessDays} business days.`,
    responses: { 200: z.object({ identity }), ...problems(401) },
  },
  upload: {
    ...endpoints.identity.upload,
    ...forPlayersUploading(documentUpload.maxBytes),
    summary: 'Send a document',
    description: `One picture of up to ${mebibytes} MB in a multipart form: ${documentUpload.types.join(', ')} by content, whatever its name. It is decoded and drawn anew, so that nothing but the picture is kept. It takes the place of the one of its kind. A proof of address says its day, at most ${addressProofMaxDays} days ago. While a review runs, or once one has been passed: 409.`,
    contentType: 'multipart/form-data',
    body: identityDocumentForm,
    responses: { 201: z.object({ identity }), ...problems(401, 409) },
  },
  remove: {
    ...endpoints.identity.remove,
    ...forPlayers,
    summary: 'Take a document back',
    description: 'Only before it was submitted, or after it was refused; the file is deleted.',
    pathParams: z.object({ id: uuid.describe('The document.') }),
    body: c.noBody(),
    responses: { 200: z.object({ identity }), ...problems(401, 404, 409) },
  },
  submit: {
    ...endpoints.identity.submit,
    ...forPlayers,
    summary: 'Ask for the review',
    description: 'With all that `needs` named. What is missing is named field by field.',
    body: identitySubmitForm,
    responses: { 200: z.object({ identity }), ...problems(401, 409) },
  },
});
