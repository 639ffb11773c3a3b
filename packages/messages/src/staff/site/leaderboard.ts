import type { AliasRemovalReason, ChallengeGame } from '@goldwren/rules';
import { formats } from '../../en/formats.ts';

const reasons: Record<AliasRemovalReason, string> = {
  offensive: 'It can offend others',
  personal: 'It contains personal data',
  impersonation: 'It looks like the name of someone else',
  advertising: 'It is advertising',
};

const games: Record<ChallengeGame, string> = {
  'jacks-or-better-poker': 'Jacks or Better',
  'midnight-blackjack': 'Midnight Blackjack',
};

export const leaderboardMessages = {
  title: 'Leaderboard names',
  about: 'Names that players chose for the leaderboards of the daily challenge, the newest entries first.',
  caption: 'Names on the leaderboards',
  empty: 'No name matches.',
  name: 'Name',
  day: 'Day (Eastern Time)',
  game: 'Game',
  player: 'Player',
  score: 'Given up',
  state: 'Status',
  shown: 'Shown',
  none: '–',
  unfinished: 'Not finished',
  removed: (name: string, reason: AliasRemovalReason) => `Removed “${name}”: ${reasons[reason]}`,
  games,
  reasons,
  givenUp: (x100: number) => formats.multiple(x100),
  remove: 'Remove name',
  removeTitle: 'Remove this name?',
  removeText: (name: string) =>
    `“${name}” disappears from the leaderboard. The player sees the reason, keeps the result, and can choose another name.`,
  note: 'Explanation for the audit log',
  done: 'Name removed.',
} as const;
