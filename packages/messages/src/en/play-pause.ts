import { brand } from '@goldwren/rules';

/** What stops play at the end of a round: limits, breaks, reality checks. */
export const playPause = {
  nothingTaken: 'No stake was taken.',
  limits: 'Your limits',
  stop: 'Stop playing',
  close: 'Close',
  smaller: 'A smaller stake may still fit.',
  check: {
    title: 'Reality check',
    intro: (time: string) => `You have played for ${time} since you began or last went on.`,
    loading: 'Loading your time and result',
    problem: 'Your time and result could not be loaded.',
    today: 'Today, in all',
    time: 'Time played',
    gold: `Net ${brand.goldCode}`,
    sweeps: `Net ${brand.sweepsCode}`,
    goOn: 'Go on playing',
    going: 'One moment…',
    history: 'See what I have played',
    failed: 'This could not be recorded. Please try again.',
  },
};
