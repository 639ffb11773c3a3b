import { anchorFaults, auditActions, auditSearchMaxLength, auditSubjects, staffRoles } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { pointInTime } from '../shared/dates.ts';
import { instant, uuid } from '../shared/ids.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { visible } from '../shared/person.ts';
import { facts, problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();

const auditAction = z.enum(auditActions).meta({ id: 'AuditAction' });
const auditSubject = z.enum(auditSubjects).meta({ id: 'AuditSubject' });

/** Whose action it was; the name as it stands now. */
const actor = z.object({ id: uuid, name: z.string() }).meta({ id: 'AuditActor' });

const auditEntry = z
  .object({
    seq: z.int().describe('1, 2, 3, … without a gap.'),
    at: instant,
    staff: actor,
    action: auditAction,
    subject: z.object({ type: auditSubject, id: z.string() }).nullable(),
    facts: facts
      .nullable()
      .describe(
        'What a later reader needs to understand it; never documents, payout details or tax numbers. Null after the account of the person it is about was erased.',
      ),
    hash: z
      .string()
      .describe(
        'SHA-256 over the hash of the row before and this row, hexadecimal. It covers a salted digest of the facts, so it stays valid when they are erased.',
      ),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

const auditVerdict = z
  .object({
    rows: z.int(),
    intact: z.boolean(),
    first_broken: z.int().nullable().describe('The first row that is missing, added or changed; null when none is.'),
    head: z
      .string()
      .describe('Hash of the last row. Written down elsewhere, it proves later that nothing before it changed.'),
    anchors: z
      .object({
        checked: z.int(),
        newest_at: instant.nullable(),
        findings: z.array(z.object({ anchor: z.string(), seq: z.int().nullable(), fault: z.enum(anchorFaults) })),
      })
      .nullable()
      .describe(
        'Signed heads of the log that the worker stores outside the database every hour, compared with the log. Null when the file store cannot be read.',
      ),
    checked_at: instant,
  })
  .meta({ id: 'AuditVerdict' });
export type AuditVerdict = z.infer<typeof auditVerdict>;

export const colleague = z
  .object({ id: uuid, name: z.string(), email: z.string(), roles: z.array(z.enum(staffRoles)), active: z.boolean() })
  .meta({ id: 'Colleague' });
export type Colleague = z.infer<typeof colleague>;

export const auditContract = c.router({
  list: {
    ...endpoints.audit.list,
    ...forStaff('audit.read'),
    summary: 'The audit log, newest first',
    description: 'Every action of staff and every look at personal data.',
    query: z.strictObject({
      staff: uuid.optional().describe('Only what this member of staff did.'),
      action: auditAction.optional().describe('Only this action.'),
      subject_type: auditSubject.optional().describe('Only about this kind of thing.'),
      subject_id: z.string().max(64).regex(visible).optional().describe('Only about the thing with this id.'),
      from: pointInTime.optional().describe('Not before this instant.'),
      to: pointInTime.optional().describe('Before this instant.'),
      q: z
        .string()
        .trim()
        .min(1)
        .max(auditSearchMaxLength)
        .regex(visible)
        .optional()
        .describe('Words that the facts hold, all of them; "in quotes" next to each other, -without.'),
      ...pageQuery,
    }),
    responses: { 200: page(auditEntry), ...problems(401) },
  },
  verify: {
    ...endpoints.audit.verify,
    ...forStaff('audit.read', { notFresh: 'it reads the log and changes nothing' }),
    summary: 'Verify that the log is complete and unchanged',
    description:
      'Computes every hash again, follows the chain from the first row to the head, and compares it with the newest anchors. Itself a row of the log. Throttled per caller.',
    body: c.noBody(),
    responses: { 200: auditVerdict, ...problems(401) },
  },
  staff: {
    ...endpoints.audit.staff,
    ...forStaff('audit.read'),
    summary: 'Everybody who works here, or did',
    description: 'To search the log by person.',
    responses: {
      200: z.object({ results: z.array(colleague) }),
      ...problems(401),
    },
  },
});
