import { orderExpiryHours, orderReview } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/check-an-order.ts';
import { orderStatus as state } from '../coins/order-status.ts';
import { hours } from './phrases.ts';

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Vos dernières commandes figurent dans votre tableau de bord, chacune avec son état. C’est la confirmation du fournisseur de paiement qui décide, jamais ce que rapporte votre navigateur.',
    sections: {
      states: {
        title: 'Ce que signifie chaque état',
        text: [
          {
            list: [
              `${state.created}\u00a0: aucun paiement n’a encore été confirmé.`,
              `${state.pending}\u00a0: le fournisseur y travaille encore. Certains paiements prennent un moment.`,
              `${state.paid}\u00a0: les pièces sont dans votre solde.`,
              `${state.failed} ou ${state.cancelled.toLowerCase()}\u00a0: aucun paiement n’a été pris et aucune pièce n’a été ajoutée. Vous pouvez commander de nouveau.`,
              `${state.expired}\u00a0: elle n’a pas été payée en ${hours(orderExpiryHours)}.`,
              `${state.review}\u00a0: quelque chose dans le paiement ne correspond pas à la commande; une personne l’examine, en ${orderReview.maxBusinessDays}\u00a0jours ouvrables au plus. Vous n’avez pas à payer de nouveau.`,
              `${state.refunded} ou ${state.charged_back.toLowerCase()}\u00a0: l’argent est reparti, et les pièces aussi.`,
            ],
          },
          'Si un paiement arrive malgré tout pour une commande qui avait échoué, été annulée ou expiré, les pièces sont ajoutées et la commande est payée.',
        ],
      },
      missing: {
        title: 'Vous avez payé, mais il manque des pièces',
        text: [
          {
            steps: [
              'Ouvrez la commande dans votre [tableau de bord](dashboard). Sa page s’informe d’elle-même.',
              'Si elle attend encore, laissez du temps à votre paiement\u00a0: les paiements bancaires ne sont pas instantanés.',
              'Si votre relevé montre le paiement et que la commande ne le montre pas, [écrivez-nous](contact) avec le numéro de commande. Rien de ce qui a été payé n’est perdu.',
            ],
          },
          'Ne payez pas deux fois entre-temps.',
        ],
      },
      proof: {
        title: 'Reçus et relevés',
        text: [
          'Vous recevez un reçu par courriel pour chaque commande payée. Sous [Activité](activity), chaque pièce qu’une commande a apportée figure avec la référence de la commande.',
        ],
      },
    },
  };
}
