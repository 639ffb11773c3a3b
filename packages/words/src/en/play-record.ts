import type { BalanceRange, MovementGroup } from '@goldwren/rules';

const groups: Record<MovementGroup, string> = {
  rounds: 'Rounds',
  purchases: 'Purchases',
  bonuses: 'Bonuses and free entries',
  redemptions: 'Prizes',
  expiries: 'Expired',
  adjustments: 'Corrections',
};

const ranges: Record<BalanceRange, string> = {
  day: '24 hours',
  week: '7 days',
  month: '30 days',
  quarter: '3 months',
  year: '12 months',
};

/** What players staked and got back, and how they read what happened to their coins. */
export const playRecord = {
  title: 'Your record',
  spans: { session: 'This session', today: 'Today', month: 'This month' },
  rounds: 'Rounds',
  staked: 'Staked',
  returned: 'Returned',
  net: 'Net',
  note: 'Days and months of New York time. Net is what came back minus what was staked.',
  none: 'Nothing played yet.',
  groups,
  all: 'All',
  ranges,
  sampled: 'So much was played in this time that the highest and lowest points are approximate; balances are exact.',
  openRound: 'Not finished yet',
};
