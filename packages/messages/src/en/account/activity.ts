import type { JournalKind } from '@goldwren/contracts/player';
import type { BalanceRange, MovementGroup } from '@goldwren/rules';
import { formats } from '../formats.ts';

const kinds: Record<JournalKind, string> = {
  welcome_offer: 'Welcome offer',
  stake: 'Stake',
  raise: 'Stake raised',
  win: 'Win',
  purchase: 'Purchase',
  purchase_reversal: 'Purchase reversed',
  free_entry: 'Free entry',
  login_bonus: 'Daily login bonus',
  challenge_prize: 'Prize of the daily challenge',
  region_expiry: 'Expired: not available where you live',
  inactivity_expiry: 'Expired: account inactive',
  redemption: 'Set aside for a redemption',
  redemption_return: 'Returned from a redemption',
  adjustment: 'Correction',
};

const groups: Record<MovementGroup, string> = {
  rounds: 'Rounds',
  purchases: 'Purchases',
  bonuses: 'Bonuses and free entries',
  redemptions: 'Redemptions',
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

/** The player's movements of coins and their balances over time. */
export const activity = {
  kinds,
  groups,
  title: 'Activity',
  intro: 'Every coin in or out, one row per round. Open a row for its proof. Times are Eastern Time.',
  recent: 'Coins in and out',
  all: 'All activity',
  loading: 'Loading activity',
  problem: 'Could not load your activity.',
  none: 'No activity yet. Every coin you receive, stake or win is listed here.',
  noneExceptRounds: 'Nothing yet. Bonuses, purchases and redemptions are listed here.',
  noneOfKind: 'No activity of this kind. Clear the filters to see everything.',
  moreProblem: 'Could not load more of your activity.',
  loadingMore: 'Loading…',
  more: 'Load more',
  end: 'That’s everything.',
  archived: (day: string) =>
    `Rounds before ${formats.calendarDate(day)} are in our archive. Download your data to see them.`,
  balanceAfter: 'Balance after',
  reference: 'Reference',
  referenceOf: (id: string) => `reference ${id}`,
  coin: 'Coin',
  exceptRounds: 'All except rounds',
  bothCoins: 'Both coins',
  group: 'Show',
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
    open: 'Not finished',
    finish: 'Continue',
    finishOf: (title: string) => `Continue your round of ${title}`,
  },
  history: {
    title: 'Balance over time',
    loading: 'Loading balance history',
    problem: 'Could not load your balance history.',
    none: 'No balance history yet. It starts with your first coins.',
    asTable: 'Show as a table',
    coin: 'Coin to show',
    range: 'Time range',
    ranges,
    until: 'Until',
    balance: 'Balance',
    lowest: 'Lowest',
    highest: 'Highest',
    caption: 'The balance over time, newest first',
    sampled: 'With this many rounds, the lowest and highest are approximate. Balances are exact.',
    summary: (first: string, last: string, low: string, high: string) =>
      `From ${first} to ${last} now; lowest ${low}, highest ${high}.`,
    /** For a time range that starts before the first balance. */
    summaryOfNew: (last: string, low: string, high: string) => `${last} now; lowest ${low}, highest ${high}.`,
  },
};
