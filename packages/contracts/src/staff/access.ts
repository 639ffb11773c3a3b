import type { StaffPermission } from '@goldwren/rules';
import type { ForEveryone } from '../shared/access.ts';

/** Who may make a call of this contract: everyone (to sign in), or staff whose roles give the permission. */
export type StaffAccess = ForEveryone | { readonly access: 'staff'; readonly permission: StaffPermission };

export function forStaff<P extends StaffPermission>(
  permission: P,
): { readonly metadata: { readonly access: 'staff'; readonly permission: P } } {
  return { metadata: { access: 'staff', permission } };
}
