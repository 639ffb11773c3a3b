import type { article as Shape } from '../../en/help/refunds-and-chargebacks.ts';

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Les pièces appartiennent au paiement qui les a apportées. Quand le paiement repart, elles aussi.',
    sections: {
      ask: {
        title: 'Demander un remboursement',
        text: [
          '[Écrivez-nous](contact) avec le numéro de commande et dites ce qui n’a pas marché. Une personne l’examine et vous répond. Les pièces qui ont été jouées ne sont d’habitude pas remboursées.',
          'Un paiement qui nous parvient alors que vous ne pouvez pas acheter, à cause de votre endroit, d’une limite ou d’une exclusion, n’apporte pas de pièces; notre personnel le rembourse.',
        ],
      },
      coins: {
        title: 'Ce que deviennent les pièces',
        text: [
          'Les pièces d’or et les pièces Sweeps en boni de la commande sont reprises, dans la mesure où vos soldes le permettent. Ce que vous avez déjà joué est inscrit comme dû, et vous ne pouvez pas échanger tant que ce n’est pas réglé. Vous pouvez encore jouer avec ce que vous avez.',
          'Votre commande et votre activité montrent exactement ce qui a été repris.',
        ],
      },
      chargeback: {
        title: 'Les rétrofacturations',
        text: [
          'Une rétrofacturation est un paiement que votre banque ou le fournisseur nous reprend. Elle suspend toujours les échanges jusqu’à ce qu’elle soit réglée. Si vous ne l’avez pas demandée ou si c’était une erreur, [écrivez-nous](contact) d’abord\u00a0: c’est plus rapide qu’une contestation.',
        ],
      },
      unknown: {
        title: 'Un paiement que vous ne reconnaissez pas',
        text: [
          'Regardez d’abord vos commandes dans le [tableau de bord](dashboard). Si ce n’est aucune d’elles, choisissez un nouveau [mot de passe](forgot-password), prévenez votre banque et [écrivez-nous](contact).',
        ],
      },
    },
  };
}
