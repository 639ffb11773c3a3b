import type { StaffMember as StaffMemberView } from '@goldwren/contracts/staff';
import { permissionsOf } from '@goldwren/rules';
import type { StaffMember } from '../staff/public.ts';

/** A member of staff as the back office shows them, with what their roles allow. */
export function showStaffMember({ id, email, name, roles }: StaffMember): StaffMemberView {
  return { id, email, name, roles: [...roles], permissions: permissionsOf(roles) };
}
