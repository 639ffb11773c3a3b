import { sql } from 'drizzle-orm';
import { boolean, customType, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The staff member who acts in a transaction. Only `begin_staff_action` writes it, after a check of the session. A
 * deferred trigger deletes the row at the commit, so that no other transaction can use it.
 */
export const staffAction = pgTable('staff_action', {
  transactionId: transactionId().primaryKey(),
  staffId: uuid().notNull(),
  /** The permission that the call requires. */
  permission: text().notNull(),
  /** Whether the password and code were entered within `staffSession.freshMinutes`. */
  isFresh: boolean().notNull(),
  beganAt: instant().notNull().default(sql`now()`),
});
