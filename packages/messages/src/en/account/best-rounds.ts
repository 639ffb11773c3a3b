import { bestRounds as rules } from '@goldwren/rules';
import { formats } from '../formats.ts';

/** The gallery of the rounds that returned the most compared with their stake. */
export const bestRounds = {
  intro: `Your rounds that returned at least ${rules.leastMultiple} times their stake, the highest multiplier first. We show at most ${rules.shown}.`,
  exceptions: 'These rounds are exceptions. On average, every game returns less than you stake.',
  loading: 'Loading your best rounds',
  problem: 'Could not load your best rounds.',
  list: 'Best rounds',
  archived: (day: string) =>
    `Rounds before ${formats.calendarDate(day)} are in our archive. Download your data to see them.`,
  game: 'Game',
  everyGame: 'All games',
  coin: 'Coin',
  bothCoins: 'Both coins',
  result: (paid: string, stake: string) => `${paid} for a stake of ${stake}`,
  seal: 'The seal of this round. Open the proof to verify the round in this browser.',
  replay: 'Replay',
  /** Identifies the round for screen readers. */
  ofRound: (multiple: string, game: string) => `of ${multiple} in ${game}`,
  played: {
    title: 'All your rounds',
    titleOf: (game: string) => `All your rounds of ${game}`,
    rounds: (rounds: string) => `Rounds played: ${rounds}`,
    staked: 'Staked',
    returned: 'Returned',
    net: 'Net',
    statement: 'See your net results by day',
  },
  none: {
    title: 'No best rounds yet',
    text: `A round appears here when it returned at least ${rules.leastMultiple} times its stake. All other rounds are in your activity.`,
    card: 'Its card shows the game, the multiplier, the stake, the payout, the date and the seal of the round. From there, you can open the proof and the replay.',
  },
  noneWithFilter: `No round with this filter returned at least ${rules.leastMultiple} times its stake. In some games, no round can.`,
};
