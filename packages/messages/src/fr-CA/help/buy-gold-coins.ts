import { orderExpiryHours } from '@goldwren/rules';
import type { article as Shape } from '../../en/help/buy-gold-coins.ts';
import { hours } from './phrases.ts';

export function article(): ReturnType<typeof Shape> {
  return {
    lead: 'Vous achetez des pièces d’or pour jouer pour le plaisir. Les pièces Sweeps ne s’achètent pas. Chaque forfait en comprend en boni gratuit. Aucun achat requis. Un achat n’augmente pas vos chances.',
    sections: {
      steps: {
        title: 'Acheter un forfait',
        text: [
          {
            steps: [
              'Ouvrez [Acheter des pièces](buy-coins). Chaque forfait affiche son prix et ce qu’il comprend.',
              'Choisissez un forfait. Nous vous dirigeons vers la page du fournisseur de paiement.',
              'Payez-y avec Skrill, PayPal ou une carte de crédit ou de débit. Nous ne voyons jamais votre carte.',
              'Vous revenez à une page qui montre votre commande. Vous pouvez la fermer. Nous ajoutons quand même vos pièces.',
            ],
          },
          'Les prix sont en dollars américains. Vous devez être connecté, et votre État ou votre province doit permettre les achats.',
        ],
      },
      arrival: {
        title: 'Quand vous recevez vos pièces',
        text: [
          'Nous ajoutons vos pièces quand le fournisseur confirme le paiement, d’habitude en quelques secondes. Certains modes de paiement prennent plus de temps, et la commande l’indique. Nous vous envoyons un reçu par courriel.',
          `Une commande qui n’est pas payée en ${hours(orderExpiryHours)} expire. Rien ne vous est facturé.`,
        ],
      },
      special: {
        title: 'L’offre du premier achat',
        text: [
          'Jusqu’à ce que vous ayez payé une commande, vous voyez au-dessus des forfaits une offre pour votre premier achat. Elle vaut une fois par personne. Si vous la payez deux fois, le deuxième paiement vous donne le forfait ordinaire du même prix.',
        ],
      },
      stopped: {
        title: 'Quand vous ne pouvez pas acheter',
        text: [
          'Une limite que vous avez fixée, une pause ou les règles là où vous habitez peuvent empêcher un achat. Nous vous disons la raison avant que vous payiez. Voir [Limites, pauses et autoexclusion](help/limits-and-breaks) et [Où vous pouvez jouer](help/where-you-can-play).',
          'Là où les pièces Sweeps ne sont pas offertes, un forfait comprend seulement des pièces d’or. La commande le montre dès le début.',
        ],
      },
    },
  };
}
