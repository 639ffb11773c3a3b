import type { JournalKind } from './movements.ts';

/** How players read what happened to their coins; each kind of movement is in one of them. */
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
  redemption: 'redemptions',
  redemption_return: 'redemptions',
  region_expiry: 'expiries',
  inactivity_expiry: 'expiries',
  adjustment: 'adjustments',
};

/** What a list of movements may be narrowed to: one group, or everything beside play, which would crowd out the rest. */
export const movementFilters = [...movementGroups, 'beside_play'] as const;
export type MovementFilter = (typeof movementFilters)[number];

/** The kinds of movement that a filter lets through. */
export function kindsOf(filter: MovementFilter): JournalKind[] {
  const passes = (group: MovementGroup) => (filter === 'beside_play' ? group !== 'rounds' : group === filter);
  return (Object.keys(groupOfKind) as JournalKind[]).filter((kind) => passes(groupOfKind[kind]));
}

/** How far back a chart of the balance looks, in hours. */
export const balanceRangeHours = { day: 24, week: 7 * 24, month: 30 * 24, quarter: 91 * 24, year: 365 * 24 } as const;
export type BalanceRange = keyof typeof balanceRangeHours;
export const balanceRanges = Object.keys(balanceRangeHours) as [BalanceRange, ...BalanceRange[]];

/** Points of a chart at most. */
export const balancePoints = 120;
