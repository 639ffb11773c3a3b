import type { winners as Shape } from '../../en/site/winners.ts';

export const winners: typeof Shape = {
  title: 'Gagnants récents',
  loading: 'Chargement des gagnants récents',
  problem: 'Impossible de charger les gagnants récents.',
  none: 'Aucun gagnant récent pour l’instant.',
  noneMore: 'Nous affichons ici les échanges payés, par prénom et initiale seulement.',
};
