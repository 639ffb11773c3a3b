/** Staff roles and their permissions. By least privilege, a role has only what its queues need. */

export const staffRoles = ['support', 'compliance', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffPermissions = [
  /** See one's own account and its open tasks, and sign out. */
  'own_account',
  /** Find players and read their accounts: profile, journal, rounds, orders, notes. Each read is audited. */
  'players.read',
  'players.note',
  /** Set limits, breaks and exclusions that a player requests. They only become stricter. */
  'players.protect',
  'players.suspend',
  'players.close',
  /**
   * Remove a lost second factor from a player's account. This is powerful: afterwards the password alone opens
   * the account.
   */
  'players.remove_second_factor',
  /** Request a balance adjustment. A different staff member with `adjustments.approve` must approve it. */
  'adjustments.request',
  'adjustments.approve',
  /** Read the queue, with payout details masked. */
  'redemptions.read',
  /** Approve or reject. Above the limit for one approval, two different people are needed. */
  'redemptions.review',
  'redemptions.forfeit',
  /** Raise the daily or monthly limit of one player above the published limits. */
  'redemptions.raise_limit',
  /** See full payout details, hand payouts out, and record their payment. */
  'payouts.pay',
  /** See the documents that players upload, and decide. */
  'identity.review',
  'sanctions.review',
  /** Decide whether an account belongs to a person who has excluded themselves. */
  'exclusions.review',
  /** See risk scores with their reasons and linked accounts, and decide cases. */
  'risk.review',
  /** Correct a player's name or birth date when the player can no longer do it. */
  'players.rename',
  /** Tax forms and the yearly returns. Only the return shows taxpayer numbers in full. */
  'tax.read',
  'free_entries.review',
  'orders.review',
  /** Refund a purchase through its payment provider. The money leaves, so it is separate from the review. */
  'orders.refund',
  'tickets.answer',
  /** See the names on the leaderboards of the daily challenge, and remove them. */
  'leaderboard.moderate',
  'jurisdictions.switch',
  'games.switch',
  'packages.edit',
  /** Announce a maintenance, and end it early. */
  'maintenance.announce',
  /** Health of the ledger, RTP of the games, liabilities to players, reports. */
  'health.read',
  'alerts.settle',
  'audit.read',
  /** Unlock staff accounts that are locked out after too many wrong codes. */
  'staff.unlock',
  /** Invite and change staff accounts, and change what each role may do. */
  'staff.manage',
] as const;
export type StaffPermission = (typeof staffPermissions)[number];

/**
 * The permissions that each role has at first. `prepare` writes them to the database, where staff can change them
 * (docs/decisions/0059). A staff member with several roles has the permissions of all of them.
 */
export const permissionsOfRole = {
  support: [
    'own_account',
    'players.read',
    'players.note',
    'players.protect',
    'redemptions.read',
    'free_entries.review',
    'tickets.answer',
    'leaderboard.moderate',
  ],
  compliance: [
    'own_account',
    'players.read',
    'players.note',
    'players.protect',
    'players.suspend',
    'players.close',
    'players.remove_second_factor',
    'redemptions.read',
    'redemptions.review',
    'redemptions.forfeit',
    'redemptions.raise_limit',
    'identity.review',
    'sanctions.review',
    'exclusions.review',
    'risk.review',
    'players.rename',
    'free_entries.review',
    'tickets.answer',
    'leaderboard.moderate',
    'jurisdictions.switch',
    'games.switch',
    'health.read',
    'alerts.settle',
    'audit.read',
  ],
  finance: [
    'own_account',
    'players.read',
    'players.note',
    'adjustments.request',
    'adjustments.approve',
    'redemptions.read',
    'payouts.pay',
    'tax.read',
    'orders.review',
    'orders.refund',
    'health.read',
    'alerts.settle',
  ],
  admin: [
    'own_account',
    'players.read',
    'players.note',
    'players.protect',
    'players.suspend',
    'players.close',
    'players.remove_second_factor',
    'adjustments.approve',
    'redemptions.read',
    'redemptions.review',
    'redemptions.raise_limit',
    'risk.review',
    'tickets.answer',
    'games.switch',
    'packages.edit',
    'maintenance.announce',
    'health.read',
    'alerts.settle',
    'audit.read',
    'staff.unlock',
    'staff.manage',
  ],
} as const satisfies Record<StaffRole, readonly StaffPermission[]>;

/** Permissions that no one can give to a role or take from it. Without them, no one could change the others back. */
export const fixedPermissions: readonly StaffPermission[] = ['own_account', 'staff.manage'];

/** Returns every permission that these roles have at first, in the order of `staffPermissions`. */
export function permissionsOf(roles: readonly StaffRole[]): StaffPermission[] {
  return staffPermissions.filter((permission) =>
    roles.some((role) => (permissionsOfRole[role] as readonly StaffPermission[]).includes(permission)),
  );
}

/** Shorter than a player's session because staff see other people's data. */
export const staffSession = {
  idleMinutes: 15,
  absoluteHours: 8,
  /** A call that changes something requires password and code again if they were entered longer ago than this. */
  freshMinutes: 15,
  /** The back office warns this long before a session ends. */
  warnMinutes: 1,
} as const;

/**
 * The back office sends this header with automatic calls while no one has used the page for a minute. Such a
 * call does not extend the session. Anyone can send it or leave it out. It can only make a session end earlier.
 */
export const unattendedHeader = { name: 'x-unattended', value: 'true', afterSeconds: 60 } as const;

/**
 * Number of second factor codes that one staff member may enter after the correct password. One more locks
 * the account until another administrator unlocks it. Attempts without the password do not count.
 */
export const staffCodes = { perHour: 10, windowMinutes: 60 } as const;
