import { orderExpiryHours, orderReview } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/check-an-order.ts';
import { orderStatus as state } from '../coins/order-status.ts';
import { hours } from './phrases.ts';

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Vos dernières commandes figurent dans votre tableau de bord, chacune avec son état. Nous ajoutons les pièces quand le fournisseur de paiement confirme le paiement.',
    sections: {
      states: {
        title: 'Ce que signifie chaque état',
        text: [
          {
            list: [
              `${state.created}\u00a0: aucun paiement n’a encore été confirmé.`,
              `${state.pending}\u00a0: le fournisseur y travaille encore. Certains paiements prennent un moment.`,
              `${state.paid}\u00a0: les pièces sont dans votre solde.`,
              `${state.failed} ou ${state.cancelled.toLowerCase()}\u00a0: aucun paiement n’a été prélevé et aucune pièce n’a été ajoutée. Vous pouvez commander de nouveau.`,
              `${state.expired}\u00a0: elle n’a pas été payée en ${hours(orderExpiryHours)}.`,
              `${state.review}\u00a0: le paiement ne correspond pas à la commande. Notre personnel l’examine en ${orderReview.maxBusinessDays}\u00a0jours ouvrables au plus. Vous n’avez pas à payer de nouveau.`,
              `${state.refunded} ou ${state.charged_back.toLowerCase()}\u00a0: le paiement a été rendu, et nous avons retiré les pièces.`,
            ],
          },
          'Si un paiement arrive plus tard pour une commande échouée, annulée ou expirée, nous ajoutons les pièces et la commande est payée.',
        ],
      },
      missing: {
        title: 'Vous avez payé, mais il manque des pièces',
        text: [
          {
            steps: [
              'Ouvrez la commande dans votre [tableau de bord](dashboard). Sa page se met à jour automatiquement.',
              'Si elle est encore en attente, patientez un peu. Les paiements bancaires ne sont pas instantanés.',
              'Si votre relevé bancaire montre le paiement, mais que la commande ne le montre pas, [écrivez-nous](contact) avec le numéro de commande. Votre paiement n’est pas perdu.',
            ],
          },
          'Ne payez pas une deuxième fois.',
        ],
      },
      proof: {
        title: 'Reçus et relevés',
        text: [
          'Nous vous envoyons un reçu par courriel pour chaque commande payée. La page [Activité](activity) montre les pièces de chaque commande avec sa référence.',
        ],
      },
    },
  };
}
