import { brand, type Currency } from '@goldwren/rules';

/** What the player staked and what the rounds returned. */
export const playRecord = {
  title: 'Your record',
  spans: { session: 'This session', today: 'Today', month: 'This month' },
  row: (span: string, coin: Currency) => `${span}, ${coin === 'gold' ? brand.goldCode : brand.sweepsCode}`,
  span: 'When',
  rounds: 'Rounds',
  staked: 'Staked',
  returned: 'Returned',
  net: 'Net',
  note: 'Days and months follow Eastern Time. Net is returned minus staked.',
  none: 'No play this month.',
  loading: 'Loading your record',
  problem: 'Could not load your record.',
};
