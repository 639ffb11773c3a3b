import {
  documentKinds,
  documentRejections,
  documentStatuses,
  identityCaseStatuses,
  openVendorStates,
  vendorSessionStates,
} from '@goldwren/rules';
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

/** A review of a player's identity, from its submission on. Only one review can wait for a decision. */
export const identityCase = pgTable(
  'identity_case',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    status: text({ enum: identityCaseStatuses }).notNull(),
    /** 1 for a player's first review, and so on. */
    attempt: integer().notNull(),
    submittedAt: instant().notNull().default(sql`now()`),
    /** The planned end of the review and its deadline (packages/rules, identity.ts). */
    targetAt: instant().notNull(),
    dueAt: instant().notNull(),
    /** When staff were notified that the review is late. */
    escalatedAt: instant(),
    decidedAt: instant(),
    /** The staff member. */
    decidedBy: uuid(),
    decidedByName: text(),
    /** Last four digits of the SSN, sealed under FILE_ENCRYPTION_KEYS. Null outside the United States. */
    ssnKeyId: text(),
    sealedSsn: bytea(),
    ssnRefused: boolean().notNull().default(false),
    /** What the reviewer wrote to the player. */
    note: text(),
    /** The person as the documents show and the reviewer confirmed. Null until verified. */
    verifiedFirstName: text(),
    verifiedLastName: text(),
    verifiedBirthDate: date(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    uniqueIndex('identity_case_one_waiting').on(t.playerId).where(sql`${t.status} = 'waiting'`),
    uniqueIndex('identity_case_attempt').on(t.playerId, t.attempt),
    // Ids are ordered by time. The queue is read in this order.
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

/** A document that a player uploaded. One of each kind is current. Replaced and removed documents have no file. */
export const identityDocument = pgTable(
  'identity_document',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    kind: text({ enum: documentKinds }).notNull(),
    status: text({ enum: documentStatuses }).notNull(),
    /** The review that it was submitted for. Null until then. */
    caseId: uuid(),
    /** Null once the file is gone. */
    fileId: uuid().references(() => storedFile.id),
    widthPixels: integer().notNull(),
    heightPixels: integer().notNull(),
    /** The date on a proof of address, as the player entered it. */
    issuedOn: date(),
    uploadedAt: instant().notNull().default(sql`now()`),
    /** Why it was not accepted. */
    rejection: text({ enum: documentRejections }),
    /** When it was replaced, or removed by the player. */
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

const openStates = sql.raw(openVendorStates.map((state) => `'${state}'`).join(', '));

/**
 * A check of document and face by an identity vendor. It contains no picture, name, number of a document, or address of the vendor's
 * page.
 */
export const identityVendorSession = pgTable(
  'identity_vendor_session',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    vendor: text().notNull(),
    state: text({ enum: vendorSessionStates }).notNull().default('open'),
    startedAt: instant().notNull().default(sql`now()`),
    /** The vendor's ID. Null until its answer is stored. */
    vendorRef: text(),
    /** When the vendor last announced a change. Each announcement enqueues a read. */
    signaledAt: instant(),
    /** When the vendor was last queried. */
    checkedAt: instant(),
    /** When the state became final. */
    endedAt: instant(),
    /** Why the last attempt failed, or what is unclear. */
    code: text(),
    /** The review in which the result counts. */
    caseId: uuid(),
    /** When a reviewer rejected the result. It then counts no longer. */
    refusedAt: instant(),
    /** When the account was erased, and when the vendor confirmed that it deleted its data. */
    erasureRequestedAt: instant(),
    erasedAt: instant(),
    /** When the directory of a site with several cells got the vendor's ID. */
    publishedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    foreignKey({
      name: 'identity_vendor_session_of_case',
      columns: [t.playerId, t.caseId],
      foreignColumns: [identityCase.playerId, identityCase.id],
    }),
    uniqueIndex('identity_vendor_session_open')
      .on(t.playerId)
      .where(sql`${t.state} IN (${openStates}) AND ${t.erasureRequestedAt} IS NULL`),
    uniqueIndex('identity_vendor_session_ref').on(t.vendor, t.vendorRef),
    index('identity_vendor_session_unpublished')
      .on(t.id)
      .where(sql`${t.vendorRef} IS NOT NULL AND ${t.publishedAt} IS NULL`),
    index('identity_vendor_session_due')
      .on(t.startedAt)
      .where(sql`${t.state} IN (${openStates}) AND ${t.erasureRequestedAt} IS NULL`),
    index('identity_vendor_session_to_erase')
      .on(t.erasureRequestedAt)
      .where(sql`${t.erasureRequestedAt} IS NOT NULL AND ${t.erasedAt} IS NULL`),
    index('identity_vendor_session_case').on(t.playerId, t.caseId),
    oneOf(t.state, vendorSessionStates),
    check('identity_vendor_session_ended', sql`(${t.state} IN (${openStates})) = (${t.endedAt} IS NULL)`),
    check('identity_vendor_session_known', sql`${t.state} = 'open' OR ${t.vendorRef} IS NOT NULL`),
    check('identity_vendor_session_counts', sql`${t.caseId} IS NULL OR ${t.state} = 'verified'`),
    check('identity_vendor_session_refused', sql`${t.refusedAt} IS NULL OR ${t.caseId} IS NOT NULL`),
    check('identity_vendor_session_erased', sql`${t.erasedAt} IS NULL OR ${t.erasureRequestedAt} IS NOT NULL`),
  ],
);
