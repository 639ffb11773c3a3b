import { formats } from '../en/formats.ts';

export const liabilityMessages = {
  title: 'Liability',
  about:
    'Sweeps Coins that players hold or have asked for, and what some of them owe us. One Sweeps Coin is one dollar.',
  now: 'Now',
  lastNight: 'Last night',
  noNight: 'Nothing was taken yet. A job does it after midnight, Eastern Time.',
  taken: (moment: string) => `Taken ${moment}. What can be redeemed is dear to add up, so it is known as of then.`,
  players: 'Players with Sweeps Coins',
  balances: 'In wallets',
  unplayed: 'Still to be played',
  unplayedOfIt: 'of it still to be played',
  escrow: 'In escrow',
  ofItInState: (state: string) => `of it ${state.toLowerCase()}`,
  requests: (count: number) =>
    `${formats.number(count)} ${formats.plural(count, { one: 'request', other: 'requests' })}`,
  held: 'Free entries held for an account',
  entries: (count: number) => `${formats.number(count)} ${formats.plural(count, { one: 'entry', other: 'entries' })}`,
  redeemable: 'Redeemable',
  byPlayers: (count: number) =>
    `by ${formats.number(count)} ${formats.plural(count, { one: 'player', other: 'players' })}`,
  owedGold: 'Gold Coins owed to us',
  owedSweeps: 'Sweeps Coins owed to us',
  nothingOwed: 'Nobody owes us anything.',
  owing: 'Players who owe us',
  count: (count: number) => formats.number(count),
  history: 'After each day',
  chart: 'Owed to players',
  chartAbout: 'As it stood after each of the last days, in Sweeps Coins.',
  day: 'Day',
  at: 'Taken',
  empty: 'No day has been taken yet.',
} as const;
