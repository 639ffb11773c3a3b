/** Who works here and what each may do (decisions §10): least privilege, so a role has only what its queues need. */

export const staffRoles = ['support', 'compliance', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffPermissions = [
  /** See who one is signed in as, and sign out. */
  'own_account',
] as const;
export type StaffPermission = (typeof staffPermissions)[number];

/** What each role may do. A member of staff with several roles may do what any of them may. */
export const permissionsOfRole = {
  support: ['own_account'],
  compliance: ['own_account'],
  finance: ['own_account'],
  admin: ['own_account'],
} as const satisfies Record<StaffRole, readonly StaffPermission[]>;

/** Every permission of somebody with these roles, in the order of `staffPermissions`. */
export function permissionsOf(roles: readonly StaffRole[]): StaffPermission[] {
  return staffPermissions.filter((permission) =>
    roles.some((role) => (permissionsOfRole[role] as readonly StaffPermission[]).includes(permission)),
  );
}

/** Operator rules, security: shorter than a player's, since a member of staff sees other people's data. */
export const staffSession = { idleMinutes: 30, absoluteHours: 10 } as const;

/** Codes of the second factor (RFC 6238); one step of drift either way is accepted. */
export const totp = { digits: 6, stepSeconds: 30, driftSteps: 1 } as const;
