import type { StaffMember as StaffMemberView } from '@goldwren/contracts/staff';
import type { StaffMember } from '../staff/public.ts';

/** Builds a staff member as the back office shows them, with the permissions that their roles have now. */
export function showStaffMember({ id, email, name, roles, permissions }: StaffMember): StaffMemberView {
  return { id, email, name, roles: [...roles], permissions: [...permissions] };
}
