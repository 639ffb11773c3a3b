import type { SummaryMessages } from '../../round-summary.ts';

/** The texts of every game with reels. */
export const reels = {
  spin: 'Spin',
  keys: { space: 'Space', spin: 'Spin', stake: 'Change the stake', escape: 'Esc', skip: 'Skip to the result' },
  grid: {
    caption: 'Symbols on the reels',
    reel: (number: number) => `Reel ${number}`,
    row: (number: number) => `Row ${number}`,
  },
};

/** The texts of every game with free spins. */
export const freeSpins = {
  freeSpinsWon: (count: number) => `${count} free spins`,
  freeSpin: (number: number, of: number) => `Free spin ${number} of ${of}`,
};

export const ofRounds: SummaryMessages = {
  noWin: 'no win',
  highestWin: 'the highest win of this game',
  withOthers: (win, others) => (others === 1 ? `${win} and one more win` : `${win} and ${others} more wins`),
  freeSpinsWon: freeSpins.freeSpinsWon,
};
