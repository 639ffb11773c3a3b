import { formats } from '../../en/formats.ts';

export const liabilityMessages = {
  title: 'Liability',
  about: 'Sweeps Coins that players hold or want to redeem, and what players owe us. One Sweeps Coin is one dollar.',
  now: 'Now',
  lastNight: 'Last night',
  noNight: 'No snapshot yet. A job takes one after midnight, Eastern Time.',
  taken: (moment: string) => `Taken ${moment}. The redeemable amount is expensive to compute, so it is from that time.`,
  players: 'Players with Sweeps Coins',
  balances: 'In wallets',
  unplayed: 'Not yet played',
  unplayedOfIt: 'of which not yet played',
  escrow: 'In escrow',
  ofItInState: (state: string) => `of which ${state.toLowerCase()}`,
  requests: (count: number) =>
    `${formats.number(count)} ${formats.plural(count, { one: 'request', other: 'requests' })}`,
  held: 'Free entries held for an account',
  entries: (count: number) => `${formats.number(count)} ${formats.plural(count, { one: 'entry', other: 'entries' })}`,
  redeemable: 'Redeemable',
  byPlayers: (count: number) =>
    `by ${formats.number(count)} ${formats.plural(count, { one: 'player', other: 'players' })}`,
  owedGold: 'Gold Coins owed to us',
  owedSweeps: 'Sweeps Coins owed to us',
  nothingOwed: 'No player owes us anything.',
  owing: 'Players who owe us',
  count: (count: number) => formats.number(count),
  history: 'By day',
  chart: 'Owed to players',
  chartAbout: 'At the end of each day, in Sweeps Coins.',
  day: 'Day',
  at: 'Taken',
  empty: 'No daily snapshot yet.',
} as const;
