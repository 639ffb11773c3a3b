import type { gameCard as Shape } from '../../en/play/game-card.ts';

export const gameCard: typeof Shape = {
  rtp: 'TRJ',
  volatility: 'Volatilité',
  odds: 'Chances d’une partie',
  rules: 'Règles et chances',
  rulesOf: (title) => `Règles et chances de ${title}`,
  demo: 'Démo',
  demoOf: (title) => `Démo de ${title}`,
  play: 'Jouer',
  playGame: (title) => `Jouer à ${title}`,
  closed: 'Fermé pour entretien',
  isNew: 'NOUVEAU',
  isHot: 'EN VEDETTE',
  favorite: (title) => `Favori\u00a0: ${title}`,
  favoriteProblem: 'Impossible de modifier vos favoris. Veuillez réessayer.',
};
