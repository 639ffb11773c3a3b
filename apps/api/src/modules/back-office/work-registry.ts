import { waitingAdjustments } from '../adjustments/public.ts';
import { waitingAlerts } from '../alerts/public.ts';
import { waitingExclusionMatches } from '../exclusions/public.ts';
import { waitingEntries } from '../free-entry/public.ts';
import { waitingReviews } from '../identity/public.ts';
import { waitingPayouts } from '../payouts/public.ts';
import { waitingPolicyChanges } from '../policy/public.ts';
import { waitingRedemptions, waitingSecondReviews } from '../redemptions/public.ts';
import { waitingRiskCases } from '../risk/public.ts';
import { waitingMatches, waitingUploads } from '../sanctions/public.ts';
import { waitingOrders } from '../store/public.ts';
import { waitingTickets } from '../support/public.ts';
import { waitingStaffChanges } from './accounts/list-changes.ts';
import type { WorkRegistry } from './list-work.ts';

/** The function for each queue of the first screen. A module that fills a queue adds a line. */
export const workRegistry: WorkRegistry = {
  free_entries: waitingEntries,
  orders_review: waitingOrders,
  identity: waitingReviews,
  redemptions_review: waitingRedemptions,
  redemptions_second_review: waitingSecondReviews,
  payouts: waitingPayouts,
  sanctions: waitingMatches,
  sanctions_uploads: waitingUploads,
  exclusions: waitingExclusionMatches,
  risk: waitingRiskCases,
  adjustments: waitingAdjustments,
  policy_changes: waitingPolicyChanges,
  staff_changes: waitingStaffChanges,
  tickets: waitingTickets,
  alerts: waitingAlerts,
};
