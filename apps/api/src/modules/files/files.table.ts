import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../../platform/columns.ts';

/**
 * A file in the store. Its bytes are encrypted with its own key, which is stored here, sealed with one of
 * FILE_ENCRYPTION_KEYS.
 * Only the row that refers to the file says what it is and who owns it.
 */
export const storedFile = pgTable(
  'stored_file',
  {
    id: uuid().primaryKey(),
    /** Which of FILE_ENCRYPTION_KEYS sealed the data key. */
    keyId: text().notNull(),
    sealedKey: bytea().notNull(),
    /** The size of the decrypted file. */
    sizeBytes: integer().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    /**
     * When the file will be deleted. Set before the bytes are written, cleared when the row that refers to the file is
     * committed, and set again when that row is deleted. A crash in between leaves nothing behind.
     */
    doomedAt: instant(),
  },
  (t) => [
    index('stored_file_key').on(t.keyId),
    index('stored_file_doomed').on(t.doomedAt).where(sql`${t.doomedAt} IS NOT NULL`),
  ],
);
