/** Who works here and what each may do: least privilege, so a role has only what its queues need. */

export const staffRoles = ['support', 'compliance', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffPermissions = [
  /** See who one is signed in as, what waits for one, and sign out. */
  'own_account',
  /** Find a player and read the account: profile, journal, rounds, orders, notes. Each look is audited. */
  'players.read',
  'players.note',
  'players.suspend',
  'players.close',
  /** Take a lost second factor off a player's account: whoever can, can let somebody in with the password alone. */
  'players.remove_second_factor',
  /** Propose a correction of a balance; somebody else with `adjustments.approve` makes it happen. */
  'adjustments.request',
  'adjustments.approve',
  /** The queue, with payout details masked. */
  'redemptions.read',
  /** Approve or reject; over the limit of one pair of eyes, two different people. */
  'redemptions.review',
  'redemptions.forfeit',
  /** More in a day or a month for one player than the published limits. */
  'redemptions.raise_limit',
  /** See payout details in full, hand payouts out, and record that they were paid. */
  'payouts.pay',
  /** See the documents that players send, and decide. */
  'identity.review',
  'sanctions.review',
  /** Decide whether an account belongs to a person who has excluded themselves. */
  'exclusions.review',
  /** Correct a player's name or birth date, which the player can no longer do. */
  'players.rename',
  /** Tax forms and the yearly returns. Taxpayer numbers are shown in full in the return only. */
  'tax.read',
  'free_entries.review',
  'orders.review',
  'tickets.answer',
  'jurisdictions.switch',
  'games.switch',
  'packages.edit',
  /** Health of the books, returns of the games, what is owed to players, reports. */
  'health.read',
  'alerts.settle',
  'audit.read',
  /** Unlock colleagues whom too many wrong codes have locked out. */
  'staff.unlock',
] as const;
export type StaffPermission = (typeof staffPermissions)[number];

/** What each role may do. A member of staff with several roles may do what any of them may. */
export const permissionsOfRole = {
  support: ['own_account', 'players.read', 'players.note', 'redemptions.read', 'free_entries.review', 'tickets.answer'],
  compliance: [
    'own_account',
    'players.read',
    'players.note',
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
    'players.rename',
    'free_entries.review',
    'tickets.answer',
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
    'health.read',
    'alerts.settle',
  ],
  admin: [
    'own_account',
    'players.read',
    'players.note',
    'players.suspend',
    'players.close',
    'players.remove_second_factor',
    'adjustments.approve',
    'redemptions.read',
    'redemptions.review',
    'redemptions.raise_limit',
    'tickets.answer',
    'games.switch',
    'packages.edit',
    'health.read',
    'alerts.settle',
    'audit.read',
    'staff.unlock',
  ],
} as const satisfies Record<StaffRole, readonly StaffPermission[]>;

/** Every permission of somebody with these roles, in the order of `staffPermissions`. */
export function permissionsOf(roles: readonly StaffRole[]): StaffPermission[] {
  return staffPermissions.filter((permission) =>
    roles.some((role) => (permissionsOfRole[role] as readonly StaffPermission[]).includes(permission)),
  );
}

/** Shorter than a player's, since a member of staff sees other people's data. */
export const staffSession = {
  idleMinutes: 15,
  absoluteHours: 8,
  /** Calls that change something ask for password and code again when they were given longer ago than this. */
  freshMinutes: 15,
  /** The back office warns so long before a session ends. */
  warnMinutes: 1,
} as const;

/**
 * Sent by the back office with calls that it makes by itself, while nobody has used the page for a minute: such a call does
 * not count as use of the session. Anybody can leave it out or send it; it can only make a session end earlier.
 */
export const unattendedHeader = { name: 'x-unattended', value: 'true', afterSeconds: 60 } as const;

/**
 * Codes of the second factor that one member of staff may give after the right password. One more locks the account until
 * another administrator unlocks it. Without the password nobody can count one.
 */
export const staffCodes = { perHour: 10, windowMinutes: 60 } as const;
