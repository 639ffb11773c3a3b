import { dataExportStates } from '@goldwren/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, oneOf, playerId } from '../../platform/columns.ts';

/**
 * A data export of a player, from the request until it has expired. A trigger enqueues the job that builds it
 * (sql/triggers/privacy.sql).
 */
export const dataExport = pgTable(
  'data_export',
  {
    playerId: playerId(),
    id: uuid().notNull(),
    state: text({ enum: dataExportStates }).notNull().default('queued'),
    requestedAt: instant().notNull().default(sql`now()`),
    /** Whether the pictures of identity documents are included. */
    withDocuments: boolean().notNull().default(false),
    /** The number of attempts to build it. Only the latest attempt can finish it. */
    attempts: integer().notNull().default(0),
    rowsDone: integer().notNull().default(0),
    /** Null before the records are counted. */
    rowsTotal: integer(),
    sizeBytes: bigint({ mode: 'number' }),
    /** Its parts in order: stored files, each small enough to keep in memory. */
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    expiresAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.playerId, t.id] }),
    uniqueIndex('data_export_one_unfinished').on(t.playerId).where(sql`${t.state} IN ('queued', 'running')`),
    index('data_export_expires').on(t.expiresAt).where(sql`${t.state} = 'ready'`),
    oneOf(t.state, dataExportStates),
    check(
      'data_export_ready_whole',
      sql`(${t.state} = 'ready') = (cardinality(${t.fileIds}) > 0) AND (${t.state} <> 'ready' OR num_nulls(${t.sizeBytes}, ${t.expiresAt}, ${t.rowsTotal}) = 0)`,
    ),
  ],
);

/** Accounts that their owners have deleted. A deletion is never undone. */
export const accountDeletion = pgTable(
  'account_deletion',
  {
    playerId: playerId().primaryKey(),
    requestedAt: instant().notNull().default(sql`now()`),
    /** The earliest time of the erasure. It waits for an open redemption. */
    eraseAt: instant().notNull(),
    erasedAt: instant(),
  },
  (t) => [index('account_deletion_due').on(t.eraseAt).where(sql`${t.erasedAt} IS NULL`)],
);
