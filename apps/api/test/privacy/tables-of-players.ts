import type { RetainedRecord } from '@goldwren/rules';

/**
 * Every table that holds something of players, by the rule of packages/rules/retention.ts that it follows: why it is kept,
 * how long, and in which form after the erasure.
 */
export const tablesOfPlayers: Readonly<Record<RetainedRecord, readonly string[]>> = {
  profile: ['email_token', 'player_totp', 'recovery_code', 'favorite_game'],
  account_history: ['player', 'player_event', 'account_deletion'],
  welcome_offer: ['welcome_mailbox'],
  sessions: ['http_session'],
  mails: ['mail_outbox'],
  data_exports: ['data_export'],
  // The file itself: what names it follows `identity_reviews`.
  unsent_documents: ['stored_file'],
  identity_documents: ['stored_file'],
  identity_reviews: ['identity_case', 'identity_document'],
  support_messages: ['support_ticket', 'support_message'],
  free_entries: ['free_entry'],
  journal_and_rounds: [
    ...['wallet', 'journal', 'idempotency', 'login_bonus', 'adjustment', 'sweeps_expiry_notice'],
    ...['game_session', 'round', 'round_raise'],
  ],
  orders: ['store_order', 'order_event', 'order_staff_note', 'first_purchase', 'player_debt', 'webhook_inbox'],
  redemptions_and_payouts: [
    ...['redemption', 'redemption_event', 'redemption_approval', 'redemption_allowance', 'skill_question'],
    ...['payout', 'payout_reference', 'tax_year_form'],
  ],
  tax_forms: ['tax_form'],
  limits_and_consents: ['play_limit', 'play_pace', 'play_control_event', 'legal_acceptance'],
  self_exclusion: ['excluded_person', 'exclusion_match'],
  exclusion_marks: ['person_mark'],
  sanctions_matches: ['sanctions_screening', 'sanctions_match'],
  staff_actions: ['staff_audit', 'operator_alert'],
};

/** Those of them that no export shows, and why. */
export const notExported: Readonly<Record<string, string>> = {
  email_token: 'opens the account; gone within a day',
  recovery_code: 'holds secrets and nothing else',
  welcome_mailbox: 'the mailbox of the profile again',
  data_export: 'the exports themselves; account_events tells of them',
  account_deletion: 'whoever has one can no longer ask for an export',
  stored_file: 'the pictures are in the export themselves, when their owner asks for them',
  idempotency: 'the keys of their own requests, forgotten in two days',
  order_staff_note: 'what staff noted for themselves',
  redemption_approval: 'which of the staff decided; redemption_events tells what',
  payout_reference: 'the reference of a payout again',
  excluded_person: 'hashes of erased players, who can no longer ask for an export',
  person_mark: 'hashes of what the profile has, and the name of the profile again, encrypted',
  exclusion_match: 'names the account of another person',
  sanctions_screening: 'the law forbids to tell',
  sanctions_match: 'the law forbids to tell',
  staff_audit: 'what staff did; account_events tells what became of it',
  operator_alert: 'what operators were warned of',
};

/** All other tables, and what they hold instead of players. */
export const tablesOfNobody: Readonly<Record<string, string>> = {
  game: 'the catalogue',
  game_maths: 'the catalogue',
  game_return: 'sums of a day',
  game_look: 'what staff looked at in a game',
  game_switch: 'what staff switched',
  movement_rule: 'rules of the ledger',
  login_bonus_day: 'rules of the ledger',
  reconciliation: 'what checks of the books found',
  books_pass: 'how far checks of the books have come',
  coin_package: 'the catalogue',
  coin_package_version: 'the catalogue',
  forged_notice: 'what strangers sent as payments, by hour; gone after thirty days',
  payout_batch: 'ids of redemptions that were handed out together',
  sanctions_list: 'lists of authorities',
  sanctions_name: 'lists of authorities',
  policy_switch: 'what staff switched',
  claims_confirmation: 'what staff confirmed',
  staff_audit_head: 'the end of a chain of hashes',
  staff_member: 'staff',
  staff_session: 'staff',
  staff_action: 'staff',
  staff_limit: 'rules of staff sessions',
  staff_permission: 'rules of staff roles',
  throttle: 'hashes of who asked, gone with their window',
  dev_mailbox: 'mails of development; empty in production',
  job_run: 'clocks of jobs',
  worker_heartbeat: 'which workers are alive',
  daily_report: 'sums of a day',
  daily_movement: 'sums of a day',
  daily_liability: 'sums of a day',
};
