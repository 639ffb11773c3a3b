import { gauge } from './registry.ts';

export const redemptionsWaiting = gauge(
  'goldwren_redemptions_waiting',
  'Open redemptions whose next step the operator must do.',
);

export const redemptionsLate = gauge(
  'goldwren_redemptions_late',
  'Open redemptions whose promised time for the current step has passed.',
);

export const redemptionNextDue = gauge(
  'goldwren_redemption_next_due_timestamp_seconds',
  'The earliest deadline of an open redemption. Absent when none waits for the operator.',
);

export const redemptionsDecided = gauge(
  'goldwren_redemptions_decided',
  'Reviews of redemptions that were decided in the last 30 days, by result: "in_time" or "late".',
  ['result'],
);
