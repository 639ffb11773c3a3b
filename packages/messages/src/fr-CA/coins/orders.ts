import type { OrderNote } from '@goldwren/contracts/facts';
import type { orders as Shape } from '../../en/coins/orders.ts';
import { formats } from '../formats.ts';

function note(note: OrderNote): string {
  switch (note.code) {
    case 'gold_only':
      return 'Les pièces Sweeps ne sont pas offertes là où vous habitez. Cet achat ajoute donc seulement des pièces d’or.';
    case 'special_twice':
      return `L’offre du premier achat est limitée à une par personne, et vous l’avez déjà reçue. Pour ce paiement, vous avez reçu le forfait ${note.params.package}, qui coûte aussi ${formats.usd(note.params.price_usd)}.`;
    case 'amount_in_review':
      return 'Le paiement ne correspond pas à cette commande. Notre personnel l’examine. Vous ne perdez pas d’argent.';
    case 'region_in_review':
      return 'Le paiement est arrivé après votre déménagement dans un endroit où vous ne pouvez pas acheter de pièces. Notre personnel le remboursera.';
    case 'standing_in_review':
      return 'Le paiement est arrivé alors que votre compte ne permettait pas d’acheter des pièces. Notre personnel l’examine. Vous ne perdez pas d’argent.';
    case 'taken_back':
      return 'Le paiement vous a été rendu, et nous avons retiré ses pièces.';
    case 'taken_back_in_part':
      return 'Le paiement vous a été rendu. Vous aviez déjà joué une partie de ses pièces. Nous avons donc inscrit le reste comme dû.';
    case 'never_credited':
      return 'Le paiement vous a été rendu avant que nous ayons ajouté des pièces.';
  }
}

export const orders: typeof Shape = { note };
