import type { StaffMember } from '@goldwren/contracts/staff';
import { create } from 'zustand';
import { sessionStarted } from './session-clock.ts';

interface SessionState {
  /** `asking` until the server has said who is signed in. */
  status: 'asking' | 'out' | 'in';
  staff: StaffMember | null;
  /** The session ended by itself, so that the sign-in page says why it is there. */
  expired: boolean;
}

/** Who is at the desk. Nothing of it is stored in the browser: the session is an httpOnly cookie, and `me` says whose. */
export const useSession = create<SessionState>()(() => ({ status: 'asking', staff: null, expired: false }));

export function signedIn(staff: StaffMember): void {
  sessionStarted();
  useSession.setState({ status: 'in', staff, expired: false });
}

export function signedOut({ expired = false } = {}): void {
  useSession.setState({ status: 'out', staff: null, expired });
}
