import { brand, orderExpiryHours, policyExample } from '@goldwren/rules';
import type { store as Shape } from '../../en/coins/store.ts';
import { formats } from '../formats.ts';

export const store: typeof Shape = {
  outcomes: {
    created: {
      title: 'En attente de votre paiement',
      text: 'Le fournisseur de paiement n’a pas encore confirmé de paiement. Nous ajoutons les pièces quand il le fait.',
    },
    pending: {
      title: 'Votre paiement est en traitement',
      text: 'Le fournisseur de paiement y travaille encore. Cela peut prendre du temps. Vous pouvez quitter cette page.',
    },
    paid: { title: 'Payée', text: 'Merci. Les pièces sont dans votre solde.' },
    failed: {
      title: 'Le paiement a échoué',
      text: 'Le fournisseur de paiement n’a pas pu prélever le paiement. Rien ne vous a été facturé et aucune pièce n’a été ajoutée. Vous pouvez réessayer.',
    },
    cancelled: {
      title: 'Commande annulée',
      text: 'Vous avez annulé le paiement. Rien n’a été facturé et aucune pièce n’a été ajoutée.',
    },
    expired: {
      title: 'Commande expirée',
      text: `Elle n’a pas été payée dans les ${orderExpiryHours}\u00a0heures. Rien n’a été facturé et aucune pièce n’a été ajoutée.`,
    },
    review: {
      title: 'Nous vérifions ce paiement',
      text: 'Le paiement ne correspond pas à la commande. Notre personnel l’examine d’abord. Vous n’avez pas à payer de nouveau.',
    },
    refunded: {
      title: 'Remboursée',
      text: 'Nous vous avons rendu le paiement et avons retiré des pièces de cette commande.',
    },
    charged_back: {
      title: 'Rétrofacturée',
      text: 'Votre banque ou le fournisseur de paiement a annulé le paiement. Nous avons donc retiré des pièces de cette commande. Si vous ne vous y attendiez pas, écrivez-nous.',
    },
    left: {
      title: 'Vous avez quitté la page de paiement',
      text: 'Le paiement n’est pas confirmé, et aucune pièce n’a été ajoutée. Si vous avez payé, cette page l’indiquera dès la confirmation.',
    },
  },
  badges: { best_value: 'MEILLEURE VALEUR', beginners: 'Idéal pour débuter', vip: 'Forfait VIP' },
  title: 'Acheter des pièces',
  intro: (goldOnly) =>
    `Des pièces d’or pour jouer. Chaque forfait est accompagné de pièces Sweeps gratuites${goldOnly === '' ? '' : `, sauf dans ces régions\u00a0: ${goldOnly}`}.`,
  introGold: 'Des pièces d’or pour jouer.',
  noSweepsIn: (place) =>
    `Les pièces Sweeps ne sont pas offertes dans cette région (${place}). Les forfaits comprennent donc seulement des pièces d’or.`,
  labels:
    'MEILLEURE VALEUR est une étiquette fixe du forfait au milieu de la liste. Pour comparer, utilisez les pièces par dollar de chaque forfait.',
  mostGold: 'le maximum de ces forfaits',
  perDollar: (amount) => `${amount}\u00a0${brand.goldCode} par dollar`,
  getFree: 'Obtenir des SC gratuites',
  packages: 'Forfaits',
  loading: 'Chargement des forfaits…',
  failed: 'Le chargement des forfaits a échoué.',
  unable: 'Impossible de charger les forfaits',
  none: 'Aucun forfait n’est offert pour le moment. Revenez plus tard.',
  bonusCoins: 'Pièces Sweeps en boni',
  freeBonus: 'en boni gratuit',
  opening: 'Ouverture du paiement…',
  buyFor: (price) => `Acheter pour ${price}`,
  onceEach: 'Une fois par personne, jusqu’à votre premier achat',
  howYouPay: 'Comment payer',
  payWith: `Payez par ${formats.or(['Skrill', 'PayPal', 'carte de crédit ou de débit'])} sur la page du fournisseur de paiement. Nous ne voyons jamais votre carte. Nous ajoutons les pièces quand le fournisseur confirme le paiement, d’habitude en quelques secondes.`,
  youBuy: 'Vous achetez des pièces d’or, qui servent uniquement au divertissement et n’ont aucune valeur en argent.',
  bonusIsFree: 'Les pièces Sweeps ne peuvent pas être achetées. Elles sont un boni gratuit.',
  example: `Exemple de boni\u00a0: ${formats.amount(policyExample.goldHundredths)}\u00a0${brand.goldCode} donnent ${formats.amount(policyExample.sweepsHundredths)}\u00a0${brand.sweepsCode}. C’est un exemple et non un forfait. Chaque forfait montre ce qu’il comprend.`,
  prices: 'Les prix sont en dollars américains. Une commande non payée n’est pas facturée.',
  ok: 'D’accord',
  order: {
    title: 'Votre commande',
    loading: 'Chargement de votre commande',
    problem: 'Impossible de charger votre commande.',
    stale: 'Impossible de mettre cette page à jour. Elle n’est peut-être plus exacte.',
    looksAgain: 'Cette page se met à jour automatiquement. Nous ajoutons vos pièces même si vous la fermez.',
    checkNow: 'Vérifier maintenant',
    play: 'Jouer',
    back: 'Retour aux forfaits',
    unknown: 'Commande introuvable',
    unknownText:
      'Aucune de vos commandes ne porte ce numéro. Si vous venez de payer, vérifiez les commandes dans votre tableau de bord.',
    package: 'Forfait',
    price: 'Prix',
    gold: 'Pièces d’or',
    goldAdded: 'Pièces d’or ajoutées',
    bonus: 'Boni',
    bonusAdded: 'Boni ajouté',
    order: 'Commande',
    orderNumber: 'numéro de commande',
    history: 'Historique',
    goldNow: 'Pièces d’or maintenant',
    sweepsNow: 'Pièces Sweeps maintenant',
    balancesProblem: 'Impossible de charger vos soldes.',
  },
};
