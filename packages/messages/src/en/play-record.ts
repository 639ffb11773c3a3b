import { brand, type Currency } from '@goldwren/rules';

/** What players staked and what came back. */
export const playRecord = {
  title: 'Your record',
  spans: { session: 'This session', today: 'Today', month: 'This month' },
  row: (span: string, coin: Currency) => `${span}, ${coin === 'gold' ? brand.goldCode : brand.sweepsCode}`,
  span: 'When',
  rounds: 'Rounds',
  staked: 'Staked',
  returned: 'Returned',
  net: 'Net',
  note: 'Days and months of Eastern Time. Net is what came back minus what was staked.',
  none: 'Nothing played this month.',
  loading: 'Loading your record',
  problem: 'Could not load your record.',
};
