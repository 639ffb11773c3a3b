import {
  permissionsOfRole,
  type StaffPermission,
  staffCodes,
  staffPermissions,
  staffRoles,
  staffSession,
  totp,
} from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { replaceStaffRules } from './staff-rules.store.ts';

/**
 * Copies the limits of sessions and codes from packages/rules into a table for the SQL functions, and adds the permissions
 * of roles that the database does not have yet.
 */
export async function seedStaffRules(db: Db): Promise<void> {
  const permissions = staffRoles.flatMap((role) => {
    const given: readonly StaffPermission[] = permissionsOfRole[role];
    return staffPermissions.map((permission) => ({ role, permission, granted: given.includes(permission) }));
  });
  await replaceStaffRules(db, permissions, {
    idleMinutes: staffSession.idleMinutes,
    absoluteHours: staffSession.absoluteHours,
    freshMinutes: staffSession.freshMinutes,
    codesPerWindow: staffCodes.perHour,
    codeWindowMinutes: staffCodes.windowMinutes,
    codeStepSeconds: totp.stepSeconds,
    codeDriftSteps: totp.driftSteps,
  });
}
