/** What happened to an account that no other record tells: shown to staff in the player's timeline. */
export const playerEventKinds = [
  'signed_in',
  'note',
  'suspended',
  'unsuspended',
  'closed',
  'redemption_suspended',
  'redemption_restored',
  'region_changed',
  'export_requested',
  'export_downloaded',
  'deletion_requested',
  'erased',
  'name_changed',
  'password_changed',
  'second_factor_on',
  'second_factor_off',
] as const;
export type PlayerEventKind = (typeof playerEventKinds)[number];

/** What of a player's life the timeline shows, and can be asked for alone. */
export const timelineKinds = [
  'journal',
  'round',
  'order',
  'free_entry',
  'redemption',
  'ticket',
  'note',
  'sign_in',
  'account',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export const accountStatuses = ['active', 'suspended', 'closed'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** Longest note about a player, and longest reason for what is done to an account. */
export const staffText = { noteMaxLength: 2_000, reasonMaxLength: 500 } as const;
