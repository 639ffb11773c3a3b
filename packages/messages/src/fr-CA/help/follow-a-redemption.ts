import { redemptionStates, verificationDeadline } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/follow-a-redemption.ts';
import { redemptions } from '../redemptions/redemptions.ts';
import { businessDays, days } from './phrases.ts';

const { statuses: state } = redemptions;

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'L’écran d’échange montre vos demandes sous le formulaire. Chacune montre son historique et la date prévue de l’étape suivante. Nous vous envoyons un courriel à chaque étape. Vous pouvez aussi recevoir une [notification](account).',
    sections: {
      states: {
        title: 'Ce que signifie chaque état',
        text: [
          {
            list: [
              `${state.awaiting_verification}\u00a0: il nous faut quelque chose de vous. Envoyez ce que la demande indique.`,
              `${state.in_review}\u00a0: nous l’examinons en ${businessDays(redemptionStates.in_review.businessDays)}.`,
              `${state.approved}\u00a0: nous la confions au fournisseur de paiement en ${businessDays(redemptionStates.approved.businessDays)}.`,
              `${state.processing}\u00a0: le fournisseur de paiement est en train de la payer.`,
              `${state.paid}\u00a0: le fournisseur a versé le prix.`,
              `${state.rejected}\u00a0: vous voyez la raison, et les pièces sont de retour dans votre solde.`,
              `${state.returned}\u00a0: vous n’avez pas envoyé ce qu’il nous fallait en ${days(verificationDeadline.returnedAfterDays)}. Les pièces sont de retour dans votre solde.`,
              `${state.forfeited}\u00a0: vous perdez les pièces. Seul notre personnel peut le décider, pour un manquement aux règles, et il en donne la raison.`,
            ],
          },
        ],
      },
      late: {
        title: 'Si cela prend plus de temps que promis',
        text: [
          'Si une étape est en retard, votre historique et notre personnel le voient automatiquement, et nous vous envoyons un courriel. Vous n’avez pas à nous écrire, mais [vous le pouvez](contact).',
          'L’examen est en pause jusqu’à ce que vous envoyiez les documents manquants.',
        ],
      },
      reasons: {
        title: 'Pourquoi une demande n’est pas approuvée',
        text: [
          {
            list: [
              'Le nom du compte de versement n’est pas votre nom vérifié.',
              'Les coordonnées de versement ne sont pas valides.',
              'Nous n’avons pas pu vérifier votre identité.',
              'Nous ne pouvons pas verser de prix là où vous habitez.',
            ],
          },
          'Corrigez ce que la raison indique, puis envoyez une nouvelle demande. Vous devez détenir de nouveau les pièces retournées pendant un certain temps, mais vous n’avez pas à les rejouer.',
        ],
      },
      winners: {
        title: 'Les gagnants récents',
        text: [
          'La page d’accueil montre les échanges payés avec un prénom et une initiale. Sur l’[écran d’échange](redeem), vous pouvez choisir de figurer comme Anonyme.',
        ],
      },
    },
  };
}
