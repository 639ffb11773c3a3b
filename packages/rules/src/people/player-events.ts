/** Account events that no other record contains. Staff see them in the player's timeline. */
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
  'limits_set_by_support',
  'cool_off_by_support',
  'excluded_by_support',
] as const;
export type PlayerEventKind = (typeof playerEventKinds)[number];

/** Kinds of entry in the timeline. Staff can filter by each. */
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

/** Maximum lengths of a note about a player, and of the reason for an action on an account. */
export const staffText = { noteMaxLength: 2_000, reasonMaxLength: 500 } as const;
