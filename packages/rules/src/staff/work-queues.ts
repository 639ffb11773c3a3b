import type { StaffPermission } from './staff-roles.ts';

/** Queues of work for staff, with the permission that each requires. */
export const workQueues = {
  redemptions_review: 'redemptions.review',
  redemptions_second_review: 'redemptions.review',
  payouts: 'payouts.pay',
  identity: 'identity.review',
  sanctions: 'sanctions.review',
  sanctions_uploads: 'sanctions.review',
  exclusions: 'exclusions.review',
  risk: 'risk.review',
  free_entries: 'free_entries.review',
  orders_review: 'orders.review',
  tickets: 'tickets.answer',
  adjustments: 'adjustments.approve',
  policy_changes: 'jurisdictions.switch',
  staff_changes: 'staff.manage',
  alerts: 'alerts.settle',
} as const satisfies Record<string, StaffPermission>;
export type WorkQueue = keyof typeof workQueues;
export const workQueueIds = Object.keys(workQueues) as [WorkQueue, ...WorkQueue[]];
