import { notInArray, or } from 'drizzle-orm';
import type { Db } from '../../platform/database.ts';
import { staffLimit, staffPermission } from './staff.table.ts';

/**
 * Replaces the limits, adds the pairs of role and permission that are missing, and deletes those that the build does not
 * have. Pairs that exist keep their value, which staff may have changed.
 */
export async function replaceStaffRules(
  db: Db,
  permissions: (typeof staffPermission.$inferInsert)[],
  limits: typeof staffLimit.$inferInsert,
): Promise<void> {
  const { role, permission } = staffPermission;
  await db.transaction(async (tx) => {
    await tx.insert(staffPermission).values(permissions).onConflictDoNothing();
    const known = <K extends 'role' | 'permission'>(key: K) => [...new Set(permissions.map((pair) => pair[key]))];
    await tx
      .delete(staffPermission)
      .where(or(notInArray(role, known('role')), notInArray(permission, known('permission'))));
    await tx.delete(staffLimit);
    await tx.insert(staffLimit).values(limits);
  });
}
