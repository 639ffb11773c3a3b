import { countries, entryMethods, entryRejectionReasons, entryStatuses } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../shared/ids.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { visible } from '../shared/person.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';
import { entryRejectionForm, mailInForm } from './operations-forms.ts';
import { playerLine } from './player-line.ts';

const c = initContract();

const entryId = z.object({ id: uuid.describe('The entry.') });

const entry = z
  .object({
    id: uuid,
    reference: z.string(),
    method: z.enum(entryMethods),
    status: z.enum(entryStatuses),
    display: z.string().describe('First name and an initial.'),
    email: z.string().describe('Masked.'),
    day: z.iso.date().describe('The day of the product time zone that it counts for.'),
    created_at: instant,
    due_at: instant.describe('Until when the person was promised an answer.'),
    breached: z.boolean().describe('Still pending after that.'),
    decided_at: instant.nullable(),
    decided_by: z.string().nullable(),
  })
  .meta({ id: 'StaffFreeEntry' });
export type StaffFreeEntry = z.infer<typeof entry>;

/** An entry that may be the same person's. */
const alikeEntry = z
  .object({
    id: uuid,
    reference: z.string(),
    method: z.enum(entryMethods),
    status: z.enum(entryStatuses),
    day: z.iso.date(),
    display: z.string(),
    same: z.array(z.enum(['email', 'person', 'address'])).describe('What it shares: email, name and address, address.'),
  })
  .meta({ id: 'AlikeFreeEntry' });

const entryDetail = entry
  .extend({
    full_name: z.string(),
    full_email: z.string(),
    address: z.string(),
    birth_date: z.iso.date().nullable().describe('Null for entries from before the form asked, and after erasure.'),
    country: z.enum(countries).nullable(),
    us_state: z.string().nullable(),
    rejection: z
      .object({
        code: z.enum([...entryRejectionReasons, 'region', 'self_excluded']),
        note: z.string().nullable().describe('What staff wrote to the person beside.'),
        region: z.string().nullable().describe('`US-MI`, for the code `region`.'),
      })
      .nullable(),
    held_until: instant.nullable().describe('Approved, and waiting for an account or its verified address.'),
    granted_at: instant.nullable(),
    player: playerLine.nullable().describe('Whose account was credited, or has the email now.'),
    alike: z.array(alikeEntry).describe('Newest first, at most 50.'),
  })
  .meta({ id: 'StaffFreeEntryDetail' });
export type StaffFreeEntryDetail = z.infer<typeof entryDetail>;

export const freeEntriesContract = c.router({
  list: {
    ...endpoints.freeEntries.list,
    ...forStaff('free_entries.review'),
    summary: 'Free entries',
    description: 'Those that wait, oldest first; with another `status` the newest first.',
    query: z.strictObject({
      status: z.enum(entryStatuses).optional().describe('`pending` unless another is asked for.'),
      method: z.enum(entryMethods).optional().describe('Only online requests, or only mailed cards.'),
      breached: z.literal('true').optional().describe('Only those that are late.'),
      reference: z.string().trim().max(20).regex(visible).optional().describe('Only the one with this reference.'),
      ...pageQuery,
    }),
    responses: { 200: page(entry), ...problems(401) },
  },
  get: {
    ...endpoints.freeEntries.get,
    ...forStaff('free_entries.review'),
    summary: 'One free entry',
    description: 'In full, with other entries of the same email, person or address. The look is audited.',
    pathParams: entryId,
    responses: { 200: entryDetail, ...problems(401, 404) },
  },
  approve: {
    ...endpoints.freeEntries.approve,
    ...forStaff('free_entries.review', { fresh: true }),
    summary: 'Approve a free entry',
    description:
      'Credits the account with its email, or holds it for one; the person is written to. `rejected`: the region takes no free entries. Approving again changes nothing. `conflict` when it was decided otherwise.',
    pathParams: entryId,
    body: c.noBody(),
    responses: {
      200: z.object({ outcome: z.enum(['granted', 'held', 'rejected']) }),
      ...problems(401, 404, 409),
    },
  },
  reject: {
    ...endpoints.freeEntries.reject,
    ...forStaff('free_entries.review', { fresh: true }),
    summary: 'Reject a free entry',
    description: 'The person reads the reason. Rejecting again changes nothing: the first reason stands.',
    pathParams: entryId,
    body: entryRejectionForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  recordMailIn: {
    ...endpoints.freeEntries.recordMailIn,
    ...forStaff('free_entries.review', { fresh: true }),
    summary: 'Key in a mailed card',
    description:
      'Into the same queue, for the day on which the card came. `conflict` when this person has an entry for that day; 422 for a minor and 403 `region_blocked` for a place without free entries.',
    body: mailInForm,
    responses: { 201: z.object({ id: uuid, reference: z.string() }), ...problems(401, 409) },
  },
});
