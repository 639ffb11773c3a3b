import type { WorkQueue } from '@goldwren/rules';
import { formats } from '../../en/formats.ts';

const queues: Record<WorkQueue, string> = {
  redemptions_review: 'Redemptions to review',
  redemptions_second_review: 'Redemptions that need a second approval',
  payouts: 'Payouts to make',
  identity: 'Identity documents to review',
  sanctions: 'Possible sanctions matches',
  sanctions_uploads: 'Sanctions lists to approve',
  exclusions: 'Possible self-exclusion matches',
  risk: 'Risk cases to review',
  free_entries: 'Free entries to review',
  orders_review: 'Orders to review',
  tickets: 'Support tickets to answer',
  adjustments: 'Adjustments to approve',
  policy_changes: 'Changes of regional rules to approve',
  staff_changes: 'Staff account changes to approve',
  alerts: 'Alerts to settle',
};

/** The first screen: the queues that need a person now. */
export const workMessages = {
  title: 'Work',
  about: 'Queues that need a person now, most urgent first. Updates every 30 seconds.',
  caption: 'Queues',
  queue: 'Queue',
  waiting: 'Waiting',
  clock: 'Oldest',
  queues,
  late: (count: number) => `${formats.number(count)} late`,
  nothing: 'No work is waiting.',
  nothingOpen: 'Your role has no queue. Use the navigation to see other pages.',
  empty: 'None',
  failed: 'Could not load the queues.',
} as const;
