import type { freeSpins as FreeSpins, reels as Reels } from '../../en/play/reels.ts';
import type { SummaryMessages } from '../../round-summary.ts';

export const reels: typeof Reels = {
  spin: 'Lancer',
  keys: { space: 'Espace', spin: 'Lancer', stake: 'Changer la mise', escape: 'Échap', skip: 'Passer au résultat' },
  grid: {
    caption: 'Symboles sur les rouleaux',
    reel: (number) => `Rouleau ${number}`,
    row: (number) => `Rangée ${number}`,
  },
};

export const freeSpins: typeof FreeSpins = {
  freeSpinsWon: (count) => `${count}\u00a0tours gratuits`,
  freeSpin: (number, of) => `Tour gratuit ${number} de ${of}`,
};

export const ofRounds: SummaryMessages = {
  noWin: 'aucun gain',
  highestWin: 'le gain le plus élevé de ce jeu',
  withOthers: (win, others) => (others === 1 ? `${win} et un autre gain` : `${win} et ${others} autres gains`),
  freeSpinsWon: freeSpins.freeSpinsWon,
};
