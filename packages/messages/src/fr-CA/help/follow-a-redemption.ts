import { redemptionStates, unverified } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/follow-a-redemption.ts';
import { redemptions } from '../redemptions/redemptions.ts';
import { businessDays, days } from './phrases.ts';

const { statuses: state } = redemptions;

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Sous le formulaire de l’écran d’échange figure chacune de vos demandes, avec tout ce qui lui est arrivé et pour quand l’étape suivante est prévue. Vous recevez un courriel à chaque étape.',
    sections: {
      states: {
        title: 'Ce que signifie chaque état',
        text: [
          {
            list: [
              `${state.awaiting_verification}\u00a0: c’est à vous. Envoyez ce que la demande exige.`,
              `${state.in_review}\u00a0: nous la vérifions, en ${businessDays(redemptionStates.in_review.businessDays)}.`,
              `${state.approved}\u00a0: elle va au fournisseur de paiement en ${businessDays(redemptionStates.approved.businessDays)}.`,
              `${state.processing}\u00a0: elle est chez le fournisseur.`,
              `${state.paid}\u00a0: le fournisseur a versé le prix.`,
              `${state.rejected}\u00a0: la raison figure à côté, et les pièces sont de retour dans votre solde.`,
              `${state.returned}\u00a0: quelque chose qu’il nous fallait de vous n’est pas arrivé en ${days(unverified.returnedAfterDays)}; les pièces sont de retour.`,
              `${state.forfeited}\u00a0: les pièces sont perdues. Seul le personnel peut le décider, pour un manquement aux règles, et la raison est donnée.`,
            ],
          },
        ],
      },
      late: {
        title: 'Si cela prend plus de temps que promis',
        text: [
          'Une étape en retard est notée d’elle-même, dans votre historique et pour notre personnel, et vous recevez un courriel. Vous n’avez pas à demander, mais [vous pouvez](contact).',
          'Tant qu’il manque quelque chose de votre part, aucun de nos délais ne court.',
        ],
      },
      reasons: {
        title: 'Pourquoi une demande n’est pas approuvée',
        text: [
          {
            list: [
              'Le nom du destinataire n’est pas votre nom confirmé.',
              'Les coordonnées de paiement ne peuvent pas servir.',
              'Votre identité n’a pas pu être confirmée.',
              'Les prix ne peuvent pas être payés là où vous habitez.',
            ],
          },
          'Corrigez ce que dit la raison et demandez de nouveau. Ce qui est revenu doit être détenu de nouveau un moment; il n’est pas nécessaire de le rejouer.',
        ],
      },
      winners: {
        title: 'Les gagnants récents',
        text: [
          'Les prix versés figurent sur la page d’accueil avec un prénom et une initiale. Vous pouvez choisir, sur l’[écran d’échange](redeem), de figurer comme Anonyme.',
        ],
      },
    },
  };
}
