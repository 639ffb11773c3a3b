/**
 * What the audit log of the back office says: who of the staff did what, to what. Verbs stand in the past: a row is
 * written with its effect or not at all. Looks at personal data are listed, too (decisions §10). Nothing is ever taken off
 * these lists: the rows stay.
 */
export const auditActions = [
  'staff.signed_in',
  'staff.re_authenticated',
  'staff.signed_out',
  'audit.verified',
  'player.viewed',
  'player.timeline_viewed',
  'player.noted',
  'player.suspended',
  'player.unsuspended',
  'player.redemption_restored',
  'player.region_changed',
  'player.closed',
  'adjustment.requested',
  'adjustment.approved',
  'adjustment.rejected',
  'sanctions.match_viewed',
  'sanctions.cleared',
  'sanctions.confirmed',
  'payout.batch_started',
  'payout.exported',
  'payout.details_viewed',
  'payout.paid',
  'payout.failed',
  'tax.return_listed',
  'tax.return_downloaded',
  'tax.form_downloaded',
  'entry.viewed',
  'entry.approved',
  'entry.rejected',
  'entry.keyed_in',
  'order.viewed',
  'order.credited',
  'order.refund_recorded',
  'order.noted',
  'identity.read',
  'identity.document_viewed',
  'identity.approved',
  'identity.rejected',
  'redemption.viewed',
  'redemption.approved_first',
  'redemption.approved',
  'redemption.rejected',
  'redemption.forfeited',
  'redemption.delay_told',
  'redemption.limits_raised',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an action can be about. */
export const auditSubjects = [
  'staff',
  'player',
  'adjustment',
  'redemption',
  'document',
  'identity',
  'order',
  'entry',
  'game',
  'package',
  'policy',
  'payout',
  'tax',
  'sanctions',
  'ticket',
  'alert',
  'report',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Longest search over the facts of the log. */
export const auditSearchMaxLength = 100;
