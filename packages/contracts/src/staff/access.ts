import type { StaffPermission } from '@goldwren/rules';
import type { ForEveryone, RouteNotes } from '../shared/access.ts';

/** Who may make a call of this contract: everyone (to sign in), or staff whose roles give the permission. */
export type StaffAccess =
  | ForEveryone
  | ({ readonly access: 'staff'; readonly permission: StaffPermission } & RouteNotes);

export function forStaff<P extends StaffPermission, N extends RouteNotes = Record<never, never>>(
  permission: P,
  notes?: N,
): { readonly metadata: { readonly access: 'staff'; readonly permission: P } & N } {
  return { metadata: { access: 'staff', permission, ...(notes as N) } };
}
