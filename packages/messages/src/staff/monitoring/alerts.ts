import type { AlertKind, AlertLevel, AlertState } from '@goldwren/rules';
import { formats } from '../../en/formats.ts';

const levels: Record<AlertLevel, string> = { warn: 'Warning', error: 'Error', fatal: 'Fatal' };
const states: Record<AlertState, string> = { open: 'Open', settled: 'Settled' };

/** Each kind of alert: what happened, and what to do. */
const kinds: Record<AlertKind, { name: string; todo: string }> = {
  payment_taken_back: {
    name: 'Payment reversed',
    todo: 'We removed the coins as far as the balance allowed. Check the order, and what the player still owes.',
  },
  payment_needs_review: {
    name: 'Payment needs review',
    todo: 'Open the order queue. Credit the order, or refund it at the provider and record the refund.',
  },
  payment_does_not_fit: {
    name: 'Payment does not match its order',
    todo: 'Compare the amount and currency with the order. No coins were credited.',
  },
  payment_for_unknown_order: {
    name: 'Payment for an unknown order',
    todo: 'Ask the provider who paid, and have the payment refunded.',
  },
  payment_of_unknown_status: {
    name: 'Payment with an unknown status',
    todo: 'The provider sent a status that we do not know. Look it up in their records and contact engineering.',
  },
  payment_forged: {
    name: 'Forged payment notification',
    todo: 'Someone sent a notification that the provider did not sign. No coins were credited. If it continues, contact engineering.',
  },
  payment_altered: {
    name: 'Stored payment notification was altered',
    todo: 'The notification was valid on arrival, but is not valid now. Someone changed the row or the secret. Contact engineering immediately.',
  },
  payment_not_processed: {
    name: 'Payment notification not processed',
    todo: 'We retry automatically. If the same alert returns, contact engineering.',
  },
  payments_left_processed: {
    name: 'Payment notifications processed late',
    todo: 'These notifications are now processed. Check whether players complained in the meantime.',
  },
  refund_not_sent: {
    name: 'Refund not sent',
    todo: 'The payment provider did not answer a refund request. We retry automatically. If the alert returns on the next day, check the provider’s status page and contact engineering.',
  },
  refund_rejected: {
    name: 'Refund rejected',
    todo: 'No money was returned. Open the order to see the reason. Request the refund again, or refund the payment on the provider’s website.',
  },
  payout_not_sent: {
    name: 'Payout not sent or not read',
    todo: 'The payout provider did not answer. We retry automatically, and pay once. If the alert returns on the next day, check the provider’s status page, the credentials and the balance.',
  },
  payout_failed: {
    name: 'Payout failed at the provider',
    todo: 'No money was paid. The redemption is approved again, and the player can read the reason. Check the code and the balance at the provider, then hand the redemption over again.',
  },
  payout_unclear: {
    name: 'Payout with an unclear result',
    todo: 'We cannot tell whether the provider paid, and send nothing again. Find the payment on the provider’s website by the ID of the payout. Then record it as paid or failed.',
  },
  payout_taken_back: {
    name: 'Payout taken back by its provider',
    todo: 'The provider took the money of a paid prize back. The redemption stays paid, and no coins moved. Find the payment on the provider’s website and contact the player. To return the coins, correct the balance, which a second person approves. Tell finance, because the tax year still has the payout.',
  },
  identity_not_read: {
    name: 'Identity session not read or not erased',
    todo: 'The identity vendor did not answer. We retry automatically. If the alert returns on the next day, check the vendor’s status page and the credentials. Data of erased accounts stays at the vendor until it answers.',
  },
  identity_session_unclear: {
    name: 'Identity session with an unclear result',
    todo: 'The vendor reported a state that we do not know, or a session of another player. Nothing was decided. Find the session on the vendor’s website by its ID.',
  },
  false_game_report: {
    name: 'False game report',
    todo: 'The game in a player’s browser reported a false result. Nothing was paid. Check the player.',
  },
  geolocation_failed: {
    name: 'Visitors cannot be located',
    todo: 'The geolocation vendor does not answer. Until it does, visitors without a stored location cannot register, buy, redeem or play with Sweeps Coins. Check its status page, and the credentials and the balance of the account.',
  },
  account_reclaimed: {
    name: 'Account reclaimed',
    todo: 'The owner of a mailbox took over an account that another person had opened with it. Check both.',
  },
  staff_locked: {
    name: 'Staff account locked',
    todo: 'Someone entered the correct password of a staff member and too many wrong codes. Ask the staff member in person. If it was that staff member, unlock the account under Staff accounts. If not, replace the account with a new one.',
  },
  books_disagree: {
    name: 'The ledger does not balance',
    todo: 'Open Health and check each finding. Do not correct anything before engineering has seen it.',
  },
  audit_log_broken: {
    name: 'The audit log was changed',
    todo: 'A row is missing, added or changed. Contact engineering and compliance immediately.',
  },
  audit_anchor_differs: {
    name: 'The audit log differs from its anchors',
    todo: 'Someone may have rolled back or rewritten rows. Stop all staff actions. Do not change the database or the file store. Contact engineering and compliance immediately.',
  },
  ledger_history_changed: {
    name: 'The journal differs from the public log',
    todo: 'Someone has changed rows of the journal after they were published. Do not change the database. Contact engineering and compliance immediately.',
  },
  public_log_stopped: {
    name: 'The public log is not extended',
    todo: 'Rounds continue, but players see that their sessions are not in the log. Engineering has to check the worker and the file store.',
  },
  witness_failed: {
    name: 'A witness did not cosign the public log',
    todo: 'The log continues without this witness. When it lasts, contact the operator of the witness.',
  },
  file_key_missing: {
    name: 'A key of stored files is missing',
    todo: 'We cannot open the documents sealed with this key. Engineering has to restore it in the configuration.',
  },
  file_unreadable: {
    name: 'A stored file cannot be read',
    todo: 'The file is missing or damaged. Contact engineering. The player may have to send the document again.',
  },
  sanctions_list_missing: {
    name: 'No sanctions list',
    todo: 'We cannot screen players, so no redemption can be approved or paid. Import a list now (docs/operations/sanctions-lists.md).',
  },
  file_store_failed: {
    name: 'The file store failed',
    todo: 'We could not store or read documents. If it continues, contact engineering.',
  },
  data_export_failed: {
    name: 'A data export failed',
    todo: 'Check the file store and the log of the worker. The player can request again immediately. If the problem lasts longer, write to the player.',
  },
  foreign_exclusion_rejected: {
    name: 'Self-exclusion of another cell cannot be read',
    todo: 'The directory has a row that no cell wrote with our key. Contact engineering: someone changed the directory, or two cells have different keys.',
  },
  site_setting_rejected: {
    name: 'A setting of another cell cannot be read',
    todo: 'The directory has a row that no cell wrote with our key. Contact engineering: someone changed the directory, or two cells have different keys.',
  },
  site_settings_replaced: {
    name: 'Settings of this cell were replaced',
    todo: 'Another cell decides for the site now. It did not know the last changes of this cell. Compare them, and repeat them in the back office of the other cell.',
  },
  identity_overdue: {
    name: 'An identity review is late',
    todo: 'It is first in the identity queue. Decide it.',
  },
  redemption_late: {
    name: 'A redemption is late',
    todo: 'We have informed the player. Take the next step.',
  },
  ticket_late: {
    name: 'A support ticket is late',
    todo: 'A person has waited longer than promised. Answer the ticket.',
  },
  game_switched_off: {
    name: 'A game was switched off by the audit',
    todo: 'Its rounds or its RTP do not match the proof. Investigate the finding under Games before you switch the game on again.',
  },
  audited_day_differs: {
    name: 'Rounds of a day were deleted, added or changed',
    todo: 'Someone with access to the database may have removed or inserted rounds. Do not change the database or the file store. Contact engineering and compliance immediately (docs/operations/round-audit.md).',
  },
  job_late: {
    name: 'A job has not run',
    todo: 'Check Health. If no job runs, the worker is down. Contact engineering immediately.',
  },
  job_failed: {
    name: 'A job failed',
    todo: 'We retry automatically. If it keeps failing, contact engineering.',
  },
  partition_missing: {
    name: 'A partition is missing',
    todo: 'The database has no partition for the rounds of next month. Nothing is lost. Contact engineering this week (docs/operations/data-growth.md).',
  },
  archive_late: {
    name: 'A month is not archived',
    todo: 'The archive of a closed month is late. Nothing is lost. Contact engineering this week (docs/operations/archive.md).',
  },
  archive_differs: {
    name: 'The archive and the database differ',
    todo: 'Someone may have changed rounds, postings or files of a past month. Do not change the database or the file store. Contact engineering and compliance immediately (docs/operations/archive.md).',
  },
  report_changed: {
    name: 'The report of a finished day changed',
    todo: 'Figures of a finished day must not change. Tell engineering which day it is and where you used the old figures.',
  },
  alerts_dropped: {
    name: 'Alerts were dropped',
    todo: 'There were more alerts than we can store. The server log has all of them.',
  },
  all_games_switched_off: {
    name: 'All games were switched off',
    todo: 'A staff member switched them off. When the emergency is over, end it under Games.',
  },
  claims_unconfirmed: {
    name: 'Marketing claims need confirmation',
    todo: 'Collect evidence for the number of players and the rating. Then confirm both under Jurisdictions.',
  },
  policy_switched: {
    name: 'The policy pack was switched',
    todo: 'Two staff members switched the policy pack. Check that this was intended and who was informed.',
  },
};

export const alertMessages = {
  title: 'Alerts',
  about: 'Automatic alerts that need a person. Repeated alerts of one day share a row with a count.',
  caption: 'Alerts',
  empty: 'No alert has this status.',
  levels,
  states,
  kinds,
  kind: 'What happened',
  level: 'Level',
  key: 'About',
  day: 'Day',
  count: 'Times',
  times: (count: number) => formats.number(count),
  clock: 'Deadline',
  state: 'Status',
  first: 'First',
  last: 'Last',
  settledBy: (name: string) => `Settled by ${name}`,
  one: 'Alert',
  facts: 'Latest facts',
  noFacts: 'No facts.',
  settled: 'Settled',
  by: 'By',
  note: 'Note',
  toDo: 'What to do',
  settle: 'Settle alert',
  settleTitle: 'Settle this alert?',
  settleText: 'Describe what you found and did. If it happens again, a new alert opens.',
  settleDone: 'The alert is settled.',
  settledAlready: 'Another staff member has settled it. See their note on the page.',
} as const;

/** The texts of a kind. Stored alerts can have a kind that no longer exists: it shows its code only. */
export function alertKindMessages(kind: string): { readonly name: string; readonly todo: string | null } {
  return (kinds as Readonly<Record<string, { name: string; todo: string }>>)[kind] ?? { name: kind, todo: null };
}
