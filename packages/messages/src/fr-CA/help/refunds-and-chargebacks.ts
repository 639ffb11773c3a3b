import type { article as Shape } from '../../en/help/refunds-and-chargebacks.ts';

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Les pièces sont liées au paiement que vous avez fait pour elles. Si le paiement vous est rendu, nous retirons les pièces.',
    sections: {
      ask: {
        title: 'Demander un remboursement',
        text: [
          '[Écrivez-nous](contact) avec le numéro de commande et dites-nous ce qui n’a pas marché. Une personne vous répond. D’habitude, nous ne remboursons pas les pièces que vous avez jouées.',
          'Il se peut que vous ayez payé alors que vous ne pouviez pas acheter, à cause de l’endroit où vous êtes, d’une limite ou d’une exclusion. Dans ce cas, nous n’ajoutons pas de pièces et remboursons le paiement.',
        ],
      },
      coins: {
        title: 'Ce que deviennent les pièces',
        text: [
          'Nous retirons les pièces d’or et les pièces Sweeps en boni de la commande, dans la mesure où vos soldes le permettent. Nous inscrivons ce que vous avez déjà joué comme dû, et vous ne pouvez pas échanger tant que ce n’est pas réglé. Vous pouvez encore jouer.',
          'Votre commande et votre activité montrent exactement ce que nous avons retiré.',
        ],
      },
      chargeback: {
        title: 'Les rétrofacturations',
        text: [
          'Dans une rétrofacturation, votre banque ou le fournisseur nous reprend un paiement. Vous ne pouvez pas échanger tant que ce n’est pas réglé. Si vous ne l’avez pas demandée ou si c’était une erreur, [écrivez-nous](contact) d’abord. C’est plus rapide qu’une contestation.',
        ],
      },
      unknown: {
        title: 'Un paiement que vous ne reconnaissez pas',
        text: [
          'Regardez d’abord vos commandes dans le [tableau de bord](dashboard). Si vous n’y trouvez pas le paiement, choisissez un nouveau [mot de passe](forgot-password), appelez votre banque et [écrivez-nous](contact).',
        ],
      },
    },
  };
}
