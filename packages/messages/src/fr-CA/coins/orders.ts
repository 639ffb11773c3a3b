import type { OrderNote } from '@goldwren/contracts/facts';
import type { orders as Shape } from '../../en/coins/orders.ts';
import { formats } from '../formats.ts';

function note(note: OrderNote): string {
  switch (note.code) {
    case 'gold_only':
      return 'Les pièces Sweeps ne sont pas offertes là où vous habitez; cet achat n’apporte donc que des pièces d’or.';
    case 'special_twice':
      return `L’offre du premier achat est limitée à une par personne et vous l’avez déjà eue. Pour ce paiement, vous avez reçu le forfait ${note.params.package}, qui coûte aussi ${formats.usd(note.params.price_usd)}.`;
    case 'amount_in_review':
      return 'Le paiement ne correspond pas à cette commande. Notre personnel l’examine; rien n’est perdu.';
    case 'region_in_review':
      return 'Le paiement est arrivé après votre déménagement là où l’achat de pièces n’est pas offert. Notre personnel le remboursera; rien n’est perdu.';
    case 'standing_in_review':
      return 'Le paiement est arrivé alors que votre compte ne permet pas d’acheter des pièces. Notre personnel l’examine; rien n’est perdu.';
    case 'taken_back':
      return 'Le paiement vous a été rendu, et les pièces qu’il avait apportées ont été reprises.';
    case 'taken_back_in_part':
      return 'Le paiement vous a été rendu. Une partie des pièces qu’il avait apportées avait été jouée; le reste est inscrit comme dû.';
    case 'never_credited':
      return 'Le paiement vous a été rendu avant que des pièces soient créditées.';
  }
}

export const orders: typeof Shape = { note };
