import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../platform/columns.ts';

/**
 * A file in the store. Its bytes are encrypted under a key of its own; that key stands here, sealed by one of
 * FILE_ENCRYPTION_KEYS. What the file is and whose is known by the row that names it, never by the store.
 */
export const storedFile = pgTable(
  'stored_file',
  {
    id: uuid().primaryKey(),
    /** Which of FILE_ENCRYPTION_KEYS sealed the data key. */
    keyId: text().notNull(),
    sealedKey: bytea().notNull(),
    /** Of the plain file. */
    sizeBytes: integer().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    /**
     * When its bytes are to be deleted: set before they are written, taken away when the row that names the file is
     * committed, set again when that row lets go of it. A process that dies in between leaves nothing behind.
     */
    doomedAt: instant(),
  },
  (t) => [
    index('stored_file_key').on(t.keyId),
    index('stored_file_doomed').on(t.doomedAt).where(sql`${t.doomedAt} IS NOT NULL`),
  ],
);
