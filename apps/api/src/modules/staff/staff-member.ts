import type { StaffRole } from '@goldwren/rules';
import type { StaffActor } from '../audit/public.ts';

/** A signed-in member of staff, read together with the session in every request: a role taken away is gone at once. */
export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

declare module '../../http/sessions/principals.ts' {
  interface Principals {
    staff: StaffMember;
  }
  interface Callers {
    staff: StaffMember & StaffActor;
  }
}
