import { type AliasRemovalReason, brand, challengePrizes, challenge as rules } from '@goldwren/rules';
import { formats } from '../formats.ts';

const gold = (hundredths: bigint) => `${formats.amount(hundredths)} ${brand.goldCode}`;

/** What a score means: nothing given up, at most an amount, or any finished challenge. */
function condition(givenUpX100: number | null): string {
  if (givenUpX100 === null) return 'Finished';
  return givenUpX100 === 0 ? 'Nothing given up' : `At most ${formats.multiple(givenUpX100)} given up`;
}

const removals: Readonly<Record<AliasRemovalReason, string>> = {
  offensive: 'it can offend others',
  personal: 'it contains personal data',
  impersonation: 'it looks like the name of someone else',
  advertising: 'it is advertising',
};

export const challenge = {
  intro: `Everyone gets the same ${rules.hands} hands today. Your decisions are compared with the best play. There is no stake, and speed does not count.`,
  how: [
    'Jacks or Better and Midnight Blackjack take turns by day.',
    'A decision is judged by what it gives up on average, over all cards that could follow. Luck does not count.',
    `What a decision gives up is rounded to hundredths. It is at least ${formats.multiple(1)} unless the decision was as good as the best one.`,
    'When a game is switched off, finished challenges keep their results and prizes.',
    'The time in a challenge counts as play time, for your limits and for reality checks.',
    'Each day is a challenge of its own. You lose nothing when you miss one.',
    'We publish a fingerprint of the secret behind the cards before the first hand, and the secret itself after the day.',
  ],
  signIn: 'Log in to play',
  loading: 'Loading the challenge',
  problem: 'Could not load the challenge.',
  prizes: 'Prizes',
  prizeRows: challengePrizes.map(({ givenUpX100, goldHundredths }) => ({
    condition: condition(givenUpX100),
    prize: gold(goldHundredths),
  })),
  hand: (number: number) => `Hand ${number} of ${rules.hands}`,
  soFar: (amount: string) => `Given up so far: ${amount}`,
  next: 'Next hand',
  showResult: 'See your result',
  result: 'Your result',
  flawless: 'You gave up nothing. Every decision was the best one.',
  /** @param amount `0.12×` */
  gaveUp: (amount: string) => `You gave up ${amount} the stake of one hand.`,
  prize: (amount: string) => `We added ${amount} ${brand.goldCode} to your balance.`,
  rank: (rank: number, players: number) =>
    `Rank ${formats.number(rank)} of ${formats.number(players)} ${formats.plural(players, { one: 'player', other: 'players' })}. Equal scores share a rank.`,
  unfinished: 'This challenge is over, and not all of its hands were played. It has no score.',
  alias: {
    label: 'Name on the leaderboard',
    hint: `Optional. ${rules.alias.minLength} to ${rules.alias.maxLength} letters, digits and spaces. Do not use your real name.`,
    save: 'Save name',
    remove: 'Delete name',
    removed: (name: string, reason: AliasRemovalReason) =>
      `Our team removed the name “${name}” because ${removals[reason]}. You can choose another name.`,
  },
  leaderboard: 'Leaderboard',
  day: 'Day',
  today: 'Today',
  yesterday: 'Yesterday',
  none: 'No one has finished this challenge yet.',
  bothOff: 'There is no challenge now, because its games are switched off. Please try again later.',
  gameOff:
    'The game of this challenge is switched off, so the challenge is paused. Your decisions are stored. You can continue when the game is back today. If it is not, you lose nothing.',
  noDay: 'There was no challenge on this day.',
  columns: { rank: 'Rank', player: 'Player', givenUp: 'Given up', replay: 'Replay' },
  player: 'Player',
  you: 'You',
  watch: (name: string, rank: number) => `Watch the hands of ${name}, rank ${rank}`,
  watchShort: 'Watch',
  finishFirst: 'Finish your own hands to watch how others played them.',
  replayOf: (name: string) => `Hands of ${name}`,
  ownReplay: 'Your hands',
  close: 'Close replay',
  check: {
    title: 'Check the cards',
    later: 'You can check the cards when the day is over.',
    fingerprint: 'Fingerprint, published before the first hand',
    button: 'Check the cards',
    fits: 'The secret matches the fingerprint, and gives exactly the cards that you saw.',
    differs: 'The secret does not match the fingerprint or the cards. Contact support.',
  },
};
