/** States of an order and the moves between them, once: server, player screens and staff screens read this table. */

export const orderStates = {
  created: { final: false, label: 'Created' },
  pending: { final: false, label: 'Pending' },
  paid: { final: true, label: 'Paid' },
  failed: { final: true, label: 'Failed' },
  cancelled: { final: true, label: 'Cancelled' },
  expired: { final: true, label: 'Expired' },
  review: { final: false, label: 'In review' },
  refunded: { final: true, label: 'Refunded' },
  charged_back: { final: true, label: 'Charged back' },
} as const;

/** What may be decided about an order besides its state; the player reads it on its page. */
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
 * Where an order may go from each state. Money decides: once the provider says that it has been paid, the order is paid
 * even if it had failed, was cancelled or had expired before; and once money went back nothing credits it again.
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

/** An order whose payment does not fit waits for a person; money has been taken, so not for long. */
export const orderReview = { maxBusinessDays: 2 } as const;

export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return (orderMoves[from] as readonly OrderStatus[]).includes(to);
}

/** Price per package in whole dollars where it has no cents: `"$10"`. */
export function displayUsd(cents: bigint): string {
  const whole = (cents / 100n).toString().replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return cents % 100n === 0n ? `$${whole}` : `$${whole}.${(cents % 100n).toString().padStart(2, '0')}`;
}

export type PackageBadge = 'best_value' | 'beginners' | 'vip';

/**
 * Badges of a package in the grid; the first-purchase special is not counted in it. With one or two packages
 * one of them has several.
 */
export function packageBadges(index: number, count: number): readonly PackageBadge[] {
  const fits: readonly (readonly [PackageBadge, boolean])[] = [
    ['best_value', index === Math.floor(count / 2)],
    ['beginners', index === 0],
    ['vip', index === count - 1],
  ];
  return fits.flatMap(([badge, is]) => (is ? [badge] : []));
}
