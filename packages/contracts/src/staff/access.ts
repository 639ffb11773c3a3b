import type { StaffPermission } from '@goldwren/rules';
import type { AppRoute } from '@ts-rest/core';
import type { ForEveryone, RouteNotes } from '../shared/access.ts';
import type { OverCells } from './over-cells.ts';

/** Facts about a staff call that its schemas do not contain. */
interface StaffNotes extends RouteNotes {
  /** Staff can make the call over all cells (docs/decisions/0082). */
  readonly overCells?: OverCells;
}

/** Who may make a call of this contract: everyone (to sign in), or staff with the permission. */
export type StaffAccess =
  | ForEveryone
  | ({ readonly access: 'staff'; readonly permission: StaffPermission } & StaffNotes);

/**
 * Routes by area. A call that is not a GET must require a recent sign-in with password and code (`fresh`). Otherwise it must
 * state in `notFresh` why another person at an unlocked computer may make it. A call without either does not compile.
 */
export type StaffGuarded = Readonly<Record<string, Readonly<Record<string, ReadRoute | SearchRoute | ChangeRoute>>>>;

type Staff = Exclude<StaffAccess, ForEveryone>;
type ReadRoute = AppRoute & { readonly method: 'GET'; readonly metadata: StaffAccess };
/** Only a POST that reads can be made over all cells. */
type SearchRoute = AppRoute & {
  readonly method: 'POST';
  readonly reads: true;
  readonly metadata: Staff & { readonly notFresh: string };
};
type ChangeRoute = AppRoute & {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly metadata:
    | ForEveryone
    | (Staff & { readonly overCells?: never } & ({ readonly fresh: true } | { readonly notFresh: string }));
};

export function forStaff<P extends StaffPermission, N extends StaffNotes = Record<never, never>>(
  permission: P,
  notes?: N,
): { readonly metadata: { readonly access: 'staff'; readonly permission: P } & N } {
  return { metadata: { access: 'staff', permission, ...(notes as N) } };
}
