import type { AlertKind, AlertLevel, AlertState } from '@goldwren/rules';
import { formats } from '../en/formats.ts';

const levels: Record<AlertLevel, string> = { warn: 'Warning', error: 'Error', fatal: 'Fatal' };
const states: Record<AlertState, string> = { open: 'Open', settled: 'Settled' };

/** What happened, and what somebody does about it. */
const kinds: Record<AlertKind, { name: string; todo: string }> = {
  payment_taken_back: {
    name: 'Payment taken back',
    todo: 'The coins were taken back as far as they were there. See the order, and what the player still owes.',
  },
  payment_needs_review: {
    name: 'Payment needs review',
    todo: 'It stands in the queue of orders: credit it, or refund it with the provider and record that.',
  },
  payment_does_not_fit: {
    name: 'Payment does not fit its order',
    todo: 'Compare amount and currency with the order. Nothing was credited.',
  },
  payment_for_unknown_order: {
    name: 'Payment for an unknown order',
    todo: 'Find out with the provider whose payment it is, and have it refunded.',
  },
  payment_of_unknown_status: {
    name: 'Payment with an unknown status',
    todo: 'The provider says something that we do not know yet. Look it up in their records and tell engineering.',
  },
  payment_forged: {
    name: 'Forged payment notification',
    todo: 'Somebody sent what the provider did not sign. Nothing was credited. Tell engineering when it goes on.',
  },
  payment_altered: {
    name: 'Stored payment notification was altered',
    todo: 'It was genuine when it came and is not now: somebody changed the row, or the secret. Tell engineering at once.',
  },
  payment_not_processed: {
    name: 'Payment notification not processed',
    todo: 'It is tried again by itself. When the same one comes back, tell engineering.',
  },
  payments_left_processed: {
    name: 'Payment notifications processed late',
    todo: 'They had been left behind and are credited now. Look whether anybody complained in between.',
  },
  false_game_report: {
    name: 'False game report',
    todo: 'The game in a player’s browser told us what did not happen. Nothing was paid. Look at the player.',
  },
  account_reclaimed: {
    name: 'Account reclaimed',
    todo: 'The owner of a mailbox took over an account that somebody else had opened with it. Look at both.',
  },
  staff_locked: {
    name: 'Staff account locked',
    todo: 'Somebody gave the right password of a colleague and too many wrong codes. Ask the colleague in person. If it was not them, have them replaced by a new account; if it was, unlock the account on the page of colleagues.',
  },
  books_disagree: {
    name: 'The books do not agree',
    todo: 'Open the page of health, look at each finding, and correct nothing by hand before engineering has seen it.',
  },
  audit_log_broken: {
    name: 'The audit log was changed',
    todo: 'A row is missing, added or changed. Tell engineering and compliance at once.',
  },
  audit_anchor_differs: {
    name: 'The audit log differs from its anchors',
    todo: 'Rows may have been rolled back or rewritten. Stop all staff actions, keep the database and the file store as they are, and tell engineering and compliance at once.',
  },
  file_key_missing: {
    name: 'A key of stored files is missing',
    todo: 'Documents that it sealed cannot be opened. Engineering has to put it back into the configuration.',
  },
  file_unreadable: {
    name: 'A stored file cannot be read',
    todo: 'It is gone or damaged. Tell engineering; the player may have to send the document again.',
  },
  sanctions_list_missing: {
    name: 'No sanctions list',
    todo: 'Nobody is screened, so nothing is approved or paid. Import a list (docs/operations/sanctions-lists.md).',
  },
  file_store_failed: {
    name: 'The file store failed',
    todo: 'Documents could not be stored or read. Tell engineering when it goes on.',
  },
  data_export_failed: {
    name: 'An export of player data was given up',
    todo: 'Look at the job build_exports and at the file store. The player can ask again tomorrow; write to them if the cause lasts longer.',
  },
  identity_overdue: {
    name: 'An identity review is late',
    todo: 'It is the first of the identity queue. Decide it.',
  },
  redemption_late: {
    name: 'A redemption is late',
    todo: 'The player has been told. Take the step that waits for us.',
  },
  ticket_late: {
    name: 'A ticket is late',
    todo: 'Somebody has written and waits longer than promised. Answer it.',
  },
  game_switched_off: {
    name: 'A game was switched off by the audit',
    todo: 'Its rounds are not what they should be. Look into the finding on the page of games before it goes on again.',
  },
  job_late: {
    name: 'A job has not run',
    todo: 'See the page of health. When no job runs, the worker is down: tell engineering at once.',
  },
  job_failed: {
    name: 'A job failed',
    todo: 'It is tried again by itself. When it goes on failing, tell engineering.',
  },
  report_changed: {
    name: 'The report of a finished day changed',
    todo: 'Figures of the past do not change by themselves. Tell engineering which day, and what you did with the old ones.',
  },
  alerts_dropped: {
    name: 'Alerts were dropped',
    todo: 'There were more than could be kept. The log of the server has all of them.',
  },
  all_games_switched_off: {
    name: 'All games were switched off',
    todo: 'A member of staff did it. End the emergency on the page of games when it is over.',
  },
  claims_unconfirmed: {
    name: 'Marketing claims are due',
    todo: 'Have the number of players and the rating substantiated, and confirm them on the page of jurisdictions.',
  },
  policy_switched: {
    name: 'Another regional pack is in force',
    todo: 'A member of staff switched it. See that it was meant, and who was told.',
  },
};

export const alertMessages = {
  title: 'Alerts',
  about: 'What happened by itself and somebody has to look at. The same again on the same day is one row with a count.',
  caption: 'Alerts',
  empty: 'No alert is in this state.',
  levels,
  states,
  kinds,
  kind: 'What happened',
  level: 'Level',
  key: 'About',
  day: 'Day',
  count: 'Times',
  times: (count: number) => formats.number(count),
  clock: 'Clock',
  state: 'State',
  first: 'First',
  last: 'Last',
  settledBy: (name: string) => `Settled by ${name}`,
  one: 'The alert',
  facts: 'Facts of the last time',
  noFacts: 'It came without facts.',
  settled: 'Settled',
  by: 'By',
  note: 'Note',
  toDo: 'What to do',
  settle: 'Settle',
  settleTitle: 'Settle this alert?',
  settleText: 'Say what you found and what came of it. When it happens again, a new alert is opened.',
  settleDone: 'The alert is settled.',
  settledAlready: 'Somebody else has settled it. Their note is on the page.',
} as const;

/** A kind in words. Alerts outlive their kinds: one that is gone from the list has its code only. */
export function alertKindMessages(kind: string): { readonly name: string; readonly todo: string | null } {
  return (kinds as Readonly<Record<string, { name: string; todo: string }>>)[kind] ?? { name: kind, todo: null };
}
