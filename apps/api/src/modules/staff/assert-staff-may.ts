import type { StaffPermission } from '@goldwren/rules';
import { Problem } from '../../platform/problem.ts';
import type { StaffMember } from './staff-member.ts';

/** @throws Problem `forbidden` when none of their roles has the permission. */
export function assertStaffMay(staff: StaffMember, permission: StaffPermission): void {
  if (!staff.permissions.includes(permission)) {
    throw new Problem('forbidden', { internal: `staff ${staff.id} lacks ${permission}` });
  }
}
