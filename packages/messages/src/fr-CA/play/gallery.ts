import { hotGameEvery, newGameEvery } from '@goldwren/rules';
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
    hot: 'Populaires',
  },
  labels: `NOUVEAU et EN VEDETTE dépendent seulement du numéro du jeu dans notre catalogue\u00a0: les multiples de ${newGameEvery} sont NOUVEAU, et les autres multiples de ${hotGameEvery} sont EN VEDETTE. Ces étiquettes n’indiquent rien sur les chances ni sur les gains.`,
  loading: 'Chargement des jeux',
  problem: 'Impossible de charger les jeux',
  showing: (count) => `${count}\u00a0${formats.plural(count, { one: 'jeu affiché', other: 'jeux affichés' })}`,
  search: 'Chercher un jeu',
  clear: 'Effacer la recherche',
  noneFor: (query) => `Aucun jeu ne correspond à «\u00a0${query}\u00a0».`,
  none: 'Aucun jeu trouvé',
  showAll: 'Afficher tous les jeux',
};
