import { permissionsOfRole, staffCodes, staffRoles, staffSession, totp } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { replaceStaffRules } from './staff-rules.store.ts';

/**
 * Copies the permissions of roles and the limits of sessions and codes from packages/rules into tables for the SQL
 * functions.
 */
export async function seedStaffRules(db: Db): Promise<void> {
  const permissions = staffRoles.flatMap((role) => permissionsOfRole[role].map((permission) => ({ role, permission })));
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
