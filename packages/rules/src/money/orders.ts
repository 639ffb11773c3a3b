/**
 * States of an order and the moves between them. The server, the player screens and the staff screens all read
 * this table.
 */

export const orderStates = {
  created: { final: false, label: 'Created' },
  pending: { final: false, label: 'Pending' },
  paid: { final: true, label: 'Paid' },
  failed: { final: true, label: 'Failed' },
  cancelled: { final: true, label: 'Canceled' },
  expired: { final: true, label: 'Expired' },
  review: { final: false, label: 'In review' },
  refunded: { final: true, label: 'Refunded' },
  charged_back: { final: true, label: 'Charged back' },
} as const;

/** Additional facts about an order besides its state. The player reads them on the order's page. */
export const orderNoteCodes = [
  'gold_only',
  'special_twice',
  'amount_in_review',
  'region_in_review',
  'standing_in_review',
  'taken_back',
  'taken_back_in_part',
  'never_credited',
] as const;
export type OrderNoteCode = (typeof orderNoteCodes)[number];

export type OrderStatus = keyof typeof orderStates;
export const orderStatuses = Object.keys(orderStates) as [OrderStatus, ...OrderStatus[]];

/**
 * Allowed moves from each state. Once the provider reports a payment, the order is paid, even if it had failed,
 * was cancelled or had expired. After a refund or chargeback, nothing credits it again.
 */
export const orderMoves = {
  created: ['pending', 'paid', 'failed', 'cancelled', 'expired', 'review', 'refunded', 'charged_back'],
  pending: ['paid', 'failed', 'cancelled', 'expired', 'review', 'refunded', 'charged_back'],
  failed: ['paid', 'review', 'refunded', 'charged_back'],
  cancelled: ['paid', 'review', 'refunded', 'charged_back'],
  expired: ['paid', 'review', 'refunded', 'charged_back'],
  review: ['paid', 'refunded', 'charged_back'],
  paid: ['refunded', 'charged_back'],
  refunded: ['charged_back'],
  charged_back: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/**
 * Staff review an order whose payment does not match it. The maximum is short because the player has already
 * paid.
 */
export const orderReview = { maxBusinessDays: 2 } as const;

/**
 * Results of a refund that staff requested. `accepted`: the provider refunds the payment, and its notification changes the
 * order. `rejected`: the provider, or a change of the order, prevented it.
 */
export const refundStatuses = ['requested', 'accepted', 'rejected'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/**
 * Whether the whole price of an order can be refunded. An order in review can be, unless the payment differs from the
 * price: then the amount is decided at the provider.
 */
export function isRefundable(status: OrderStatus, noteCodes: readonly OrderNoteCode[]): boolean {
  return status === 'paid' || (status === 'review' && !noteCodes.includes('amount_in_review'));
}

export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return (orderMoves[from] as readonly OrderStatus[]).includes(to);
}

export type PackageBadge = 'best_value' | 'beginners' | 'vip';

/**
 * Badges of a package in the grid. The first-purchase special does not count as a package here. With one or two
 * packages, one package has several badges.
 */
export function packageBadges(index: number, count: number): readonly PackageBadge[] {
  const fits: readonly (readonly [PackageBadge, boolean])[] = [
    ['best_value', index === Math.floor(count / 2)],
    ['beginners', index === 0],
    ['vip', index === count - 1],
  ];
  return fits.flatMap(([badge, is]) => (is ? [badge] : []));
}
