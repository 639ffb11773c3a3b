import type { StaffMember as StaffMemberView } from '@goldwren/contracts/staff';
import { permissionsOf } from '@goldwren/rules';
import type { StaffMember } from '../staff/public.ts';

/** Builds a staff member as the back office shows them, with the permissions of their roles. */
export function showStaffMember({ id, email, name, roles }: StaffMember): StaffMemberView {
  return { id, email, name, roles: [...roles], permissions: permissionsOf(roles) };
}
