import type { Db } from '../../platform/database.ts';
import { staffLimit, staffPermission } from './staff.table.ts';

/** Replaces both tables in one transaction. A concurrent call sees either the old rules or the new ones. */
export async function replaceStaffRules(
  db: Db,
  permissions: (typeof staffPermission.$inferInsert)[],
  limits: typeof staffLimit.$inferInsert,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(staffPermission);
    await tx.insert(staffPermission).values(permissions);
    await tx.delete(staffLimit);
    await tx.insert(staffLimit).values(limits);
  });
}
