import { anchorFaults, auditActions, auditSearchMaxLength, auditSubjects, staffRoles } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { pointInTime } from '../../shared/dates.ts';
import { instant, uuid } from '../../shared/ids.ts';
import { page, pageBody } from '../../shared/pagination.ts';
import { visible } from '../../shared/person.ts';
import { facts, problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';

const c = initContract();

const auditAction = z.enum(auditActions).meta({ id: 'AuditAction' });
const auditSubject = z.enum(auditSubjects).meta({ id: 'AuditSubject' });

/** The staff member who acted, with their current name. */
const actor = z.object({ id: uuid, name: z.string() }).meta({ id: 'AuditActor' });

const auditEntry = z
  .object({
    seq: z.int().describe('Sequence number: 1, 2, 3, … without gaps.'),
    at: instant,
    staff: actor,
    action: auditAction,
    subject: z.object({ type: auditSubject, id: z.string() }).nullable(),
    facts: facts
      .nullable()
      .describe(
        'Facts that explain the entry. They never contain documents, payout details or tax numbers. Null after the account of the affected person is erased.',
      ),
    hash: z
      .string()
      .describe(
        'SHA-256 of the previous hash and this row, in hexadecimal. It covers a salted digest of the facts, so it stays valid when the facts are erased.',
      ),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

const auditVerdict = z
  .object({
    rows: z.int(),
    intact: z.boolean(),
    first_broken: z
      .int()
      .nullable()
      .describe('First row that is missing, added or changed. Null if the log is intact.'),
    head: z
      .string()
      .describe('Hash of the last row. Stored elsewhere, it later proves that no earlier row has changed.'),
    anchors: z
      .object({
        checked: z.int(),
        newest_at: instant.nullable(),
        findings: z.array(z.object({ anchor: z.string(), seq: z.int().nullable(), fault: z.enum(anchorFaults) })),
      })
      .nullable()
      .describe(
        'Comparison with the signed hashes that the worker stores outside the database every hour. Null if the file store cannot be read.',
      ),
    checked_at: instant,
  })
  .meta({ id: 'AuditVerdict' });
export type AuditVerdict = z.infer<typeof auditVerdict>;

export const staffAccountSummary = z
  .object({ id: uuid, name: z.string(), email: z.string(), roles: z.array(z.enum(staffRoles)), active: z.boolean() })
  .meta({ id: 'StaffAccountSummary' });
export type StaffAccountSummary = z.infer<typeof staffAccountSummary>;

const searchForm = z
  .strictObject({
    staff: uuid.optional().describe('Only actions of this staff member.'),
    action: auditAction.optional().describe('Only this action.'),
    subject_type: auditSubject.optional().describe('Only entries about this type of subject.'),
    subject_id: z.string().max(64).regex(visible).optional().describe('Only entries about the subject with this ID.'),
    from: pointInTime.optional().describe('Entries at or after this time.'),
    to: pointInTime.optional().describe('Entries before this time.'),
    q: z
      .string()
      .trim()
      .min(1)
      .max(auditSearchMaxLength)
      .regex(visible)
      .optional()
      .describe('Words that the facts must contain. Use "quotes" for a phrase and -word to exclude a word.'),
    ...pageBody,
  })
  .meta({ id: 'AuditSearchForm' });

export const auditContract = c.router({
  search: {
    ...endpoints.audit.search,
    ...forStaff('audit.read', { notFresh: 'a search changes nothing' }),
    summary: 'Search the audit log',
    description: 'Returns every action of staff and every access to personal data, newest first.',
    body: searchForm,
    responses: { 200: page(auditEntry), ...problems(401) },
  },
  verify: {
    ...endpoints.audit.verify,
    ...forStaff('audit.read', { notFresh: 'reads the log without changing it' }),
    summary: 'Verify the audit log',
    description:
      'Computes every hash again, follows the chain from the first row to the last one, and compares it with the newest anchors. The call adds a row to the log. It is rate-limited per caller.',
    body: c.noBody(),
    responses: { 200: auditVerdict, ...problems(401) },
  },
  staff: {
    ...endpoints.audit.staff,
    ...forStaff('audit.read'),
    summary: 'List staff accounts',
    description: 'Returns current and former staff members, to filter the audit log.',
    responses: {
      200: z.object({ results: z.array(staffAccountSummary) }),
      ...problems(401),
    },
  },
});
