import { brand } from '@goldwren/rules';

/** The tour of three steps for a new player. */
export const tour = {
  label: 'A short tour',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  next: 'Next',
  back: 'Back',
  skip: 'Skip the tour',
  play: (game: string) => `Play ${game}`,
  coins: {
    title: `Welcome to ${brand.name}. Meet your coins.`,
    text: `Every table starts with ${brand.goldCoins}. The switch next to the stake changes the coin between rounds.`,
    /** In places without Sweeps Coins. */
    textWithout: `You play every game with ${brand.goldCoins}.`,
    switch: 'The switch on a table',
  },
  fairness: {
    title: 'You can check every round',
    before: 'Before your round, we lock in a secret. Its seal is on the table.',
    after: 'After it, your browser replays the round. When all of it matches, the seal opens and shows a check mark.',
    sealed: 'Locked in',
    verified: 'Verified',
  },
  limits: {
    title: 'You set the limits',
    text: 'Limit what you lose and how long you play, or take a break. A lower limit applies immediately.',
    loss: 'Loss limit',
    time: 'Play time',
    pause: 'Break',
    open: 'Set my limits',
  },
};
