import type { orderStatus as Shape } from '../../en/coins/order-status.ts';

export const orderStatus: typeof Shape = {
  created: 'Créée',
  pending: 'En attente',
  paid: 'Payée',
  failed: 'Échouée',
  cancelled: 'Annulée',
  expired: 'Expirée',
  review: 'À l’examen',
  refunded: 'Remboursée',
  charged_back: 'Rétrofacturée',
};
