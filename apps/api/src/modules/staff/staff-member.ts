import type { StaffPermission, StaffRole } from '@goldwren/rules';

/**
 * A signed-in staff member. Every request reads it together with the session, so a removed role or permission takes effect at
 * once.
 */
export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  /** The permissions that these roles have now. */
  readonly permissions: readonly StaffPermission[];
}

declare module '../../http/sessions/principals.ts' {
  interface Principals {
    staff: StaffMember;
  }
}
