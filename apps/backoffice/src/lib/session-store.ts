import type { StaffMember } from '@goldwren/contracts/staff';
import type { StaffPermission } from '@goldwren/rules';
import { create } from 'zustand';
import { sessionStarted } from './session-clock.ts';

interface SessionState {
  /** `asking` until the server has answered who is signed in. */
  status: 'asking' | 'out' | 'in';
  staff: StaffMember | null;
  /** True if the session ended automatically. The sign-in page then explains this. */
  expired: boolean;
}

/**
 * The signed-in staff member. Nothing is stored in the browser: the session is an httpOnly cookie, and `me`
 * returns its owner.
 */
export const useSession = create<SessionState>()(() => ({ status: 'asking', staff: null, expired: false }));

/** Returns a check whether the signed-in staff member has a permission. The server checks it again. */
export function usePermissions(): (permission: StaffPermission) => boolean {
  const staff = useSession((session) => session.staff);
  return (permission) => staff?.permissions.includes(permission) ?? false;
}

export function usePermission(permission: StaffPermission): boolean {
  return usePermissions()(permission);
}

export function signedIn(staff: StaffMember): void {
  sessionStarted();
  useSession.setState({ status: 'in', staff, expired: false });
}

export function signedOut({ expired = false } = {}): void {
  useSession.setState({ status: 'out', staff: null, expired });
}
