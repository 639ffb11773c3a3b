import type { LimitPeriod } from '@goldwren/rules';
import type { playStatement as Shape } from '../../en/responsible-play/play-statement.ts';
import { formats } from '../formats.ts';

const periods: Record<LimitPeriod, string> = { day: 'Jour', week: 'Semaine', month: 'Mois' };

export const playStatement: typeof Shape = {
  title: 'Votre jeu',
  limits: 'Fixer des limites',
  by: 'Résultats par',
  periods,
  from: {
    day: (day: string) => formats.calendarDay(day),
    week: (day: string) => `Semaine du ${formats.calendarDay(day)}`,
    month: (day: string) => `Mois à partir du ${formats.calendarDay(day)}`,
  },
  caption: 'Résultats nets et achats, du plus récent au plus ancien',
  period: 'Période',
  gold: 'Net GC',
  sweeps: 'Net SC',
  purchases: 'Achats',
  note: 'Le net est ce que vous avez gagné moins ce que vous avez misé.',
  loading: 'Chargement de vos résultats',
  problem: 'Impossible de charger vos résultats.',
  noneLately: 'Aucune partie pendant cette période. Voyez les résultats antérieurs.',
  none: 'Aucun résultat pour l’instant. Nous additionnons ici vos gains et vos pertes.',
  archived: (day: string) =>
    `Les résultats d’avant le ${formats.calendarDate(day)} sont dans nos archives. Téléchargez vos données pour les voir.`,
  more: 'Plus tôt',
  loadingMore: 'Chargement…',
  moreProblem: 'Impossible de charger les résultats antérieurs.',
};
