import { countries, entryMethods, entryRejectionReasons, entryStatuses } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../../shared/ids.ts';
import { page } from '../../shared/pagination.ts';
import { visible } from '../../shared/person.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { entryRejectionForm, mailInForm } from '../operations-forms.ts';
import { cellsPageQuery, overCells, pagesOverCells } from '../over-cells.ts';
import { playerLine } from '../player-line.ts';

const c = initContract();

const entryId = z.object({ id: uuid.describe('ID of the free entry.') });

const entry = z
  .object({
    id: uuid,
    reference: z.string(),
    method: z.enum(entryMethods),
    status: z.enum(entryStatuses),
    display: z.string().describe('First name and an initial.'),
    email: z.string().describe('Masked email.'),
    day: z.iso.date().describe('Day of the entry in the product time zone.'),
    created_at: instant,
    due_at: instant.describe('Deadline of the promised decision.'),
    breached: z.boolean().describe('Whether the entry is pending after `due_at`.'),
    decided_at: instant.nullable(),
    decided_by: z.string().nullable(),
  })
  .meta({ id: 'StaffFreeEntry' });
export type StaffFreeEntry = z.infer<typeof entry>;

/** An entry that may be from the same person. */
const alikeEntry = z
  .object({
    id: uuid,
    reference: z.string(),
    method: z.enum(entryMethods),
    status: z.enum(entryStatuses),
    day: z.iso.date(),
    display: z.string(),
    same: z
      .array(z.enum(['email', 'person', 'address']))
      .describe('What both entries share. `person` means name and address.'),
  })
  .meta({ id: 'AlikeFreeEntry' });

const entryDetail = entry
  .extend({
    full_name: z.string(),
    full_email: z.string(),
    address: z.string(),
    birth_date: z.iso
      .date()
      .nullable()
      .describe('Null for old entries from before the form had this field, and after erasure.'),
    country: z.enum(countries).nullable(),
    us_state: z.string().nullable(),
    rejection: z
      .object({
        code: z.enum([...entryRejectionReasons, 'region', 'self_excluded']),
        note: z.string().nullable().describe('Message of staff to the person.'),
        region: z.string().nullable().describe('Region for the code `region`, such as `US-MI`.'),
      })
      .nullable(),
    held_until: instant
      .nullable()
      .describe('End of the holding period of an approved entry that waits for an account with a verified email.'),
    granted_at: instant.nullable(),
    player: playerLine.nullable().describe('Player who was credited, or whose account now has the email.'),
    alike: z.array(alikeEntry).describe('Similar entries, newest first, at most 50.'),
  })
  .meta({ id: 'StaffFreeEntryDetail' });
export type StaffFreeEntryDetail = z.infer<typeof entryDetail>;

export const freeEntriesContract = c.router({
  list: {
    ...endpoints.freeEntries.list,
    ...forStaff(
      'free_entries.review',
      pagesOverCells(entry, ({ status = 'pending' }) => ({ id: 'id', by: null, descending: status !== 'pending' })),
    ),
    summary: 'List free entries',
    description: 'Returns pending entries oldest first, and entries with another `status` newest first.',
    query: z.strictObject({
      status: z.enum(entryStatuses).optional().describe('Only with this status. Defaults to `pending`.'),
      method: z.enum(entryMethods).optional().describe('Only entries submitted online, or only mail-in entries.'),
      breached: z.literal('true').optional().describe('Only late entries.'),
      reference: z.string().trim().max(20).regex(visible).optional().describe('Only the entry with this reference.'),
      ...cellsPageQuery,
    }),
    responses: { 200: overCells(page(entry), 'FreeEntryRow'), ...problems(401) },
  },
  get: {
    ...endpoints.freeEntries.get,
    ...forStaff('free_entries.review'),
    summary: 'Get a free entry',
    description:
      'Returns the full entry, and other entries with the same email, person or address. The access is audited.',
    pathParams: entryId,
    responses: { 200: entryDetail, ...problems(401, 404) },
  },
  approve: {
    ...endpoints.freeEntries.approve,
    ...forStaff('free_entries.review', { fresh: true }),
    summary: 'Approve a free entry',
    description:
      'Credits the account with this email, or holds the entry until such an account exists. The person is notified by mail. The outcome `rejected` means that the region does not allow free entries. Approving again has no effect. Returns `conflict` after a different decision.',
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
    description: 'The person receives the reason. Rejecting again has no effect, and the first reason is stored.',
    pathParams: entryId,
    body: entryRejectionForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
  recordMailIn: {
    ...endpoints.freeEntries.recordMailIn,
    ...forStaff('free_entries.review', { fresh: true }),
    summary: 'Record a mail-in entry',
    description:
      'Adds the card to the same queue, for the day on which it was received. Returns `conflict` if this person already has an entry for that day, 422 for a minor, and 403 `region_blocked` for a region without free entries.',
    body: mailInForm,
    responses: { 201: z.object({ id: uuid, reference: z.string() }), ...problems(401, 409) },
  },
});
