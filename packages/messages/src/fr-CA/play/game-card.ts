import type { gameCard as Shape } from '../../en/play/game-card.ts';

export const gameCard: typeof Shape = {
  rtp: 'TRJ',
  rtpUpTo: (percent) => `jusqu’à ${percent}`,
  volatility: 'Volatilité',
  volatilityShort: 'Volat.',
  odds: 'TRJ, volatilité et chances',
  rules: 'Règles et chances',
  rulesOf: (title) => `Règles et chances de ${title}`,
  demo: 'Démo',
  demoOf: (title) => `Démo de ${title}`,
  play: 'Jouer',
  playGame: (title) => `Jouer à ${title}`,
  closed: 'Fermé pour entretien',
  details: (line, title) => `${line}\u00a0: détails de ${title}`,
  isNew: 'NOUVEAU',
  isNewMeans: 'NOUVEAU\u00a0: une étiquette fixe. Elle n’indique rien sur les chances ni sur les gains.',
  isHot: 'EN VEDETTE',
  isHotMeans: 'EN VEDETTE\u00a0: une étiquette fixe. Elle n’indique rien sur les chances ni sur les gains.',
  favorite: (title) => `Favori\u00a0: ${title}`,
  favoriteProblem: 'Impossible de modifier vos favoris. Veuillez réessayer.',
};
