import type { JournalKind } from './movements.ts';

/** How players see movements of their coins. Each kind of movement is in exactly one group. */
export const movementGroups = ['rounds', 'purchases', 'bonuses', 'redemptions', 'expiries', 'adjustments'] as const;
export type MovementGroup = (typeof movementGroups)[number];

export const groupOfKind: Readonly<Record<JournalKind, MovementGroup>> = {
  stake: 'rounds',
  raise: 'rounds',
  win: 'rounds',
  purchase: 'purchases',
  purchase_reversal: 'purchases',
  welcome_offer: 'bonuses',
  login_bonus: 'bonuses',
  free_entry: 'bonuses',
  challenge_prize: 'bonuses',
  redemption: 'redemptions',
  redemption_return: 'redemptions',
  region_expiry: 'expiries',
  inactivity_expiry: 'expiries',
  adjustment: 'adjustments',
};

/** Filters of a list of movements: one group, or everything except play, which has the most entries by far. */
export const movementFilters = [...movementGroups, 'beside_play'] as const;
export type MovementFilter = (typeof movementFilters)[number];

/** Returns the kinds of movement that a filter includes. */
export function kindsOf(filter: MovementFilter): JournalKind[] {
  const passes = (group: MovementGroup) => (filter === 'beside_play' ? group !== 'rounds' : group === filter);
  return (Object.keys(groupOfKind) as JournalKind[]).filter((kind) => passes(groupOfKind[kind]));
}

/** Time ranges of the balance chart, in hours. */
export const balanceRangeHours = { day: 24, week: 7 * 24, month: 30 * 24, quarter: 91 * 24, year: 365 * 24 } as const;
export type BalanceRange = keyof typeof balanceRangeHours;
export const balanceRanges = Object.keys(balanceRangeHours) as [BalanceRange, ...BalanceRange[]];

/** Maximum number of points in a chart. */
export const balancePoints = 120;
