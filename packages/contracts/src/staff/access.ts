import type { StaffPermission } from '@goldwren/rules';
import type { AppRoute } from '@ts-rest/core';
import type { ForEveryone, RouteNotes } from '../shared/access.ts';

/** Who may make a call of this contract: everyone (to sign in), or staff with the permission. */
export type StaffAccess =
  | ForEveryone
  | ({ readonly access: 'staff'; readonly permission: StaffPermission } & RouteNotes);

/**
 * Routes by area. A call that is not a GET must require a recent sign-in with password and code (`fresh`). Otherwise it must
 * state in `notFresh` why another person at an unlocked computer may make it. A call without either does not compile.
 */
export type StaffGuarded = Readonly<Record<string, Readonly<Record<string, ReadRoute | ChangeRoute>>>>;

type Staff = Exclude<StaffAccess, ForEveryone>;
type ReadRoute = AppRoute & { readonly method: 'GET'; readonly metadata: StaffAccess };
type ChangeRoute = AppRoute & {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly metadata: ForEveryone | (Staff & ({ readonly fresh: true } | { readonly notFresh: string }));
};

export function forStaff<P extends StaffPermission, N extends RouteNotes = Record<never, never>>(
  permission: P,
  notes?: N,
): { readonly metadata: { readonly access: 'staff'; readonly permission: P } & N } {
  return { metadata: { access: 'staff', permission, ...(notes as N) } };
}
