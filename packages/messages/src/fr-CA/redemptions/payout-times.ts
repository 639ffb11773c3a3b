import type { payoutTimes as Shape } from '../../en/redemptions/payout-times.ts';
import { formats } from '../formats.ts';
import { prizeTerms } from './prize-terms.ts';

export const payoutTimes: typeof Shape = {
  title: 'Délais de versement',
  intro: (days) =>
    `La durée des échanges au cours des ${formats.number(days)} derniers jours, comparée à notre promesse. Les durées comprennent les nuits et les fins de semaine. Nous les calculons à partir de nos dossiers.`,
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
    verification: 'Vérification d’identité',
    review: 'Examen par notre personnel',
    handover: 'Remise au versement',
    payment: 'Versement',
  },
  days: ({ from, to }) => `${from} à ${to}\u00a0jours ouvrables`,
  byMethodNote: 'Selon le mode, voir plus bas',
  noPromise: 'Dépend du joueur',
  percent: (value) => `${formats.number(Math.round(value))}\u00a0%`,
  none: 'Aucune mesure',
  noneNote: 'Quand nous n’avons rien mesuré pendant cette période, nous le disons au lieu de deviner.',
  fromApproval: prizeTerms.fromApproval,
  more: 'Règles et échange',
};
