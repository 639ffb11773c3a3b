/**
 * Actions in the audit log of the back office. Each row is written in the same transaction as its effect, so
 * the verbs are in the past tense. Reads of personal data are actions, too. Never remove an entry from these
 * lists: old rows still use it.
 */
export const auditActions = [
  'staff.signed_in',
  'staff.re_authenticated',
  'staff.signed_out',
  'staff.unlocked',
  'audit.verified',
  'player.viewed',
  'player.timeline_viewed',
  'player.noted',
  'player.suspended',
  'player.unsuspended',
  'player.redemption_restored',
  'player.region_changed',
  'player.closed',
  'player.second_factor_removed',
  'player.name_changed',
  'adjustment.requested',
  'adjustment.approved',
  'adjustment.rejected',
  'sanctions.match_viewed',
  'sanctions.cleared',
  'sanctions.confirmed',
  'exclusion.match_viewed',
  'exclusion.cleared',
  'exclusion.confirmed',
  'risk.viewed',
  'risk.case_viewed',
  'risk.assessed',
  'risk.no_concern',
  'risk.player_contacted',
  'payout.batch_started',
  'payout.exported',
  'payout.details_viewed',
  'payout.paid',
  'payout.failed',
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
  'policy.switched',
  'policy.claims_confirmed',
  'game.switched_off',
  'game.switched_on',
  'game.looked_into',
  'game.all_switched_off',
  'game.all_switched_on',
  'package.edited',
  'package.switched',
  'package.arranged',
  'ticket.viewed',
  'ticket.answered',
  'ticket.noted',
  'ticket.closed',
  'ticket.reopened',
  'ticket.assigned',
  'ticket.released',
  'leaderboard.name_removed',
  'alert.settled',
  'books.checked',
  'report.computed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Types of object that an action can refer to. */
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
  'exclusion',
  'risk',
  'ticket',
  'alert',
  'report',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/**
 * How an anchor can differ from the log. An anchor is a signed head of the log that is stored outside the
 * database.
 * `not_genuine`: the signature or the name is not ours. `above_head`: its row is after the end of the log.
 * `row_missing`, `hash_differs`: its row was deleted or changed.
 */
export const anchorFaults = ['not_genuine', 'above_head', 'row_missing', 'hash_differs'] as const;
export type AnchorFault = (typeof anchorFaults)[number];

/** Maximum length of a search in the facts of the log. */
export const auditSearchMaxLength = 100;
