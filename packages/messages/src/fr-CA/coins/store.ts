import { brand, orderExpiryHours, policyExample } from '@goldwren/rules';
import type { store as Shape } from '../../en/coins/store.ts';
import { formats } from '../formats.ts';

export const store: typeof Shape = {
  outcomes: {
    created: {
      title: 'En attente de votre paiement',
      text: 'Le fournisseur de paiement n’a pas encore confirmé de paiement. Les pièces sont ajoutées dès qu’il le fait.',
    },
    pending: {
      title: 'Votre paiement est en traitement',
      text: 'Le fournisseur de paiement y travaille encore. Certains paiements prennent du temps; vous pouvez quitter cette page.',
    },
    paid: { title: 'Payée', text: 'Merci. Les pièces sont dans votre solde.' },
    failed: {
      title: 'Le paiement a échoué',
      text: 'Le fournisseur n’a pas accepté le paiement; aucune pièce n’a donc été ajoutée. Vous pouvez réessayer.',
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
      text: 'Un élément ne correspond pas à la commande; une personne l’examine d’abord. Vous n’avez pas à payer de nouveau.',
    },
    refunded: {
      title: 'Remboursée',
      text: 'Le paiement vous a été rendu, et des pièces de cette commande ont été reprises.',
    },
    charged_back: {
      title: 'Rétrofacturée',
      text: 'Le paiement nous a été repris, et des pièces de cette commande ont été reprises. Écrivez-nous si cela vous surprend.',
    },
    left: {
      title: 'Vous avez quitté la page de paiement',
      text: 'Aucun paiement n’a été confirmé et aucune pièce n’a été ajoutée. Si vous avez payé, cette page l’indiquera dès la confirmation.',
    },
  },
  badges: { best_value: 'MEILLEURE VALEUR', beginners: 'Idéal pour débuter', vip: 'Forfait VIP' },
  title: 'Acheter des pièces',
  intro: (goldOnly) =>
    `Des pièces d’or pour jouer. Chaque forfait est accompagné de pièces Sweeps gratuites${goldOnly === '' ? '' : `, sauf ici\u00a0: ${goldOnly}`}.`,
  introGold: 'Des pièces d’or pour jouer.',
  noSweepsIn: (place) =>
    `Les pièces Sweeps ne sont pas offertes ici\u00a0: ${place}. Aucun forfait n’en comprend donc.`,
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
  payWith: `Payez par ${formats.or(['Skrill', 'PayPal', 'carte de crédit ou de débit'])} sur la page du fournisseur de paiement. Nous ne voyons jamais votre carte. Les pièces sont ajoutées dès que le fournisseur confirme le paiement, habituellement en quelques secondes.`,
  youBuy: 'Vous achetez des pièces d’or, qui servent uniquement au divertissement et n’ont aucune valeur en argent.',
  bonusIsFree: 'Les pièces Sweeps ne peuvent pas être achetées; elles sont offertes en boni.',
  example: `Exemple de la façon d’écrire un boni\u00a0: ${formats.amount(policyExample.goldHundredths)}\u00a0${brand.goldCode} donnent ${formats.amount(policyExample.sweepsHundredths)}\u00a0${brand.sweepsCode}. C’est un exemple et non un forfait; ce que donne chaque forfait y est inscrit.`,
  prices: 'Les prix sont en dollars américains. Une commande non payée ne coûte rien et n’ajoute rien.',
  ok: 'D’accord',
  order: {
    title: 'Votre commande',
    loading: 'Chargement de votre commande',
    problem: 'Impossible de charger votre commande.',
    stale: 'Nous n’avons pas pu vérifier de nouveau. Ce que vous voyez n’est peut-être plus à jour.',
    looksAgain: 'Cette page vérifie d’elle-même. Les pièces sont ajoutées même si vous la fermez.',
    checkNow: 'Vérifier maintenant',
    play: 'Jouer',
    back: 'Retour aux forfaits',
    unknown: 'Commande introuvable',
    unknownText:
      'Aucune de vos commandes ne porte ce numéro. Si vous venez de payer, votre commande figure dans votre tableau de bord.',
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
