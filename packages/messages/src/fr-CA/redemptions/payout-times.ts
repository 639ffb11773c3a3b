import type { payoutTimes as Shape } from '../../en/redemptions/payout-times.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from './prize-terms.ts';

export const payoutTimes: typeof Shape = {
  title: 'Délais de versement',
  intro: (days) =>
    `Le temps que les échanges ont réellement pris au cours des ${formats.number(days)} derniers jours, à côté de ce que nous promettons. Mesuré à l’horloge, nuits et fins de semaine comprises, et recalculé à partir de nos livres.`,
  loading: 'Chargement des délais mesurés',
  problem: 'Impossible de charger les délais mesurés.',
  byStep: 'Étape par étape',
  byMethod: 'Par mode de versement, de la demande au prix',
  captionSteps: 'Délais promis et mesurés de chaque étape',
  captionMethods: 'Délais promis et mesurés de chaque mode de versement',
  step: 'Étape',
  method: 'Mode',
  promise: 'Promesse',
  half: 'La moitié en',
  nine: 'Neuf sur dix en',
  count: 'Mesurés',
  inTime: 'À temps',
  payout: 'Versement seul, la moitié en',
  steps: {
    verification: 'Vérification d’identité par le joueur',
    review: 'Examen par notre personnel',
    handover: 'Remise au versement',
    payment: 'Versement',
  },
  days: ({ from, to }) => `${from} à ${to}\u00a0jours ouvrables`,
  byMethodNote: 'Selon le mode, voir plus bas',
  noPromise: 'Prend le temps qu’il faut au joueur',
  percent: (value) => `${formats.number(Math.round(value))}\u00a0%`,
  none: 'Aucun encore',
  noneNote: 'Là où rien n’a été mesuré pendant cette période, nous le disons plutôt que d’afficher une supposition.',
  fromApproval: prizeTerms.fromApproval,
  more: 'Règles et échange',
};
