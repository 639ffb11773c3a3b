import type { gameCard as Shape } from '../en/game-card.ts';

export const gameCard: typeof Shape = {
  rtp: 'TRJ',
  volatility: 'Volatilité',
  rules: 'Règles et table des gains',
  rulesOf: (title) => `Règles et table des gains de ${title}`,
  play: 'Jouer',
  playGame: (title) => `Jouer à ${title}`,
  closed: 'Fermé pour entretien',
  isNew: 'NOUVEAU',
  isHot: 'POPULAIRE',
};
