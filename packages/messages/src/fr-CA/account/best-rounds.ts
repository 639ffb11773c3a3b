import { bestRounds as rules } from '@goldwren/rules';
import type { bestRounds as english } from '../../en/account/best-rounds.ts';
import { formats } from '../formats.ts';

export const bestRounds: typeof english = {
  intro: `Vos parties qui ont rapporté au moins ${rules.leastMultiple} fois leur mise, le plus grand multiple en premier. Nous en affichons au plus ${rules.shown}.`,
  exceptions: 'Ces parties sont des exceptions. En moyenne, chaque jeu rapporte moins que ce que vous misez.',
  loading: 'Chargement de vos meilleures parties',
  problem: 'Impossible de charger vos meilleures parties.',
  list: 'Meilleures parties',
  archived: (day) =>
    `Les parties d’avant le ${formats.calendarDate(day)} sont dans nos archives. Téléchargez vos données pour les voir.`,
  game: 'Jeu',
  everyGame: 'Tous les jeux',
  coin: 'Pièce',
  bothCoins: 'Les deux pièces',
  result: (paid, stake) => `${paid} pour une mise de ${stake}`,
  seal: 'Le sceau de cette partie. Ouvrez la preuve pour vérifier la partie dans ce navigateur.',
  replay: 'Revoir',
  ofRound: (multiple, game) => `de ${multiple} à ${game}`,
  played: {
    title: 'Toutes vos parties',
    titleOf: (game) => `Toutes vos parties de ${game}`,
    rounds: (rounds) => `Parties jouées : ${rounds}`,
    staked: 'Misé',
    returned: 'Rapporté',
    net: 'Net',
    statement: 'Voir vos résultats nets par jour',
  },
  none: {
    title: 'Aucune meilleure partie pour le moment',
    text: `Une partie paraît ici lorsqu’elle a rapporté au moins ${rules.leastMultiple} fois sa mise. Toutes les autres parties sont dans votre activité.`,
    card: 'Sa carte montre le jeu, le multiple, la mise, le paiement, la date et le sceau de la partie. De là, vous pouvez ouvrir la preuve et revoir la partie.',
  },
  noneWithFilter: `Aucune partie avec ce filtre n’a rapporté au moins ${rules.leastMultiple} fois sa mise. Dans certains jeux, c’est impossible.`,
};
