import type { JournalKind } from '@goldwren/contracts/player';
import type { BalanceRange, MovementGroup } from '@goldwren/rules';

const kinds: Record<JournalKind, string> = {
  welcome_offer: 'Welcome offer',
  stake: 'Stake',
  raise: 'Stake raised',
  win: 'Win',
  purchase: 'Purchase',
  purchase_reversal: 'Purchase reversed',
  free_entry: 'Free entry',
  login_bonus: 'Daily login bonus',
  region_expiry: 'Ended: not available where you live',
  inactivity_expiry: 'Expired: away too long',
  redemption: 'Set aside for a prize',
  redemption_return: 'Returned from a redemption',
  adjustment: 'Correction',
};

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

/** What happened to the coins of a player, and how their balances went. */
export const activity = {
  kinds,
  groups,
  title: 'Activity',
  intro: 'Every coin that came or went, one row per round. Open a row for its proof. Times are Eastern Time.',
  recent: 'Coins in and out',
  all: 'All activity',
  loading: 'Loading activity',
  problem: 'Could not load your activity.',
  none: 'No activity yet. Every coin you receive, stake or win is listed here.',
  noneBesidePlay: 'Nothing yet. Bonuses, purchases and prizes are listed here.',
  noneOfKind: 'No activity of this kind. Clear the filters to see everything.',
  moreProblem: 'Could not load more of your activity.',
  loadingMore: 'Loading…',
  more: 'Load more',
  end: 'That is all of it.',
  balanceAfter: 'Balance after',
  reference: 'Reference',
  referenceOf: (id: string) => `reference ${id}`,
  coin: 'Coin',
  besidePlay: 'All but rounds',
  bothCoins: 'Both coins',
  group: 'What to show',
  everything: 'Everything',
  clear: 'Clear filters',
  rounds: {
    title: 'Recent rounds',
    loading: 'Loading rounds',
    problem: 'Could not load your rounds.',
    none: 'No rounds yet. The games you play are listed here.',
    choose: 'Choose a game',
    all: 'All rounds',
    stake: (amount: string) => `Stake ${amount}`,
    staked: 'Staked',
    returned: 'Returned',
    open: 'Not finished yet',
    finish: 'Continue',
    finishOf: (title: string) => `Continue your round of ${title}`,
  },
  history: {
    title: 'Balance over time',
    loading: 'Loading balance history',
    problem: 'Could not load your balance history.',
    none: 'No balance history yet. It begins with your first coins.',
    asTable: 'Show as a table',
    coin: 'Coin to show',
    range: 'How far back',
    ranges,
    until: 'Until',
    balance: 'Balance',
    lowest: 'Lowest',
    highest: 'Highest',
    caption: 'The balance over time, newest first',
    sampled: 'So much was played in this time that the lowest and highest are approximate; balances are exact.',
    summary: (first: string, last: string, low: string, high: string) =>
      `From ${first} to ${last} now; lowest ${low}, highest ${high}.`,
    /** Of a time at whose beginning there was no balance yet. */
    summaryOfNew: (last: string, low: string, high: string) => `${last} now; lowest ${low}, highest ${high}.`,
  },
};
