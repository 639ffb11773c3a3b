import type { WorkQueue } from '@goldwren/rules';
import { formats } from '../en/formats.ts';

const queues: Record<WorkQueue, string> = {
  redemptions_review: 'Redemptions to review',
  redemptions_second_review: 'Redemptions that need a second person',
  payouts: 'Payouts to make',
  identity: 'Identity documents to review',
  sanctions: 'Possible sanctions matches',
  exclusions: 'Possible self-exclusion matches',
  free_entries: 'Free entries to review',
  orders_review: 'Orders to settle',
  tickets: 'Tickets to answer',
  adjustments: 'Adjustments to approve',
  alerts: 'Alerts to settle',
};

/** The first screen: what needs a person now. */
export const workMessages = {
  title: 'Work',
  about: 'What needs a person now, the worst clock first. Looks again by itself every 30 seconds.',
  caption: 'Queues',
  queue: 'Queue',
  waiting: 'Waiting',
  clock: 'Oldest',
  queues,
  late: (count: number) => `${formats.number(count)} late`,
  nothing: 'Nothing waits for you.',
  nothingOpen: 'Your role works on no queue. The navigation leads to what you can see.',
  empty: 'None',
  failed: 'What waits could not be loaded.',
} as const;
