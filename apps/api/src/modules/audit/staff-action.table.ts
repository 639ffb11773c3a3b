import { sql } from 'drizzle-orm';
import { boolean, customType, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Who of the staff acts in a transaction. Written by `begin_staff_action` alone, which checks their session. A deferred trigger
 * deletes the row when the transaction commits, so no other transaction can use it.
 */
export const staffAction = pgTable('staff_action', {
  transactionId: transactionId().primaryKey(),
  staffId: uuid().notNull(),
  /** Of the call that they make. */
  permission: text().notNull(),
  /** Had they given password and code within `staffSession.freshMinutes`? */
  isFresh: boolean().notNull(),
  beganAt: instant().notNull().default(sql`now()`),
});
