/** Facts about one payment notification. `detail` describes the mismatch. */
interface PaymentFacts {
  readonly provider: string;
  readonly event: string;
  readonly verdict: string;
  /** The reference in the notification. It starts with the order id when the order exists here. */
  readonly reference: string | null;
  readonly detail?: string | undefined;
}

/** The operator events and their facts. */
export interface OperatorEvents {
  payment_taken_back: PaymentFacts;
  payment_needs_review: PaymentFacts;
  payment_does_not_fit: PaymentFacts;
  payment_for_unknown_order: PaymentFacts;
  payment_of_unknown_status: PaymentFacts;
  payment_forged: {
    readonly provider: string;
    readonly event: string;
    readonly reason: string;
    readonly inThisHour: number;
  };
  /** The signature was valid when the notification was stored and is not any more. The row or the secret was changed. */
  payment_altered: PaymentFacts;
  payment_not_processed: { readonly provider: string; readonly event: string; readonly err: unknown };
  payments_left_processed: { readonly processed: number };
  /** The provider did not answer, so the result of the refund is unknown. The job tries again. */
  refund_not_sent: { readonly order: string; readonly refund: string; readonly err: unknown };
  refund_rejected: { readonly order: string; readonly refund: string; readonly rejection: string };
  /** The payout provider did not answer, so the result is unknown. The job tries again. */
  payout_not_sent: { readonly payout: string; readonly err: unknown };
  payout_failed: { readonly payout: string; readonly failure: string; readonly code: string };
  /** The product cannot tell whether the provider paid. */
  payout_unclear: { readonly payout: string; readonly code: string };
  /** The provider took a payment back after it had paid. */
  payout_taken_back: { readonly payout: string; readonly code: string };
  /** The identity vendor did not answer, or did not confirm the erasure. The job tries again. */
  identity_not_read: { readonly session: string; readonly err: unknown };
  /** The identity vendor reported something that the product does not understand, or a session of another player. */
  identity_session_unclear: { readonly session: string; readonly code: string };
  false_game_report: { readonly session: string; readonly player: string; readonly report: object };
  idle_sessions_ended: { readonly ended: number };
  orders_expired: { readonly expired: number };
  players_screened: { readonly screened: number };
  sanctions_list_imported: { readonly version: number; readonly names: number; readonly upload: string };
  players_rescreened: { readonly players: number; readonly matches: number };
  /** Changes of self-exclusions of this cell that were published, and of other cells that were read. */
  exclusions_shared: { readonly published: number; readonly read: number };
  /** No cell with this key has written a row of the directory about an excluded person. `seq`: its number. */
  foreign_exclusion_rejected: { readonly cell: string; readonly seq: string };
  /** Settings that this cell published for the site, or applied from the deciding cell. */
  site_settings_shared: { readonly published: number; readonly applied: number };
  /** No cell with this key has written a row of the directory with a setting. `seq`: its number. */
  site_setting_rejected: { readonly cell: string; readonly setting: string };
  /** Another cell decides now, and these settings of this cell were not published before. It replaces them. */
  site_settings_replaced: { readonly settings: string };
  claims_swept: { readonly finished: number; readonly freed: number };
  accounts_assessed: { readonly assessed: number };
  entries_settled: { readonly granted: number; readonly expired: number };
  idle_sweeps_expired: { readonly warned: number; readonly expired: number };
  policy_switched: { readonly pack: string; readonly by: string; readonly reason: string };
  /** The marketing claims in the footer have not been confirmed for too long. */
  claims_unconfirmed: { readonly players: string; readonly rating: string };
  all_games_switched_off: { readonly by: string; readonly reason: string; readonly games: number };
  /** The geolocation vendor failed several times in a row. Visitors whose location is not stored are unknown. */
  geolocation_failed: { readonly vendor: string; readonly err: unknown };
  account_reclaimed: { readonly player: string };
  /** Too many wrong codes were entered after a staff member's correct password. */
  staff_locked: { readonly staff: string };
  /** A stored file is missing or altered, or its key is missing. */
  file_unreadable: { readonly file: string; readonly reason: string };
  file_store_failed: { readonly err: unknown };
  /** Data was encrypted with a key that is not configured, so it cannot be read. */
  file_key_missing: { readonly keyId: string; readonly sealed: string; readonly count: number };
  file_keys_resealed: { readonly resealed: number };
  data_export_built: { readonly player: string; readonly export: string };
  /** An export failed after the last attempt. The player must request it again. */
  data_export_failed: { readonly player: string; readonly export: string };
  accounts_erased: { readonly erased: number };
  files_deleted: { readonly deleted: number };
  identity_overdue: { readonly player: string; readonly case: string; readonly dueAt: string };
  /** The operator missed the deadline of a step. The player has been notified. */
  redemption_late: {
    readonly player: string;
    readonly redemption: string;
    readonly status: string;
    readonly dueAt: string | null;
  };
  /** A support ticket was not answered within the promised time. */
  ticket_late: { readonly ticket: string; readonly reference: string; readonly dueAt: string };
  redemptions_advanced: { readonly returned: number; readonly reminded: number; readonly late: number };
  books_disagree: { readonly findings: readonly object[] };
  /** `firstBroken`: the first row of the audit log that is missing, added or changed. */
  audit_log_broken: { readonly firstBroken: number; readonly rows: number };
  /** A signed copy of the audit log's head, stored outside the database, does not match the log (AnchorFault in rules). */
  audit_anchor_differs: { readonly anchor: string; readonly seq: number | null; readonly fault: string };
  /** Journal rows between two instants differ from what the public log says about them. */
  ledger_history_changed: { readonly from: string; readonly until: string };
  /** The public log cannot be extended. */
  public_log_stopped: { readonly err: unknown };
  /** A witness did not cosign a checkpoint of the public log. */
  witness_failed: { readonly witness: string; readonly err: unknown };
  /** A player must be screened, but no sanctions list was ever imported. */
  sanctions_list_missing: { readonly playerId: string };
  rounds_audited: { readonly day: string; readonly rounds: number };
  game_switched_off: {
    readonly gameId: number;
    /** The day whose rounds were audited. */
    readonly day: string;
    readonly reason: string;
    readonly wasOn: boolean;
    readonly facts: object;
  };
  /**
   * Rounds of an audited day were deleted, added or changed (docs/operations/round-audit.md). `findings`: the first few.
   */
  audited_day_differs: {
    readonly day: string;
    readonly faults: readonly string[];
    readonly findings: readonly object[];
  };
  /** The job has not succeeded for twice the time between two runs. */
  job_late: { readonly job: string; readonly everyMinutes: number; readonly lastSuccessAt: string | null };
  job_failed: { readonly job: string; readonly err: unknown };
  /** The journal or the rounds have no partition for the next month. `monthsAhead` is 0. */
  partition_missing: { readonly monthsAhead: number };
  /** A closed month could have been archived for days. `openRounds`: its rounds that sessions still play. */
  archive_late: { readonly month: string; readonly openRounds: number };
  /** The archive of a month and the database differ (docs/operations/archive.md). `findings`: the first few. */
  archive_differs: { readonly month: string; readonly faults: readonly string[]; readonly findings: readonly object[] };
  month_archived: { readonly month: string; readonly parts: number; readonly rows: number };
  /** Its rounds are only in the archive now. */
  month_dropped: {
    readonly month: string;
    readonly rounds: number;
    readonly postings: number;
    readonly kept: number;
  };
  /** The figures of a finished day have changed since they were reported. */
  report_changed: { readonly day: string; readonly changed: readonly string[] };
  alerts_dropped: { readonly dropped: number };
}
export type EventName = keyof OperatorEvents;

type Level = 'info' | 'warn' | 'error' | 'fatal';

/** Level and message of each event. Alert rules match the message, so it must not change. */
const lines = {
  payment_taken_back: ['error', 'payment taken back'],
  payment_needs_review: ['error', 'payment needs review'],
  payment_does_not_fit: ['error', 'payment does not match its order'],
  payment_for_unknown_order: ['error', 'payment for an unknown order'],
  payment_of_unknown_status: ['error', 'payment notification with an unknown status'],
  payment_forged: ['error', 'forged payment notification'],
  payment_altered: ['fatal', 'stored payment notification no longer matches its signature'],
  payment_not_processed: ['error', 'payment notification not processed'],
  payments_left_processed: ['warn', 'payment notifications processed late'],
  refund_not_sent: ['error', 'refund not sent'],
  refund_rejected: ['error', 'refund rejected'],
  payout_not_sent: ['error', 'payout not sent or not read'],
  payout_failed: ['error', 'payout failed'],
  payout_unclear: ['error', 'payout is unclear'],
  payout_taken_back: ['error', 'payout was taken back by its provider'],
  identity_not_read: ['error', 'identity session not read or not erased'],
  identity_session_unclear: ['error', 'identity session is unclear'],
  false_game_report: ['warn', 'false game report'],
  idle_sessions_ended: ['info', 'idle game sessions ended'],
  orders_expired: ['info', 'unpaid orders expired'],
  players_screened: ['info', 'players compared with excluded people'],
  sanctions_list_imported: ['info', 'sanctions list of an upload imported'],
  players_rescreened: ['info', 'players compared with a new sanctions list'],
  exclusions_shared: ['info', 'self-exclusions shared with other cells'],
  foreign_exclusion_rejected: ['error', 'self-exclusion of another cell cannot be read'],
  site_settings_shared: ['info', 'settings shared with other cells'],
  site_setting_rejected: ['error', 'setting of another cell cannot be read'],
  site_settings_replaced: ['error', 'settings of this cell are replaced by another cell'],
  claims_swept: ['info', 'registrations finished or freed in the directory'],
  accounts_assessed: ['info', 'risk scores computed'],
  entries_settled: ['info', 'held free entries settled'],
  idle_sweeps_expired: ['info', 'inactive players warned or their Sweeps Coins expired'],
  policy_switched: ['warn', 'policy pack switched'],
  claims_unconfirmed: ['warn', 'marketing claims need confirmation'],
  all_games_switched_off: ['fatal', 'all games switched off by staff'],
  geolocation_failed: ['error', 'visitors cannot be located'],
  account_reclaimed: ['warn', 'account reclaimed by the owner of its address'],
  staff_locked: ['error', 'staff account locked after wrong codes'],
  file_unreadable: ['fatal', 'stored file cannot be read'],
  file_store_failed: ['error', 'file store failed'],
  file_key_missing: ['fatal', 'a key of stored files is not configured'],
  file_keys_resealed: ['info', 'keys of stored files encrypted again'],
  data_export_built: ['info', 'data export built'],
  data_export_failed: ['error', 'data export failed'],
  accounts_erased: ['info', 'accounts erased'],
  files_deleted: ['info', 'files deleted'],
  identity_overdue: ['warn', 'identity review is late'],
  redemption_late: ['warn', 'redemption is late'],
  ticket_late: ['warn', 'ticket is not answered in time'],
  redemptions_advanced: ['info', 'redemptions reminded, returned or reported late'],
  books_disagree: ['fatal', 'the ledger does not balance'],
  audit_log_broken: ['fatal', 'the audit log was changed'],
  audit_anchor_differs: ['fatal', 'the audit log differs from an anchor stored outside the database'],
  ledger_history_changed: ['fatal', 'the journal differs from the public log'],
  public_log_stopped: ['error', 'public log is not extended'],
  witness_failed: ['warn', 'witness did not cosign the public log'],
  sanctions_list_missing: ['error', 'no sanctions list to screen a player against'],
  rounds_audited: ['info', 'rounds of a day audited'],
  game_switched_off: ['fatal', 'game switched off by the audit'],
  audited_day_differs: ['fatal', 'rounds of a day were deleted, added or changed'],
  job_late: ['fatal', 'scheduled job has not run'],
  job_failed: ['error', 'scheduled job failed'],
  partition_missing: ['error', 'partition of the next month is missing'],
  archive_late: ['error', 'closed month is not archived'],
  archive_differs: ['fatal', 'archive of a month and the database differ'],
  month_archived: ['info', 'month archived'],
  month_dropped: ['info', 'month dropped'],
  report_changed: ['fatal', 'report of a finished day changed'],
  alerts_dropped: ['error', 'alerts dropped'],
} as const satisfies Readonly<Record<EventName, readonly [Level, string]>>;

/** The events that need attention: those of level warn or higher. They are stored in addition to their log line. */
export type AlertName = {
  [Name in EventName]: (typeof lines)[Name][0] extends 'info' ? never : Name;
}[EventName];

/** The level of an event; null when it is not an alert. */
export function alertLevelOf(name: EventName): Exclude<Level, 'info'> | null {
  const level: Level = lines[name][0];
  return level === 'info' ? null : level;
}

/** Reports events to operators. The message is fixed for each event. */
export interface Events {
  report<Name extends EventName>(name: Name, facts: OperatorEvents[Name]): void;
}

/** The part of a logger that events need. */
export type EventLog = Readonly<Record<Level, (facts: object, message: string) => void>>;

/** Writes events as log lines. */
export function logEvents(log: EventLog): Events {
  return {
    report: (name, facts) => {
      const [level, message] = lines[name];
      log[level]({ operator_event: name, ...facts }, message);
    },
  };
}
