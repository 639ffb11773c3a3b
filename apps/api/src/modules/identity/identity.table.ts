import { documentKinds, documentRejections, documentStatuses, identityCaseStatuses } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, instant, oneOf, playerId } from '../../platform/columns.ts';
import { storedFile } from '../files/files.table.ts';

/** A review of a player's identity, from the moment it was asked for. One at a time waits for its decision. */
export const identityCase = pgTable(
  'identity_case',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    status: text({ enum: identityCaseStatuses }).notNull(),
    /** 1 for a player's first, and so on. */
    attempt: integer().notNull(),
    submittedAt: instant().notNull().default(sql`now()`),
    /** When it is meant to be done, and when it must be (packages/rules, identity.ts). */
    targetAt: instant().notNull(),
    dueAt: instant().notNull(),
    /** When staff were told that it is late. */
    escalatedAt: instant(),
    decidedAt: instant(),
    /** The member of staff. */
    decidedBy: uuid(),
    decidedByName: text(),
    /** Last four digits of the SSN, sealed under FILE_ENCRYPTION_KEYS; null outside the United States. */
    ssnKeyId: text(),
    sealedSsn: bytea(),
    ssnRefused: boolean().notNull().default(false),
    /** What the reviewer wrote to the player. */
    note: text(),
    /** As the documents show and the reviewer confirmed; null until verified. */
    verifiedFirstName: text(),
    verifiedLastName: text(),
    verifiedBirthDate: date(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    uniqueIndex('identity_case_one_waiting').on(t.playerId).where(sql`${t.status} = 'waiting'`),
    uniqueIndex('identity_case_attempt').on(t.playerId, t.attempt),
    // Ids are time-ordered: the queue is read along them.
    index('identity_case_queue').on(t.status, t.id),
    index('identity_case_due').on(t.dueAt).where(sql`${t.status} = 'waiting'`),
    index('identity_case_ssn_key').on(t.ssnKeyId),
    oneOf(t.status, identityCaseStatuses),
    check('identity_case_decision', sql`(${t.status} = 'waiting') = (${t.decidedAt} IS NULL)`),
    check(
      'identity_case_verified_person',
      sql`(${t.status} = 'verified') = (num_nulls(${t.verifiedFirstName}, ${t.verifiedLastName}, ${t.verifiedBirthDate}) = 0)`,
    ),
    check('identity_case_ssn_whole', sql`num_nulls(${t.ssnKeyId}, ${t.sealedSsn}) IN (0, 2)`),
  ],
);

/** A document that a player sent. One of each kind counts; one that was replaced or removed has lost its file. */
export const identityDocument = pgTable(
  'identity_document',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    kind: text({ enum: documentKinds }).notNull(),
    status: text({ enum: documentStatuses }).notNull(),
    /** The review it was sent for; null until it is submitted. */
    caseId: uuid(),
    /** Null once the file is gone. */
    fileId: uuid().references(() => storedFile.id),
    widthPixels: integer().notNull(),
    heightPixels: integer().notNull(),
    /** The day that a proof of address bears, as the player said it. */
    issuedOn: date(),
    uploadedAt: instant().notNull().default(sql`now()`),
    /** Why it was not accepted. */
    rejection: text({ enum: documentRejections }),
    /** When another took its place, or the player took it back. */
    supersededAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    foreignKey({
      name: 'identity_document_of_case',
      columns: [t.playerId, t.caseId],
      foreignColumns: [identityCase.playerId, identityCase.id],
    }),
    uniqueIndex('identity_document_current').on(t.playerId, t.kind).where(sql`${t.supersededAt} IS NULL`),
    index('identity_document_forgotten')
      .on(t.uploadedAt)
      .where(sql`${t.status} = 'uploaded' AND ${t.supersededAt} IS NULL`),
    index('identity_document_case').on(t.playerId, t.caseId),
    index('identity_document_file').on(t.fileId),
    oneOf(t.kind, documentKinds),
    oneOf(t.status, documentStatuses),
    oneOf(t.rejection, documentRejections),
    check('identity_document_reason', sql`(${t.status} = 'rejected') = (${t.rejection} IS NOT NULL)`),
    check('identity_document_file_kept', sql`${t.supersededAt} IS NOT NULL OR ${t.fileId} IS NOT NULL`),
  ],
);
