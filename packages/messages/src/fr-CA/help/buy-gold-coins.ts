import { orderExpiryHours } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/buy-gold-coins.ts';
import { hours } from './phrases.ts';

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Vous achetez des pièces d’or, pour jouer pour le plaisir. Les pièces Sweeps ne s’achètent pas; chaque forfait en comprend en boni gratuit. Aucun achat requis. Un achat n’augmente pas vos chances.',
    sections: {
      steps: {
        title: 'Acheter un forfait',
        text: [
          {
            steps: [
              'Ouvrez [Acheter des pièces](buy-coins). Chaque forfait dit ce qu’il coûte et ce qu’il apporte.',
              'Choisissez-en un. Vous êtes conduit à la page du fournisseur de paiement.',
              'Payez-y avec Skrill, PayPal ou une carte de crédit ou de débit. Nous ne voyons jamais votre carte.',
              'Vous revenez à une page qui montre votre commande jusqu’à ce qu’elle soit réglée. Vous pouvez la fermer; les pièces arrivent quand même.',
            ],
          },
          'Les prix sont en dollars américains. Il faut être connecté, et les achats doivent être permis là où vous êtes.',
        ],
      },
      arrival: {
        title: 'Quand les pièces arrivent',
        text: [
          'Dès que le fournisseur confirme le paiement, d’habitude en quelques secondes. Certains modes de paiement prennent plus de temps; la commande dit alors qu’elle est en traitement. Vous recevez un reçu par courriel.',
          `Une commande qui n’est pas payée en ${hours(orderExpiryHours)} expire. Elle ne coûte rien.`,
        ],
      },
      special: {
        title: 'L’offre du premier achat',
        text: [
          'Au-dessus des forfaits, vous voyez une offre pour votre premier achat, jusqu’à ce que vous ayez payé une commande. Elle vaut une fois par personne. Si elle est payée deux fois, le deuxième paiement donne le forfait ordinaire du même prix.',
        ],
      },
      stopped: {
        title: 'Quand un achat n’est pas possible',
        text: [
          'Une limite que vous avez fixée, une pause ou les règles de votre endroit peuvent s’y opposer. On vous dit laquelle avant que de l’argent bouge. Voir [Limites, pauses et autoexclusion](help/limits-and-breaks) et [Où vous pouvez jouer](help/where-you-can-play).',
          'Là où les pièces Sweeps ne sont pas offertes, un forfait apporte seulement des pièces d’or; la commande le dit dès le début.',
        ],
      },
    },
  };
}
