import type { gallery as Shape } from '../../en/play/gallery.ts';
import { formats } from '../formats.ts';

export const gallery: typeof Shape = {
  title: 'Jeux',
  intro: 'Chaque jeu affiche son taux de retour et ses chances avant toute mise.',
  filter: 'Filtrer les jeux',
  tabs: {
    all: 'Tous les jeux',
    slots: 'Machines à sous',
    table: 'Jeux de table',
    new: 'Nouveautés',
    hot: 'En vedette',
  },
  labels: 'NOUVEAU et EN VEDETTE ne dépendent que du numéro au catalogue, jamais des chances ni des gains.',
  loading: 'Chargement des jeux',
  problem: 'Impossible de charger les jeux',
  showing: (count) => `${count}\u00a0${formats.plural(count, { one: 'jeu affiché', other: 'jeux affichés' })}`,
  search: 'Chercher un jeu',
  clear: 'Effacer la recherche',
  noneFor: (query) => `Aucun jeu ne correspond à «\u00a0${query}\u00a0».`,
  none: 'Aucun jeu trouvé',
  showAll: 'Afficher tous les jeux',
};
