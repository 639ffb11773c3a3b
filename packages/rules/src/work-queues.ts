import type { StaffPermission } from './staff-roles.ts';

/** The queues in which something waits for a person, with the permission of those who work on each. */
export const workQueues = {
  redemptions_review: 'redemptions.review',
  redemptions_second_review: 'redemptions.review',
  payouts: 'payouts.pay',
  identity: 'identity.review',
  sanctions: 'sanctions.review',
  exclusions: 'exclusions.review',
  free_entries: 'free_entries.review',
  orders_review: 'orders.review',
  tickets: 'tickets.answer',
  adjustments: 'adjustments.approve',
  alerts: 'alerts.settle',
} as const satisfies Record<string, StaffPermission>;
export type WorkQueue = keyof typeof workQueues;
export const workQueueIds = Object.keys(workQueues) as [WorkQueue, ...WorkQueue[]];
