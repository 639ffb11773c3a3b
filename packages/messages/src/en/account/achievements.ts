import type { AchievementId } from '@goldwren/rules';

interface AchievementText {
  readonly title: string;
  readonly how: string;
}

const texts: Record<AchievementId, AchievementText> = {
  every_game: {
    title: 'Every game',
    how: 'Play a round of each game. The smallest stake counts as much as the largest.',
  },
  checked_session: {
    title: 'Checked for yourself',
    how: 'End a session. Your browser and our server add up its rounds, and both get the same totals.',
  },
  flawless_challenge: {
    title: 'Nothing given up',
    how: 'Finish a daily challenge with the best decision every time.',
  },
  own_limit: { title: 'Your own limit', how: 'Set a limit or a reality check.' },
  second_factor: {
    title: 'A second factor',
    how: 'Turn on the second factor of your account, so that a stolen password is not enough.',
  },
};

/** What the player achieved by curiosity and skill. */
export const achievements = {
  intro:
    'Achievements are for curiosity and skill. None needs a purchase, a win or play on many days. They give no coins, and you lose nothing without them.',
  loading: 'Loading your achievements',
  problem: 'Could not load your achievements.',
  achieved: 'Achieved',
  progress: (done: number, of: number) => `${done} of ${of}`,
  open: {
    flawless_challenge: 'Open the challenge',
    own_limit: 'Set a limit',
    second_factor: 'Open your account',
    every_game: 'See the games',
  },
  texts,
};
