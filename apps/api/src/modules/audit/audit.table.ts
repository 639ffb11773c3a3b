import type { Facts } from '@goldwren/contracts/facts';
import type { AuditAction, AuditSubject } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../platform/columns.ts';

/**
 * Log of staff actions. Append-only by trigger, written only by append_audit. Each row's hash includes the previous
 * row's hash.
 * The trigger allows only one change: erase_audit_facts removes the facts of a row.
 * `staffId` is not a foreign key, so that the log does not depend on other tables.
 */
export const staffAudit = pgTable(
  'staff_audit',
  {
    /** 1, 2, 3, … without gaps, in the order of commits. */
    seq: bigint({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    staffId: uuid().notNull(),
    /** The actions grow with the back office. The code types them; the database accepts any text. */
    action: text().$type<AuditAction>().notNull(),
    subjectType: text().$type<AuditSubject>(),
    subjectId: text(),
    /**
     * Null after the person that the row is about was erased. The row's hash covers the digest, so the chain stays
     * valid.
     */
    facts: jsonb().$type<Facts>(),
    /**
     * 32 random bytes. Without them the digest cannot be compared with guessed facts. Erased together with the facts.
     */
    factsSalt: bytea(),
    /** SHA-256 of the salt and the text of the facts. */
    factsDigest: bytea().notNull(),
    /** The account whose erasure removed the facts. */
    erasedFor: uuid(),
    prevHash: bytea().notNull(),
    hash: bytea().notNull(),
  },
  (t) => [
    index('staff_audit_staff').on(t.staffId, t.seq),
    index('staff_audit_action').on(t.action, t.seq),
    index('staff_audit_subject').on(t.subjectId, t.seq),
    index('staff_audit_at').on(t.at),
    index('staff_audit_player').on(sql`(${t.facts} ->> 'player')`),
    index('staff_audit_words').using('gin', sql`jsonb_to_tsvector('simple', ${t.facts}, '["all"]')`),
    check('staff_audit_subject_whole', sql`(${t.subjectType} IS NULL) = (${t.subjectId} IS NULL)`),
    check('staff_audit_facts_whole', sql`(${t.facts} IS NULL) = (${t.factsSalt} IS NULL)`),
    check('staff_audit_facts_erased', sql`(${t.facts} IS NULL) = (${t.erasedFor} IS NOT NULL)`),
    check('staff_audit_facts_small', sql`octet_length(${t.facts}::text) <= 4000`),
  ],
);

/** The last row. It shows whether rows were removed from the end. Writers lock it one after another. */
export const staffAuditHead = pgTable(
  'staff_audit_head',
  {
    only: boolean().primaryKey().default(true),
    seq: bigint({ mode: 'number' }).notNull(),
    hash: bytea().notNull(),
  },
  (t) => [check('staff_audit_head_only', sql`${t.only}`)],
);
