import type { StaffMember } from '@goldwren/contracts/staff';
import { permissionsOf, type StaffRole } from '@goldwren/rules';

/** Returns a staff member with these roles and their permissions. */
export function createStaffMember(...roles: StaffRole[]): StaffMember {
  return {
    id: '0199a0a0-0000-7000-8000-0000000000f1',
    email: `${roles[0]}@example.test`,
    name: 'Grace Hopper',
    roles,
    permissions: permissionsOf(roles),
  };
}
