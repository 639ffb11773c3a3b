import type { coach as Shape } from '../../en/play/coach.ts';

export const coach: typeof Shape = {
  title: 'Conseils après chaque main',
  best: 'Vous avez pris chaque fois la meilleure décision.',
  better: (best, taken, amount) =>
    `Le mieux\u00a0: ${best}. Votre choix\u00a0: ${taken}. Il a coûté ${amount} votre mise.`,
  hold: (cards) => `garder ${cards}`,
  holdNothing: 'tirer cinq nouvelles cartes',
  average:
    'Ce qu’une décision coûte est une moyenne sur toutes les cartes qui pouvaient suivre. Une seule main peut finir mieux ou moins bien.',
};
