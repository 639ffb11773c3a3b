import { brand } from '@goldwren/rules';
import type { playRecord as Shape } from '../../en/responsible-play/play-record.ts';

export const playRecord: typeof Shape = {
  title: 'Votre bilan',
  spans: { session: 'Cette séance', today: 'Aujourd’hui', month: 'Ce mois-ci' },
  row: (span, coin) => `${span}, ${coin === 'gold' ? brand.goldCode : brand.sweepsCode}`,
  span: 'Quand',
  rounds: 'Parties',
  staked: 'Misé',
  returned: 'Rendu',
  net: 'Net',
  note: 'Les jours et les mois suivent l’heure de l’Est. Le net est le total rendu moins le total misé.',
  none: 'Aucune partie ce mois-ci.',
  loading: 'Chargement de votre bilan',
  problem: 'Impossible de charger votre bilan.',
};
