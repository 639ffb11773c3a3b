/** Kinds of operator alert. An event of level `warn` or higher raises the alert of the same name. */
export const alertKinds = [
  'payment_taken_back',
  'payment_needs_review',
  'payment_does_not_fit',
  'payment_for_unknown_order',
  'payment_of_unknown_status',
  'payment_forged',
  'payment_altered',
  'payment_not_processed',
  'payments_left_processed',
  'refund_not_sent',
  'refund_rejected',
  'payout_not_sent',
  'payout_failed',
  'payout_unclear',
  'payout_taken_back',
  'identity_not_read',
  'identity_session_unclear',
  'false_game_report',
  'geolocation_failed',
  'account_reclaimed',
  'staff_locked',
  'books_disagree',
  'audit_log_broken',
  'audit_anchor_differs',
  'ledger_history_changed',
  'public_log_stopped',
  'witness_failed',
  'file_key_missing',
  'file_unreadable',
  'sanctions_list_missing',
  'file_store_failed',
  'foreign_exclusion_rejected',
  'site_setting_rejected',
  'site_settings_replaced',
  'identity_overdue',
  'data_export_failed',
  'redemption_late',
  'ticket_late',
  'game_switched_off',
  'audited_day_differs',
  'job_late',
  'job_failed',
  'partition_missing',
  'archive_late',
  'archive_differs',
  'report_changed',
  'alerts_dropped',
  'all_games_switched_off',
  'claims_unconfirmed',
  'policy_switched',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Severities, mildest first. */
export const alertLevels = ['warn', 'error', 'fatal'] as const;
export type AlertLevel = (typeof alertLevels)[number];

export const alertStates = ['open', 'settled'] as const;
export type AlertState = (typeof alertStates)[number];

/** Hours within which staff must settle an alert. After that it counts as overdue. */
export const alertSettleHours = { fatal: 1, error: 24, warn: 72 } as const satisfies Record<AlertLevel, number>;

/** Settled alerts are stored for this many days. Open alerts are stored until they are settled. */
export const alertKeptDays = 400;

export const alertNoteMaxLength = 500;
