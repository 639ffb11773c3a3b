import type { playRecord as Shape } from '../en/play-record.ts';

const nb = '\u00a0';

export const playRecord: typeof Shape = {
  title: 'Votre bilan',
  spans: { session: 'Cette session', today: 'Aujourd’hui', month: 'Ce mois-ci' },
  rounds: 'Tours',
  staked: 'Misé',
  returned: 'Rendu',
  net: 'Net',
  note: 'Jours et mois selon l’heure de New York. Le net est ce qui a été rendu moins ce qui a été misé.',
  none: 'Rien de joué encore.',
  groups: {
    rounds: 'Tours',
    purchases: 'Achats',
    bonuses: 'Bonis et participations gratuites',
    redemptions: 'Prix',
    expiries: 'Expirées',
    adjustments: 'Corrections',
  },
  all: 'Tout',
  ranges: {
    day: `24${nb}heures`,
    week: `7${nb}jours`,
    month: `30${nb}jours`,
    quarter: `3${nb}mois`,
    year: `12${nb}mois`,
  },
  sampled:
    'Vous avez tant joué pendant cette période que les points le plus haut et le plus bas sont approximatifs; les soldes sont exacts.',
  openRound: 'Pas encore terminé',
};
