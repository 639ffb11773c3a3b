import type { StaffPermission } from './staff-roles.ts';

/** What staff find with the search box of the back office, with the permission that each requires, in the order of the results. */
export const searchKinds = {
  player: 'players.read',
  round: 'players.read',
  order: 'orders.review',
  redemption: 'redemptions.read',
  receipt: 'redemptions.read',
  ticket: 'tickets.answer',
  free_entry: 'free_entries.review',
  staff_member: 'staff.manage',
} as const satisfies Record<string, StaffPermission>;
export type SearchKind = keyof typeof searchKinds;
export const searchKindIds = Object.keys(searchKinds) as [SearchKind, ...SearchKind[]];

/** The most results of one kind. */
export const searchResultsPerKind = 5;
