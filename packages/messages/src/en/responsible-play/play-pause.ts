import { brand } from '@goldwren/rules';

/** Pauses of play after a round: limits, breaks and reality checks. */
export const playPause = {
  nothingTaken: 'No stake was taken.',
  limits: 'Your limits',
  stop: 'Stop playing',
  close: 'Close',
  smaller: 'Try a smaller stake.',
  check: {
    title: 'Reality check',
    intro: (time: string) => `You have played for ${time} since you started or last continued.`,
    loading: 'Loading your time and result',
    problem: 'Could not load your time and result.',
    today: 'Today in total',
    time: 'Time played',
    gold: `Net ${brand.goldCode}`,
    sweeps: `Net ${brand.sweepsCode}`,
    goOn: 'Continue playing',
    going: 'One moment…',
    history: 'See my activity',
    failed: 'We could not record this. Please try again.',
  },
};
